//! What people do with their accounts.

use crate::accounts::messages::{
    AccountExport, PasswordChange, Person, Recovery, Registration, SessionExport, SignIn,
};
use crate::accounts::people::{self, Account};
use crate::accounts::session::{LIFE, Session};
use crate::accounts::session_end::sessions_changed;
use crate::accounts::{Name, blocks, name};
use crate::api::{Answer, Refusal};
use crate::chat;
use crate::games;
use crate::lobby;
use crate::moderation;
use crate::online::Online;
use crate::ratings;
use crate::store::{Store, StoreError};
use crate::studies;
use crate::token;
use crate::wire::ErrorCode;

/// How many recovery codes one gets.
const CODES: usize = 8;

/// Somebody who has just signed in, and the token that shows it.
pub(crate) struct SignedIn {
    pub(crate) person: Person,
    pub(crate) token: String,
}

fn wrong_password() -> Refusal {
    Refusal::new(
        ErrorCode::WrongPassword,
        "name and password do not go together",
    )
}

fn wrong_code() -> Refusal {
    Refusal::new(
        ErrorCode::WrongCode,
        "this name has no such recovery code, or it was used",
    )
}

fn codes() -> (Vec<String>, Vec<String>) {
    let codes: Vec<String> = (0..CODES).map(|_| token::code()).collect();
    let hashes = codes.iter().map(|code| code_hash(code)).collect();
    (codes, hashes)
}

/// The hash of a code as somebody types it.
fn code_hash(typed: &str) -> String {
    let plain: String = typed
        .chars()
        .filter(char::is_ascii_alphanumeric)
        .map(|c| c.to_ascii_lowercase())
        .collect();
    token::hash(&plain)
}

/// The person with a name, unless the account is closed.
pub(crate) async fn find(store: &Store, name: &str) -> Result<Option<Person>, StoreError> {
    let account = people::by_name_key(store.reader(), &name::fold(name)).await?;
    Ok(account
        .filter(|account| !account.closed)
        .map(|account| account.person))
}

/// Makes a guest.
pub(crate) async fn guest(online: &Online) -> Answer<SignedIn> {
    let id = token::alphanumeric(12);
    let (token, now) = (token::secret(), online.now());
    let (person, hash) = (id.clone(), token::hash(&token));
    online
        .store()
        .write::<_, StoreError>(move |connection| {
            Box::pin(async move {
                people::add_guest(connection, &person, now).await?;
                people::open_session(connection, &hash, &person, now, now + LIFE).await
            })
        })
        .await?;
    Ok(SignedIn {
        person: Person { id, name: None },
        token,
    })
}

/// Gives a name to a guest, or to somebody new; the guest's sessions end.
pub(crate) async fn register(
    online: &Online,
    guest: Option<Person>,
    registration: Registration,
) -> Answer<(SignedIn, Vec<String>)> {
    if guest.as_ref().is_some_and(|person| person.name.is_some()) {
        return Err(Refusal::new(
            ErrorCode::NotNow,
            "you are signed in with a name; sign out first",
        ));
    }
    let name = Name::new(&registration.name)?;
    let taken = || {
        Refusal::new(
            ErrorCode::NameTaken,
            "this name, or one that looks like it, is taken",
        )
    };
    let key = name.key();
    if people::by_name_key(online.store().reader(), &key)
        .await?
        .is_some()
    {
        return Err(taken());
    }
    let password = online
        .passwords()
        .hash(name.as_str(), registration.password)
        .await?;
    let (codes, code_hashes) = codes();
    let (token, now) = (token::secret(), online.now());
    let hash = token::hash(&token);
    let known = guest.map(|guest| guest.id);
    let id = known.clone().unwrap_or_else(|| token::alphanumeric(12));
    let person = Person {
        id: id.clone(),
        name: Some(name.as_str().to_owned()),
    };
    let given = online
        .store()
        .write::<_, StoreError>(move |connection| {
            Box::pin(async move {
                if known.is_none() {
                    people::add_guest(connection, &id, now).await?;
                }
                people::close_sessions(connection, &id).await?;
                people::replace_codes(connection, &id, &code_hashes).await?;
                people::open_session(connection, &hash, &id, now, now + LIFE).await?;
                people::give_name(connection, &id, name.as_str(), &key, &password).await
            })
        })
        .await;
    match given {
        Ok(true) => {
            sessions_changed(online, &person.id);
            Ok((SignedIn { person, token }, codes))
        }
        Ok(false) => Err(Refusal::internal("a guest had a name already")),
        Err(StoreError::Conflict) => Err(taken()),
        Err(error) => Err(error.into()),
    }
}

/// Signs in with name and password.
pub(crate) async fn sign_in(online: &Online, request: SignIn) -> Answer<SignedIn> {
    let account = people::by_name_key(online.store().reader(), &name::fold(&request.name)).await?;
    let stored = account.as_ref().and_then(|a| a.password_hash.clone());
    let right = online.passwords().verify(stored, request.password).await?;
    let account = account.filter(|_| right).ok_or_else(wrong_password)?;
    let token = open(online, &account, None, None).await?;
    Ok(SignedIn {
        person: account.person,
        token,
    })
}

/// Opens a session. A new password ends every other one; so does a code, which must be there.
async fn open(
    online: &Online,
    account: &Account,
    password: Option<String>,
    code: Option<String>,
) -> Answer<String> {
    if account.closed {
        return Err(Refusal::new(
            ErrorCode::AccountClosed,
            "this account was closed by a moderator",
        ));
    }
    let (token, now) = (token::secret(), online.now());
    let (id, hash) = (account.person.id.clone(), token::hash(&token));
    online
        .store()
        .write::<_, Refusal>(move |connection| {
            Box::pin(async move {
                if let Some(code) = code
                    && !people::use_code(connection, &id, &code).await?
                {
                    return Err(wrong_code());
                }
                if let Some(password) = password {
                    people::set_password(connection, &id, &password).await?;
                    people::close_sessions(connection, &id).await?;
                }
                people::open_session(connection, &hash, &id, now, now + LIFE).await?;
                Ok(())
            })
        })
        .await?;
    sessions_changed(online, &account.person.id);
    Ok(token)
}

/// Gets back in with a recovery code and a new password.
pub(crate) async fn recover(online: &Online, request: Recovery) -> Answer<SignedIn> {
    let password = online
        .passwords()
        .hash(&request.name, request.password)
        .await?;
    let account = people::by_name_key(online.store().reader(), &name::fold(&request.name))
        .await?
        .ok_or_else(wrong_code)?;
    let code = code_hash(&request.code);
    let token = open(online, &account, Some(password), Some(code)).await?;
    Ok(SignedIn {
        person: account.person,
        token,
    })
}

/// The account of somebody who shows the password again.
async fn proven(online: &Online, person: &Person, password: String) -> Answer<Account> {
    let account = people::by_id(online.store(), &person.id)
        .await?
        .ok_or_else(wrong_password)?;
    let stored = account.password_hash.clone();
    if online.passwords().verify(stored, password).await? {
        Ok(account)
    } else {
        Err(wrong_password())
    }
}

/// Changes the password; every other session ends.
pub(crate) async fn change_password(
    online: &Online,
    person: &Person,
    change: PasswordChange,
) -> Answer<SignedIn> {
    let account = proven(online, person, change.old).await?;
    let name = account.person.name.as_deref().unwrap_or_default();
    let password = online.passwords().hash(name, change.new).await?;
    let token = open(online, &account, Some(password), None).await?;
    Ok(SignedIn {
        person: account.person,
        token,
    })
}

/// New recovery codes; the old ones end.
pub(crate) async fn renew_codes(
    online: &Online,
    person: &Person,
    password: String,
) -> Answer<Vec<String>> {
    let account = proven(online, person, password).await?;
    let (codes, hashes) = codes();
    online
        .store()
        .write::<_, StoreError>(move |connection| {
            Box::pin(
                async move { people::replace_codes(connection, &account.person.id, &hashes).await },
            )
        })
        .await?;
    Ok(codes)
}

/// Ends a session, where there is one.
pub(crate) async fn sign_out(online: &Online, session: Session) -> Answer<()> {
    if let (Some(person), Some(hash)) = (session.person, session.token_hash) {
        online
            .store()
            .write::<_, StoreError>(move |connection| {
                Box::pin(async move { people::close_session(connection, &hash).await })
            })
            .await?;
        sessions_changed(online, &person.id);
    }
    Ok(())
}

/// Ends every session of a person.
pub(crate) async fn sign_out_everywhere(online: &Online, person: &Person) -> Answer<()> {
    let id = person.id.clone();
    online
        .store()
        .write::<_, StoreError>(move |connection| {
            Box::pin(async move { people::close_sessions(connection, &id).await })
        })
        .await?;
    sessions_changed(online, &person.id);
    Ok(())
}

/// Prolongs a session.
pub(crate) async fn prolong(online: &Online, token_hash: String) -> Answer<()> {
    let until = online.now() + LIFE;
    online
        .store()
        .write::<_, StoreError>(move |connection| {
            Box::pin(async move { people::prolong_session(connection, &token_hash, until).await })
        })
        .await?;
    Ok(())
}

/// Takes the name and everything else from an account.
pub(crate) async fn delete(online: &Online, person: &Person, password: String) -> Answer<()> {
    let account = proven(online, person, password).await?;
    online
        .store()
        .write::<_, StoreError>(move |connection| {
            Box::pin(async move {
                lobby::forget(connection, &account.person.id).await?;
                ratings::forget(connection, &account.person.id).await?;
                chat::forget(connection, &account.person.id).await?;
                blocks::forget(connection, &account.person.id).await?;
                moderation::forget(connection, &account.person.id).await?;
                studies::forget(connection, &account.person.id).await?;
                people::forget(connection, &account.person.id).await
            })
        })
        .await?;
    sessions_changed(online, &person.id);
    lobby::changed(online);
    Ok(())
}

/// What is kept about a person.
pub(crate) async fn export(online: &Online, person: Person) -> Answer<AccountExport> {
    let store = online.store();
    let sessions = people::sessions_of(store, &person.id).await?;
    let mut games = Vec::new();
    for id in games::records::ended_of(store, &person.id).await? {
        if let Some(game) = games::records::load(store, &id).await? {
            games.extend(game.to_pgn());
        }
    }
    Ok(AccountExport {
        created_at: people::created_at(store, &person.id).await?,
        sessions: sessions
            .into_iter()
            .map(|(created_at, expires_at)| SessionExport {
                created_at,
                expires_at,
            })
            .collect(),
        recovery_codes_left: people::codes_left(store, &person.id).await? as u32,
        games,
        ratings: ratings::all_of(store, &person.id, online.now()).await?,
        seeks: lobby::seeks_of(store, &person.id, online.now()).await?,
        challenges: lobby::challenges_of(store, &person.id, online.now()).await?,
        said: chat::said_by(store, &person.id).await?,
        blocked: blocks::list(store, &person.id).await?.people,
        reports: moderation::reported_by(store, &person.id).await?,
        studies: studies::exported(store, &person.id).await?,
        person,
    })
}
