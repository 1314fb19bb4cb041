//! A game as a link: what can be had of it as a file, as a picture, and what other programs show of it.

use crate::browser::Browser;
use crate::curtain::confirmed_by_white;
use crate::player::{CLOCK, Player, guests, placed, replayed};
use crate::server::Server;
use resvg::tiny_skia::Pixmap;
use sittuyin::pgn::Reader;
use sittuyin::{Color, Draws, Game, Square};
use sittuyin_server::messages::{Action, ErrorCode, GameSnapshot};

/// What can be had of a game as files is the game that was played.
pub(crate) async fn assert_exports(reader: &mut Browser, played: &GameSnapshot) {
    let path = format!("/api/games/{}", played.id);
    let pgn = reader.get(&format!("{path}/pgn")).await;
    let file = format!("attachment; filename=\"{}.pgn\"", played.id);
    assert_eq!(pgn.headers["content-disposition"], file);
    let record = Reader::new(&*pgn.body).next().expect("a game");
    let record = record.expect("one that can be read");
    let exported = record.to_game(Draws::Platform).expect("lawful moves");
    let moves: Vec<_> = exported.events().map(|event| event.to_string()).collect();
    assert_eq!(moves, played.moves);
    let last = played.moves.len();
    for ply in [0, last / 2, last] {
        let mut then = played.clone();
        then.moves.truncate(ply);
        let fen = reader.get(&format!("{path}/fen?ply={ply}")).await;
        assert_eq!(fen.body, replayed(&then).fen() + "\n", "{ply}");
    }
    let fen = reader.get(&format!("{path}/fen")).await;
    assert_eq!(fen.body, exported.fen() + "\n");
}

/// The pieces of a picture and where they stand, sorted.
fn men(picture: &str) -> Vec<(String, String)> {
    let mut men: Vec<_> = picture
        .split("<use href=\"#")
        .skip(1)
        .map(|man| {
            let (id, rest) = man.split_once('"').expect("an end");
            let place = rest.split(['(', ')']).nth(1).expect("a place");
            (id.to_owned(), place.to_owned())
        })
        .collect();
    men.sort();
    men
}

/// The same of a position.
fn expected(game: &Game) -> Vec<(String, String)> {
    let board = game.position().board();
    let mut men: Vec<_> = Square::all()
        .filter_map(|square| {
            let piece = board.piece_at(square)?;
            let side = if piece.color == Color::White {
                'w'
            } else {
                'b'
            };
            let role = format!("{:?}", piece.role).to_lowercase();
            // A square is 100 wide, and a piece stands a little inside.
            let (x, y) = (u32::from(square.file()), 7 - u32::from(square.rank()));
            Some((
                format!("{side}-{role}"),
                format!("{} {}", 100 * x + 3, 100 * y + 3),
            ))
        })
        .collect();
    men.sort();
    men
}

async fn picture(browser: &mut Browser, game: &str, query: &str) -> String {
    let answer = browser
        .get(&format!("/api/games/{game}/picture.svg{query}"))
        .await;
    assert_eq!(answer.status, 200);
    assert_eq!(answer.headers["content-type"], "image/svg+xml");
    String::from_utf8(answer.body.to_vec()).expect("a text")
}

#[tokio::test]
async fn a_picture_shows_the_position_at_any_ply() {
    let server = Server::start().await;
    let (white, _black) = placed(&server, "formal", CLOCK, false).await;
    let id = &white.game.id;
    let mut reader = Browser::new(server.address);
    let now = picture(&mut reader, id, "").await;
    assert_eq!(now, picture(&mut reader, id, "?ply=16").await);
    assert_eq!(men(&now).len(), 32);
    for ply in [0, 3, 8, 16] {
        let mut then = white.game.clone();
        then.moves.truncate(ply);
        let seen = men(&picture(&mut reader, id, &format!("?ply={ply}")).await);
        assert_eq!(seen, expected(&replayed(&then)), "{ply}");
    }
    let path = |end: &str| format!("/api/games/{id}/{end}");
    for (end, status, code) in [
        ("picture.svg?ply=17", 404, ErrorCode::NotFound),
        ("fen?ply=4000000000", 404, ErrorCode::NotFound),
        ("fen?ply=-1", 400, ErrorCode::Invalid),
        ("picture.svg?ply=x", 400, ErrorCode::Invalid),
        ("picture.svg?fen=x", 400, ErrorCode::Invalid),
        ("picture.png?ply=17", 404, ErrorCode::NotFound),
        ("picture.png?ply=x", 400, ErrorCode::Invalid),
    ] {
        let answer = reader.get(&path(end)).await;
        answer.refused(status, code);
    }
    for end in ["fen", "picture.svg", "picture.png", "pgn"] {
        let answer = reader.get(&format!("/api/games/nothing/{end}")).await;
        answer.refused(404, ErrorCode::NotFound);
    }
}

#[tokio::test]
async fn a_picture_can_be_had_painted() {
    let server = Server::start().await;
    let (white, _black) = placed(&server, "formal", CLOCK, false).await;
    let mut reader = Browser::new(server.address);
    for ply in [0, 8, 16] {
        let path = format!("/api/games/{}/picture.png?ply={ply}", white.game.id);
        let answer = reader.get(&path).await;
        assert_eq!(answer.headers["content-type"], "image/png");
        assert_eq!(answer.headers["cache-control"], "public, max-age=60");
        // The signature, then the header with width and height.
        assert!(
            answer
                .body
                .starts_with(b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\x02\x58\0\0\x02\x58")
        );
        let pixels = Pixmap::decode_png(&answer.body).expect("a picture");
        let mut then = white.game.clone();
        then.moves.truncate(ply);
        let game = replayed(&then);
        for square in Square::all() {
            let corner = |line: u8| 17 + 71 * u32::from(line) - u32::from(line) / 4;
            let (left, top) = (corner(square.file()), corner(7 - square.rank()));
            let lacquer = |(red, green, blue)| {
                let painted = |x, y| {
                    pixels
                        .pixel(x, y)
                        .map(|at| (at.red(), at.green(), at.blue()))
                };
                let inside =
                    (left + 10..left + 60).flat_map(|x| (top + 10..top + 60).map(move |y| (x, y)));
                inside
                    .filter(|&(x, y)| painted(x, y) == Some((red, green, blue)))
                    .count()
                    > 100
            };
            let seen = (lacquer((0xb4, 0x25, 0x1b)), lacquer((0x23, 0x1a, 0x17)));
            let man = game
                .position()
                .board()
                .piece_at(square)
                .map(|man| man.color);
            let expected = (man == Some(Color::White), man == Some(Color::Black));
            assert_eq!(seen, expected, "{square} {ply}");
        }
    }
}

/// While an army stands behind the curtain, everything that can be had is as it was before.
#[tokio::test]
async fn no_picture_and_no_file_shows_what_is_behind_the_curtain() {
    let server = Server::start().await;
    let (white, black, id) = guests(server.address, "tournament", Some("hidden"), CLOCK).await;
    let start = Player::join(&white, &id).await.replayed();
    let ends = [
        "picture.svg",
        "picture.svg?ply=0",
        "picture.png",
        "picture.png?ply=0",
        "fen",
        "fen?ply=0",
        "pgn",
    ];
    let mut before = Vec::new();
    let mut reader = Browser::new(server.address);
    for end in ends {
        before.push(reader.get(&format!("/api/games/{id}/{end}")).await.body);
    }
    let pgn = reader.get(&format!("/api/games/{id}/pgn")).await;
    pgn.refused(404, ErrorCode::NotFound);
    let page = reader.get(&format!("/game/{id}")).await.body;
    confirmed_by_white(&white, &id).await;
    for browser in [&mut reader, &mut black.clone(), &mut white.clone()] {
        for (end, before) in ends.iter().zip(&before) {
            let now = browser.get(&format!("/api/games/{id}/{end}")).await.body;
            assert_eq!(now, before, "{end}");
        }
        let again = browser.get(&format!("/game/{id}")).await.body;
        assert_eq!(again, page);
        for kind in ["svg", "png"] {
            let later = format!("/api/games/{id}/picture.{kind}?ply=1");
            browser.get(&later).await.refused(404, ErrorCode::NotFound);
        }
    }
    let seen = String::from_utf8(before[0].to_vec()).expect("a text");
    assert_eq!(men(&seen), expected(&start));
    assert_eq!(men(&seen).len(), 16);
}

#[tokio::test]
async fn a_link_to_a_game_has_a_preview() {
    let server = Server::start().await;
    let (mut white, black) = placed(&server, "formal", CLOCK, true).await;
    let id = white.game.id.clone();
    let mut reader = Browser::new(server.address);
    let page = async |browser: &mut Browser, path: &str| {
        let answer = browser.get(path).await;
        assert_eq!(answer.headers["content-type"], "text/html; charset=utf-8");
        assert!(answer.headers.contains_key("content-security-policy"));
        String::from_utf8(answer.body.to_vec()).expect("a text")
    };
    let told = page(&mut reader, &format!("/game/{id}")).await;
    let tag = |name: &str, content: &str| {
        format!("<meta property=\"og:{name}\" content=\"{content}\" />")
    };
    let address = format!("http://{}", server.address);
    for tag in [
        tag("title", "white-formal – black-formal"),
        tag("description", "Sittuyin · Formal · 10+5 · *"),
        tag("url", &format!("{address}/game/{id}")),
        tag("image", &format!("{address}/api/games/{id}/picture.png")),
        tag("image:type", "image/png"),
        tag("image:width", "600"),
        tag("image:height", "600"),
    ] {
        assert!(told.contains(&tag), "{told}");
    }
    white.done(Action::Resign).await;
    let after = page(&mut reader, &format!("/game/{id}")).await;
    assert!(after.contains("10+5 · 0-1"), "{after}");
    // It is the page that every other address has, and nothing else.
    let plain = page(&mut reader, "/play").await;
    let start = after.find("<meta property").expect("tags");
    let end = after.find("</head>").expect("a head");
    assert_eq!(after[..start].to_owned() + &after[end..], plain);
    for elsewhere in ["/game/nothing", "/game/%22%3E%3Cscript%3E", "/game"] {
        let page = reader.get(elsewhere).await.body;
        assert!(
            !String::from_utf8_lossy(&page).contains("og:"),
            "{elsewhere}"
        );
    }
    // A host that is none is not repeated.
    let mut evil = black.browser.clone();
    evil.host = "a/b".to_owned();
    let page = page(&mut evil, &format!("/game/{id}")).await;
    assert_eq!(page, plain);
}
