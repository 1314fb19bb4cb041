//! Which page a request comes from. A browser sends the cookies of this server with requests that other
//! sites make it send; what changes anything, and every WebSocket, must come from a page of ours.

use crate::api::{Answer, Refusal};
use crate::online::Online;
use crate::wire::ErrorCode;
use axum::extract::{Request, State};
use axum::http::header::{HOST, ORIGIN, UPGRADE};
use axum::http::{HeaderMap, HeaderName, Method};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use std::fmt;
use std::net::IpAddr;
use std::str::FromStr;
use std::sync::Arc;

const SEC_FETCH_SITE: HeaderName = HeaderName::from_static("sec-fetch-site");

/// How a browser reaches the server: `https://play.example.org`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Origin {
    transport: Transport,
    authority: String,
}

/// Whether what is sent can be read on the way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Transport {
    /// HTTPS: cookies are kept from every other way.
    Encrypted,
    /// HTTP, on this machine alone or because the operator says so.
    Plain,
}

/// A text that is no origin.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "'{0}' is no origin: expected a scheme and a host without a path, such as https://play.example.org"
)]
pub struct ParseOriginError(String);

impl FromStr for Origin {
    type Err = ParseOriginError;

    fn from_str(text: &str) -> Result<Self, ParseOriginError> {
        let error = || ParseOriginError(text.to_owned());
        let (scheme, authority) = text.split_once("://").ok_or_else(error)?;
        let transport = match scheme {
            "https" => Transport::Encrypted,
            "http" => Transport::Plain,
            _ => return Err(error()),
        };
        let lawful = |c: char| c.is_ascii_alphanumeric() || "-.:[]_".contains(c);
        if authority.is_empty() || !authority.chars().all(lawful) {
            return Err(error());
        }
        Ok(Self {
            transport,
            authority: authority.to_ascii_lowercase(),
        })
    }
}

impl Origin {
    /// The way by which a request came that does not say so itself, judged by its `Host`.
    pub(crate) fn transport_of(configured: Option<&Self>, headers: &HeaderMap) -> Transport {
        match configured {
            Some(origin) => origin.transport,
            None if header(headers, HOST).is_some_and(is_loopback) => Transport::Plain,
            None => Transport::Encrypted,
        }
    }
}

impl fmt::Display for Origin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let scheme = match self.transport {
            Transport::Encrypted => "https",
            Transport::Plain => "http",
        };
        write!(f, "{scheme}://{}", self.authority)
    }
}

/// The origin by which whoever asks reaches this server; `None` when neither the operator nor the request
/// says so.
pub(crate) fn address(configured: Option<&Origin>, headers: &HeaderMap) -> Option<String> {
    let origin = match configured {
        Some(origin) => origin.clone(),
        None => {
            let text = Origin {
                transport: Origin::transport_of(None, headers),
                authority: header(headers, HOST)?.to_owned(),
            };
            // Only what can be an authority is repeated.
            text.to_string().parse().ok()?
        }
    };
    Some(origin.to_string())
}

/// Refuses what would change something and does not come from a page of this server.
pub(crate) async fn same_origin(
    State(online): State<Arc<Online>>,
    request: Request,
    next: Next,
) -> Response {
    let safe = matches!(*request.method(), Method::GET | Method::HEAD)
        && !request.headers().contains_key(UPGRADE);
    match safe.then_some(()).map_or_else(
        || judge(online.settings().origin.as_ref(), request.headers()),
        Ok,
    ) {
        Ok(()) => next.run(request).await,
        Err(refusal) => refusal.into_response(),
    }
}

fn judge(configured: Option<&Origin>, headers: &HeaderMap) -> Answer<()> {
    let foreign = || {
        Refusal::new(
            ErrorCode::ForeignOrigin,
            "expected the header Origin with the address of this server; behind a proxy start it with --origin",
        )
    };
    let origin: Origin = header(headers, ORIGIN)
        .and_then(|text| text.parse().ok())
        .ok_or_else(foreign)?;
    if header(headers, SEC_FETCH_SITE).is_some_and(|site| site != "same-origin") {
        return Err(foreign());
    }
    match configured {
        Some(own) if *own == origin => Ok(()),
        Some(_) => Err(foreign()),
        None => {
            let host = header(headers, HOST).ok_or_else(foreign)?;
            if !host.eq_ignore_ascii_case(&origin.authority) {
                return Err(foreign());
            }
            if origin.transport == Transport::Plain && !is_loopback(host) {
                return Err(Refusal::new(
                    ErrorCode::Unencrypted,
                    format!(
                        "this server is reached without encryption; if that is meant, start it with --origin http://{host}"
                    ),
                ));
            }
            Ok(())
        }
    }
}

fn header(headers: &HeaderMap, name: HeaderName) -> Option<&str> {
    headers.get(name)?.to_str().ok()
}

/// Whether a host, with or without a port, is this machine.
fn is_loopback(host: &str) -> bool {
    let name = match host.strip_prefix('[') {
        Some(rest) => rest.split(']').next().unwrap_or_default(),
        None => host.split(':').next().unwrap_or_default(),
    };
    name.eq_ignore_ascii_case("localhost")
        || name
            .parse()
            .is_ok_and(|address: IpAddr| address.is_loopback())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(pairs: &[(&'static str, &str)]) -> HeaderMap {
        pairs
            .iter()
            .map(|(name, value)| (HeaderName::from_static(name), value.parse().unwrap()))
            .collect()
    }

    fn verdict(origin: Option<&str>, pairs: &[(&'static str, &str)]) -> Result<(), ErrorCode> {
        let configured = origin.map(|text| text.parse().unwrap());
        judge(configured.as_ref(), &headers(pairs)).map_err(|refusal| refusal.code())
    }

    #[test]
    fn only_pages_of_this_server_may_change_anything() {
        let host = ("host", "localhost:8080");
        assert_eq!(
            verdict(None, &[host, ("origin", "http://localhost:8080")]),
            Ok(())
        );
        for foreign in [
            "http://localhost:8081",
            "http://localhost",
            "http://evil.example",
            "http://localhost:8080.evil.example",
            "null",
            "",
            "ftp://localhost:8080",
        ] {
            assert_eq!(
                verdict(None, &[host, ("origin", foreign)]),
                Err(ErrorCode::ForeignOrigin),
                "{foreign}"
            );
        }
        assert_eq!(verdict(None, &[host]), Err(ErrorCode::ForeignOrigin));
        for site in ["cross-site", "same-site", "none"] {
            let pairs = [
                host,
                ("origin", "http://localhost:8080"),
                ("sec-fetch-site", site),
            ];
            assert_eq!(
                verdict(None, &pairs),
                Err(ErrorCode::ForeignOrigin),
                "{site}"
            );
        }
    }

    #[test]
    fn the_address_is_the_operators_or_that_of_the_request() {
        let of = |origin: Option<&str>, pairs: &[(&'static str, &str)]| {
            let configured = origin.map(|text| text.parse().unwrap());
            address(configured.as_ref(), &headers(pairs))
        };
        let host = |host| [("host", host)];
        let known = |text: &str| Some(text.to_owned());
        let proxied = of(Some("https://play.example.org"), &host("10.0.0.2"));
        assert_eq!(proxied, known("https://play.example.org"));
        assert_eq!(
            of(None, &host("localhost:80")),
            known("http://localhost:80")
        );
        assert_eq!(of(None, &host("a.example")), known("https://a.example"));
        for bad in ["a b", "a\"/>", "a/b", ""] {
            assert_eq!(of(None, &host(bad)), None, "{bad}");
        }
        assert_eq!(of(None, &[]), None);
    }

    #[test]
    fn without_encryption_only_this_machine_or_by_the_operators_word() {
        let lan = [
            ("host", "192.168.1.5:8080"),
            ("origin", "http://192.168.1.5:8080"),
        ];
        assert_eq!(verdict(None, &lan), Err(ErrorCode::Unencrypted));
        assert_eq!(verdict(Some("http://192.168.1.5:8080"), &lan), Ok(()));
        for local in ["127.0.0.1:1", "[::1]:1", "LOCALHOST:1"] {
            let origin = format!("http://{local}").to_lowercase();
            assert_eq!(
                verdict(None, &[("host", local), ("origin", &origin)]),
                Ok(())
            );
        }
        // A proxy may name another host than the browser sees.
        let proxied = [("host", "10.0.0.2"), ("origin", "https://play.example.org")];
        assert_eq!(verdict(Some("https://play.example.org"), &proxied), Ok(()));
        assert_eq!(
            verdict(Some("http://play.example.org"), &proxied),
            Err(ErrorCode::ForeignOrigin)
        );
    }
}
