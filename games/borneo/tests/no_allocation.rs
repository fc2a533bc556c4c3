//! Nothing is allocated where a search spends its time, and a state is small.

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;

use borneo::{Borneo, META, State, View};
use kit::{Chance, Game as _, Seed, Sense as _, Unlogged, Viewer};

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
        let _ = ALLOCATIONS.try_with(|count| count.set(count.get() + 1));
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, memory: *mut u8, layout: Layout) {
        unsafe { System.dealloc(memory, layout) }
    }
}

#[global_allocator]
static ALLOCATOR: Counting = Counting;

/// How often memory was asked for during something.
fn allocations<T>(work: impl FnOnce() -> T) -> (u64, T) {
    let before = ALLOCATIONS.get();
    let out = work();
    (ALLOCATIONS.get() - before, out)
}

#[test]
fn no_decision_view_or_imagined_state_allocates() {
    assert_eq!(allocations(|| Box::new(7)).0, 1, "the count notices an allocation");
    for options in META.every_table() {
        let game = Borneo::open(&options, &META.read_content().unwrap()).unwrap();
        let mut chance = Chance::new(Seed::from_number(11));
        let mut moves = Vec::with_capacity(4096);
        let mut state = game.deal(chance.fork());
        for _ in 0..5_000 {
            let Some(seat) = game.awaiting(&state).seats().first() else {
                state = game.deal(chance.fork());
                continue;
            };
            moves.clear();
            let (count, ()) = allocations(|| {
                game.moves(&state, seat, &mut moves);
                let view = game.view(&state, Viewer::Seat(seat));
                game.sense(&game.imagine(&view, &mut chance), seat);
            });
            assert_eq!(count, 0, "moves, view, imagine or sense: {options:?}, {state:?}");
            let &decision = chance.pick(&moves).unwrap();
            let (count, played) =
                allocations(|| game.play(&mut state, seat, decision, &mut Unlogged));
            played.unwrap();
            assert_eq!(count, 0, "play: {options:?}, {decision:?}, {state:?}");
        }
    }
}

#[test]
fn a_state_and_a_view_are_half_a_kilobyte() {
    assert!(size_of::<State>() <= 512 && size_of::<View>() <= 512);
}
