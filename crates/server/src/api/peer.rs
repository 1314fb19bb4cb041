//! Who is at the other end of a connection.

use crate::online::Online;
use axum::extract::{Request, State};
use axum::http::HeaderName;
use axum::middleware::Next;
use axum::response::Response;
use std::net::{IpAddr, Ipv6Addr};
use std::sync::Arc;

const FORWARDED_FOR: HeaderName = HeaderName::from_static("x-forwarded-for");

/// The address to count requests by. It is kept in memory alone, and only for as long as they count.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Peer(pub(crate) IpAddr);

impl Peer {
    /// One household or one server: an IPv6 address counts by its first 64 bits.
    pub(crate) fn of(address: IpAddr) -> Self {
        Self(match address.to_canonical() {
            IpAddr::V4(address) => address.into(),
            IpAddr::V6(address) => Ipv6Addr::from_bits(address.to_bits() >> 64 << 64).into(),
        })
    }
}

/// Behind a proxy the address is the one that the proxy saw, the last in `X-Forwarded-For`; what stands
/// before it could be anybody's word.
pub(crate) async fn peer(
    State(online): State<Arc<Online>>,
    mut request: Request,
    next: Next,
) -> Response {
    if online.settings().behind_proxy {
        let seen = request
            .headers()
            .get_all(FORWARDED_FOR)
            .iter()
            .next_back()
            .and_then(|value| value.to_str().ok())
            .and_then(|text| text.rsplit(',').next())
            .and_then(|last| last.trim().parse().ok());
        if let Some(address) = seen {
            request.extensions_mut().insert(Peer::of(address));
        }
    }
    next.run(request).await
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_network_of_ipv6_counts_as_one() {
        let of = |text: &str| Peer::of(text.parse().unwrap());
        assert_eq!(of("2001:db8::1"), of("2001:db8::ffff:1"));
        assert_ne!(of("2001:db8::1"), of("2001:db8:0:1::1"));
        assert_eq!(of("::ffff:192.0.2.1"), of("192.0.2.1"));
        assert_ne!(of("192.0.2.2"), of("192.0.2.1"));
    }
}
