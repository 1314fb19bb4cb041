//! Content codings and the choice between them (RFC 9110, section 12.5.3).

use axum::http::HeaderMap;
use axum::http::header::ACCEPT_ENCODING;

/// How the bytes of a file are coded for the way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Encoding {
    Brotli,
    Gzip,
    Identity,
}

impl Encoding {
    /// All of them, the smallest result first.
    pub(crate) const ALL: [Self; 3] = [Self::Brotli, Self::Gzip, Self::Identity];

    /// The name in `Accept-Encoding` and `Content-Encoding`.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Self::Brotli => "br",
            Self::Gzip => "gzip",
            Self::Identity => "identity",
        }
    }

    /// The ending of a file that was coded at build time.
    pub(crate) fn suffix(self) -> &'static str {
        match self {
            Self::Brotli => ".br",
            Self::Gzip => ".gz",
            Self::Identity => "",
        }
    }

    /// The one of `offered` that the client likes best, of equals the first in [`Self::ALL`];
    /// `None` when it accepts none of them.
    pub(crate) fn negotiate(headers: &HeaderMap, offered: &[Self]) -> Option<Self> {
        let accepted = Accepted::read(headers);
        let mut best = None;
        for encoding in Self::ALL
            .into_iter()
            .filter(|encoding| offered.contains(encoding))
        {
            let weight = accepted.weight(encoding);
            if weight > 0 && best.is_none_or(|(_, highest)| weight > highest) {
                best = Some((encoding, weight));
            }
        }
        best.map(|(encoding, _)| encoding)
    }
}

/// The codings a request names, each with its weight in thousandths.
struct Accepted {
    /// Weights in the order of [`Encoding::ALL`].
    named: [Option<u16>; 3],
    /// The weight of `*`.
    any: Option<u16>,
    /// Whether the request said anything at all.
    silent: bool,
}

impl Accepted {
    fn read(headers: &HeaderMap) -> Self {
        let mut accepted = Self {
            named: [None; 3],
            any: None,
            silent: true,
        };
        for value in headers.get_all(ACCEPT_ENCODING) {
            accepted.silent = false;
            let items = value.to_str().unwrap_or_default().split(',');
            for (name, weight) in items.filter_map(item) {
                if name == "*" {
                    accepted.any = Some(weight);
                    continue;
                }
                for (slot, encoding) in accepted.named.iter_mut().zip(Encoding::ALL) {
                    let alias = encoding == Encoding::Gzip && name.eq_ignore_ascii_case("x-gzip");
                    if alias || name.eq_ignore_ascii_case(encoding.name()) {
                        *slot = Some(weight);
                    }
                }
            }
        }
        accepted
    }

    fn weight(&self, encoding: Encoding) -> u16 {
        let [brotli, gzip, identity] = self.named;
        match encoding {
            // A client that says nothing may be a simple one: it gets the plain bytes.
            _ if self.silent => u16::from(encoding == Encoding::Identity),
            Encoding::Brotli => brotli.or(self.any).unwrap_or(0),
            Encoding::Gzip => gzip.or(self.any).unwrap_or(0),
            // Unnamed, the plain bytes are acceptable, after every coding that is named.
            Encoding::Identity => identity.or(self.any.filter(|any| *any == 0)).unwrap_or(1),
        }
    }
}

/// Reads `name` or `name;q=0.5`; an item whose weight cannot be read is left out.
fn item(text: &str) -> Option<(&str, u16)> {
    let mut parts = text.split(';').map(str::trim);
    let name = parts.next().filter(|name| !name.is_empty())?;
    match parts.next() {
        None => Some((name, 1000)),
        Some(parameter) => {
            let (key, value) = parameter.split_once('=')?;
            let weight: f32 = value.trim().parse().ok()?;
            let valid = key.trim().eq_ignore_ascii_case("q") && (0.0..=1.0).contains(&weight);
            // Thousandths are all that the standard knows.
            valid.then_some((name, (weight * 1000.0).round() as u16))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn negotiate(accept: &str) -> Option<Encoding> {
        let mut headers = HeaderMap::new();
        headers.insert(ACCEPT_ENCODING, accept.parse().unwrap());
        Encoding::negotiate(&headers, &Encoding::ALL)
    }

    #[test]
    fn a_silent_client_gets_plain_bytes() {
        let chosen = Encoding::negotiate(&HeaderMap::new(), &Encoding::ALL);
        assert_eq!(chosen, Some(Encoding::Identity));
    }

    #[test]
    fn the_choice_follows_the_standard() {
        use Encoding::{Brotli, Gzip, Identity};
        let cases = [
            ("gzip, deflate, br, zstd", Some(Brotli)),
            ("gzip", Some(Gzip)),
            ("X-GZIP", Some(Gzip)),
            ("BR", Some(Brotli)),
            ("br;q=0.5, gzip;q=0.8", Some(Gzip)),
            ("br; q=0.5 , gzip; q=0.5", Some(Brotli)),
            ("br;q=0, gzip;q=0", Some(Identity)),
            ("br;q=0.001", Some(Brotli)),
            ("*", Some(Brotli)),
            ("br;q=0, *", Some(Gzip)),
            ("*;q=0", None),
            ("identity;q=0, *;q=0", None),
            ("identity;q=0, gzip", Some(Gzip)),
            ("*;q=0, identity", Some(Identity)),
            ("identity, br;q=0.9", Some(Identity)),
            ("zstd", Some(Identity)),
            ("", Some(Identity)),
            (",, ;q=1", Some(Identity)),
            ("br;q=2", Some(Identity)),
            ("br;q=NaN", Some(Identity)),
            ("br;level=1", Some(Identity)),
        ];
        for (accept, expected) in cases {
            assert_eq!(negotiate(accept), expected, "Accept-Encoding: {accept}");
        }
    }

    #[test]
    fn several_header_lines_are_one_list() {
        let mut headers = HeaderMap::new();
        headers.append(ACCEPT_ENCODING, "br;q=0".parse().unwrap());
        headers.append(ACCEPT_ENCODING, "gzip".parse().unwrap());
        assert_eq!(
            Encoding::negotiate(&headers, &Encoding::ALL),
            Some(Encoding::Gzip)
        );
    }

    #[test]
    fn only_what_is_offered_is_chosen() {
        let mut headers = HeaderMap::new();
        headers.insert(ACCEPT_ENCODING, "br, gzip;q=0.1".parse().unwrap());
        let offered = [Encoding::Identity, Encoding::Gzip];
        assert_eq!(
            Encoding::negotiate(&headers, &offered),
            Some(Encoding::Gzip)
        );
    }
}
