//! The server, as far as the command line has to do with it.

use crate::program::refused;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::process::{Child, Command, Stdio};

/// A server in a process of its own, which ends whatever becomes of the test.
pub(crate) struct Server {
    process: Child,
    address: String,
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

impl Server {
    /// Starts one on a free port, with these further arguments.
    pub(crate) fn start(arguments: &[&str]) -> Self {
        let mut process = Command::new(env!("CARGO_BIN_EXE_sittuyin"))
            .args(["serve", "--bind", "127.0.0.1:0"])
            .args(arguments)
            .stderr(Stdio::piped())
            .spawn()
            .expect("the program starts");
        let lines = BufReader::new(process.stderr.take().expect("a pipe")).lines();
        let mut server = Self {
            process,
            address: String::new(),
        };
        server.address = lines
            .map_while(Result::ok)
            .find_map(|line| {
                let (_, after) = line.split_once("http://")?;
                after.split('/').next().map(str::to_owned)
            })
            .expect("an address");
        server
    }

    /// What it answers to a request with this method, path and body of JSON.
    pub(crate) fn ask(&self, method: &str, path: &str, body: &str) -> String {
        let mut connection = TcpStream::connect(&self.address).expect("it listens");
        let host = &self.address;
        let request = format!(
            "{method} {path} HTTP/1.1\r\nHost: {host}\r\nOrigin: http://{host}\r\nConnection: close\r\n\
             Content-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
            body.len()
        );
        connection.write_all(request.as_bytes()).expect("it reads");
        let mut answer = String::new();
        connection.read_to_string(&mut answer).expect("it answers");
        answer
    }
}

#[test]
fn serves_on_the_address_it_prints() {
    let answer = Server::start(&[]).ask("GET", "/healthz", "");
    assert!(answer.starts_with("HTTP/1.1 200 "), "{answer}");
}

#[test]
fn says_why_it_cannot_serve() {
    let taken = TcpListener::bind("127.0.0.1:0").expect("a port");
    let address = taken.local_addr().expect("an address").to_string();
    let message = refused(&["serve", "--bind", &address], b"");
    assert!(message.contains(&address), "{message}");
    for bind in ["", "8080", "localhost", "127.0.0.1:99999"] {
        refused(&["serve", "--bind", bind], b"");
    }
}
