//! A lamp with several switches: each flip turns it on or off, so it is the exclusive or of its switches.

/// How many switches the lamp has.
pub const SWITCHES: usize = 3;

/// The lamp after a number of flips.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "bindings", derive(serde::Serialize, tsify::Tsify))]
pub struct SwitchedLamp {
    /// Which of its switches are up.
    pub up: [bool; SWITCHES],
    /// Whether it is on.
    pub on: bool,
}

/// The lamp before the first flip, when it is off and all switches are down, and after each of the flips, which are
/// numbers of switches from 0; `None` if there is no such switch. Cost: O(flips).
pub fn switched(flips: &[u8]) -> Option<Vec<SwitchedLamp>> {
    let mut lamp = SwitchedLamp::default();
    let mut lamps = vec![lamp.clone()];
    for &flip in flips {
        let up = lamp.up.get_mut(usize::from(flip))?;
        *up = !*up;
        lamp.on = !lamp.on;
        lamps.push(lamp.clone());
    }
    Some(lamps)
}
