//! What Nim would say of groups, by their Grundy values.

use crate::game::{EndRule, Outcome};

/// Who wins Nim with heaps of these sizes. Under normal play it is lost for whoever must move if the
/// exclusive or is 0; under misère play too, but where no heap has more than one stone: then if it is 1
/// (Bouton 1901).
///
/// Heaps of the Grundy values of groups tell who wins those groups under normal play. Under misère play
/// they do not: a group is not always as good as a heap of its value.
pub(super) fn nim_outcome(heaps: &[u32], end_rule: EndRule) -> Outcome {
    let xor = heaps.iter().fold(0, |xor, heap| xor ^ heap);
    let lonely = heaps.iter().all(|&heap| heap <= 1);
    let lost = match end_rule {
        EndRule::Misere if lonely => xor == 1,
        _ => xor == 0,
    };
    Outcome::lost_if(lost)
}
