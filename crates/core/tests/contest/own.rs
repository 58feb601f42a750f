//! The contest games as contestants solve them: tables and a formula, each for its own game.

use appleyard_core::contest::{CalendarGame, Date, FACTORS, LAST_DATE};
use appleyard_core::game::Game;
use appleyard_core::solve::Value;

/// The most preferred of the values of some moves.
fn best(values: impl Iterator<Item = Value>) -> Option<Value> {
    values.reduce(|one, other| {
        if other.is_preferred_to(one) {
            other
        } else {
            one
        }
    })
}

/// The value of each date of the Calendar Game, by days. Every move leads to a later date, so going back from the last
/// date every option is known.
pub fn calendar(game: &CalendarGame) -> Vec<Value> {
    let last = LAST_DATE.days_since_first();
    let mut values = vec![Value::DRAWN; last as usize + 1];
    for day in (0..=last).rev() {
        let date = Date::of_day(day).unwrap();
        let options = game.moves(&date).map(|chosen| {
            let after = game.after(&date, chosen).days_since_first();
            values[after as usize].one_ply_earlier()
        });
        values[day as usize] = best(options).unwrap_or(Value::of_verdict(game.verdict(&date)));
    }
    values
}

/// The values of Digital Deletions: of the empty string, and then of the strings of each length by number.
pub fn digits(length: u32) -> Vec<Vec<Value>> {
    let mut values = vec![vec![Value::lost(0)]];
    for length in 1..=length {
        let mut same: Vec<Value> = Vec::new();
        for number in 0..10_usize.pow(length) {
            let mut options = Vec::new();
            for behind in 0..length {
                let unit = 10_usize.pow(behind);
                let digit = number / unit % 10;
                if digit == 0 {
                    let before = &values[(length - behind - 1) as usize];
                    options.push(before[number / unit / 10].one_ply_earlier());
                }
                options.extend((1..=digit).map(|by| same[number - by * unit].one_ply_earlier()));
            }
            same.push(best(options.into_iter()).unwrap());
        }
        values.push(same);
    }
    values
}

/// The value of a product of the Multiplication Game to `target`.
///
/// What decides is the factor that is still missing, `target` divided by the product and rounded up:
///
/// ```text
///   missing    1 | 2 .. 9 | 10 .. 18 | 19 .. 162 | 163 .. 324 | 325 .. 2916 | ...
///   ends at        9        18         162         324          2916            ×9, ×2, ×9, ×2, ...
///   plies      0 |   1    |    2     |     3     |     4      |      5
///               lost  won     lost        won         lost         won
/// ```
///
/// In a won interval there is a factor that leads into the interval before. In a lost one every factor
/// does: at least 2 is needed to leave it, and 9 do not leap over the interval before. So the number of
/// the interval is the remoteness, for nobody can skip an interval.
pub fn multiplication(target: u64, product: u64) -> Value {
    let missing = target.div_ceil(product);
    let ends = intervals().take_while(|&end| end < missing);
    ends.fold(Value::lost(0), |value, _| value.one_ply_earlier())
}

/// The last missing factor of each interval: 1, 9, 18, 162, ...
pub fn intervals() -> impl Iterator<Item = u64> {
    let grows = [9, 2].into_iter().cycle();
    std::iter::once(1).chain(grows.scan(1, |end, grows| {
        *end *= grows;
        Some(*end)
    }))
}

/// All products below the target of a Multiplication Game, in order, as the document's program finds them: it merges
/// them, because each product is an earlier one times a prime. One pointer for each prime
/// stands at the least product whose multiple is not in the list yet:
///
/// ```text
///   1  2  3  4  5  6  7  8  9  10  12  14  ...      next: the least of
///               ▲                 2 × 7 = 14? 3 × 5 = 15? 5 × 3 = 15? 7 × 3 = 21?
/// ```
pub fn products(target: u64) -> Vec<u64> {
    let mut products: Vec<u64> = vec![1];
    let mut pointers = [2, 3, 5, 7].map(|prime| (prime, 0));
    loop {
        let multiples = pointers.map(|(prime, at): (u64, usize)| prime * products[at]);
        let next = *multiples.iter().min().unwrap();
        if next >= target {
            break;
        }
        products.push(next);
        for ((_, at), multiple) in pointers.iter_mut().zip(multiples) {
            *at += usize::from(multiple == next);
        }
    }
    products
}

/// The same, each with its value. It goes back from the largest product, so that all options of a product are known.
pub fn valued_products(target: u64) -> Vec<(u64, Value)> {
    let products = products(target);
    let mut values = vec![Value::lost(0); products.len()];
    for (place, product) in products.iter().enumerate().rev() {
        let options = FACTORS.map(|factor| match products.binary_search(&(product * factor)) {
            Ok(after) => values[after].one_ply_earlier(),
            Err(_) => Value::won(1),
        });
        values[place] = best(options).unwrap();
    }
    products.into_iter().zip(values).collect()
}
