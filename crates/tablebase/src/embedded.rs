//! The tables of three men, which are part of every program.
//!
//! `sittuyin tables build --men 3 --out crates/tablebase/embedded` makes the files; a test builds them
//! again and compares.

use crate::{Table, Tables};
use std::sync::{Arc, LazyLock};

const FILES: [&[u8]; 7] = [
    include_bytes!("../embedded/KFvK.any.stb"),
    include_bytes!("../embedded/KSvK.any.stb"),
    include_bytes!("../embedded/KNvK.any.stb"),
    include_bytes!("../embedded/KRvK.any.stb"),
    include_bytes!("../embedded/KPvK.formal.stb"),
    include_bytes!("../embedded/KPvK.murray.stb"),
    include_bytes!("../embedded/KPvK.modern.stb"),
];

impl Tables {
    /// The tables [of three men](Self::of_three_men), read once and shared by all who ask.
    #[must_use]
    pub fn built_in() -> Arc<Self> {
        static TABLES: LazyLock<Arc<Tables>> = LazyLock::new(|| Arc::new(Tables::of_three_men()));
        Arc::clone(&TABLES)
    }

    /// The tables of all endings of three men, which need no files.
    ///
    /// ```
    /// use sittuyin_tablebase::Tables;
    /// assert_eq!(Tables::of_three_men().most_men(), 3);
    /// ```
    #[must_use]
    pub fn of_three_men() -> Self {
        let mut tables = Self::new();
        // They were whole when the program was made: a test sees to that.
        for table in FILES.into_iter().flat_map(Table::from_bytes) {
            tables.add(table);
        }
        tables
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Class, Material, RawTable, generate, write};
    use std::{collections::HashMap, num::NonZeroUsize};

    #[test]
    fn the_tables_are_those_that_are_built_now() {
        let mut built: HashMap<(Material, Class), RawTable> = HashMap::new();
        let mut files = Vec::new();
        for material in Material::with_men(3) {
            for class in Class::all_of(material) {
                let finished = |after: Material| {
                    let class = Class::of(class.rules(), after)?;
                    built.get(&(after, class))
                };
                let raw = generate(material, class, finished, NonZeroUsize::MIN, &|_| ())
                    .expect("three men need little memory");
                files.push(write(&raw, class, NonZeroUsize::MIN).expect("a table of three men"));
                built.insert((material, class), raw);
            }
        }
        assert_eq!(files.len(), FILES.len());
        for (built, embedded) in files.iter().zip(FILES) {
            assert!(built == embedded, "another table than the one embedded");
        }
        let tables = Tables::of_three_men();
        assert_eq!(tables.all().len(), FILES.len());
        for table in tables.all() {
            table.check().expect("a whole table");
        }
    }
}
