//! When to try again, and how.

/// The first and the longest wait, in milliseconds.
const WAITS: (u32, u32) = (250, 8_000);
/// After so many sockets in a row that never stood, the stream is tried.
const SOCKETS: u32 = 2;

/// How the next connection is made.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Way {
    /// A WebSocket.
    Socket,
    /// Server-sent events, with wishes posted: for networks that break sockets.
    Stream,
}

/// What was learnt from connections that failed.
#[derive(Clone, Debug)]
pub(super) struct Patience {
    wait: u32,
    fallen: u32,
    way: Way,
}

impl Default for Patience {
    fn default() -> Patience {
        Patience { wait: WAITS.0, fallen: 0, way: Way::Socket }
    }
}

impl Patience {
    /// How to connect next.
    pub(super) fn way(&self) -> Way {
        self.way
    }

    /// A connection stood.
    pub(super) fn stood(&mut self) {
        (self.wait, self.fallen) = (WAITS.0, 0);
    }

    /// A connection was lost, or never stood: how long to wait before the next.
    pub(super) fn lost(&mut self, stood: bool) -> u32 {
        if !stood {
            self.fallen += 1;
            // A stream that fails as well says nothing against sockets: the server is away.
            self.way = match self.way {
                Way::Socket if self.fallen >= SOCKETS => Way::Stream,
                Way::Socket => Way::Socket,
                Way::Stream => {
                    self.fallen = 0;
                    Way::Socket
                }
            };
        }
        let wait = self.wait;
        self.wait = (wait * 2).min(WAITS.1);
        wait
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn waits_grow_up_to_a_limit_and_start_over_once_it_stood() {
        let mut patience = Patience::default();
        let waits: Vec<u32> = (0..7).map(|_| patience.lost(false)).collect();
        assert_eq!(waits, [250, 500, 1000, 2000, 4000, 8000, 8000]);
        patience.stood();
        assert_eq!(patience.lost(true), 250);
    }

    #[test]
    fn two_sockets_that_fail_make_room_for_a_stream() {
        let mut patience = Patience::default();
        patience.lost(false);
        assert_eq!(patience.way(), Way::Socket);
        patience.lost(false);
        assert_eq!(patience.way(), Way::Stream);
        patience.stood();
        patience.lost(true);
        assert_eq!(patience.way(), Way::Stream);
        patience.lost(false);
        assert_eq!(patience.way(), Way::Socket);
    }
}
