//! What the server says of endings, over real connections.

use serde_json::Value;
use sittuyin_server::{Assets, Limits, Tables, serve};
use std::net::SocketAddr;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};

/// A server that knows three men. It ends with the test.
async fn server() -> SocketAddr {
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
    let address = listener.local_addr().expect("the port's number");
    let tables = Tables::of_three_men();
    let never = std::future::pending();
    let (assets, limits) = (Assets::embedded(), Limits::default());
    tokio::spawn(serve(listener, assets, tables, None, limits, never));
    address
}

struct Answer {
    status: u16,
    head: String,
    body: Value,
}

async fn ask(server: SocketAddr, method: &str, query: &str) -> Answer {
    let mut stream = TcpStream::connect(server).await.expect("a connection");
    let request = format!(
        "{method} /api/tables{query} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n"
    );
    stream.write_all(request.as_bytes()).await.expect("sent");
    let mut text = String::new();
    stream.read_to_string(&mut text).await.expect("an answer");
    let (head, body) = text.split_once("\r\n\r\n").expect("a head");
    let status = head.split(' ').nth(1).and_then(|code| code.parse().ok());
    Answer {
        status: status.expect("a status"),
        head: head.to_ascii_lowercase(),
        body: serde_json::from_str(body).unwrap_or_default(),
    }
}

/// A question with the blanks and brackets of a FEN encoded.
fn about(ruleset: &str, fen: &str) -> String {
    let fen = fen
        .replace(' ', "%20")
        .replace('[', "%5B")
        .replace(']', "%5D");
    format!("?ruleset={ruleset}&fen={fen}")
}

/// The hardest ending of the rook, which takes sixteen moves, as in chess.
const LONGEST: &str = "7K/8/8/8/8/2k5/8/R7[] b - 32 0 1";

#[tokio::test]
async fn a_position_is_told_with_its_moves_and_its_count() {
    let server = server().await;
    let told = ask(server, "GET", &about("modern", LONGEST)).await;
    assert_eq!(told.status, 200, "{}", told.body);
    assert!(told.head.contains("content-type: application/json"));
    assert!(told.head.contains("cache-control: public, max-age="));
    assert_eq!(told.body["result"], "loss");
    assert_eq!(told.body["plies"], 32);
    assert_eq!(told.body["verdict"], "stands");
    assert_eq!(told.body["line"].as_array().map(Vec::len), Some(32));
    let moves = told.body["moves"].as_array().expect("moves");
    // The king on c3 beside nobody has all eight squares but those that the rook on a1 sees: none.
    assert_eq!(moves.len(), 8);
    assert_eq!(moves[0]["plies"], 32);
    assert!(moves.iter().all(|one| one["result"] == "loss"));
    // Two counted plies later the same mate is one move too late.
    let late = LONGEST.replace("32 0 1", "32 2 2");
    let told = ask(server, "GET", &about("modern", &late)).await;
    assert_eq!(told.body["verdict"], "counted-out");
    assert_eq!(told.body["moves"][0]["verdict"], "counted-out");
    // Formal counts nothing, but fifty moves may be claimed.
    let slow = LONGEST.replace("32 0 1", "- 90 60");
    let told = ask(server, "GET", &about("formal", &slow)).await;
    assert_eq!(told.body["verdict"], "may-be-claimed");
}

#[tokio::test]
async fn without_a_ruleset_it_is_formal() {
    let server = server().await;
    let query = about("formal", "7k/8/6K1/8/8/8/8/R7[] w - - 0 1");
    let query = query.replace("ruleset=formal&", "");
    let told = ask(server, "GET", &query).await;
    assert_eq!(told.status, 200, "{}", told.body);
    assert_eq!(told.body["moves"][0]["uci"], "a1a8");
    assert_eq!(told.body["moves"][0]["san"], "Ra8#");
    assert_eq!(told.body["moves"][0]["plies"], 1);
}

#[tokio::test]
async fn what_no_table_holds_is_not_found() {
    let server = server().await;
    for fen in [
        // Four men, and tables of three.
        "7k/8/6K1/8/8/8/8/RR6[] w - - 0 1",
        // Something in hand.
        "7k/8/6K1/8/8/8/8/8[R] w - - 0 1",
        "8/8/4pppp/pppp4/4PPPP/PPPP4/8/8[KFRRSSNNkfrrssnn] w - - 0 1",
    ] {
        let told = ask(server, "GET", &about("modern", fen)).await;
        assert_eq!(told.status, 404, "{fen}: {}", told.body);
        assert_eq!(told.body["code"], "not-found");
        let message = told.body["message"].as_str().expect("a message");
        assert!(message.contains("tables of up to 3 men"), "{message}");
        assert!(told.head.contains("cache-control: no-store"));
    }
}

#[tokio::test]
async fn what_cannot_be_read_is_refused_with_the_reason() {
    let server = server().await;
    let many = "K".repeat(5_000);
    for (query, reason) in [
        (String::new(), "missing field `fen`; expected /api/tables?"),
        ("?fen=".to_owned(), "the FEN is empty"),
        ("?fen=%FF%FE".to_owned(), "rank"),
        ("?ruleset=formal".to_owned(), "fen"),
        (about("chess", LONGEST), "'chess' is not a ruleset"),
        (about("dice", LONGEST), "dice has no tables"),
        (about("formal", "hello"), "rank"),
        (about("formal", &many), "rank"),
        (about("formal", "8/8/8/8/8/8/8/8[] w - - 0 1"), "king"),
        // The side that has moved stands in check.
        (about("formal", "7k/8/8/8/8/8/8/K6R[] w - - 0 1"), "check"),
        (about("formal", LONGEST) + "&fen=x", "fen"),
        (about("formal", LONGEST) + "&moves=a1a2", "moves"),
    ] {
        let told = ask(server, "GET", &query).await;
        assert_eq!(told.status, 400, "{query}: {}", told.body);
        assert_eq!(told.body["code"], "invalid", "{query}");
        let message = told.body["message"].as_str().expect("a message");
        assert!(message.contains(reason), "{query}: {message}");
    }
    let told = ask(server, "POST", &about("formal", LONGEST)).await;
    assert_eq!(told.status, 405);
}

#[tokio::test]
async fn many_questions_at_once_are_all_answered() {
    let server = server().await;
    let query = about("modern", LONGEST);
    let asked: Vec<_> = (0..50)
        .map(|_| {
            let query = query.clone();
            tokio::spawn(async move { ask(server, "GET", &query).await.status })
        })
        .collect();
    for one in asked {
        assert_eq!(one.await.expect("an answer"), 200);
    }
}
