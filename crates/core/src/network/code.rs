//! Writes a network as straight-line code.
//!
//! The code is one function, `sort_<wires>`, that sends an array in place through the network, comparator by
//! comparator in drawn order. A comment before each layer has its number, counted from 1. A comparator (a, b)
//! is one line; for (0, 1) on 4 wires it is:
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
#[cfg_attr(
    feature = "bindings",
    derive(serde::Deserialize, tsify::Tsify),
    serde(rename_all = "lowercase")
)]
pub enum Language {
    /// C99, for `int`, without branches: a comparator is a minimum and a maximum, each a `?:` that compilers
    /// turn into such an instruction or a conditional move. A file needs its helper `order` only once.
    C,
    /// Rust, for any `T: Ord + Copy`, by `min` and `max`; for numbers it has no branches.
    Rust,
    /// JavaScript, for arrays and typed arrays of numbers, by `Math.min` and `Math.max`. A NaN therefore
    /// spreads to all elements that it meets.
    JavaScript,
    /// Python 3, for lists of anything with `<`. A swap is a branch; Python has nothing cheaper.
    Python,
}

/// The network in a language, ready to be pasted. The code reads and writes only the wires that have a
/// comparator. Cost O(size log size), about 60 bytes for each comparator.
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
        .flat_map(|&(smaller, larger)| [smaller, larger])
        .collect();
    used.sort_unstable();
    used.dedup();
    let wires = network.wires();
    let shape = format!(
        "{wires} wires, {} comparators, {} layers",
        network.size(),
        layers.len()
    );
    let function = Function {
        wires,
        shape,
        layers,
        used,
    };
    match language {
        Language::C => function.c(),
        Language::Rust => function.rust(),
        Language::JavaScript => function.java_script(),
        Language::Python => function.python(),
    }
}

/// The function in C that a comparator calls.
pub(super) const ORDER: &str = "static inline void order(int *low, int *high) {
    int x = *low, y = *high;
    *low = y < x ? y : x;
    *high = y < x ? x : y;
}
";

/// A network that is being turned into a function of some language.
struct Function {
    wires: usize,
    /// The text for the comment at the top.
    shape: String,
    layers: Vec<Vec<Comparator>>,
    /// The wires with a comparator, from the top.
    used: Vec<u8>,
}

impl Function {
    /// The lines of all layers, with a comment before each layer.
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

    /// A line for each wire that has a comparator.
    fn each_used(&self, of: impl Fn(u8) -> String) -> String {
        self.used
            .iter()
            .map(|&wire| format!("    {}\n", of(wire)))
            .collect()
    }

    fn c(&self) -> String {
        let Function { wires, shape, .. } = self;
        if self.used.is_empty() {
            return format!("/* {shape} */\nvoid sort_{wires}(int *a) {{\n    (void)a;\n}}\n");
        }
        let body = self.body("//", |a, b| format!("order(&a[{a}], &a[{b}]);"));
        format!(
            "{ORDER}
/* {shape} */
void sort_{wires}(int *a) {{
{body}}}
"
        )
    }

    fn rust(&self) -> String {
        let Function { wires, shape, .. } = self;
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
        let Function { wires, shape, .. } = self;
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
        let Function { wires, shape, .. } = self;
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
