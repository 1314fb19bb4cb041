//! A running server.

use rust_embed::RustEmbed;
use sittuyin_server::{Assets, Limits, Online, Settings, Tables, serve};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{Connection, SqliteConnection};
use std::net::SocketAddr;
use std::path::Path;
use std::time::{Duration, SystemTime};
use tempfile::TempDir;
use tokio::net::TcpListener;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

#[derive(RustEmbed)]
#[folder = "tests/site"]
struct Site;

/// A running server; its data are gone when it is dropped.
pub(crate) struct Server {
    pub(crate) address: SocketAddr,
    folder: TempDir,
    stop: oneshot::Sender<()>,
    task: JoinHandle<()>,
}

/// Without limits on how often things are asked for: the tests all come from one address.
pub(crate) fn settings() -> Settings {
    Settings {
        generosity: 0,
        ..Settings::default()
    }
}

impl Server {
    pub(crate) async fn start() -> Self {
        Self::with(settings()).await
    }

    pub(crate) async fn with(settings: Settings) -> Self {
        Self::on(
            TempDir::new().expect("a folder"),
            settings,
            SystemTime::now(),
        )
        .await
    }

    /// Starts from data that are there.
    pub(crate) async fn from(folder: TempDir) -> Self {
        Self::on(folder, settings(), SystemTime::now()).await
    }

    async fn on(folder: TempDir, settings: Settings, machine: SystemTime) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
        let address = listener.local_addr().expect("the port's number");
        let online = Online::open_at(folder.path(), settings, machine)
            .await
            .expect("a database");
        let (stop, stopped) = oneshot::channel();
        let task = tokio::spawn(async move {
            let stopped = async { stopped.await.unwrap_or_default() };
            let assets = Assets::of::<Site>();
            let (tables, limits) = (Tables::of_three_men(), Limits::default());
            serve(listener, assets, tables, Some(online), limits, stopped).await;
        });
        Self {
            address,
            folder,
            stop,
            task,
        }
    }

    /// Stops it and leaves its data.
    pub(crate) async fn stop(self) -> TempDir {
        self.stop.send(()).expect("a running server");
        self.task.await.expect("an orderly end");
        self.folder
    }

    /// Its data folder.
    pub(crate) fn folder(&self) -> &Path {
        self.folder.path()
    }

    /// Its database, opened beside it, to see and change what no route lets one change.
    pub(crate) async fn database(&self) -> SqliteConnection {
        let options = SqliteConnectOptions::new().filename(self.folder().join("sittuyin.db"));
        SqliteConnection::connect_with(&options)
            .await
            .expect("a database")
    }

    /// Stops it and starts it again on the same data, at another port.
    pub(crate) async fn restart(self) -> Self {
        self.restart_after(Duration::ZERO).await
    }

    /// The same with a pause between.
    pub(crate) async fn restart_after(self, pause: Duration) -> Self {
        self.stop.send(()).expect("a running server");
        self.task.await.expect("an orderly end");
        tokio::time::sleep(pause).await;
        Self::on(self.folder, settings(), SystemTime::now()).await
    }

    /// Stops it and starts it again when the machine's clock says that it is `machine`.
    pub(crate) async fn restart_at(self, machine: SystemTime) -> Self {
        let folder = self.stop().await;
        Self::on(folder, settings(), machine).await
    }
}
