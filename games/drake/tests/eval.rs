//! The figures of the evaluation.

use drake::FrancisDrake;
use kit::Evaluation as _;
use kit::testing::Fixture;

#[test]
fn the_file_of_figures_is_complete() {
    let figures = kit::eval::read_figures::<f32>(include_str!("../eval.toml")).unwrap();
    let weights = Fixture::<FrancisDrake>::new(4).game.weights();
    assert_eq!(figures.len(), weights.len());
    for weight in weights {
        assert_eq!(figures.get(weight.name), Some(&weight.value), "{}", weight.name);
    }
}
