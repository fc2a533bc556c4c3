//! A short version of `cargo xtask crash`.

use loadtest::Crash;

#[tokio::test(flavor = "multi_thread")]
#[ignore = "at a server: cargo xtask test"]
async fn no_acknowledged_move_is_lost_and_none_is_doubled() {
    let crash = Crash { tables: 10, kills: 6, seed: 2026 };
    let survived = crash.run(&["--no-limits", "--pace", "0"], |_, _| {}).await.unwrap();
    assert_eq!(survived.kills, 6);
    assert!(survived.tables >= 10);
    assert!(survived.acknowledged > 100, "{survived:?}");
}
