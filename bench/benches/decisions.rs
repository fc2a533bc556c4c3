//! Instructions per decision, counted by callgrind: the same number however busy the machine is.

#![allow(missing_docs, reason = "the macros of gungraun make public items of their own")]

use bench::{COUNTED_DECISIONS, Course, ready, rows};
use gungraun::{library_benchmark, library_benchmark_group, main};

// The box is opened and the first game dealt before counting begins.
fn row(number: usize) -> Box<dyn Course> {
    ready(&rows()[number]).expect("the tables of the registry can be set up")
}

#[library_benchmark]
#[benches::row(iter = 0..rows().len(), setup = row)]
fn decisions(mut course: Box<dyn Course>) -> Box<dyn Course> {
    course.play(COUNTED_DECISIONS);
    course
}

library_benchmark_group!(name = random_play, benchmarks = decisions);

main!(library_benchmark_groups = random_play);
