//! Instructions per decision, imagined state and iteration of the search, counted by callgrind: the same
//! numbers however busy the machine is.

#![allow(missing_docs, reason = "the macros of gungraun make public items of their own")]

use bench::{COUNTED, GAME, Workload, ready, rows};
use gungraun::{LibraryBenchmarkConfig, library_benchmark, library_benchmark_group, main};

// The box is opened, the first game dealt and the views taken before counting begins.
fn row(number: usize) -> Box<dyn Workload> {
    ready(&rows()[number]).expect("the tables of the registry can be set up")
}

#[library_benchmark]
#[benches::row(iter = 0..rows().len(), setup = row)]
fn play(mut workload: Box<dyn Workload>) -> Box<dyn Workload> {
    workload.play(COUNTED.decisions);
    workload
}

#[library_benchmark]
#[benches::row(iter = 0..rows().len(), setup = row)]
fn imagine(mut workload: Box<dyn Workload>) -> Box<dyn Workload> {
    workload.imagine(COUNTED.imagined);
    workload
}

#[library_benchmark]
#[benches::row(iter = 0..rows().len(), setup = row)]
fn search(mut workload: Box<dyn Workload>) -> Box<dyn Workload> {
    workload.search(COUNTED.iterations, COUNTED.each_search);
    workload
}

library_benchmark_group!(name = loops, benchmarks = [play, imagine, search]);

main!(
    config = LibraryBenchmarkConfig::default().pass_through_env(GAME),
    library_benchmark_groups = loops
);
