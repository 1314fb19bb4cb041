//! The server over real connections: every header, every way to ask, and what must be refused.

use std::net::SocketAddr;
use std::time::{Duration, Instant};

use http_body_util::{BodyExt, Empty};
use hyper::body::Bytes;
use hyper::header::{ACCEPT_ENCODING, HeaderMap, IF_NONE_MATCH};
use hyper::{Method, Request, StatusCode};
use hyper_util::rt::TokioIo;
use rust_embed::RustEmbed;
use sittuyin_server::{Assets, Limits, Tables, serve};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

/// Stands in for the built app.
#[derive(RustEmbed)]
#[folder = "tests/site"]
struct Site;

/// What a binary holds that was compiled before the app.
#[derive(RustEmbed)]
#[folder = "tests/no-such-folder"]
#[allow_missing = true]
struct Nothing;

const INDEX: &[u8] = include_bytes!("site/index.html");
const INDEX_BROTLI: &[u8] = include_bytes!("site/index.html.br");
const SCRIPT: &[u8] = include_bytes!("site/assets/app-0a1b2c3d.js");
const SCRIPT_GZIP: &[u8] = include_bytes!("site/assets/app-0a1b2c3d.js.gz");

/// A running server.
struct Server {
    address: SocketAddr,
    stop: oneshot::Sender<()>,
    task: JoinHandle<()>,
}

impl Server {
    async fn start(assets: Assets, limits: Limits) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
        let address = listener.local_addr().expect("the port's number");
        let (stop, stopped) = oneshot::channel();
        let task = tokio::spawn(async move {
            let stopped = async { stopped.await.unwrap_or_default() };
            serve(listener, assets, Tables::new(), None, limits, stopped).await;
        });
        Self {
            address,
            stop,
            task,
        }
    }

    async fn with_site() -> Self {
        Self::start(Assets::of::<Site>(), Limits::default()).await
    }

    async fn request(&self, method: Method, path: &str, headers: &[(&str, &str)]) -> Answer {
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
            .header("host", "localhost");
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        let request = request
            .body(Empty::<Bytes>::new())
            .expect("a valid request");
        let (head, body) = client
            .send_request(request)
            .await
            .expect("an answer")
            .into_parts();
        let body = body.collect().await.expect("a whole body").to_bytes();
        Answer {
            status: head.status,
            headers: head.headers,
            body,
        }
    }

    async fn get(&self, path: &str) -> Answer {
        self.request(Method::GET, path, &[]).await
    }

    /// Sends raw bytes and reads until the server closes the connection.
    async fn raw(&self, bytes: &[u8]) -> String {
        let mut stream = TcpStream::connect(self.address)
            .await
            .expect("a connection");
        // The server may close before it has read everything.
        let _ = stream.write_all(bytes).await;
        let mut answer = Vec::new();
        let _ = stream.read_to_end(&mut answer).await;
        String::from_utf8_lossy(&answer).into_owned()
    }

    async fn stop(self) {
        self.stop.send(()).expect("a running server");
        self.task.await.expect("an orderly end");
    }
}

struct Answer {
    status: StatusCode,
    headers: HeaderMap,
    body: Bytes,
}

impl Answer {
    fn header(&self, name: &str) -> &str {
        self.headers
            .get(name)
            .map_or("", |value| value.to_str().expect("a text"))
    }
}

#[tokio::test]
async fn the_front_page_is_asked_for_again_each_time() {
    let server = Server::with_site().await;
    for path in ["/", "/index.html", "/?lang=my"] {
        let answer = server.get(path).await;
        assert_eq!(answer.status, StatusCode::OK, "{path}");
        assert_eq!(answer.body, INDEX);
        assert_eq!(answer.header("content-type"), "text/html; charset=utf-8");
        assert_eq!(answer.header("cache-control"), "no-cache");
        assert_eq!(answer.header("vary"), "accept-encoding");
        assert_eq!(answer.header("content-encoding"), "");
    }
}

#[tokio::test]
async fn hashed_files_are_kept_for_a_year() {
    let server = Server::with_site().await;
    let script = server.get("/assets/app-0a1b2c3d.js").await;
    assert_eq!(script.status, StatusCode::OK);
    assert_eq!(script.body, SCRIPT);
    assert_eq!(
        script.header("content-type"),
        "text/javascript; charset=utf-8"
    );
    assert_eq!(
        script.header("cache-control"),
        "public, max-age=31536000, immutable"
    );
    // A script without a hash in its name may change, so it is never old.
    assert_eq!(
        server.get("/sw.js").await.header("cache-control"),
        "no-cache"
    );
    assert_eq!(
        server.get("/icon.svg").await.header("content-type"),
        "image/svg+xml"
    );
}

#[tokio::test]
async fn every_answer_carries_the_security_headers() {
    let server = Server::with_site().await;
    let answers = [
        server.get("/").await,
        server.get("/healthz").await,
        server.get("/assets/app-0a1b2c3d.js").await,
        server.get("/gone.js").await,
        server.request(Method::POST, "/", &[]).await,
        server
            .request(Method::GET, "/", &[("if-none-match", "*")])
            .await,
        server
            .request(Method::GET, "/", &[("accept-encoding", "*;q=0")])
            .await,
    ];
    let statuses = answers
        .iter()
        .map(|answer| answer.status.as_u16())
        .collect::<Vec<_>>();
    assert_eq!(statuses, [200, 200, 200, 404, 405, 304, 406]);
    for answer in answers {
        let policy: Vec<_> = answer
            .header("content-security-policy")
            .split("; ")
            .collect();
        assert_eq!(
            policy,
            [
                "default-src 'none'",
                "script-src 'self' 'wasm-unsafe-eval'",
                "style-src 'self'",
                "img-src 'self' data:",
                "font-src 'self'",
                "media-src 'self'",
                "connect-src 'self'",
                "worker-src 'self'",
                "manifest-src 'self'",
                "base-uri 'none'",
                "form-action 'none'",
                "frame-ancestors 'none'",
            ]
        );
        assert_eq!(answer.header("x-content-type-options"), "nosniff");
        assert_eq!(answer.header("referrer-policy"), "no-referrer");
        assert_eq!(answer.header("cross-origin-opener-policy"), "same-origin");
        assert_eq!(answer.header("cross-origin-resource-policy"), "same-origin");
        assert!(
            answer
                .header("permissions-policy")
                .contains("microphone=()")
        );
    }
}

#[tokio::test]
async fn the_coding_is_negotiated() {
    let server = Server::with_site().await;
    let script = "/assets/app-0a1b2c3d.js";
    for (path, accept, coding, body) in [
        ("/", "gzip, deflate, br, zstd", "br", INDEX_BROTLI),
        (script, "gzip;q=1.0, br;q=0.9", "gzip", SCRIPT_GZIP),
        (script, "identity, br;q=0.5", "", SCRIPT),
    ] {
        let headers = [(ACCEPT_ENCODING.as_str(), accept)];
        let answer = server.request(Method::GET, path, &headers).await;
        assert_eq!(answer.status, StatusCode::OK);
        assert_eq!(answer.header("content-encoding"), coding, "{accept}");
        assert_eq!(answer.body, body, "{accept}");
        assert_eq!(answer.header("vary"), "accept-encoding");
    }
    // A file that has no coded form is sent as it is.
    let answer = server
        .request(Method::GET, "/icon.svg", &[("accept-encoding", "br, gzip")])
        .await;
    assert_eq!(
        (answer.status, answer.header("content-encoding")),
        (StatusCode::OK, "")
    );
    // The coded forms have no address of their own.
    assert_eq!(
        server.get("/index.html.br").await.status,
        StatusCode::NOT_FOUND
    );
    assert_eq!(
        server.get("/assets/app-0a1b2c3d.js.gz").await.status,
        StatusCode::NOT_FOUND
    );
}

#[tokio::test]
async fn what_the_browser_has_is_not_sent_again() {
    let server = Server::with_site().await;
    for accept in ["br", "gzip", "identity"] {
        let plain = [(ACCEPT_ENCODING.as_str(), accept)];
        let first = server.request(Method::GET, "/", &plain).await;
        let tag = first.header("etag").to_owned();
        assert!(
            tag.len() > 10 && tag.starts_with('"') && tag.ends_with('"'),
            "{tag}"
        );
        for known in [tag.clone(), format!("\"x\", W/{tag}"), "*".to_owned()] {
            let headers = [plain[0], (IF_NONE_MATCH.as_str(), known.as_str())];
            for method in [Method::GET, Method::HEAD] {
                let again = server.request(method, "/", &headers).await;
                assert_eq!(again.status, StatusCode::NOT_MODIFIED, "{accept} {known}");
                assert!(again.body.is_empty());
                assert_eq!(again.header("etag"), tag);
                assert_eq!(again.header("cache-control"), "no-cache");
                assert_eq!(again.header("vary"), "accept-encoding");
            }
        }
        let headers = [plain[0], (IF_NONE_MATCH.as_str(), "\"other\"")];
        let changed = server.request(Method::GET, "/", &headers).await;
        assert_eq!(changed.status, StatusCode::OK);
    }
    // One tag names one form: the tag of the brotli form is not the one of the plain bytes.
    let brotli = server
        .request(Method::GET, "/", &[("accept-encoding", "br")])
        .await;
    let plain = server.get("/").await;
    assert_ne!(brotli.header("etag"), plain.header("etag"));
}

#[tokio::test]
async fn head_is_get_without_the_body() {
    let server = Server::with_site().await;
    for path in [
        "/",
        "/play",
        "/assets/app-0a1b2c3d.js",
        "/healthz",
        "/gone.js",
    ] {
        let get = server.get(path).await;
        let head = server.request(Method::HEAD, path, &[]).await;
        assert_eq!(head.status, get.status, "{path}");
        assert!(head.body.is_empty(), "{path}");
        assert_eq!(
            head.header("content-length"),
            get.body.len().to_string(),
            "{path}"
        );
        for name in [
            "content-type",
            "etag",
            "cache-control",
            "content-security-policy",
        ] {
            assert_eq!(head.header(name), get.header(name), "{path} {name}");
        }
    }
}

#[tokio::test]
async fn paths_of_the_app_lead_to_its_page() {
    let server = Server::with_site().await;
    for path in [
        "/play",
        "/learn",
        "/learn/lessons/the-board",
        "/rules/formal",
        "/history",
        "/glossary",
        "/questions",
        "/no-such-page",
        "/settings/",
        "/play?level=3",
    ] {
        let answer = server.get(path).await;
        assert_eq!(
            (answer.status, &answer.body[..]),
            (StatusCode::OK, INDEX),
            "{path}"
        );
    }
}

#[tokio::test]
async fn unknown_files_are_not_found() {
    let server = Server::with_site().await;
    for path in [
        "/gone.js",
        "/assets/",
        "/assets/gone",
        "/assets/gone.js",
        "/favicon.ico",
        "/play/x.html",
        "/learn/lessons/board.js",
        "/learn/assets/app-0a1b2c3d.js",
        "/.env",
        "/.vite/manifest.json",
        "/.git/config",
        "//",
        "//play",
        "/assets//app-0a1b2c3d.js",
        "/INDEX.HTML",
    ] {
        let answer = server.get(path).await;
        assert_eq!(answer.status, StatusCode::NOT_FOUND, "{path}");
        assert_ne!(answer.body, INDEX, "{path}");
    }
}

#[tokio::test]
async fn no_path_leaves_the_assets() {
    let server = Server::with_site().await;
    for path in [
        "/../http.rs",
        "/../../Cargo.toml",
        "/assets/../index.html",
        "/./index.html",
        "/%2e%2e/http.rs",
        "/%2e%2e%2fhttp.rs",
        "/..%2fhttp.rs",
        "/..%5chttp.rs",
        "/%252e%252e/http.rs",
        "/assets/..%00/index.html",
        "/index.html%00",
        "/etc/passwd%00.js",
        "/%c0%ae%c0%ae/http.rs",
        "/....//http.rs",
        "/file:///etc/passwd",
    ] {
        let request =
            format!("GET {path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n");
        let answer = server.raw(request.as_bytes()).await;
        assert!(
            answer.starts_with("HTTP/1.1 404 Not Found\r\n"),
            "{path}: {answer}"
        );
    }
    // Bytes that no address holds are refused before a path is looked up.
    for path in ["/..\\http.rs\r", "/\0"] {
        let request =
            format!("GET {path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n");
        let answer = server.raw(request.as_bytes()).await;
        assert!(
            answer.starts_with("HTTP/1.1 400 Bad Request\r\n"),
            "{path:?}: {answer}"
        );
    }
}

#[tokio::test]
async fn other_methods_are_refused() {
    let server = Server::with_site().await;
    for path in ["/", "/play", "/healthz", "/assets/app-0a1b2c3d.js"] {
        for method in [
            "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "PROPFIND",
        ] {
            let method = Method::from_bytes(method.as_bytes()).expect("a method");
            let answer = server.request(method.clone(), path, &[]).await;
            assert_eq!(
                answer.status,
                StatusCode::METHOD_NOT_ALLOWED,
                "{method} {path}"
            );
            assert_eq!(answer.header("allow"), "GET,HEAD", "{method} {path}");
        }
    }
}

#[tokio::test]
async fn the_health_check_tells_the_version() {
    let server = Server::with_site().await;
    let answer = server.get("/healthz").await;
    assert_eq!(answer.status, StatusCode::OK);
    assert_eq!(answer.header("content-type"), "application/json");
    assert_eq!(answer.header("cache-control"), "no-store");
    let body: serde_json::Value = serde_json::from_slice(&answer.body).expect("JSON");
    assert_eq!(
        body,
        serde_json::json!({ "status": "ok", "version": env!("CARGO_PKG_VERSION") })
    );
}

#[tokio::test]
async fn without_online_play_the_page_learns_that_nobody_plays_here() {
    let server = Server::with_site().await;
    let answer = server.get("/api/session").await;
    assert_eq!(answer.status, StatusCode::NO_CONTENT);
    assert_eq!(answer.header("cache-control"), "no-store");
}

#[tokio::test]
async fn without_the_app_the_page_says_how_to_build_it() {
    let server = Server::start(Assets::of::<Nothing>(), Limits::default()).await;
    for path in ["/", "/play"] {
        let answer = server.get(path).await;
        assert_eq!(answer.status, StatusCode::SERVICE_UNAVAILABLE, "{path}");
        assert_eq!(answer.header("content-type"), "text/html; charset=utf-8");
        assert_eq!(answer.header("cache-control"), "no-store");
        assert!(String::from_utf8_lossy(&answer.body).contains("make run"));
    }
    assert_eq!(server.get("/healthz").await.status, StatusCode::OK);
    assert_eq!(
        server.get("/assets/app.js").await.status,
        StatusCode::NOT_FOUND
    );
}

#[tokio::test]
async fn a_head_that_is_too_large_is_refused() {
    let server = Server::with_site().await;
    let request = |size: usize| {
        let filler = "x".repeat(size);
        format!(
            "GET / HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\nx-fill: {filler}\r\n\r\n"
        )
    };
    let small = server.raw(request(4 * 1024).as_bytes()).await;
    assert!(small.starts_with("HTTP/1.1 200 OK\r\n"), "{small}");
    let large = server.raw(request(64 * 1024).as_bytes()).await;
    assert!(!large.contains(" 200 OK"), "{large}");
    assert!(
        large.is_empty() || large.starts_with("HTTP/1.1 431 "),
        "{large}"
    );
    // One such client disturbs no other.
    assert_eq!(server.get("/").await.status, StatusCode::OK);
}

#[tokio::test]
async fn a_client_that_never_ends_its_head_is_dropped() {
    let limits = Limits {
        header_time: Duration::from_millis(200),
        ..Limits::default()
    };
    let server = Server::start(Assets::of::<Site>(), limits).await;
    for bytes in ["", "GET / HTTP/1.1\r\nhost: local"] {
        let begun = Instant::now();
        let answer = tokio::time::timeout(Duration::from_secs(10), server.raw(bytes.as_bytes()))
            .await
            .expect("the server closes the connection");
        assert!(!answer.contains(" 200 OK"), "{answer}");
        assert!(
            begun.elapsed() >= Duration::from_millis(150),
            "closed too early"
        );
    }
}

/// A client that asks and never reads would otherwise keep its place.
#[tokio::test]
async fn no_connection_outlives_its_time() {
    let limits = Limits {
        connections: 1,
        connection_time: Duration::from_millis(300),
        header_time: Duration::from_secs(60),
        ..Limits::default()
    };
    let server = Server::start(Assets::of::<Site>(), limits).await;
    let _keeps_its_place = TcpStream::connect(server.address)
        .await
        .expect("a connection");
    let answer = tokio::time::timeout(Duration::from_secs(10), server.get("/healthz")).await;
    assert_eq!(
        answer.expect("the place is free again").status,
        StatusCode::OK
    );
}

#[tokio::test]
async fn connections_beyond_the_limit_wait() {
    let limits = Limits {
        connections: 1,
        ..Limits::default()
    };
    let server = Server::start(Assets::of::<Site>(), limits).await;
    let first = TcpStream::connect(server.address)
        .await
        .expect("a connection");
    // The first connection holds the only place, so the second is not answered.
    let waits = tokio::time::timeout(Duration::from_millis(300), server.get("/healthz")).await;
    assert!(waits.is_err(), "the second connection was answered");
    drop(first);
    let answer = tokio::time::timeout(Duration::from_secs(10), server.get("/healthz")).await;
    assert_eq!(
        answer.expect("a place is free again").status,
        StatusCode::OK
    );
}

#[tokio::test]
async fn stopping_closes_idle_connections_and_the_port() {
    let limits = Limits {
        drain_time: Duration::from_secs(60),
        header_time: Duration::from_secs(60),
        ..Limits::default()
    };
    let server = Server::start(Assets::of::<Site>(), limits).await;
    let address = server.address;
    let mut idle = TcpStream::connect(address).await.expect("a connection");
    idle.write_all(b"GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n")
        .await
        .expect("sent");
    let mut buffer = [0; 4096];
    assert!(idle.read(&mut buffer).await.expect("an answer") > 0);

    let stopped = tokio::time::timeout(Duration::from_secs(10), server.stop()).await;
    assert!(stopped.is_ok(), "an idle connection held up the end");
    let closed = tokio::time::timeout(Duration::from_secs(10), idle.read(&mut buffer)).await;
    assert_eq!(closed.expect("an end").expect("an orderly close"), 0);
    assert!(
        TcpStream::connect(address).await.is_err(),
        "the port is still open"
    );
}

#[tokio::test]
async fn stopping_does_not_wait_for_ever() {
    let limits = Limits {
        drain_time: Duration::from_millis(200),
        ..Limits::default()
    };
    let server = Server::start(Assets::of::<Site>(), limits).await;
    let mut unfinished = TcpStream::connect(server.address)
        .await
        .expect("a connection");
    unfinished
        .write_all(b"GET / HTTP/1.1\r\nhost: lo")
        .await
        .expect("sent");
    // A whole round trip, so that the server has read the beginning.
    assert_eq!(server.get("/healthz").await.status, StatusCode::OK);
    let stopped = tokio::time::timeout(Duration::from_secs(10), server.stop()).await;
    assert!(
        stopped.is_ok(),
        "the server waits for a client that never ends its request"
    );
}

#[test]
fn a_taken_port_is_named_with_a_way_out() {
    let taken = std::net::TcpListener::bind("127.0.0.1:0").expect("a free port");
    let bind = taken.local_addr().expect("the port's number");
    let config = sittuyin_server::Config {
        bind,
        ..Default::default()
    };
    let error = sittuyin_server::run(config)
        .expect_err("the port is taken")
        .to_string();
    assert!(error.contains(&bind.to_string()), "{error}");
    assert!(error.contains("already in use"), "{error}");
    let other = format!("--bind 127.0.0.1:{}", bind.port() + 1);
    assert!(error.contains(&other), "{error}");
}
