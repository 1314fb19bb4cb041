//! A simulated browser: it keeps its cookie and says which page it is on.

use crate::messages::ErrorBody;
use axum::body::Bytes;
use axum::http::header::{CONTENT_TYPE, COOKIE, HOST, ORIGIN, SET_COOKIE};
use axum::http::{HeaderValue, Method, Request};
use http_body_util::{BodyExt, Full};
use hyper_util::rt::TokioIo;
use serde::de::DeserializeOwned;
use serde_json::Value;
use std::io;
use std::net::SocketAddr;
use tokio::net::TcpStream;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;

/// A WebSocket of a simulated browser.
pub(super) type Line = WebSocketStream<TcpStream>;

/// What went wrong for a simulated browser.
#[derive(Debug, thiserror::Error)]
pub(super) enum ClientError {
    #[error("no connection: {0}")]
    Io(#[from] io::Error),
    #[error("HTTP: {0}")]
    Http(#[from] hyper::Error),
    #[error("a request cannot be made: {0}")]
    Request(#[from] axum::http::Error),
    #[error("{path} was refused with {status}: {message}")]
    Refused {
        path: String,
        status: u16,
        message: String,
    },
    #[error("WebSocket: {0}")]
    Line(#[from] Box<tokio_tungstenite::tungstenite::Error>),
    #[error("an answer cannot be understood: {0}")]
    Unreadable(#[from] serde_json::Error),
    #[error("the game cannot be replayed: {0}")]
    Unlawful(String),
    #[error("the line was closed in the middle of a game: {0}")]
    Closed(String),
    #[error("the game did not end in time")]
    Endless,
}

/// A browser in which a guest plays.
pub(super) struct Client {
    address: SocketAddr,
    cookie: Option<HeaderValue>,
}

impl Client {
    /// A browser in which nobody is signed in.
    pub(super) fn new(address: SocketAddr) -> Self {
        Self {
            address,
            cookie: None,
        }
    }

    /// A browser in which somebody begins as a guest.
    pub(super) async fn guest(address: SocketAddr) -> Result<Self, ClientError> {
        let mut client = Self::new(address);
        let path = "/api/session/guest";
        let answer = client.request(Method::POST, path, &Value::Null).await?;
        // The part before the first semicolon is what a browser sends back.
        client.cookie = answer.0.and_then(|set| {
            let end = set.as_bytes().iter().position(|&byte| byte == b';');
            HeaderValue::from_bytes(&set.as_bytes()[..end.unwrap_or(set.len())]).ok()
        });
        Ok(client)
    }

    pub(super) async fn get<T: DeserializeOwned>(&self, path: &str) -> Result<T, ClientError> {
        let answer = self.request(Method::GET, path, &Value::Null).await?;
        Ok(serde_json::from_slice(&answer.1)?)
    }

    pub(super) async fn post<T: DeserializeOwned>(
        &self,
        path: &str,
        body: &Value,
    ) -> Result<T, ClientError> {
        let answer = self.request(Method::POST, path, body).await?;
        Ok(serde_json::from_slice(&answer.1)?)
    }

    /// The cookie that is set, and the body.
    async fn request(
        &self,
        method: Method,
        path: &str,
        body: &Value,
    ) -> Result<(Option<HeaderValue>, Bytes), ClientError> {
        let stream = TcpStream::connect(self.address).await?;
        let (mut sender, connection) =
            hyper::client::conn::http1::handshake(TokioIo::new(stream)).await?;
        tokio::spawn(connection);
        let mut request = Request::builder()
            .method(method)
            .uri(path)
            .header(HOST, self.address.to_string())
            .header(ORIGIN, format!("http://{}", self.address))
            .header(CONTENT_TYPE, "application/json");
        if let Some(cookie) = &self.cookie {
            request = request.header(COOKIE, cookie);
        }
        let request = request.body(Full::new(Bytes::from(body.to_string())))?;
        let (head, body) = sender.send_request(request).await?.into_parts();
        let body = body.collect().await?.to_bytes();
        if !head.status.is_success() {
            let refusal = serde_json::from_slice::<ErrorBody>(&body);
            return Err(ClientError::Refused {
                path: path.to_owned(),
                status: head.status.as_u16(),
                message: refusal.map_or_else(|_| String::new(), |refusal| refusal.message),
            });
        }
        Ok((head.headers.get(SET_COOKIE).cloned(), body))
    }

    /// Opens a WebSocket.
    pub(super) async fn open(&self, path: &str) -> Result<Line, ClientError> {
        let mut request = format!("ws://{}{path}", self.address)
            .into_client_request()
            .map_err(Box::new)?;
        let headers = request.headers_mut();
        let origin = HeaderValue::try_from(format!("http://{}", self.address));
        headers.insert(ORIGIN, origin.map_err(axum::http::Error::from)?);
        if let Some(cookie) = &self.cookie {
            headers.insert(COOKIE, cookie.clone());
        }
        let stream = TcpStream::connect(self.address).await?;
        stream.set_nodelay(true)?;
        let opened = tokio_tungstenite::client_async(request, stream).await;
        Ok(opened.map_err(Box::new)?.0)
    }
}
