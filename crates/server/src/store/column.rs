//! Words and objects in columns of text: a word stands as it is, an object as JSON.

use crate::store::StoreError;
use serde::Serialize;
use serde::de::DeserializeOwned;

/// As it stands in a column.
pub(crate) fn written(value: &impl Serialize) -> String {
    match serde_json::to_value(value) {
        Ok(serde_json::Value::String(word)) => word,
        Ok(value) => value.to_string(),
        // The types that are stored are plain.
        Err(_) => String::new(),
    }
}

/// From a column.
pub(crate) fn read<T: DeserializeOwned>(text: &str) -> Result<T, StoreError> {
    let value = if text.starts_with('{') {
        serde_json::from_str(text)
    } else {
        serde_json::from_value(serde_json::Value::from(text))
    };
    value.map_err(|error| StoreError::Damaged(error.to_string()))
}
