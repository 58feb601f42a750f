//! Everything that can be refused.

use appleyard_core::Error;
use appleyard_core::chain::{
    Census, ChainGame, ChainOpponent, ChainTable, FirstMove, OctalCode, OctalGrundy, Row, Take,
    duel, map, misled_rows, principal_line, record, reply, why,
};
use appleyard_core::error::ChainError;
use appleyard_core::game::EndRule;

use crate::reference::{chain, code};

fn refused<T: std::fmt::Debug>(
    result: Result<T, Error>,
    code: &str,
    params: &[(&'static str, i64)],
) {
    let error = result.unwrap_err();
    assert_eq!(error.code(), code);
    assert_eq!(error.params(), params, "{code}");
    assert!(!error.to_string().is_empty());
}

#[test]
fn codes() {
    let parse = |text: &str| OctalCode::parse(text);
    let found = |found: char| i64::from(u32::from(found));
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
fn rows() {
    let at = |at: i64, found: char| [("at", at), ("found", i64::from(u32::from(found)))];
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
    let long = |cells: i64| [("cells", cells), ("max", 60)];
    refused(Row::parse(&"1".repeat(61)), "row-too-long", &long(61));
    refused(Row::parse("61"), "row-too-long", &long(61));
    refused(Row::parse("30+30"), "row-too-long", &long(61));
    refused(Row::parse("{31}"), "row-too-long", &long(61));
    refused(
        Row::parse("{99999999999}"),
        "row-too-long",
        &long(2 * i64::from(u32::MAX) - 1),
    );
    refused(
        Row::parse("9999999999+1"),
        "row-too-long",
        &long(i64::from(u32::MAX) + 2),
    );
    refused(Row::of_cells(1, 61), "row-too-long", &long(61));
    refused(Row::of_cells(2, 1), "empty-row", &[]);
    for value in [0, 61] {
        let params = [("value", value), ("min", 1), ("max", 60)];
        let objects = u32::try_from(value).unwrap();
        refused(Row::whole(objects), "objects-out-of-range", &params);
        let table = ChainTable::new(OctalCode::chain(), objects);
        refused(table, "objects-out-of-range", &params);
    }
}

#[test]
fn tables() {
    refused(ChainTable::new(code("4.77"), 5), "octal-not-in-a-row", &[]);
    refused(
        OctalGrundy::new(OctalCode::chain(), 10_001),
        "heap-too-large",
        &[("heap", 0), ("stones", 10_001), ("limit", 10_000)],
    );
    let table = chain(14);
    let range = |value: i64, max: i64| [("value", value), ("min", 1), ("max", max)];
    let census = Census::new(&table, 15, EndRule::Normal);
    refused(census, "objects-out-of-range", &range(15, 14));
    refused(map(&table, 13), "objects-out-of-range", &range(13, 12));
    refused(map(&chain(5), 6), "objects-out-of-range", &range(6, 5));
    let out = duel(&table, 0, FirstMove::Any);
    refused(out, "objects-out-of-range", &range(0, 14));
}

#[test]
fn games() {
    let table = chain(9);
    let game = ChainGame {
        end_rule: EndRule::Normal,
        first: FirstMove::Fewest,
        start: Row::whole(9).unwrap(),
    };
    let take = |first, count| Take { first, count };
    let illegal =
        |ply: i64, first: i64, count: i64| [("ply", ply), ("first", first), ("count", count)];
    let code = "illegal-chain-take";
    refused(
        record(&table, &game, &[take(0, 2)]),
        code,
        &illegal(1, 0, 2),
    );
    refused(why(&table, &game, &[take(9, 1)]), code, &illegal(1, 9, 1));
    let twice = [take(4, 1), take(3, 2)];
    let perfect = ChainOpponent::Perfect;
    refused(
        reply(&table, &game, &twice, perfect, 0),
        code,
        &illegal(2, 3, 2),
    );
    let none = [take(4, 1), take(0, 0)];
    refused(
        principal_line(&table, &game, &none),
        code,
        &illegal(2, 0, 0),
    );
    let long = vec![take(0, 1); 512];
    let params = [("plies", 512), ("limit", 511)];
    refused(record(&table, &game, &long), "path-too-long", &params);
    let erring = ChainOpponent::Erring { percent: 101 };
    let params = [("value", 101), ("max", 100)];
    refused(
        reply(&table, &game, &[], erring, 0),
        "percent-out-of-range",
        &params,
    );
    let short = chain(8);
    let params = [("cells", 9), ("max", 8)];
    refused(record(&short, &game, &[]), "row-too-long", &params);
    // Gaps at the ends need no place in the table.
    let start = Row::parse("000111100011").unwrap();
    assert!(record(&short, &ChainGame { start, ..game }, &[]).is_ok());
}

#[test]
fn unfinished_tables() {
    let mut table = ChainTable::new(OctalCode::chain(), 9).unwrap();
    table.advance(20);
    let game = ChainGame {
        end_rule: EndRule::Normal,
        first: FirstMove::Any,
        start: Row::whole(9).unwrap(),
    };
    let code = "position-not-solved";
    refused(record(&table, &game, &[]), code, &[]);
    refused(why(&table, &game, &[]), code, &[]);
    refused(
        reply(&table, &game, &[], ChainOpponent::SlowestLoss, 0),
        code,
        &[],
    );
    refused(principal_line(&table, &game, &[]), code, &[]);
    refused(duel(&table, 9, FirstMove::Any), code, &[]);
    refused(map(&table, 9), code, &[]);
    refused(misled_rows(&table, FirstMove::Any), code, &[]);
    let mut census = Census::new(&table, 9, EndRule::Normal).unwrap();
    refused(census.advance(&table, 1), code, &[]);
    table.advance(u64::MAX);
    assert!(census.advance(&table, 1).is_ok());
    refused(census.advance(&chain(10), 1), code, &[]);
}

/// Those of the programs too.
#[test]
fn each_error_has_its_code() {
    let error = Error::from(ChainError::GrundyUnderMisere);
    refused(Err::<(), _>(error), "grundy-under-misere", &[]);
    let objects = 30;
    let error = Error::from(ChainError::ProgramTooLarge { objects, max: 22 });
    let params = [("objects", 30), ("max", 22)];
    refused(Err::<(), _>(error), "program-too-large", &params);
}
