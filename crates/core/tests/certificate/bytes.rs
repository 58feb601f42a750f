//! Any bytes: a certificate is verified, or its fault is said; nothing panics.

use appleyard_core::certificate::Document;
use appleyard_core::forms::verify_known;
use proptest::prelude::*;

use crate::certificate::small;

fn try_out(bytes: &[u8]) {
    match Document::read(bytes).and_then(|document| verify_known(&document)) {
        Ok(verified) => assert!(verified.positions >= verified.lines),
        Err(fault) => assert!(fault.to_string().len() < 2000),
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1000))]

    #[test]
    fn any_bytes_are_read_or_refused(bytes in prop::collection::vec(any::<u8>(), 0..400)) {
        try_out(&bytes);
    }

    /// Lines that look right, in any order.
    #[test]
    fn any_lines_are_read_or_refused(lines in prop::collection::vec(
        "(game|positions|won|lost|tie|endless|folded|\\||end)( (in-a-row|hexapawn|dodgem|dao|[0-9]{1,10})){0,4}( [xo./]{0,9}:[xo])?", 0..9)) {
        try_out(format!("appleyard-certificate 1\n{}\nend\n", lines.join("\n")).as_bytes());
    }

    /// A certificate in which some bytes are others, some are gone, and some came in.
    #[test]
    fn a_spoilt_certificate_is_read_or_refused(
        spoilt in prop::collection::vec((any::<prop::sample::Index>(), 0..3, any::<u8>()), 1..6),
    ) {
        let mut bytes = small().into_bytes();
        for (at, kind, byte) in spoilt {
            let at = at.index(bytes.len());
            match kind {
                0 => bytes[at] = byte,
                1 => { bytes.remove(at); }
                _ => bytes.insert(at, byte),
            }
        }
        try_out(&bytes);
    }

    /// Whatever board the heading names, the check ends soon: at the first position without a line.
    #[test]
    fn any_heading_is_read_or_refused(
        family in "in-a-row|four-in-a-row|hexapawn|dodgem|dao",
        sizes in prop::collection::vec(0..18_u32, 0..4),
        folded: bool,
    ) {
        let sizes: String = sizes.iter().map(|size| format!(" {size}")).collect();
        let folded = if folded { "\nfolded" } else { "" };
        let text = small().replace("game in-a-row 2 2 2", &format!("game {family}{sizes}{folded}"));
        try_out(text.as_bytes());
    }
}
