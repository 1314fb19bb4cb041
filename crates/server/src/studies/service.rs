//! What people do with studies.

use crate::accounts::messages::Person;
use crate::api::{Answer, Refusal};
use crate::online::Online;
use crate::store::Work;
use crate::studies::messages::{
    Chapter, ChapterChange, ChapterOrder, NewChapter, NewStudy, StudyTerms, StudyView, Visibility,
};
use crate::studies::records;
use crate::studies::text::{self, Kept};
use crate::wire::ErrorCode;
use sqlx::AnyConnection;

/// The most studies of one person.
const MOST_STUDIES: i64 = 100;
/// The most chapters of a study.
const MOST_CHAPTERS: usize = 64;
/// The most bytes of all chapters of one person.
const MOST_BYTES: i64 = 16 << 20;

/// What came of a change.
pub(super) enum Changed {
    /// It was made.
    Done(Chapter),
    /// The chapter has been changed meanwhile, to this.
    Stale(Chapter),
}

/// A study that this person, or nobody in particular, may read. Another's that is private is as one that is not there.
async fn readable(
    connection: &mut AnyConnection,
    id: &str,
    person: Option<&str>,
) -> Answer<StudyView> {
    let study = records::find(connection, id).await?;
    study
        .filter(|study| {
            study.visibility == Visibility::ByLink || person == Some(study.owner.id.as_str())
        })
        .ok_or_else(|| Refusal::not_found("study"))
}

/// A study that this person may change.
async fn own(connection: &mut AnyConnection, id: &str, person: &str) -> Answer<StudyView> {
    let study = readable(connection, id, Some(person)).await?;
    if study.owner.id == person {
        Ok(study)
    } else {
        Err(Refusal::new(
            ErrorCode::NotYours,
            "this study is somebody else's; copy it to have one of your own",
        ))
    }
}

async fn chapter_of(connection: &mut AnyConnection, study: &str, id: &str) -> Answer<Chapter> {
    let chapter = records::chapter(connection, study, id).await?;
    chapter.ok_or_else(|| Refusal::not_found("chapter"))
}

/// Whether a person may keep so many bytes more.
async fn room(connection: &mut AnyConnection, owner: &str, more: i64) -> Answer<()> {
    if records::bytes_of(connection, owner).await? + more > MOST_BYTES {
        return Err(Refusal::new(
            ErrorCode::TooLarge,
            format!("your studies may hold {MOST_BYTES} bytes in all; delete some first"),
        ));
    }
    Ok(())
}

/// Makes a study of chapters, of which there is one at least.
async fn make(
    connection: &mut AnyConnection,
    owner: &str,
    terms: &StudyTerms,
    chapters: Vec<Kept>,
    now: i64,
) -> Answer<StudyView> {
    if records::studies_of(connection, owner).await? >= MOST_STUDIES {
        return Err(Refusal::new(
            ErrorCode::TooMany,
            format!("you keep {MOST_STUDIES} studies already; delete one first"),
        ));
    }
    let bytes: usize = chapters.iter().map(|chapter| chapter.pgn.len()).sum();
    room(connection, owner, bytes as i64).await?;
    let id = records::add(connection, owner, terms, now).await?;
    for chapter in chapters {
        records::add_chapter(connection, &id, chapter).await?;
    }
    own(connection, &id, owner).await
}

pub(super) async fn view(online: &Online, id: &str, person: Option<Person>) -> Answer<StudyView> {
    let mut connection = online.store().reader().acquire().await?;
    readable(
        &mut connection,
        id,
        person.as_ref().map(|person| person.id.as_str()),
    )
    .await
}

pub(super) async fn chapter(
    online: &Online,
    study: &str,
    id: &str,
    person: Option<Person>,
) -> Answer<Chapter> {
    let mut connection = online.store().reader().acquire().await?;
    readable(
        &mut connection,
        study,
        person.as_ref().map(|person| person.id.as_str()),
    )
    .await?;
    chapter_of(&mut connection, study, id).await
}

pub(super) async fn begin(online: &Online, person: Person, wanted: NewStudy) -> Answer<StudyView> {
    let terms = terms(&wanted.title, wanted.visibility)?;
    let chapter = text::chapter(online, wanted.chapter).await?;
    let now = online.now();
    online
        .store()
        .write(move |connection| {
            Box::pin(async move { make(connection, &person.id, &terms, vec![chapter], now).await })
        })
        .await
}

pub(super) async fn copy(online: &Online, person: Person, id: String) -> Answer<StudyView> {
    let now = online.now();
    online
        .store()
        .write(move |connection| {
            Box::pin(async move {
                let study = readable(connection, &id, Some(&person.id)).await?;
                let terms = StudyTerms {
                    title: study.title,
                    visibility: Visibility::Private,
                };
                let chapters = records::chapters(&mut *connection, &id).await?.into_iter();
                let chapters = chapters.map(|Chapter { title, pgn, .. }| Kept { title, pgn });
                make(connection, &person.id, &terms, chapters.collect(), now).await
            })
        })
        .await
}

fn terms(title: &str, visibility: Visibility) -> Answer<StudyTerms> {
    let title = text::title(title)?;
    Ok(StudyTerms { title, visibility })
}

/// Changes one's own study: `work` gets it as it is.
async fn change<T: Send + 'static>(
    online: &Online,
    person: Person,
    id: String,
    work: impl for<'c> FnOnce(&'c mut AnyConnection, StudyView) -> Work<'c, T, Refusal> + Send + 'static,
) -> Answer<T> {
    let now = online.now();
    online
        .store()
        .write(move |connection| {
            Box::pin(async move {
                let study = own(connection, &id, &person.id).await?;
                let done = work(connection, study).await?;
                records::touch(connection, &id, now).await?;
                Ok(done)
            })
        })
        .await
}

pub(super) async fn set(
    online: &Online,
    person: Person,
    id: String,
    wanted: StudyTerms,
) -> Answer<StudyView> {
    let terms = terms(&wanted.title, wanted.visibility)?;
    let now = online.now();
    change(online, person, id, move |connection, study| {
        Box::pin(async move {
            records::change(connection, &study.id, &terms, now).await?;
            own(connection, &study.id, &study.owner.id).await
        })
    })
    .await
}

pub(super) async fn remove(online: &Online, person: Person, id: String) -> Answer<()> {
    change(online, person, id, |connection, study| {
        Box::pin(async move { Ok(records::remove(connection, &study.id).await?) })
    })
    .await
}

pub(super) async fn order(
    online: &Online,
    person: Person,
    id: String,
    wanted: ChapterOrder,
) -> Answer<StudyView> {
    change(online, person, id, move |connection, study| {
        Box::pin(async move {
            let mut known: Vec<&String> = study.chapters.iter().map(|one| &one.id).collect();
            let mut named: Vec<&String> = wanted.chapters.iter().collect();
            known.sort_unstable();
            named.sort_unstable();
            if known != named {
                return Err(Refusal::new(
                    ErrorCode::NotNow,
                    "the study has other chapters now: name all of them, each once",
                ));
            }
            records::order(connection, &study.id, &wanted.chapters).await?;
            own(connection, &study.id, &study.owner.id).await
        })
    })
    .await
}

pub(super) async fn add_chapter(
    online: &Online,
    person: Person,
    id: String,
    wanted: NewChapter,
) -> Answer<Chapter> {
    let chapter = text::chapter(online, wanted).await?;
    change(online, person, id, move |connection, study| {
        Box::pin(async move {
            if study.chapters.len() >= MOST_CHAPTERS {
                return Err(Refusal::new(
                    ErrorCode::TooMany,
                    format!("a study has at most {MOST_CHAPTERS} chapters; begin another one"),
                ));
            }
            room(connection, &study.owner.id, chapter.pgn.len() as i64).await?;
            Ok(records::add_chapter(connection, &study.id, chapter).await?)
        })
    })
    .await
}

pub(super) async fn change_chapter(
    online: &Online,
    person: Person,
    study: String,
    id: String,
    wanted: ChapterChange,
) -> Answer<Changed> {
    let title = wanted.title.as_deref().map(text::title).transpose()?;
    let pgn = match wanted.pgn {
        Some(pgn) => Some(text::game(online, pgn).await?),
        None => None,
    };
    let version = wanted.version;
    change(online, person, study, move |connection, study| {
        Box::pin(async move {
            let present = chapter_of(connection, &study.id, &id).await?;
            let more = pgn.as_ref().map_or(0, String::len) as i64 - present.pgn.len() as i64;
            let next = Chapter {
                id,
                version,
                title: title.unwrap_or_else(|| present.title.clone()),
                pgn: pgn.unwrap_or_else(|| present.pgn.clone()),
            };
            if !records::replace(connection, &next).await? {
                return Ok(Changed::Stale(present));
            }
            // What is too much after all is taken back with the refusal.
            if more > 0 {
                room(connection, &study.owner.id, 0).await?;
            }
            Ok(Changed::Done(Chapter {
                version: version + 1,
                ..next
            }))
        })
    })
    .await
}

pub(super) async fn remove_chapter(
    online: &Online,
    person: Person,
    study: String,
    id: String,
) -> Answer<()> {
    change(online, person, study, move |connection, study| {
        Box::pin(async move {
            chapter_of(connection, &study.id, &id).await?;
            if study.chapters.len() == 1 {
                return Err(Refusal::new(
                    ErrorCode::NotNow,
                    "a study has one chapter at least; delete the study instead",
                ));
            }
            Ok(records::remove_chapter(connection, &id).await?)
        })
    })
    .await
}
