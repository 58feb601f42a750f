//! Who would win Nim with heaps as large as the Grundy values of groups.

use crate::game::{EndRule, Outcome};

/// Who wins Nim with heaps of these sizes. Under normal play the player to move loses if the exclusive
/// or is 0. The same holds under misère play, unless no heap has more than one stone. Then the player
/// to move loses if the exclusive or is 1 (Bouton 1901).
///
/// Heaps of the Grundy values of groups say who wins with those groups under normal play. Under misère
/// play they do not, because a group is not always as good as a heap of its value.
pub(super) fn nim_outcome(heaps: &[u32], end_rule: EndRule) -> Outcome {
    let xor = heaps.iter().fold(0, |xor, heap| xor ^ heap);
    let lonely = heaps.iter().all(|&heap| heap <= 1);
    let lost = match end_rule {
        EndRule::Misere if lonely => xor == 1,
        _ => xor == 0,
    };
    Outcome::lost_if(lost)
}
