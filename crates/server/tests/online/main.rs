//! Online play over real connections: a server on a free port with a database of its own, and browsers
//! that keep their cookie.

mod accounts;
mod actions;
mod archive;
mod backup;
mod browser;
mod chat;
mod conduct;
mod counts;
mod crash;
mod curtain;
mod deals;
mod fair_play;
mod full_disk;
mod games;
mod intruders;
mod links;
mod lists;
mod loadtest;
mod lobby;
mod log;
mod mishaps;
mod moderation;
mod player;
mod rates;
mod ratings;
mod server;
mod sessions;
mod studies;
mod time;
