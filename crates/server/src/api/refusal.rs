//! How a refusal is written.

use crate::store::StoreError;
use crate::wire::{ErrorBody, ErrorCode};
use axum::Json;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};

/// Why a request is refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Refusal(pub(crate) ErrorBody);

/// What a route answers.
pub(crate) type Answer<T> = Result<T, Refusal>;

impl Refusal {
    /// A refusal with what was wrong and what would be right.
    pub(crate) fn new(code: ErrorCode, message: impl Into<String>) -> Self {
        Self(ErrorBody {
            code,
            message: message.into(),
            retry_after: None,
        })
    }

    /// Too many requests; the next may come after so many seconds.
    pub(crate) fn too_many(seconds: u32) -> Self {
        Self(ErrorBody {
            code: ErrorCode::TooMany,
            message: format!("too many requests; try again in {seconds} seconds"),
            retry_after: Some(seconds),
        })
    }

    /// There is no such thing.
    pub(crate) fn not_found(what: &str) -> Self {
        Self::new(ErrorCode::NotFound, format!("there is no such {what}"))
    }

    /// Something that cannot be, other than by a fault of the server's.
    pub(crate) fn internal(fault: impl std::fmt::Display) -> Self {
        tracing::error!(%fault, "a request failed");
        Self::new(
            ErrorCode::Internal,
            "a fault of the server's; it has been noted",
        )
    }

    /// Which kind it is.
    #[cfg(test)]
    pub(crate) fn code(&self) -> ErrorCode {
        self.0.code
    }

    /// The status of the answer.
    pub(crate) fn status(&self) -> StatusCode {
        match self.0.code {
            ErrorCode::Invalid => StatusCode::BAD_REQUEST,
            ErrorCode::SignedOut | ErrorCode::WrongPassword => StatusCode::UNAUTHORIZED,
            ErrorCode::ForeignOrigin
            | ErrorCode::Unencrypted
            | ErrorCode::MembersOnly
            | ErrorCode::ModeratorsOnly
            | ErrorCode::WrongCode
            | ErrorCode::AccountClosed
            | ErrorCode::NotAPlayer
            | ErrorCode::NotYours
            | ErrorCode::Blocked
            | ErrorCode::FairPlay => StatusCode::FORBIDDEN,
            ErrorCode::NotFound => StatusCode::NOT_FOUND,
            ErrorCode::NameTaken
            | ErrorCode::NotYourTurn
            | ErrorCode::Stale
            | ErrorCode::GameOver
            | ErrorCode::NotNow
            | ErrorCode::OwnSeek => StatusCode::CONFLICT,
            ErrorCode::Gone => StatusCode::GONE,
            ErrorCode::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
            ErrorCode::NameInvalid
            | ErrorCode::PasswordInvalid
            | ErrorCode::PgnInvalid
            | ErrorCode::Illegal => StatusCode::UNPROCESSABLE_ENTITY,
            ErrorCode::TooMany => StatusCode::TOO_MANY_REQUESTS,
            ErrorCode::Storage => StatusCode::SERVICE_UNAVAILABLE,
            ErrorCode::Internal => StatusCode::INTERNAL_SERVER_ERROR,
        }
    }
}

impl From<StoreError> for Refusal {
    fn from(error: StoreError) -> Self {
        tracing::error!(%error, "a request could not be served");
        Self::new(
            ErrorCode::Storage,
            "the server cannot store anything now; nothing was changed, try again later",
        )
    }
}

impl From<sqlx::Error> for Refusal {
    fn from(error: sqlx::Error) -> Self {
        StoreError::from(error).into()
    }
}

impl IntoResponse for Refusal {
    fn into_response(self) -> Response {
        let retry = self.0.retry_after;
        let mut response = (self.status(), Json(self.0)).into_response();
        if let Some(seconds) = retry {
            let headers = response.headers_mut();
            headers.insert(header::RETRY_AFTER, HeaderValue::from(seconds));
        }
        response
    }
}
