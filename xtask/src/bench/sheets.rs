//! The tables there are: their columns, and the words around them.

use super::report::{number, share};

/// What a column says, where its number comes from, and how that is written.
type Column = (&'static str, &'static str, fn(f64) -> String);

/// One of the tables.
pub(crate) struct Sheet {
    pub(crate) columns: &'static [Column],
    /// The page it is written to.
    pub(crate) page: &'static str,
    pub(crate) above: &'static str,
    pub(crate) below: &'static str,
}

/// How fast the games are played.
pub(crate) static GAMES: Sheet = Sheet {
    columns: &[
        ("decisions/s", "decisions_per_second", number),
        ("games/s", "games_per_second", number),
        ("decisions/game", "decisions_per_game", number),
        ("imagine+copy/s", "imagined_per_second", number),
        ("search iterations/s", "iterations_per_second", number),
        ("state bytes", "state_bytes", number),
        ("written bytes", "written_bytes", number),
    ],
    page: "docs/benchmarks.md",
    above: "\
# Benchmarks

How fast the games are played, and how much room they take. This page is written by
`cargo xtask bench --write`; `cargo xtask bench` prints the same table, and with `--json` it is one
object for programs.
",
    below: "\
What the columns say:

- **decisions/s**, **games/s**: random play on one thread. Per decision: list the legal moves into
  a vector that is used again, pick one of them (each as likely), play it without a log. A new game
  is dealt whenever one is over. Clock time over at least two seconds.
- **decisions/game**: the mean over the games played for it.
- **imagine+copy/s**: states imagined from a view and copied once, on one thread; the views are
  taken beforehand at 64 places of random games.
- **search iterations/s**: iterations of the bots' tree search on one thread, in searches of 1 000
  iterations at the same places: imagine, walk down the tree, play on by first sight, look.
- **state bytes**: a state in memory, which is what a search copies. **written bytes**: a state in
  its binary form, the mean over the same 64 places.

To compare two versions of the code, count instructions: [benchmarks-instructions.md](benchmarks-instructions.md)
has those of the same loops, whatever else the machine was doing, and `cargo xtask bench --instructions` says how
they have changed since. How fast bots think in a browser is told in
[benchmarks-browser.md](benchmarks-browser.md), which `cargo xtask bench --browser --write` writes.

The program is `bench/`: `bench/src/loops.rs` has the loops. That nothing is allocated in them is a test:
`bench/tests/no_allocation.rs`.
",
};

/// How many instructions it takes.
pub(crate) static INSTRUCTIONS: Sheet = Sheet {
    columns: &[
        ("per decision", "instructions_per_decision", number),
        ("per imagined state", "instructions_per_imagined", number),
        ("per search iteration", "instructions_per_iteration", number),
    ],
    page: "docs/benchmarks-instructions.md",
    above: "\
# Benchmarks in instructions

How many instructions the games and the bots' search take. This page is written by
`cargo xtask bench --instructions --write`; without `--write` the command prints what it counts beside what is
written here, and the change. The same by the clock is in [benchmarks.md](benchmarks.md).
",
    below: "\
Counted by callgrind in a program compiled as `comptoir` is. Unlike clock time the numbers do not depend on what
else the machine is doing: they are the ones to compare between two versions of the code.

- **per decision**: random play over 10 000 decisions, dealing included: list the legal moves, pick one, play it.
- **per imagined state**: a state imagined from a view and copied, 6 400 times, from views taken at 64 places of
  random games.
- **per search iteration**: 1 600 iterations of the bots' tree search, 50 at each place: imagine, walk down the
  tree, play on by first sight, look. The tree of so short a search is small, so an iteration takes less of the
  tree and more of the evaluation than in a real one. It changes with the figures of the evaluation too: they
  decide how a game is played on.

The program is `bench/`: `bench/src/loops.rs` has the loops, `bench/src/count.rs` says how often each is done.
",
};

/// How fast bots think in a browser.
pub(crate) static BROWSER: Sheet = Sheet {
    columns: &[
        ("natively, iterations/s", "native_iterations_per_second", number),
        ("in the browser, iterations/s", "browser_iterations_per_second", number),
        ("share", "browser_share", share),
    ],
    page: "docs/benchmarks-browser.md",
    above: "\
# Benchmarks in a browser

How fast bots think in a browser, beside how fast they think natively. This page is written by
`cargo xtask bench --browser --write`; without `--write` the table is printed only, and with `--json` it
is one object for programs. All other figures are in [benchmarks.md](benchmarks.md).
",
    below: "\
What the columns say:

- **iterations/s**: iterations of the bots' tree search on one thread: imagine, walk down the tree,
  play on by first sight, look. A seat is advised at eight places spread over a game of quick bots,
  with 20 000 iterations at each, none of which is left out because the decision is clear.
- **natively**: in a program compiled as `comptoir` is.
- **in the browser**: in a worker of a page in Chromium, with the box as it is shipped, from the moment
  the page asks until it has the answer.
- **share**: the second as a part of the first.

Both answer the same questions in turns, each question three times, of which the quickest counts; an
answer before that warms up. The program is `bench/examples/browser.rs`.
",
};
