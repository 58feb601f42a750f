//! Vite's list of the files it made, and of what each of them loads.

use std::collections::BTreeSet;
use std::path::Path;

use serde_json::{Map, Value};

use crate::files;

/// `dist/.vite/manifest.json`: maps the key of an entry to its file and to what that file loads.
pub struct Manifest(Map<String, Value>);

impl Manifest {
    /// The manifest of the site built in the folder `site`.
    pub fn read(site: &Path) -> Result<Self, String> {
        let path = site.join(".vite/manifest.json");
        if !path.exists() {
            return Err("the site is not built yet: npm run build".to_owned());
        }
        match files::read_json(&path)? {
            Value::Object(entries) => Ok(Self(entries)),
            _ => Err(format!("{} is not an object", path.display())),
        }
    }

    /// The slugs of the exhibits; an exhibit is found by its element.
    pub fn exhibits(&self) -> impl Iterator<Item = &str> {
        self.0.keys().filter_map(|key| {
            key.strip_prefix("src/exhibits/")?
                .strip_suffix("/element.ts")
        })
    }

    /// The scripts, workers and other assets that the HTML in `page` loads, and those of the
    /// exhibit's element, which a page always imports. Static imports of these are included.
    pub fn download(&self, page: &str, slug: &str) -> Result<BTreeSet<String>, String> {
        let element = format!("src/exhibits/{slug}/element.ts");
        // Vite leaves a page out of the manifest if it shares its script with another page. So this
        // reads the names of the scripts in the page itself.
        let scripts = self
            .0
            .iter()
            .filter(|(_, entry)| file(entry).is_some_and(|file| names(page, file)))
            .map(|(key, _)| key.as_str());
        self.loaded(scripts.chain([element.as_str()]).collect())
    }

    /// The files that load when a module is imported later. What a page has already is among them.
    pub fn later(&self, module: &str) -> Result<BTreeSet<String>, String> {
        self.loaded(vec![module])
    }

    /// The files of these entries, and of all that they import statically.
    fn loaded<'a>(&'a self, mut waiting: Vec<&'a str>) -> Result<BTreeSet<String>, String> {
        let mut seen = BTreeSet::new();
        let mut download = BTreeSet::new();
        while let Some(key) = waiting.pop() {
            if !seen.insert(key) {
                continue;
            }
            let entry = self
                .0
                .get(key)
                .ok_or_else(|| format!("the built site has no entry {key}"))?;
            download.extend(file(entry).map(str::to_owned));
            download.extend(list(entry, "assets").map(str::to_owned));
            waiting.extend(list(entry, "imports"));
        }
        Ok(download)
    }
}

fn file(entry: &Value) -> Option<&str> {
    entry.get("file")?.as_str()
}

fn list<'a>(entry: &'a Value, field: &str) -> impl Iterator<Item = &'a str> {
    entry
        .get(field)
        .and_then(Value::as_array)
        .into_iter()
        .flatten()
        .filter_map(Value::as_str)
}

/// Whether an attribute in the page points to `file`, such as `src="../assets/a.js"`.
fn names(page: &str, file: &str) -> bool {
    page.contains(&format!("/{file}\""))
}
