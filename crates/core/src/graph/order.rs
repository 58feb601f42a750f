//! Orders of a graph's nodes.
use crate::checked::Exact;

/// All nodes, each after the nodes to which its edges lead; or a circle.
#[expect(
    clippy::indexing_slicing,
    reason = "a graph has all nodes to which it leads"
)]
pub(crate) fn reverse_topological_order<'a>(
    nodes: usize,
    after: impl Fn(u32) -> &'a [u32],
) -> Result<Vec<u32>, Vec<u32>> {
    #[derive(Clone, Copy, PartialEq)]
    enum Met {
        Not,
        OnTheWay,
        Done,
    }
    let mut met = vec![Met::Not; nodes];
    let mut order = Vec::with_capacity(nodes);
    // The nodes on the way, and how many of their edges have been followed.
    let mut way: Vec<(u32, usize)> = Vec::new();
    for first in (0..).take(nodes) {
        if met[first as usize] == Met::Not {
            met[first as usize] = Met::OnTheWay;
            way.push((first, 0));
        }
        while let Some((node, followed)) = way.last_mut() {
            let node = *node;
            let Some(&next) = after(node).get(*followed) else {
                met[node as usize] = Met::Done;
                order.push(node);
                way.pop();
                continue;
            };
            *followed = (*followed).plus(1);
            match met[next as usize] {
                Met::Done => {}
                Met::Not => {
                    met[next as usize] = Met::OnTheWay;
                    way.push((next, 0));
                }
                Met::OnTheWay => {
                    let circle = way.iter().map(|&(node, _)| node);
                    let mut circle: Vec<u32> = circle.skip_while(|&node| node != next).collect();
                    let least = circle.iter().enumerate().min_by_key(|&(_, node)| node);
                    let least = least.map_or(0, |(index, _)| index);
                    circle.rotate_left(least);
                    return Err(circle);
                }
            }
        }
    }
    Ok(order)
}
