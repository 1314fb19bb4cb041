//! The server, as far as the command line has to do with it.

use crate::program::refused;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::process::{Child, Command, Stdio};

/// Ends the server whatever becomes of the test.
struct Server(Child);

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

#[test]
fn serves_on_the_address_it_prints() {
    let child = Command::new(env!("CARGO_BIN_EXE_sittuyin"))
        .args(["serve", "--bind", "127.0.0.1:0"])
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut server = Server(child);
    let address = BufReader::new(server.0.stderr.take().expect("a pipe"))
        .lines()
        .map_while(Result::ok)
        .find_map(|line| {
            let (_, after) = line.split_once("http://")?;
            after.split('/').next().map(str::to_owned)
        })
        .expect("an address");
    let mut connection = TcpStream::connect(address).expect("it listens");
    connection
        .write_all(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
        .expect("it reads");
    let mut answer = String::new();
    connection.read_to_string(&mut answer).expect("it answers");
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
