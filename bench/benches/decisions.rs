//! Instructions per decision, counted by callgrind: the same number however busy the machine is.

#![allow(missing_docs, reason = "the macros of gungraun make public items of their own")]

use bench::{COUNTED_DECISIONS, GAME, Workload, ready, rows};
use gungraun::{LibraryBenchmarkConfig, library_benchmark, library_benchmark_group, main};

// The box is opened and the first game dealt before counting begins.
fn row(number: usize) -> Box<dyn Workload> {
    ready(&rows()[number]).expect("the tables of the registry can be set up")
}

#[library_benchmark]
#[benches::row(iter = 0..rows().len(), setup = row)]
fn decisions(mut workload: Box<dyn Workload>) -> Box<dyn Workload> {
    workload.play(COUNTED_DECISIONS);
    workload
}

library_benchmark_group!(name = random_play, benchmarks = decisions);

main!(
    config = LibraryBenchmarkConfig::default().pass_through_env(GAME),
    library_benchmark_groups = random_play
);
