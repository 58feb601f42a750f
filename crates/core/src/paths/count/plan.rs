//! In which order a count goes through the graph, by which method, and about how many states that takes.

use super::method::{CountMethod, Plan, places};
use super::task::{Edge, Task};
use super::topological::topological;
use super::word::{Long, Wide, Word};
use crate::checked::known;

/// The most nodes between the ends that the method of subsets takes: some 160 MB.
pub(super) const MOST_BETWEEN: usize = 20;

/// The cheapest plan by estimate: one pass where edges go round in no circle. Else it tries the order of the numbers
/// and orders that keep the cut small, from both ends and from up to 30 other nodes. Cost O(n · e) for each of them.
pub(super) fn plan(task: &Task) -> Plan {
    plan_by(task, None)
}

/// The same for a given method.
pub(super) fn plan_by(task: &Task, method: Option<CountMethod>) -> Plan {
    let nodes = task.nodes();
    let is = |plan: &Plan| method.is_none_or(|it| it == plan.method);
    let pass = topological(task);
    if is(&pass) && (method.is_some() || pass.cost < f64::INFINITY) {
        return pass;
    }
    // Unless another method is asked for, the sets are tried first.
    let mut best = Some(subsets(task)).filter(is).unwrap_or_else(Plan::none);
    let beside = task.beside();
    let numbers = || (0..).take(nodes);
    let step = nodes.div_ceil(30).max(1);
    let starts = [task.from, task.to]
        .into_iter()
        .chain(numbers().step_by(step));
    let orders = std::iter::once(numbers().collect()).chain(starts.map(|it| thin(&beside, it)));
    let crossing = task.edges.len() + 6 > 3 * nodes;
    for order in orders {
        for other in [
            plugs(task, &order, crossing),
            frontier(task, &order, crossing),
        ] {
            if is(&other) && other.cost < best.cost {
                best = other;
            }
        }
    }
    best
}

/// An order that begins with a node and goes on with the one that leaves the fewest edges cut; of several, one that
/// has waited longest.
fn thin(beside: &[Vec<u32>], first: u32) -> Vec<u32> {
    let mut waiting = vec![first];
    let mut met = vec![false; beside.len()];
    let mut decided = vec![false; beside.len()];
    let mut order = Vec::new();
    let is = |list: &[bool], node: u32| list.get(node as usize) == Some(&true);
    while !waiting.is_empty() {
        // How many more edges are cut with the node than without it.
        let more = |node: &u32| {
            let list = beside.get(*node as usize).map_or(&[][..], Vec::as_slice);
            let back = list.iter().filter(|&&it| is(&decided, it)).count();
            list.len().cast_signed() - 2 * back.cast_signed()
        };
        let best = (0..waiting.len()).min_by_key(|&at| more(&waiting[at]));
        let node = waiting.remove(known(best, "a node waits"));
        order.push(node);
        for known in [&mut met, &mut decided] {
            if let Some(known) = known.get_mut(node as usize) {
                *known = true;
            }
        }
        for &next in beside.get(node as usize).into_iter().flatten() {
            if !is(&met, next) {
                waiting.push(next);
                if let Some(known) = met.get_mut(next as usize) {
                    *known = true;
                }
            }
        }
    }
    order
}

/// The number of choices of some of `of` things.
fn choose(of: usize, some: usize) -> f64 {
    (0..some).fold(1.0, |product, at| product * real(of - at) / real(at + 1))
}

/// In how many ways pieces may join `ends` ends and one more, whether or not they may cross.
fn joinings(ends: usize, crossing: bool) -> f64 {
    let pairs = ends / 2 + 1;
    if crossing {
        (0..pairs).fold(1.0, |product, at| product * real(2 * at + 1))
    } else {
        choose(2 * pairs, pairs) / real(pairs + 1)
    }
}

#[expect(clippy::cast_precision_loss, reason = "an estimate from small numbers")]
const fn real(number: usize) -> f64 {
    number as f64
}

/// About how many states there are at a cut of this width, and how many pairs of states of both sides fit.
fn at_cut(width: usize, crossing: bool) -> [f64; 2] {
    let used = (1..=width).step_by(2);
    used.fold([1.0, 1.0], |[states, pairs], ends| {
        let (ways, joinings) = (choose(width, ends), joinings(ends, crossing));
        [states + ways * joinings, pairs + ways * joinings * joinings]
    })
}

/// About how many states a frontier of this width has: every other node is untouched, or inside a piece.
fn at_frontier(width: usize, crossing: bool) -> f64 {
    let used = (1..=width).step_by(2);
    used.fold(1.0, |states, ends| {
        let others = (0..width - ends).fold(1.0, |product, _| product * 2.0);
        states + choose(width, ends) * joinings(ends, crossing) * others
    })
}

fn plugs(task: &Task, order: &[u32], crossing: bool) -> Plan {
    let places = places(order);
    let place = |node: u32| places[node as usize];
    // The width of the cut after each number of nodes.
    let mut widths = vec![0_usize; order.len() + 1];
    for &Edge { from, to, .. } in &task.edges {
        let (one, other) = (place(from), place(to));
        let crossed = one.min(other) + 1..=one.max(other);
        widths
            .iter_mut()
            .take(crossed.end() + 1)
            .skip(*crossed.start())
            .for_each(|it| *it += 1);
    }
    let slots = known(
        widths.iter().copied().max(),
        "there is a width before the first node",
    );
    // A state of a cut that is wider than a word cannot be kept.
    if slots > Long::SLOTS {
        return Plan::none();
    }
    let cuts: Vec<[f64; 2]> = widths.iter().map(|&it| at_cut(it, crossing)).collect();
    let states = |at: usize| cuts.get(at).map_or(f64::INFINITY, |it| it[0]);
    let pairs = |at: usize| cuts.get(at).map_or(f64::INFINITY, |it| it[1]);
    let all = (0..=order.len()).fold(0.0, |sum, at| sum + states(at));
    let before = (0..=order.len()).scan(0.0, |sum, at| {
        *sum += states(at);
        Some(*sum)
    });
    // The halves should take equally long: both begin with few states, and their numbers have half the digits. To
    // compare a pair takes a tenth of the time of a state.
    let halves = before.enumerate().map(|(first, before)| {
        let join = states(first) + 0.1 * pairs(first);
        (first, before.max(all - before) + join, all + join)
    });
    let best = halves.min_by(|one, other| one.1.total_cmp(&other.1));
    let (first, _, cost) = known(best, "there is a half before the first node");
    Plan {
        method: CountMethod::Plugs,
        order: order.to_vec(),
        first,
        cost,
        slots,
    }
}

fn frontier(task: &Task, order: &[u32], crossing: bool) -> Plan {
    let frontiers = super::frontier::sweep(task, order).frontiers;
    let widths = || frontiers.iter().map(Vec::len);
    let slots = known(widths().max(), "a task has an edge");
    if slots > Wide::SLOTS {
        return Plan {
            method: CountMethod::Frontier,
            ..Plan::none()
        };
    }
    let states: f64 = widths().map(|it| at_frontier(it, crossing)).sum();
    Plan {
        method: CountMethod::Frontier,
        order: order.to_vec(),
        slots,
        first: order.len(),
        cost: states,
    }
}

fn subsets(task: &Task) -> Plan {
    let between = task.nodes() - 2;
    let sets = (0..between).fold(1.0, |product, _| product * 2.0);
    // A sum takes a tenth of the time of a state.
    let cost = 0.1 * sets * real(between * between) / 4.0;
    let fits = between <= MOST_BETWEEN && task.edges.iter().all(|it| it.multiplicity == 1);
    Plan {
        method: CountMethod::Subsets,
        order: Vec::new(),
        slots: between,
        first: 0,
        cost: if fits { cost } else { f64::INFINITY },
    }
}
