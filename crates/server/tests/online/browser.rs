//! A browser, as far as the server can tell: it keeps its cookie and says which page it is on.

use http_body_util::{BodyExt, Full};
use hyper::body::Bytes;
use hyper::header::{COOKIE, HeaderMap, SET_COOKIE};
use hyper::{Method, Request, StatusCode};
use hyper_util::rt::TokioIo;
use serde_json::Value;
use sittuyin_server::messages::ErrorCode;
use std::net::SocketAddr;
use tokio::net::TcpStream;

/// A browser on a page of the server.
#[derive(Clone)]
pub(crate) struct Browser {
    pub(crate) address: SocketAddr,
    /// `Host`, and the end of `Origin`.
    pub(crate) host: String,
    /// `Origin`; `None` sends none.
    pub(crate) origin: Option<String>,
    /// Further headers.
    pub(crate) headers: Vec<(&'static str, String)>,
    pub(crate) cookie: Option<String>,
}

/// What came back.
pub(crate) struct Answer {
    pub(crate) status: StatusCode,
    pub(crate) headers: HeaderMap,
    pub(crate) body: Bytes,
}

impl Answer {
    pub(crate) fn json(&self) -> Value {
        serde_json::from_slice(&self.body).unwrap_or(Value::Null)
    }

    /// The refusal's code, with the status for a test that fails.
    pub(crate) fn code(&self) -> Option<ErrorCode> {
        serde_json::from_value(self.json()["code"].clone()).ok()
    }

    #[track_caller]
    pub(crate) fn ok(self) -> Value {
        let text = String::from_utf8_lossy(&self.body).into_owned();
        assert!(self.status.is_success(), "{} {text}", self.status);
        self.json()
    }

    #[track_caller]
    pub(crate) fn refused(self, status: u16, code: ErrorCode) -> Value {
        let text = String::from_utf8_lossy(&self.body).into_owned();
        assert_eq!(
            (self.status.as_u16(), self.code()),
            (status, Some(code)),
            "{text}"
        );
        self.json()
    }
}

impl Browser {
    pub(crate) fn new(address: SocketAddr) -> Self {
        Self {
            address,
            host: address.to_string(),
            origin: Some(format!("http://{address}")),
            headers: Vec::new(),
            cookie: None,
        }
    }

    /// Goes on, with its cookie, where the server is now.
    pub(crate) fn move_to(&mut self, address: SocketAddr) {
        let cookie = self.cookie.take();
        *self = Self::new(address);
        self.cookie = cookie;
    }

    /// A browser in which somebody plays as a guest.
    pub(crate) async fn guest(address: SocketAddr) -> Self {
        let mut browser = Self::new(address);
        browser.post("/api/session/guest", Value::Null).await.ok();
        browser
    }

    /// A browser in which somebody has registered.
    pub(crate) async fn member(address: SocketAddr, name: &str) -> Self {
        let mut browser = Self::new(address);
        browser
            .post(
                "/api/accounts",
                serde_json::json!({"name": name, "password": PASSWORD}),
            )
            .await
            .ok();
        browser
    }

    pub(crate) async fn get(&mut self, path: &str) -> Answer {
        self.send(Method::GET, path, None).await
    }

    pub(crate) async fn post(&mut self, path: &str, body: Value) -> Answer {
        self.send(Method::POST, path, Some(body.to_string().into_bytes()))
            .await
    }

    pub(crate) async fn delete(&mut self, path: &str) -> Answer {
        self.send(Method::DELETE, path, None).await
    }

    pub(crate) async fn send(
        &mut self,
        method: Method,
        path: &str,
        body: Option<Vec<u8>>,
    ) -> Answer {
        let stream = TcpStream::connect(self.address)
            .await
            .expect("a connection");
        let (mut client, connection) = hyper::client::conn::http1::handshake(TokioIo::new(stream))
            .await
            .expect("HTTP");
        tokio::spawn(connection);
        let mut request = Request::builder()
            .method(method)
            .uri(path)
            .header("host", &self.host)
            .header("content-type", "application/json");
        if let Some(origin) = &self.origin {
            request = request.header("origin", origin);
        }
        if let Some(cookie) = &self.cookie {
            request = request.header(COOKIE, cookie);
        }
        for (name, value) in &self.headers {
            request = request.header(*name, value);
        }
        let request = request
            .body(Full::new(Bytes::from(body.unwrap_or_default())))
            .expect("a valid request");
        let (head, body) = client
            .send_request(request)
            .await
            .expect("an answer")
            .into_parts();
        let body = body.collect().await.expect("a whole body").to_bytes();
        if let Some(set) = head.headers.get(SET_COOKIE) {
            let pair = set
                .to_str()
                .expect("a text")
                .split(';')
                .next()
                .unwrap_or_default();
            self.cookie = (!pair.ends_with('=')).then(|| pair.to_owned());
        }
        Answer {
            status: head.status,
            headers: head.headers,
            body,
        }
    }
}

pub(crate) const PASSWORD: &str = "a sentence to keep";
