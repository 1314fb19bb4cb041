//! Who sends a request: the cookie, and what handlers ask for.

use crate::accounts::messages::Person;
use crate::accounts::people;
use crate::api::{Origin, Refusal, Transport};
use crate::online::Online;
use crate::time::{DAY, Millis};
use crate::token;
use crate::wire::ErrorCode;
use axum::extract::FromRequestParts;
use axum::http::header::COOKIE;
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue};
use std::sync::Arc;

/// How long a session lasts after it was last prolonged.
pub(crate) const LIFE: Millis = 90 * DAY;

/// With this prefix a browser takes the cookie only over HTTPS, from this host, for every path.
const ENCRYPTED_NAME: &str = "__Host-session";
const PLAIN_NAME: &str = "session";

/// Who sends the request, by the session in the cookie; nobody without one.
pub(crate) struct Session {
    pub(crate) person: Option<Person>,
    /// The hash of the token, where there is a session.
    pub(crate) token_hash: Option<String>,
    pub(crate) expires_at: Millis,
    pub(crate) transport: Transport,
}

impl FromRequestParts<Arc<Online>> for Session {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, online: &Arc<Online>) -> Result<Self, Refusal> {
        let transport = Origin::transport_of(online.settings().origin.as_ref(), &parts.headers);
        let mut session = Self {
            person: None,
            token_hash: None,
            expires_at: 0,
            transport,
        };
        if let Some(token) = read(&parts.headers, transport) {
            let hash = token::hash(token);
            if let Some(row) = people::session(online.store(), &hash, online.now()).await? {
                session.person = Some(row.person);
                session.token_hash = Some(hash);
                session.expires_at = row.expires_at;
            }
        }
        Ok(session)
    }
}

/// Somebody who is signed in, a guest included.
pub(crate) struct Signed(pub(crate) Person);

impl FromRequestParts<Arc<Online>> for Signed {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, online: &Arc<Online>) -> Result<Self, Refusal> {
        let session = Session::from_request_parts(parts, online).await?;
        session.person.map(Self).ok_or_else(|| {
            Refusal::new(
                ErrorCode::SignedOut,
                "nobody is signed in here: sign in, or begin as a guest",
            )
        })
    }
}

/// Somebody with a registered name.
pub(crate) struct Member(pub(crate) Person);

impl FromRequestParts<Arc<Online>> for Member {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, online: &Arc<Online>) -> Result<Self, Refusal> {
        let Signed(person) = Signed::from_request_parts(parts, online).await?;
        if person.name.is_none() {
            return Err(Refusal::new(
                ErrorCode::MembersOnly,
                "this needs a registered name",
            ));
        }
        Ok(Self(person))
    }
}

fn read(headers: &HeaderMap, transport: Transport) -> Option<&str> {
    let wanted = name(transport);
    headers
        .get_all(COOKIE)
        .iter()
        .filter_map(|value| value.to_str().ok())
        .flat_map(|text| text.split(';'))
        .filter_map(|pair| pair.trim().split_once('='))
        .find_map(|(name, value)| (name == wanted).then_some(value))
}

fn name(transport: Transport) -> &'static str {
    match transport {
        Transport::Encrypted => ENCRYPTED_NAME,
        Transport::Plain => PLAIN_NAME,
    }
}

/// The cookie that carries a token; no token takes it away. No script can read it, and no other site
/// can make a browser send it.
pub(crate) fn cookie(transport: Transport, token: Option<&str>) -> HeaderValue {
    let secure = match transport {
        Transport::Encrypted => "; Secure",
        Transport::Plain => "",
    };
    let age = token.map_or(0, |_| LIFE / 1000);
    let text = format!(
        "{}={}; Path=/; Max-Age={age}; HttpOnly; SameSite=Strict{secure}",
        name(transport),
        token.unwrap_or_default()
    );
    // A token is letters and digits.
    HeaderValue::try_from(text).unwrap_or(HeaderValue::from_static(""))
}
