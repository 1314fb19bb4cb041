//! Reads the body of a request.

use crate::api::Refusal;
use crate::wire::ErrorCode;
use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::extract::{FromRequest, Request};
use axum::http::StatusCode;
use serde::de::DeserializeOwned;

/// A body of JSON. What cannot be read is refused like everything else.
pub(crate) struct Body<T>(pub(crate) T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for Body<T> {
    type Rejection = Refusal;

    async fn from_request(request: Request, state: &S) -> Result<Self, Refusal> {
        match Json::<T>::from_request(request, state).await {
            Ok(Json(body)) => Ok(Self(body)),
            Err(rejection) => Err(refusal(&rejection)),
        }
    }
}

fn refusal(rejection: &JsonRejection) -> Refusal {
    if rejection.status() == StatusCode::PAYLOAD_TOO_LARGE {
        return Refusal::new(ErrorCode::TooLarge, "the body is larger than this takes");
    }
    // The text of the rejection names the field and what was expected, never the values sent.
    let message = match rejection {
        JsonRejection::MissingJsonContentType(_) => {
            "expected a body with the header 'Content-Type: application/json'".to_owned()
        }
        JsonRejection::JsonSyntaxError(_) => "the body is no JSON".to_owned(),
        _ => "a field is missing, unknown or of the wrong kind".to_owned(),
    };
    Refusal::new(ErrorCode::Invalid, message)
}
