//! A picture of a position, as SVG: the board as the page draws it by day, and the page's own pieces.
//!
//! What stands in it follows from a [`Board`] alone. Nothing is painted by a style sheet, which the
//! security headers of this server would keep from it.

use sittuyin::{Board, Color, Role, Square};
use std::fmt::Write as _;

/// The page's pieces: for each role a few texts in quotes.
const SHAPES: &str = include_str!("../../../../web/src/design/pieces/traditional.ts");

/// The name of a role there.
fn name(role: Role) -> &'static str {
    match role {
        Role::King => "king",
        Role::General => "general",
        Role::Elephant => "elephant",
        Role::Knight => "knight",
        Role::Rook => "rook",
        Role::Pawn => "pawn",
    }
}

/// The shape of a role, on a square of 100 by 100.
fn shape(role: Role) -> String {
    let begin = format!("\n  {}:\n", name(role));
    let lines = SHAPES.split_once(&begin).map_or("", |(_, rest)| rest);
    let mut shape = String::new();
    for line in lines.lines() {
        let mut parts = line.trim().split('\'').skip(1);
        shape += parts.next().unwrap_or_default();
        // A plus sign says that more follows.
        if parts.next() != Some(" +") {
            break;
        }
    }
    shape
}

/// How the parts of a shape are painted, as in `pieces.css` and `tokens.css`.
fn painted(shape: &str, color: Color) -> String {
    let (body, rim, engraving) = match color {
        Color::White => ("#b4251b", "#470b07", "#f8da94"),
        Color::Black => ("#231a17", "#a27828", "#e5bf70"),
    };
    let edge = |fill: &str, stroke: &str, width: &str| {
        format!(
            r#"fill="{fill}" stroke="{stroke}" stroke-width="{width}" stroke-linejoin="round" stroke-linecap="round""#
        )
    };
    [
        ("man-body", edge(body, rim, "2.4")),
        ("man-trim", edge(engraving, rim, "1.6")),
        ("man-gold", format!(r#"fill="{engraving}""#)),
        ("man-dark", format!(r#"fill="{rim}""#)),
        ("man-line", edge("none", engraving, "1.9")),
        (
            "man-bead",
            edge("none", engraving, r#"2.6" stroke-dasharray="0 5"#),
        ),
    ]
    .into_iter()
    .fold(shape.to_owned(), |shape, (class, paint)| {
        shape.replace(&format!(r#"class="{class}""#), &paint)
    })
}

/// The board seen from White's side.
pub(crate) fn draw(board: &Board) -> String {
    let mut shapes = String::new();
    let mut men = String::new();
    for color in Color::ALL {
        for role in Role::ALL {
            let squares = board.men(color, role);
            if squares.is_empty() {
                continue;
            }
            let id = format!(
                "{}-{}",
                if color == Color::White { "w" } else { "b" },
                name(role)
            );
            let _ = write!(
                shapes,
                r#"<g id="{id}">{}</g>"#,
                painted(&shape(role), color)
            );
            for square in squares {
                let (x, y) = corner(square);
                let _ = write!(
                    men,
                    r##"<use href="#{id}" transform="translate({} {}) scale(.94)"/>"##,
                    x + 3,
                    y + 3
                );
            }
        }
    }
    let lines: String = (1..8)
        .map(|n| format!("M{0} 0V800M0 {0}H800", n * 100))
        .collect();
    format!(
        r##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="-24 -24 848 848" width="848" height="848"><title>Sittuyin</title><defs>{shapes}</defs><path fill="#5d3820" d="M-24-24H824V824H-24Z"/><path fill="#e9cd9b" d="M0 0H800V800H0Z"/><path fill="none" stroke="#9d4a28" stroke-width="3" d="M0 0L800 800M0 800L800 0"/><path fill="none" stroke="#8b6234" stroke-width="2.5" d="{lines}"/>{men}</svg>"##
    )
}

/// Where the upper left corner of a square lies.
fn corner(square: Square) -> (u32, u32) {
    (
        u32::from(square.file()) * 100,
        u32::from(7 - square.rank()) * 100,
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use sittuyin::fen::Fen;

    fn of(fen: &str) -> String {
        let Fen(setup) = fen.parse().unwrap();
        draw(&setup.board)
    }

    #[test]
    fn each_man_stands_on_its_square_in_its_colour() {
        let picture = of("r7/8/8/8/8/8/8/K6P[] w - - 0 1");
        let men: Vec<_> = picture.split("<use ").skip(1).collect();
        assert_eq!(men.len(), 3);
        for (id, place) in [
            ("w-king", "3 703"),
            ("w-pawn", "703 703"),
            ("b-rook", "3 3"),
        ] {
            let found = men
                .iter()
                .any(|man| man.contains(&format!("#{id}\"")) && man.contains(place));
            assert!(found, "{id} {men:?}");
            assert!(picture.contains(&format!("<g id=\"{id}\">")), "{id}");
        }
        assert!(picture.contains("#b4251b") && picture.contains("#231a17"));
        assert!(!of("8/8/8/8/8/8/8/K7[] w - - 0 1").contains("#231a17"));
    }

    #[test]
    fn the_pages_shapes_are_found_whole() {
        let mut known = Vec::new();
        for role in Role::ALL {
            let shape = shape(role);
            let count = |text: &str| shape.matches(text).count();
            assert!(count("<path ") >= 5, "{role:?}");
            assert_eq!(count("<g "), count("</g>"), "{role:?}");
            assert_eq!(count("<"), count(">"), "{role:?}");
            assert!(!known.contains(&shape), "{role:?}");
            // Nothing is left for a style sheet.
            for color in Color::ALL {
                assert!(!painted(&shape, color).contains("class"), "{role:?}");
            }
            known.push(shape);
        }
    }
}
