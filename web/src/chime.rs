//! A short tone when it is the reader's turn.

use std::cell::RefCell;

use leptos::ev;
use leptos::prelude::*;
use wasm_bindgen::JsValue;
use web_sys::AudioContext;

thread_local! {
    /// Browsers let a page sound only after its reader has touched it.
    static AUDIO: RefCell<Option<AudioContext>> = const { RefCell::new(None) };
}

/// The tones: pitch in hertz, and when each begins, in seconds.
const TONES: [(f32, f64); 2] = [(587.3, 0.0), (880.0, 0.14)];
const LENGTH: f64 = 0.35;
const LOUDNESS: f32 = 0.08;

/// Gets ready at the first touch.
pub fn prepare() {
    let ready = || {
        AUDIO.with_borrow_mut(|audio| {
            if audio.is_none() {
                *audio = AudioContext::new().ok();
            }
        });
    };
    window_event_listener(ev::pointerdown, move |_| ready());
    window_event_listener(ev::keydown, move |_| ready());
}

/// Sounds, if it may.
pub fn sound() {
    AUDIO.with_borrow(|audio| {
        if let Some(audio) = audio {
            for (pitch, start) in TONES {
                let _ = tone(audio, pitch, start);
            }
        }
    });
}

fn tone(audio: &AudioContext, pitch: f32, start: f64) -> Result<(), JsValue> {
    let start = audio.current_time() + start;
    let (voice, loudness) = (audio.create_oscillator()?, audio.create_gain()?);
    voice.frequency().set_value(pitch);
    loudness.gain().set_value_at_time(LOUDNESS, start)?;
    loudness.gain().exponential_ramp_to_value_at_time(0.001, start + LENGTH)?;
    voice.connect_with_audio_node(&loudness)?;
    loudness.connect_with_audio_node(&audio.destination())?;
    voice.start_with_when(start)?;
    voice.stop_with_when(start + LENGTH)
}
