//! The networks in stock.

use appleyard_core::error::NetworkError;
use appleyard_core::network::{Stock, StockNetwork, best, document, stock, stock_list};

use crate::network_model::reference::{network, sorts_in_words};

fn there_are(kind: Stock) -> Vec<usize> {
    (0..=64)
        .filter(|&wires| stock(kind, wires).unwrap().is_some())
        .collect()
}

#[test]
fn each_kind_has_its_numbers_of_wires() {
    let to = |last| (0..=last).collect::<Vec<_>>();
    assert_eq!(there_are(Stock::Document), to(32));
    assert_eq!(there_are(Stock::Smallest), to(32));
    assert_eq!(there_are(Stock::Between), [17, 23, 26, 27]);
    let two: Vec<usize> = [10].into_iter().chain(12..=29).collect();
    assert_eq!(there_are(Stock::Shallowest), two);
    for rule in Stock::RULES {
        assert_eq!(there_are(rule), to(64));
    }
}

#[test]
fn each_kind_is_the_right_network() {
    let shape = |kind| stock(kind, 17).unwrap().map(|it| (it.size(), it.depth()));
    assert_eq!(shape(Stock::Document), Some((81, 20)));
    assert_eq!(shape(Stock::Smallest), Some((71, 12)));
    assert_eq!(shape(Stock::Between), Some((72, 11)));
    assert_eq!(shape(Stock::Shallowest), Some((74, 10)));
    let batcher = shape(Stock::OddEvenMerge);
    assert_eq!(batcher.map(|it| it.0), Some(74));
    let document = network(17, document(17).unwrap());
    assert_eq!(stock(Stock::Document, 17), Ok(Some(document)));
}

#[test]
fn the_list_has_every_network_and_all_sort() {
    for wires in 0..=65 {
        let list = stock_list(wires);
        let kinds: Vec<Stock> = list.iter().map(|it| it.kind).collect();
        let there_is = |kind: &Stock| stock(*kind, wires).is_ok_and(|it| it.is_some());
        let expected: Vec<Stock> = Stock::ALL.into_iter().filter(there_is).collect();
        assert_eq!(kinds, expected);
        for StockNetwork {
            kind,
            size,
            depth,
            network,
        } in &list
        {
            assert_eq!(stock(*kind, wires).unwrap().as_ref(), Some(network));
            assert_eq!((network.size(), network.depth()), (*size, *depth));
            assert_eq!(network.wires(), wires);
            assert!(network.is_standard());
            if wires <= 14 {
                assert!(sorts_in_words(network), "{kind:?}, {wires} wires");
            }
        }
        // The list has all known trade-offs.
        for network in best(wires).map_or(vec![], |best| best.networks) {
            assert!(list.iter().any(|it| it.network == network));
        }
    }
    assert_eq!(stock_list(16).len(), 10);
    assert_eq!(stock_list(17).len(), 11);
    assert_eq!(stock_list(64).len(), 7);
    assert_eq!(stock_list(65), []);
}

#[test]
fn too_many_wires_are_refused() {
    for kind in Stock::ALL {
        let error = NetworkError::TooManyWires {
            count: 65,
            limit: 64,
        };
        assert_eq!(stock(kind, 65), Err(error));
    }
}
