//! How many files the process may have open: every connection is one.

/// What is not for connections: the store, the program's own files, what the system needs.
const KEPT: usize = 128;
/// With fewer than this there is no server.
const FEWEST: usize = 16;

/// As many connections as wished, or as the system allows. Its limit is raised as far as it goes.
pub(crate) fn most_connections(wished: usize) -> usize {
    within(wished, raise())
}

/// Two limits count connections: those that are taken, and those that stay.
fn within(wished: usize, files: Option<u64>) -> usize {
    let Some(files) = files else { return wished };
    let files = usize::try_from(files).unwrap_or(usize::MAX);
    wished.min(files.saturating_sub(KEPT).max(FEWEST))
}

/// Lets the process open as many files as it may; tells how many. Nothing where there is no limit.
#[cfg(unix)]
fn raise() -> Option<u64> {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let limit = getrlimit(Resource::Nofile);
    let raised = Rlimit { current: limit.maximum, maximum: limit.maximum };
    match setrlimit(Resource::Nofile, raised) {
        Ok(()) => limit.maximum,
        Err(_) => limit.current,
    }
}

#[cfg(not(unix))]
fn raise() -> Option<u64> {
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_are_never_more_connections_than_files() {
        assert_eq!(within(12_000, Some(1_024)), 896);
        assert_eq!(within(12_000, Some(1_048_576)), 12_000);
        assert_eq!(within(12_000, Some(20)), FEWEST);
        assert_eq!(within(12_000, None), 12_000);
    }

    #[cfg(unix)]
    #[test]
    fn the_limit_is_raised_as_far_as_it_goes() {
        use rustix::process::{Resource, getrlimit};
        let most = raise();
        let limit = getrlimit(Resource::Nofile);
        assert_eq!(limit.current, most);
        assert_eq!(limit.current, limit.maximum);
    }
}
