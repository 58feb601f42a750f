//! A network as straight code.
//!
//! One function, `sort_<wires>`, that sends an array in place through the network, comparator by
//! comparator in drawn order; before each layer a comment with its number, counted from 1. A
//! comparator (a, b) is one line, here that of (0, 1) on 4 wires:
//!
//! ```text
//!   C            order(&a[0], &a[1]);                                      void sort_4(int *a)
//!   Rust         (w0, w1) = (w0.min(w1), w0.max(w1));                      fn sort_4<T: Ord + Copy>(a: &mut [T; 4])
//!   JavaScript   x = w0; w0 = Math.min(x, w1); w1 = Math.max(x, w1);       function sort_4(a)
//!   Python       if a[1] < a[0]: a[0], a[1] = a[1], a[0]                   def sort_4(a):
//! ```

use super::{Comparator, Network};

/// A language in which a network can be written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Language {
    /// C99, for `int`. Without branches: a comparator is a minimum and a maximum, each a `?:` that
    /// compilers turn into such an instruction or a conditional move. Its helper `order` is needed
    /// once in a file.
    C,
    /// Rust, for any `T: Ord + Copy`, by `min` and `max`: for numbers without branches.
    Rust,
    /// JavaScript, for arrays and typed arrays of numbers, by `Math.min` and `Math.max`. So a NaN
    /// spreads to all elements that it meets.
    JavaScript,
    /// Python 3, for lists of anything with `<`. An exchange is a branch; Python has no cheaper one.
    Python,
}

/// The network in a language, ready to be pasted. Only the wires that a comparator is joined to are
/// read or written. Cost O(size log size), some 60 bytes for each comparator.
///
/// ```
/// use appleyard_core::network::{Language, Network, code};
///
/// let network = Network::new(3, vec![(1, 2), (0, 2), (0, 1)])?;
/// assert_eq!(code(&network, Language::Python), "\
/// def sort_3(a):
///     ## 3 wires, 3 comparators, 3 layers
///     ## 1
///     if a[2] < a[1]: a[1], a[2] = a[2], a[1]
///     ## 2
///     if a[2] < a[0]: a[0], a[2] = a[2], a[0]
///     ## 3
///     if a[1] < a[0]: a[0], a[1] = a[1], a[0]
/// ");
/// # Ok::<(), appleyard_core::error::NetworkError>(())
/// ```
pub fn code(network: &Network, language: Language) -> String {
    let layers = network.drawn_layers();
    let mut used: Vec<u8> = network
        .comparators()
        .iter()
        .flat_map(|&(a, b)| [a, b])
        .collect();
    used.sort_unstable();
    used.dedup();
    let wires = network.wires();
    let shape = format!(
        "{wires} wires, {} comparators, {} layers",
        network.size(),
        layers.len()
    );
    let program = Program {
        wires,
        shape,
        layers,
        used,
    };
    match language {
        Language::C => program.c(),
        Language::Rust => program.rust(),
        Language::JavaScript => program.java_script(),
        Language::Python => program.python(),
    }
}

struct Program {
    wires: usize,
    /// For the comment at the top.
    shape: String,
    layers: Vec<Vec<Comparator>>,
    /// The wires with a comparator, from the top.
    used: Vec<u8>,
}

impl Program {
    /// Layer after layer, with a line before each.
    fn body(&self, comment: &str, comparator: impl Fn(u8, u8) -> String) -> String {
        let mut body = String::new();
        for (number, layer) in (1..).zip(&self.layers) {
            body += &format!("    {comment} {number}\n");
            for &(a, b) in layer {
                body += &format!("    {}\n", comparator(a, b));
            }
        }
        body
    }

    /// A line for each wire that is used.
    fn each_used(&self, of: impl Fn(u8) -> String) -> String {
        self.used
            .iter()
            .map(|&wire| format!("    {}\n", of(wire)))
            .collect()
    }

    fn c(&self) -> String {
        let Program { wires, shape, .. } = self;
        if self.used.is_empty() {
            return format!("/* {shape} */\nvoid sort_{wires}(int *a) {{\n    (void)a;\n}}\n");
        }
        let body = self.body("//", |a, b| format!("order(&a[{a}], &a[{b}]);"));
        format!(
            "static inline void order(int *low, int *high) {{
    int x = *low, y = *high;
    *low = y < x ? y : x;
    *high = y < x ? x : y;
}}

/* {shape} */
void sort_{wires}(int *a) {{
{body}}}
"
        )
    }

    fn rust(&self) -> String {
        let Program { wires, shape, .. } = self;
        if self.used.is_empty() {
            return format!(
                "/// {shape}\npub fn sort_{wires}<T: Ord + Copy>(_: &mut [T; {wires}]) {{}}\n"
            );
        }
        let load = self.each_used(|wire| format!("let mut w{wire} = a[{wire}];"));
        let body = self.body("//", |a, b| {
            format!("(w{a}, w{b}) = (w{a}.min(w{b}), w{a}.max(w{b}));")
        });
        let store = self.each_used(|wire| format!("a[{wire}] = w{wire};"));
        format!(
            "/// {shape}\npub fn sort_{wires}<T: Ord + Copy>(a: &mut [T; {wires}]) {{\n{load}{body}{store}}}\n"
        )
    }

    fn java_script(&self) -> String {
        let Program { wires, shape, .. } = self;
        let load = self.each_used(|wire| format!("let w{wire} = a[{wire}];"));
        let aside = if self.used.is_empty() {
            ""
        } else {
            "    let x;\n"
        };
        let body = self.body("//", |a, b| {
            format!("x = w{a}; w{a} = Math.min(x, w{b}); w{b} = Math.max(x, w{b});")
        });
        let store = self.each_used(|wire| format!("a[{wire}] = w{wire};"));
        format!("// {shape}\nfunction sort_{wires}(a) {{\n{load}{aside}{body}{store}}}\n")
    }

    fn python(&self) -> String {
        let Program { wires, shape, .. } = self;
        let body = self.body("#", |a, b| {
            format!("if a[{b}] < a[{a}]: a[{a}], a[{b}] = a[{b}], a[{a}]")
        });
        let pass = if self.used.is_empty() {
            "    pass\n"
        } else {
            ""
        };
        format!("def sort_{wires}(a):\n    # {shape}\n{body}{pass}")
    }
}
