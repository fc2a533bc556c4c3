//! Nothing is allocated where a search spends its time.

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;

use kit::playout::Random;
use kit::{Chance, Evaluation, Game, Meta, Options, Playout, Seed, Unlogged, Viewer};
use registry::Visit;

thread_local! {
    // A plain number needs no allocation of its own, and one per thread keeps the other tests out.
    static ALLOCATIONS: Cell<u64> = const { Cell::new(0) };
}

/// The usual allocator, counting how often it is asked for memory.
struct Counting;

// An allocator cannot be written without unsafe; every call is handed on as it came.
#[allow(unsafe_code)]
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        count_one();
        unsafe { System.alloc(layout) }
    }

    unsafe fn alloc_zeroed(&self, layout: Layout) -> *mut u8 {
        count_one();
        unsafe { System.alloc_zeroed(layout) }
    }

    unsafe fn realloc(&self, memory: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        count_one();
        unsafe { System.realloc(memory, layout, size) }
    }

    unsafe fn dealloc(&self, memory: *mut u8, layout: Layout) {
        unsafe { System.dealloc(memory, layout) }
    }
}

#[global_allocator]
static ALLOCATOR: Counting = Counting;

fn count_one() {
    // A thread that is ending has no counter any more.
    let _ = ALLOCATIONS.try_with(|count| count.set(count.get() + 1));
}

/// How often memory was asked for during something.
fn allocations<T>(work: impl FnOnce() -> T) -> (u64, T) {
    let before = ALLOCATIONS.get();
    let out = work();
    (ALLOCATIONS.get() - before, out)
}

const DECISIONS: usize = 5_000;

/// What a random game is asked to look at before each decision.
trait Look<G: Game> {
    fn look(&mut self, game: &G, state: &G::State, viewer: Viewer);
}

struct LookAway;

impl<G: Game> Look<G> for LookAway {
    fn look(&mut self, _: &G, _: &G::State, _: Viewer) {}
}

/// Views the state, imagines another from the view and judges that, without allocating.
struct Ponder(Chance);

impl<G: Evaluation> Look<G> for Ponder {
    fn look(&mut self, game: &G, state: &G::State, viewer: Viewer) {
        let (count, _) = allocations(|| {
            let imagined = game.imagine(&game.view(state, viewer), &mut self.0);
            viewer.seat().map(|seat| game.advantage(&imagined, seat))
        });
        assert_eq!(
            count,
            0,
            "view, imagine or the evaluation allocates: {:?}, {state:?}",
            game.options()
        );
    }
}

/// Plays thousands of random decisions, counting in `moves` and `play`.
fn play_without_allocation<G: Game>(meta: &Meta, options: &Options, mut look: impl Look<G>) {
    let content = registry::content(meta, None).unwrap();
    let game = G::open(options, &content).unwrap();
    let mut chance = Chance::new(Seed::from_number(11));
    let deal = game.deal(chance.fork());
    let mut playout = Playout::new(&game, deal, chance, Random);
    for _ in 0..DECISIONS {
        let (count, mover) = allocations(|| playout.mover());
        assert_eq!(count, 0, "moves allocates: {options:?}, {:?}", playout.state);
        let Some(seat) = mover else {
            playout.state = game.deal(playout.chance.fork());
            continue;
        };
        look.look(&game, &playout.state, Viewer::Seat(seat));
        let decision = playout.choose(seat).expect("an awaited seat has a move");
        let state = &mut playout.state;
        let (count, played) = allocations(|| game.play(state, seat, decision, &mut Unlogged));
        played.expect("a listed move is accepted");
        assert_eq!(count, 0, "play allocates: {options:?}, {decision:?}, {state:?}");
    }
}

#[test]
fn the_count_notices_an_allocation() {
    assert_eq!(allocations(|| Box::new(7)).0, 1);
    assert_eq!(allocations(|| 7).0, 0);
}

/// Does something with every way to set up every game.
fn at_every_table<V: Visit>(visitor: impl Fn(Options) -> V) {
    for meta in registry::GAMES {
        let possible = |options: &Options| registry::unpack(meta.id, options, None).is_ok();
        for options in meta.tables_to_test(possible) {
            registry::visit(meta.id, visitor(options)).expect("the registry has its own games");
        }
    }
}

#[test]
fn no_game_allocates_to_list_moves_or_to_play_one() {
    struct Play(Options);

    impl Visit for Play {
        type Out = ();

        fn visit<G: Evaluation>(self) {
            play_without_allocation::<G>(G::META, &self.0, LookAway);
        }
    }

    at_every_table(Play);
}

#[test]
fn no_game_allocates_to_view_to_imagine_or_to_judge() {
    struct Think(Options);

    impl Visit for Think {
        type Out = ();

        fn visit<G: Evaluation>(self) {
            let look = Ponder(Chance::new(Seed::from_number(12)));
            play_without_allocation::<G>(G::META, &self.0, look);
        }
    }

    at_every_table(Think);
}

/// What a state takes at most, in bytes, and what it takes in the games with the most rules.
const ROOM: [usize; 2] = [1024, 3 * 1024];
/// The weight of the games with the most rules.
const HEAVIEST: u8 = 5;

#[test]
fn a_state_fits_in_a_kilobyte_or_three() {
    struct Weigh;

    impl Visit for Weigh {
        type Out = ();

        fn visit<G: Evaluation>(self) {
            let (state, view) = (size_of::<G::State>(), size_of::<G::View>());
            let room = ROOM[usize::from(G::META.weight >= HEAVIEST)];
            assert!(state <= room && view <= room, "{}: {state} and {view}", G::META.id);
        }
    }

    at_every_table(|_| Weigh);
}
