//! The web app's files: embedded, coded at build time, and negotiated here.
//!
//! A request is answered from a table made once from the names that were embedded, so no path a
//! client sends ever reaches a file system.

use std::borrow::Cow;
use std::collections::HashMap;

use axum::body::{Body, Bytes};
use axum::http::header::{
    CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, ETAG, HeaderMap, HeaderValue, IF_NONE_MATCH,
    VARY,
};
use axum::http::{HeaderName, StatusCode};
use axum::response::{IntoResponse, Response};
use rust_embed::{EmbeddedFile, RustEmbed};

use crate::encoding::Encoding;

/// The app as `npm run build` left it; empty when this crate was built before the app.
#[derive(RustEmbed)]
#[folder = "../../web/dist"]
#[allow_missing = true]
struct App;

/// The page that every path of the app is answered with; the app itself shows the right one.
const PAGE: &str = "index.html";

const END_OF_HEAD: &str = "</head>";

/// Vite names what it puts here after its content, so it never changes.
const HASHED: &str = "assets/";

const VARY_ENCODING: (HeaderName, HeaderValue) =
    (VARY, HeaderValue::from_static("accept-encoding"));

const NOT_BUILT: &str = include_str!("not_built.html");

/// The files that the server gives out.
#[derive(Debug)]
pub struct Assets {
    files: HashMap<Cow<'static, str>, Asset>,
}

impl Assets {
    /// The app that was built into this binary.
    #[must_use]
    pub fn embedded() -> Self {
        Self::of::<App>()
    }

    /// The files of `E`; `NAME.br` and `NAME.gz` beside `NAME` are its coded forms, and hidden files
    /// (of build tools) are left out.
    #[must_use]
    pub fn of<E: RustEmbed>() -> Self {
        let mut files = HashMap::new();
        for name in E::iter() {
            if !is_hidden(&name) && form_of::<E>(&name).is_none() {
                let asset = Asset::read::<E>(&name);
                files.insert(name, asset);
            }
        }
        Self { files }
    }

    /// Whether the binary was built without the app.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        !self.files.contains_key(PAGE)
    }

    /// The page with these tags at the end of its head; `None` when there is no page. It is another one each
    /// time, and sent as it is.
    pub(crate) fn page_with(&self, tags: &str) -> Option<Response> {
        let forms = &self.files.get(PAGE)?.forms;
        let plain = forms
            .iter()
            .find(|form| form.encoding == Encoding::Identity)?;
        let page = std::str::from_utf8(&plain.body).ok()?;
        let (head, rest) = page.split_once(END_OF_HEAD)?;
        let headers = [
            (CONTENT_TYPE, content_type(PAGE)),
            (CACHE_CONTROL, "no-cache"),
        ];
        Some((headers, [head, tags, END_OF_HEAD, rest].concat()).into_response())
    }

    /// Answers a request for `path`.
    pub(crate) fn answer(&self, path: &str, headers: &HeaderMap) -> Response {
        let name = path.strip_prefix('/').unwrap_or(path);
        match self.files.get(name) {
            Some(asset) => asset.answer(headers),
            None if !is_page(name) => (StatusCode::NOT_FOUND, "Not found\n").into_response(),
            None => match self.files.get(PAGE) {
                Some(page) => page.answer(headers),
                None => not_built(),
            },
        }
    }
}

fn is_hidden(name: &str) -> bool {
    name.split('/').any(|part| part.starts_with('.'))
}

/// The name of the file that `name` is a coded form of.
fn form_of<E: RustEmbed>(name: &str) -> Option<&str> {
    let plain = name
        .strip_suffix(".br")
        .or_else(|| name.strip_suffix(".gz"))?;
    E::get(plain).is_some().then_some(plain)
}

/// Whether `name` can be a path of the app, as opposed to a file that is not there.
fn is_page(name: &str) -> bool {
    let plain = |c: char| c.is_ascii_alphanumeric() || matches!(c, '-' | '_');
    let mut parts = name.strip_suffix('/').unwrap_or(name).split('/');
    name.is_empty()
        || !name.starts_with(HASHED)
            && parts.all(|part| !part.is_empty() && part.chars().all(plain))
}

fn not_built() -> Response {
    let headers = [
        (CONTENT_TYPE, "text/html; charset=utf-8"),
        (CACHE_CONTROL, "no-store"),
    ];
    (StatusCode::SERVICE_UNAVAILABLE, headers, NOT_BUILT).into_response()
}

/// One file in all its forms.
#[derive(Debug)]
struct Asset {
    content_type: HeaderValue,
    cache_control: HeaderValue,
    forms: Vec<Form>,
}

#[derive(Debug)]
struct Form {
    encoding: Encoding,
    body: Bytes,
    etag: HeaderValue,
}

impl Asset {
    fn read<E: RustEmbed>(name: &str) -> Self {
        let cache = if name.starts_with(HASHED) {
            "public, max-age=31536000, immutable"
        } else {
            // Kept, but asked for again each time: the answer is mostly a short 304.
            "no-cache"
        };
        let form = |encoding: Encoding| {
            E::get(&format!("{name}{}", encoding.suffix())).map(|file| Form::new(encoding, file))
        };
        Self {
            content_type: HeaderValue::from_static(content_type(name)),
            cache_control: HeaderValue::from_static(cache),
            forms: Encoding::ALL.into_iter().filter_map(form).collect(),
        }
    }

    fn answer(&self, headers: &HeaderMap) -> Response {
        let offered: Vec<_> = self.forms.iter().map(|form| form.encoding).collect();
        let chosen = Encoding::negotiate(headers, &offered);
        let Some(form) = self.forms.iter().find(|form| Some(form.encoding) == chosen) else {
            let reason = "None of the accepted content codings is available\n";
            return (StatusCode::NOT_ACCEPTABLE, [VARY_ENCODING], reason).into_response();
        };
        let mut response = if form.is_known(headers) {
            StatusCode::NOT_MODIFIED.into_response()
        } else {
            let mut response = Response::new(Body::from(form.body.clone()));
            response
                .headers_mut()
                .insert(CONTENT_TYPE, self.content_type.clone());
            if form.encoding != Encoding::Identity {
                let name = HeaderValue::from_static(form.encoding.name());
                response.headers_mut().insert(CONTENT_ENCODING, name);
            }
            response
        };
        response.headers_mut().extend([
            VARY_ENCODING,
            (CACHE_CONTROL, self.cache_control.clone()),
            (ETAG, form.etag.clone()),
        ]);
        response
    }
}

impl Form {
    fn new(encoding: Encoding, file: EmbeddedFile) -> Self {
        let hash = file.metadata.sha256_hash();
        let body = match file.data {
            Cow::Borrowed(data) => Bytes::from_static(data),
            Cow::Owned(data) => Bytes::from(data),
        };
        Self {
            encoding,
            body,
            etag: etag(&hash),
        }
    }

    /// Whether the client says that it has this form already.
    fn is_known(&self, headers: &HeaderMap) -> bool {
        headers.get_all(IF_NONE_MATCH).iter().any(|value| {
            value
                .as_bytes()
                .split(|byte| *byte == b',')
                .map(<[u8]>::trim_ascii)
                .any(|tag| {
                    tag == b"*" || tag.strip_prefix(b"W/").unwrap_or(tag) == self.etag.as_bytes()
                })
        })
    }
}

/// The entity tag of content with this hash: half of it, in hexadecimal.
fn etag(hash: &[u8; 32]) -> HeaderValue {
    let half = u128::from_be_bytes(std::array::from_fn(|i| hash[i]));
    HeaderValue::from_str(&format!("\"{half:032x}\"")).unwrap_or(HeaderValue::from_static("\"\""))
}

/// The media type of a file, by the ending of its name.
fn content_type(name: &str) -> &'static str {
    match name.rsplit_once('.').map_or("", |(_, ending)| ending) {
        "html" => "text/html; charset=utf-8",
        "js" | "mjs" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "json" | "map" => "application/json",
        "webmanifest" => "application/manifest+json",
        "wasm" => "application/wasm",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "webp" => "image/webp",
        "ico" => "image/x-icon",
        "woff2" => "font/woff2",
        "mp3" => "audio/mpeg",
        "ogg" | "opus" => "audio/ogg",
        "wav" => "audio/wav",
        "txt" => "text/plain; charset=utf-8",
        "tsv" => "text/tab-separated-values; charset=utf-8",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn page_paths_are_plain_words() {
        for page in ["", "play", "play/", "learn/counting-rules", "fr/game/a_B9"] {
            assert!(is_page(page), "{page:?}");
        }
        for other in [
            "play//x",
            "/",
            "//",
            "a.js",
            "play/x.html",
            "..",
            "../etc",
            "%2e%2e/etc",
            "a%2fb",
            "a\\b",
            ".git/config",
            "assets/gone",
            "c:",
            "a b",
            "ပွဲ",
        ] {
            assert!(!is_page(other), "{other:?}");
        }
    }

    #[test]
    fn every_embedded_file_has_a_type() {
        for (name, asset) in Assets::embedded().files {
            assert_ne!(asset.content_type, "application/octet-stream", "{name}");
        }
    }
}
