use super::*;
use sqlx::Row;

fn insert(
    id: &str,
) -> impl for<'c> FnOnce(&'c mut AnyConnection) -> Work<'c, (), StoreError> + Send + use<> {
    let id = id.to_owned();
    move |connection| {
        Box::pin(async move {
            sqlx::query("INSERT INTO people (id, created_at) VALUES ($1, 1)")
                .bind(id)
                .execute(connection)
                .await?;
            Ok(())
        })
    }
}

async fn people(store: &Store) -> Vec<String> {
    sqlx::query_scalar("SELECT id FROM people ORDER BY id")
        .fetch_all(store.reader())
        .await
        .unwrap()
}

#[tokio::test]
async fn what_was_written_is_there_after_a_restart() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("not/yet made?#%");
    let store = Store::open(&path).await.unwrap();
    store.write(insert("a")).await.unwrap();
    assert_eq!(people(&store).await, ["a"]);
    store.close().await;
    assert!(matches!(
        store.write(insert("b")).await,
        Err(StoreError::Closed)
    ));
    drop(store);
    let store = Store::open(&path).await.unwrap();
    assert_eq!(people(&store).await, ["a"]);
}

#[tokio::test]
async fn a_commit_is_on_the_disk() {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::open(folder.path()).await.unwrap();
    let read = |name: &'static str| {
        let store = store.clone();
        async move {
            store
                .write::<_, StoreError>(move |connection| {
                    Box::pin(async move {
                        let row = sqlx::raw_sql(name).fetch_one(connection).await?;
                        Ok(row
                            .try_get::<String, _>(0)
                            .or_else(|_| row.try_get::<i64, _>(0).map(|n| n.to_string()))?)
                    })
                })
                .await
                .unwrap()
        }
    };
    assert_eq!(read("PRAGMA journal_mode").await, "wal");
    assert_eq!(read("PRAGMA synchronous").await, "2"); // FULL
    assert_eq!(read("PRAGMA foreign_keys").await, "1");
}

#[tokio::test]
async fn a_work_that_fails_leaves_nothing_and_harms_no_other() {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::open(folder.path()).await.unwrap();
    store.write(insert("m")).await.unwrap();
    let half = store.write::<(), StoreError>(|connection| {
        Box::pin(async move {
            for id in ["h1", "m"] {
                insert(id)(connection).await?;
            }
            Ok(())
        })
    });
    let (a, half, b, twice) = tokio::join!(
        store.write(insert("a")),
        half,
        store.write(insert("b")),
        store.write(insert("a")),
    );
    a.unwrap();
    b.unwrap();
    assert!(matches!(half, Err(StoreError::Conflict)));
    assert!(matches!(twice, Err(StoreError::Conflict)));
    assert_eq!(people(&store).await, ["a", "b", "m"]);
}

#[tokio::test]
async fn many_writers_at_once_lose_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::open(folder.path()).await.unwrap();
    let tasks: Vec<_> = (0..500)
        .map(|number| {
            let store = store.clone();
            tokio::spawn(async move { store.write(insert(&format!("{number:03}"))).await })
        })
        .collect();
    for task in tasks {
        task.await.unwrap().unwrap();
    }
    assert_eq!(people(&store).await.len(), 500);
}

#[tokio::test]
async fn readers_cannot_write() {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::open(folder.path()).await.unwrap();
    let written = sqlx::query("INSERT INTO people (id, created_at) VALUES ('a', 1)")
        .execute(store.reader())
        .await;
    assert!(written.is_err());
}

#[tokio::test]
async fn a_second_server_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let first = Store::open(folder.path()).await.unwrap();
    let second = Store::open(folder.path()).await;
    assert!(matches!(second, Err(StoreError::InUse(path)) if path == folder.path()));
    drop(first);
}

#[tokio::test]
async fn a_folder_that_cannot_be_made_is_named() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("file");
    std::fs::write(&file, "").unwrap();
    let error = Store::open(&file.join("data")).await.err().unwrap();
    assert!(error.to_string().contains("--data"), "{error}");
}

#[tokio::test]
async fn a_full_disk_refuses_and_then_goes_on() {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::open(folder.path()).await.unwrap();
    store.write(insert("a")).await.unwrap();
    let limit = |sql: &'static str| {
        store.write::<(), StoreError>(move |connection| {
            Box::pin(async move {
                sqlx::raw_sql(sql).execute(connection).await?;
                Ok(())
            })
        })
    };
    // No page beyond those there are.
    limit("PRAGMA max_page_count = 1").await.unwrap();
    let large = "x".repeat(100_000);
    let (large, small) = tokio::join!(store.write(insert(&large)), store.write(insert("b")));
    assert!(matches!(large, Err(StoreError::Full)), "{large:?}");
    let stored = people(&store).await;
    assert_eq!(stored.contains(&"b".to_owned()), small.is_ok());
    limit("PRAGMA max_page_count = 1000000").await.unwrap();
    store.write(insert("c")).await.unwrap();
    assert!(people(&store).await.contains(&"c".to_owned()));
    assert!(people(&store).await.contains(&"a".to_owned()));
}

#[tokio::test]
async fn a_commit_that_fails_is_taken_back() {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::open(folder.path()).await.unwrap();
    // The session of nobody: with the check put off, only the commit finds it.
    let failed = store.write::<(), StoreError>(|connection| {
        Box::pin(async move {
            sqlx::raw_sql(
                "PRAGMA defer_foreign_keys = ON;
                 INSERT INTO sessions (token_hash, person, created_at, expires_at) VALUES ('t', 'nobody', 1, 2)",
            )
            .execute(connection)
            .await?;
            Ok(())
        })
    });
    let failed = failed.await;
    assert!(matches!(failed, Err(StoreError::NotStored)), "{failed:?}");
    store.write(insert("a")).await.unwrap();
    assert_eq!(people(&store).await, ["a"]);
    let sessions: i64 = sqlx::query_scalar("SELECT COUNT(*) FROM sessions")
        .fetch_one(store.reader())
        .await
        .unwrap();
    assert_eq!(sessions, 0);
}
