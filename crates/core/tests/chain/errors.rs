//! Everything that Chain refuses.

use appleyard_core::Error;
use appleyard_core::chain::{
    CensusRun, ChainGame, ChainTable, ChainTake, FirstMove, OctalCode, OctalGrundy, Row,
    SolvedChain, duel, map, misled_rows, why,
};
use appleyard_core::game::EndRule;
use appleyard_core::play::{Chance, Opponent, principal_line, record, reply};
use appleyard_core::progress::Run;

use crate::chain::reference::{chain, code};
use crate::support::params::numbers;

fn refused<T: std::fmt::Debug>(
    result: Result<T, Error>,
    code: &str,
    params: &[(&'static str, i128)],
) {
    let error = result.unwrap_err();
    assert_eq!(error.code(), code);
    assert_eq!(numbers(error.params()), params, "{code}");
    assert!(!error.to_string().is_empty());
}

#[test]
fn bad_codes_are_refused() {
    let parse = |text: &str| OctalCode::parse(text);
    let found = |found: char| i128::from(u32::from(found));
    refused(parse(""), "not-octal", &[("at", 1), ("found", 0)]);
    refused(
        parse("77"),
        "not-octal",
        &[("at", 2), ("found", found('7'))],
    );
    refused(parse("7"), "not-octal", &[("at", 2), ("found", 0)]);
    refused(
        parse("0.78"),
        "not-octal",
        &[("at", 4), ("found", found('8'))],
    );
    refused(
        parse(" 0.7 7"),
        "not-octal",
        &[("at", 5), ("found", found(' '))],
    );
    refused(
        parse("0.7.7"),
        "not-octal",
        &[("at", 4), ("found", found('.'))],
    );
    refused(
        parse("０.77"),
        "not-octal",
        &[("at", 1), ("found", found('０'))],
    );
    let long = format!("0.{}", "7".repeat(17));
    refused(
        parse(&long),
        "octal-too-long",
        &[("digits", 17), ("max", 16)],
    );
    for digit in [1, 2, 3, 5, 6, 7] {
        let text = format!("{digit}.77");
        refused(parse(&text), "octal-endless", &[("digit", digit)]);
    }
    for text in ["0.", ".", ".000"] {
        refused(parse(text), "octal-without-moves", &[]);
    }
}

#[test]
fn bad_rows_are_refused() {
    let at = |at: i128, found: char| [("at", at), ("found", i128::from(u32::from(found)))];
    refused(Row::parse("10x1"), "not-a-row", &at(3, 'x'));
    refused(Row::parse("x"), "not-a-row", &at(1, 'x'));
    refused(Row::parse("4+x"), "not-a-row", &at(3, 'x'));
    refused(Row::parse("4*"), "not-a-row", &at(2, '*'));
    refused(Row::parse("4 + "), "not-a-row", &[("at", 5), ("found", 0)]);
    refused(Row::parse("*4"), "not-a-row", &at(2, '4'));
    refused(Row::parse("{1,,1}"), "not-a-row", &at(4, ','));
    refused(Row::parse("{1,0"), "not-a-row", &[("at", 5), ("found", 0)]);
    refused(Row::parse("{1} 1"), "not-a-row", &at(5, '1'));
    refused(Row::parse("{1 x"), "not-a-row", &at(4, 'x'));
    refused(Row::parse("{}"), "not-a-row", &at(2, '}'));
    for text in ["", " ", "0", "...", "{0,0}", "0+0"] {
        refused(Row::parse(text), "empty-row", &[]);
    }
    let long = |cells: i128| [("cells", cells), ("max", 60)];
    refused(Row::parse(&"1".repeat(61)), "row-too-long", &long(61));
    refused(Row::parse("61"), "row-too-long", &long(61));
    refused(Row::parse("30+30"), "row-too-long", &long(61));
    refused(Row::parse("{31}"), "row-too-long", &long(61));
    refused(
        Row::parse("{99999999999}"),
        "row-too-long",
        &long(2 * i128::from(u32::MAX) - 1),
    );
    refused(
        Row::parse("9999999999+1"),
        "row-too-long",
        &long(i128::from(u32::MAX) + 2),
    );
    refused(Row::of_cells(1, 61), "row-too-long", &long(61));
    refused(Row::of_cells(2, 1), "empty-row", &[]);
    for value in [0, 61] {
        let params = [("value", value), ("min", 1), ("max", 60)];
        let objects = u32::try_from(value).unwrap();
        refused(Row::whole(objects), "objects-out-of-range", &params);
    }
    for value in [0, 81] {
        let params = [("value", value), ("min", 1), ("max", 80)];
        let table = ChainTable::new(OctalCode::chain(), u32::try_from(value).unwrap());
        refused(table, "objects-out-of-range", &params);
    }
}

#[test]
fn bad_tables_are_refused() {
    refused(ChainTable::new(code("4.77"), 5), "octal-not-in-a-row", &[]);
    refused(
        OctalGrundy::new(OctalCode::chain(), 10_001),
        "objects-out-of-range",
        &[("value", 10_001), ("min", 0), ("max", 10_000)],
    );
    let table = chain(14);
    let range = |value: i128, max: i128| [("value", value), ("min", 1), ("max", max)];
    let census = CensusRun::new(table.clone(), 15, EndRule::Normal);
    refused(census, "objects-out-of-range", &range(15, 14));
    refused(
        map(&table, 13, FirstMove::Any),
        "objects-out-of-range",
        &range(13, 12),
    );
    refused(
        map(&chain(5), 6, FirstMove::Any),
        "objects-out-of-range",
        &range(6, 5),
    );
    let out = duel(&table, 0, FirstMove::Any);
    refused(out, "objects-out-of-range", &range(0, 14));
}

#[test]
fn bad_games_are_refused() {
    let table = chain(9);
    let game = ChainGame {
        end_rule: EndRule::Normal,
        first: FirstMove::Fewest,
        start: Row::whole(9).unwrap(),
    };
    let take = |first, count| ChainTake { first, count };
    let illegal = |ply: i128, first: i128, count: i128| {
        [("ply", ply), ("first", first + 1), ("count", count)]
    };
    let code = "illegal-chain-take";
    let solved = SolvedChain::new(&table, game).unwrap();
    let start = &game.start;
    refused(
        record(&solved, start, &[take(0, 2)]),
        code,
        &illegal(1, 0, 2),
    );
    refused(why(&solved, &[take(9, 1)]), code, &illegal(1, 9, 1));
    let twice = [take(4, 1), take(3, 2)];
    refused(
        reply(&solved, start, &twice, Opponent::Perfect, Chance::default()),
        code,
        &illegal(2, 3, 2),
    );
    let none = [take(4, 1), take(0, 0)];
    refused(record(&solved, start, &none), code, &illegal(2, 0, 0));
    let long = vec![take(0, 1); 512];
    let params = [("plies", 512), ("limit", 511)];
    refused(record(&solved, start, &long), "path-too-long", &params);
    let chance = Chance {
        percent: 101,
        seed: 0,
    };
    let params = [("value", 101), ("min", 0), ("max", 100)];
    refused(
        reply(&solved, start, &[], Opponent::Erring, chance),
        "percent-out-of-range",
        &params,
    );
    let short = chain(8);
    let params = [("cells", 9), ("max", 8)];
    refused(SolvedChain::new(&short, game), "row-too-long", &params);
    // Gaps at the ends need no room in the table.
    let start = Row::parse("000111100011").unwrap();
    assert!(SolvedChain::new(&short, ChainGame { start, ..game }).is_ok());
}

#[test]
fn unfinished_tables_give_errors() {
    let mut table = ChainTable::new(OctalCode::chain(), 9).unwrap();
    let Ok(_) = table.advance(20);
    let game = ChainGame {
        end_rule: EndRule::Normal,
        first: FirstMove::Any,
        start: Row::whole(9).unwrap(),
    };
    let code = "position-not-solved";
    let solved = SolvedChain::new(&table, game).unwrap();
    refused(record(&solved, &game.start, &[]), code, &[]);
    refused(why(&solved, &[]), code, &[]);
    refused(
        reply(
            &solved,
            &game.start,
            &[],
            Opponent::SlowestLoss,
            Chance::default(),
        ),
        code,
        &[],
    );
    refused(principal_line(&solved, &game.start), code, &[]);
    refused(duel(&table, 9, FirstMove::Any), code, &[]);
    refused(map(&table, 9, FirstMove::Any), code, &[]);
    refused(misled_rows(&table, FirstMove::Any), code, &[]);
}
