//! The calls between the page and the module.
//!
//! One request: the page calls `alloc(length)`, writes the request there as UTF-8 JSON, and calls
//! `call()`. What that returns points to the length of the answer (32 bits, little-endian) and the
//! answer after it, UTF-8 JSON too; it stays there until the next call. While it works, the module
//! asks `env.now()` for the time in milliseconds and hands reports to `env.emit(pointer, length)`.
//! A module traps on a fault of its own and must not be called again then.

#![allow(unsafe_code)]

use crate::{Page, answer, messages::Response};
use std::sync::{Mutex, PoisonError};

static REQUEST: Mutex<Vec<u8>> = Mutex::new(Vec::new());
static ANSWER: Mutex<Vec<u8>> = Mutex::new(Vec::new());

#[link(wasm_import_module = "env")]
unsafe extern "C" {
    safe fn now() -> f64;
    fn emit(pointer: *const u8, length: usize);
}

struct Browser;

impl Page for Browser {
    fn now(&self) -> f64 {
        now()
    }

    fn report(&self, report: &Response) {
        let text = crate::answer::write(report);
        // SAFETY: the page reads these bytes before `emit` returns, and only these.
        unsafe { emit(text.as_ptr(), text.len()) }
    }
}

// SAFETY: no other symbol of the module has this name.
#[unsafe(no_mangle)]
extern "C" fn alloc(length: usize) -> *mut u8 {
    let mut request = REQUEST.lock().unwrap_or_else(PoisonError::into_inner);
    request.clear();
    request.resize(length, 0);
    request.as_mut_ptr()
}

// SAFETY: no other symbol of the module has this name.
#[unsafe(no_mangle)]
extern "C" fn call() -> *const u8 {
    let request = std::mem::take(&mut *REQUEST.lock().unwrap_or_else(PoisonError::into_inner));
    let text = answer(&request, &Browser);
    let mut answer = ANSWER.lock().unwrap_or_else(PoisonError::into_inner);
    answer.clear();
    answer.extend((text.len() as u32).to_le_bytes());
    answer.extend(text);
    answer.as_ptr()
}
