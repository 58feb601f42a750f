//! A lamp with several switches, against the exclusive or of all of them.

use appleyard_core::switches::switched;

#[test]
fn the_lamp_is_the_exclusive_or_of_its_switches_in_whichever_order_they_are_flipped() {
    let flips = [2, 0, 2, 2, 1, 0, 1, 1];
    for done in 0..=flips.len() {
        let done = &flips[..done];
        let lamps = switched(done).unwrap();
        assert_eq!(lamps.len(), done.len() + 1);
        let lamp = lamps.last().unwrap();
        let odd =
            [0, 1, 2].map(|which| done.iter().filter(|&&flip| flip == which).count() % 2 == 1);
        assert_eq!(lamp.up, odd);
        assert_eq!(lamp.on, odd[0] ^ odd[1] ^ odd[2]);
        let backwards: Vec<u8> = done.iter().rev().copied().collect();
        assert_eq!(switched(&backwards).unwrap().last(), Some(lamp));
    }
    assert_eq!(switched(&[0, 3]), None);
}
