//! A server under load, under fire and under kill -9. The program of the server is named by
//! `COMPTOIR_BIN`, which `cargo xtask test` sets: these tests are ignored unless asked for by name.

mod crash;
mod hostile;
