use super::*;
use crate::accounts::messages::Person;
use crate::games::messages::{Action, EndReason, Player, TimeControl};
use crate::online::{Online, Settings};
use sittuyin::{Order, Ruleset};

/// A game in which White is on turn, with ten minutes that do not pass: what is done at which moment is the
/// test's affair. A move of White's, and when White's clock runs out.
async fn white_to_move(live: &Live, store: &Store) -> (String, Act, Millis) {
    let player = |id: &str| Player {
        person: Person {
            id: id.to_owned(),
            name: None,
        },
        rating: None,
        provisional: false,
    };
    let players = BySide {
        white: player("white"),
        black: player("black"),
    };
    let agreed = Agreed {
        ruleset: Ruleset::Formal,
        order: Order::AllThenAll,
        time: TimeControl::Clock {
            initial: 600,
            increment: 0,
            deployment: 300,
        },
        rated: false,
    };
    let game = live.prepare(agreed, players).await.unwrap();
    let (id, created_at) = (game.header().id.clone(), game.header().created_at);
    let inserted = store.write::<_, StoreError>(move |connection| {
        Box::pin(async move {
            let people = "INSERT INTO people (id, created_at) VALUES ('white', 1), ('black', 1)
                ON CONFLICT (id) DO NOTHING";
            sqlx::raw_sql(people).execute(&mut *connection).await?;
            records::insert(connection, &game).await
        })
    });
    inserted.await.unwrap();
    for (by, army) in [
        ("white", "K@a2 F@b2 S@c2 S@d2 N@e2 N@f2 R@a1 R@b1"),
        ("black", "K@a6 F@b6 S@c6 S@d6 N@a7 N@b7 R@a8 R@b8"),
    ] {
        let placements = army.split(' ').map(str::to_owned).collect();
        let act = asked(live, &id, Action::Arrange { placements }).await;
        let done = live.act(&id, by, &act, created_at + 1_000, 0).await;
        done.unwrap().unwrap();
    }
    let uci = "a3a4".to_owned();
    let act = asked(live, &id, Action::Play { uci }).await;
    (id, act, created_at + 601_000)
}

/// An action in a game as it is now.
async fn asked(live: &Live, id: &str, action: Action) -> Act {
    let look = |game: &OnlineGame| Act {
        nonce: format!("at-event-{}", game.seq()),
        ply: game.ply(),
        position: game.position_name(),
        action,
        think: None,
    };
    live.with(id, look).await.unwrap()
}

#[tokio::test]
async fn a_move_at_the_very_millisecond_is_late() {
    let folder = tempfile::tempdir().unwrap();
    let online = Online::open(folder.path(), Settings::default())
        .await
        .unwrap();
    let (live, store) = (online.live(), online.store());
    let (id, act, end) = white_to_move(live, store).await;
    let ack = live.act(&id, "white", &act, end - 1, 0).await.unwrap();
    assert_eq!(ack.unwrap().seq, 3);
    let result = live.with(&id, OnlineGame::result).await.unwrap();
    assert_eq!(result, None);

    let (id, act, end) = white_to_move(live, store).await;
    let refused = live.act(&id, "white", &act, end, 0).await.unwrap();
    let refused = refused.unwrap_err();
    assert_eq!(refused.error.code, ErrorCode::GameOver);
    assert_eq!(refused.game.moves.len(), 16);
    let result = refused.game.status.result.unwrap();
    assert_eq!(
        (result.winner, result.reason),
        (Some(Color::Black), EndReason::Flag)
    );
    // The flag fell at that moment and not when somebody looked.
    let fallen = live.with(&id, OnlineGame::last_at).await.unwrap();
    assert_eq!(fallen, end);

    // What was under way is given back, as far as the balance goes: half a second.
    for (late, delay, made) in [
        (2, 3, true),
        (2, 2, false),
        (499, 900, true),
        (500, 900, false),
    ] {
        let (id, act, end) = white_to_move(live, store).await;
        let done = live.act(&id, "white", &act, end + late, delay).await;
        assert_eq!(done.unwrap().is_ok(), made, "{late} {delay}");
    }
    // Whoever else acts after that moment finds the game over, too.
    let (id, _, end) = white_to_move(live, store).await;
    let act = asked(live, &id, Action::Resign).await;
    let refused = live.act(&id, "black", &act, end, 0).await.unwrap();
    let result = refused.unwrap_err().game.status.result.unwrap();
    assert_eq!(result.winner, Some(Color::Black));
}
