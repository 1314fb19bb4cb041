//! What the page might send: any bytes are answered in JSON.

#![no_main]

use libfuzzer_sys::fuzz_target;
use sittuyin_wasm::{Page, answer, messages::Response};

struct NoPage;

impl Page for NoPage {
    fn now(&self) -> f64 {
        0.0
    }

    fn report(&self, _: &Response) {}
}

fuzz_target!(|bytes: &[u8]| {
    let answer = answer(bytes, &NoPage);
    assert!(answer.starts_with(b"{") && answer.ends_with(b"}"));
});
