//! Simulated guests play whole games, and what went wrong is found.

use crate::server::Server;
use sittuyin::Ruleset;
use sittuyin_server::{LoadReport, LoadTest, LoadTestError};
use std::time::Duration;

fn quick(ruleset: Ruleset) -> LoadTest {
    LoadTest {
        server: None,
        games: 3,
        seconds: 6,
        pace: 0.05,
        ruleset,
    }
}

async fn run(test: LoadTest) -> Result<LoadReport, LoadTestError> {
    tokio::task::spawn_blocking(move || test.run())
        .await
        .expect("no panic")
}

#[tokio::test(flavor = "multi_thread")]
async fn whole_games_are_played_and_replayed() {
    let report = run(quick(Ruleset::Formal)).await.unwrap();
    assert_eq!((report.errors, report.troubles), (0, Vec::new()));
    assert!(report.given_up >= 3, "what goes on in the end is given up");
    assert_eq!(report.replayed, report.ended + report.given_up);
    // The armies and a few moves at the least, on the busiest machine.
    assert!(report.delivery.count() > 20, "{}", report.delivery.count());
    assert!(report.delivery.prompt() <= report.delivery.count());
    let slowest = report.delivery.percentile(100).unwrap();
    assert!(report.delivery.percentile(50).unwrap() <= slowest && slowest > Duration::ZERO);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_stored_result_that_the_moves_do_not_lead_to_is_found() {
    let server = Server::start().await;
    let test = LoadTest {
        server: Some(server.address),
        games: 2,
        ..quick(Ruleset::Tournament)
    };
    let report = run(test.clone()).await.unwrap();
    assert_eq!((report.errors, report.troubles), (0, Vec::new()));
    let changed = sqlx::query(
        "UPDATE games SET winner = CASE winner WHEN 'black' THEN 'white' ELSE 'black' END
         WHERE id = (SELECT MIN(id) FROM games)",
    )
    .execute(&mut server.database().await)
    .await
    .unwrap();
    assert_eq!(changed.rows_affected(), 1);
    let again = LoadTest {
        games: 1,
        seconds: 1,
        ..test
    };
    let found = run(again).await.unwrap();
    assert_eq!(found.errors, 1, "{:?}", found.troubles);
    assert!(
        found.troubles[0].contains("listed with"),
        "{:?}",
        found.troubles
    );
}

#[tokio::test]
async fn other_machines_and_boundless_loads_are_refused() {
    for elsewhere in ["192.0.2.1:80", "[2001:db8::1]:80", "0.0.0.0:80"] {
        let test = LoadTest {
            server: Some(elsewhere.parse().unwrap()),
            ..quick(Ruleset::Formal)
        };
        let refused = run(test).await;
        assert!(
            matches!(refused, Err(LoadTestError::Elsewhere(_))),
            "{elsewhere}"
        );
    }
    let fine = quick(Ruleset::Formal);
    for test in [
        LoadTest {
            games: 0,
            ..fine.clone()
        },
        LoadTest {
            games: 2001,
            ..fine.clone()
        },
        LoadTest {
            seconds: 0,
            ..fine.clone()
        },
        LoadTest {
            seconds: 3601,
            ..fine.clone()
        },
        LoadTest {
            pace: 0.04,
            ..fine.clone()
        },
        LoadTest {
            pace: f64::NAN,
            ..fine.clone()
        },
    ] {
        let refused = run(test.clone()).await;
        assert!(
            matches!(refused, Err(LoadTestError::Bounds { .. })),
            "{test:?}"
        );
    }
}
