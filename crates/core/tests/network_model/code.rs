//! The code made from networks is compiled, and run on all inputs of zeros and ones.

use std::ffi::OsStr;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use appleyard_core::network::{Language, Network, Stock, code, document, stock};

use crate::network_model::reference::network;

/// A temporary folder, which is deleted together with this value.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Folder {
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR"))
            .join(format!("network-code-{name}-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        Folder(folder)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

fn run(program: impl AsRef<OsStr>, arguments: &[&OsStr]) -> Output {
    let name = program.as_ref().to_owned();
    let started = Command::new(program).args(arguments).output();
    started.unwrap_or_else(|error| panic!("this test needs {}: {error}", name.display()))
}

fn check(output: &Output) {
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    assert!(
        output.status.success(),
        "{}\n{}\n{}",
        output.status,
        text(&output.stdout),
        text(&output.stderr)
    );
}

fn networks() -> Vec<Network> {
    [0, 1, 2, 5, 8, 16, 32]
        .map(|wires| network(wires, document(wires).unwrap()))
        .to_vec()
}

/// The seed of the numbers for 32 wires, which have too many inputs of zeros and ones.
const SEED: u64 = 2026;

#[test]
fn c_compiles_and_sorts() {
    let folder = Folder::new("c");
    let networks = networks();
    let mut source = "#include <stdint.h>\n".to_owned();
    let mut calls = String::new();
    for network in &networks {
        let wires = network.wires();
        // The file needs the helper only once.
        let code = code(network, Language::C);
        let helper = code.find("/* ").unwrap();
        if !source.contains("inline") {
            source += &code[..helper];
        }
        source += &code[helper..];
        calls += &format!(
            "    if (check(sort_{wires}, {wires})) return {};\n",
            wires + 1
        );
    }
    source += &format!(
        "
static int check(void (*sort)(int *), int n) {{
    int a[33];
    uint64_t chance = {SEED};
    long rounds = n <= 16 ? 1L << n : 20000;
    for (long round = 0; round < rounds; round++) {{
        int expected[33] = {{0}};
        for (int i = 0; i < n; i++) {{
            chance = chance * 6364136223846793005u + 1442695040888963407u;
            a[i] = n <= 16 ? (int)(round >> i & 1) : (int)(chance >> 58) - 32;
            int j = i;
            for (; j > 0 && expected[j - 1] > a[i]; j--) expected[j] = expected[j - 1];
            expected[j] = a[i];
        }}
        a[n] = -99;
        sort(a);
        for (int i = 0; i < n; i++)
            if (a[i] != expected[i]) return 1;
        if (a[n] != -99) return 1;
    }}
    return 0;
}}

int main(void) {{
{calls}    return 0;
}}
"
    );
    let file = folder.0.join("sort.c");
    let binary = folder.0.join("sort");
    fs::write(&file, source).unwrap();
    let flags = [
        "-std=c99",
        "-Wall",
        "-Wextra",
        "-pedantic",
        "-Werror",
        "-O1",
        "-o",
    ];
    let mut arguments: Vec<&OsStr> = flags.iter().map(OsStr::new).collect();
    arguments.extend([binary.as_os_str(), file.as_os_str()]);
    check(&run("cc", &arguments));
    check(&run(&binary, &[]));
}

#[test]
fn rust_compiles_and_sorts() {
    let folder = Folder::new("rust");
    let mut source = String::new();
    let mut calls = String::new();
    for network in networks() {
        let wires = network.wires();
        source += &code(&network, Language::Rust);
        calls += &format!("    check(sort_{wires});\n");
    }
    source += &format!(
        "
fn check<const N: usize>(sort: fn(&mut [i32; N])) {{
    let mut chance = {SEED}_u64;
    let rounds = if N <= 16 {{ 1_u64 << N }} else {{ 20_000 }};
    for round in 0..rounds {{
        let mut a = [0; N];
        for i in 0..N {{
            chance = chance.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
            a[i] = if N <= 16 {{ (round >> i & 1) as i32 }} else {{ (chance >> 58) as i32 - 32 }};
        }}
        let mut expected = a;
        expected.sort();
        sort(&mut a);
        assert_eq!(a, expected);
    }}
}}

fn main() {{
{calls}}}
"
    );
    let file = folder.0.join("sort.rs");
    let binary = folder.0.join("sort");
    fs::write(&file, source).unwrap();
    let flags = ["--edition=2024", "-Dwarnings", "-Copt-level=1", "-o"];
    let mut arguments: Vec<&OsStr> = flags.iter().map(OsStr::new).collect();
    arguments.extend([binary.as_os_str(), file.as_os_str()]);
    check(&run("rustc", &arguments));
    check(&run(&binary, &[]));
}

/// The numbers of each line that begins with this text.
fn numbers(code: &str, line_begins: &str) -> Vec<Vec<u8>> {
    let lines = code.lines().map(str::trim);
    lines
        .filter(|line| line.starts_with(line_begins))
        .map(|line| {
            let words = line.split(|it: char| !it.is_ascii_digit());
            words.filter_map(|word| word.parse().ok()).collect()
        })
        .collect()
}

/// The whole text for a network that has reversed comparators and a wire without any.
#[test]
fn code_has_reversed_comparators_and_leaves_wires_alone() {
    let network = network(4, &[(1, 3), (3, 0), (1, 3)]);
    let expected = |language| match language {
        Language::C => {
            "\
static inline void order(int *low, int *high) {
    int x = *low, y = *high;
    *low = y < x ? y : x;
    *high = y < x ? x : y;
}

/* 4 wires, 3 comparators, 3 layers */
void sort_4(int *a) {
    // 1
    order(&a[1], &a[3]);
    // 2
    order(&a[3], &a[0]);
    // 3
    order(&a[1], &a[3]);
}
"
        }
        Language::Rust => {
            "\
/// 4 wires, 3 comparators, 3 layers
pub fn sort_4<T: Ord + Copy>(a: &mut [T; 4]) {
    let mut w0 = a[0];
    let mut w1 = a[1];
    let mut w3 = a[3];
    // 1
    (w1, w3) = (w1.min(w3), w1.max(w3));
    // 2
    (w3, w0) = (w3.min(w0), w3.max(w0));
    // 3
    (w1, w3) = (w1.min(w3), w1.max(w3));
    a[0] = w0;
    a[1] = w1;
    a[3] = w3;
}
"
        }
        Language::JavaScript => {
            "\
// 4 wires, 3 comparators, 3 layers
function sort_4(a) {
    let w0 = a[0];
    let w1 = a[1];
    let w3 = a[3];
    let x;
    // 1
    x = w1; w1 = Math.min(x, w3); w3 = Math.max(x, w3);
    // 2
    x = w3; w3 = Math.min(x, w0); w0 = Math.max(x, w0);
    // 3
    x = w1; w1 = Math.min(x, w3); w3 = Math.max(x, w3);
    a[0] = w0;
    a[1] = w1;
    a[3] = w3;
}
"
        }
        Language::Python => {
            "\
def sort_4(a):
    # 4 wires, 3 comparators, 3 layers
    # 1
    if a[3] < a[1]: a[1], a[3] = a[3], a[1]
    # 2
    if a[0] < a[3]: a[3], a[0] = a[0], a[3]
    # 3
    if a[3] < a[1]: a[1], a[3] = a[3], a[1]
"
        }
    };
    for language in [
        Language::C,
        Language::Rust,
        Language::JavaScript,
        Language::Python,
    ] {
        assert_eq!(code(&network, language), expected(language));
    }
}

#[test]
fn code_has_every_comparator_in_drawn_order() {
    for rule in Stock::RULES {
        for wires in [0, 1, 2, 7, 20, 64] {
            let network = stock(rule, wires).unwrap().unwrap();
            let drawn = network.in_layers();
            for (language, line_begins, first, second) in [
                (Language::C, "order(", 0, 1),
                (Language::Rust, "(w", 0, 1),
                (Language::JavaScript, "x = w", 0, 2),
                (Language::Python, "if ", 1, 0),
            ] {
                let lines = numbers(&code(&network, language), line_begins);
                let read: Vec<_> = lines.iter().map(|it| (it[first], it[second])).collect();
                assert_eq!(read, drawn.comparators(), "{rule:?}, {language:?}");
            }
        }
    }
}
