//! Maps: regions, and which of them have a border in common.

use super::placed::{Ready, undirected};
use crate::checked::known;

/// The code of a region (ISO 3166-2), its place on the map, and the regions after it in the alphabet with which it has
/// a border. A point is no border: so AZ and CO are not neighbours.
type Region = (&'static str, [u32; 2], &'static str);

const STATES: [Region; 48] = [
    ("AL", [690, 640], "FL GA MS TN"),
    ("AR", [550, 565], "LA MO MS OK TN TX"),
    ("AZ", [190, 560], "CA NM NV UT"),
    ("CA", [50, 490], "NV OR"),
    ("CO", [300, 450], "KS NE NM OK UT WY"),
    ("CT", [930, 280], "MA NY RI"),
    ("DE", [950, 430], "MD NJ PA"),
    ("FL", [815, 750], "GA"),
    ("GA", [765, 625], "NC SC TN"),
    ("IA", [515, 370], "IL MN MO NE SD WI"),
    ("ID", [165, 310], "MT NV OR UT WA WY"),
    ("IL", [600, 410], "IN KY MO WI"),
    ("IN", [665, 400], "KY MI OH"),
    ("KS", [430, 470], "MO NE OK"),
    ("KY", [705, 480], "MO OH TN VA WV"),
    ("LA", [560, 680], "MS TX"),
    ("MA", [955, 220], "NH NY RI VT"),
    ("MD", [880, 410], "PA VA WV"),
    ("ME", [1000, 90], "NH"),
    ("MI", [690, 290], "OH WI"),
    ("MN", [495, 260], "ND SD WI"),
    ("MO", [540, 470], "NE OK TN"),
    ("MS", [620, 630], "TN"),
    ("MT", [260, 230], "ND SD WY"),
    ("NC", [850, 540], "SC TN VA"),
    ("ND", [395, 235], "SD"),
    ("NE", [410, 395], "SD WY"),
    ("NH", [950, 150], "VT"),
    ("NJ", [920, 350], "NY PA"),
    ("NM", [290, 570], "OK TX"),
    ("NV", [125, 420], "OR UT"),
    ("NY", [860, 265], "PA VT"),
    ("OH", [740, 370], "PA WV"),
    ("OK", [450, 550], "TX"),
    ("OR", [55, 330], "WA"),
    ("PA", [830, 345], "WV"),
    ("RI", [995, 300], ""),
    ("SC", [830, 600], ""),
    ("SD", [395, 315], "WY"),
    ("TN", [680, 550], "VA"),
    ("TX", [420, 670], ""),
    ("UT", [205, 430], "WY"),
    ("VA", [850, 475], "WV"),
    ("VT", [890, 175], ""),
    ("WA", [70, 230], ""),
    ("WI", [580, 300], ""),
    ("WV", [785, 430], ""),
    ("WY", [285, 345], ""),
];

const COMMUNITIES: [Region; 15] = [
    ("AN", [350, 880], "CM EX MC"),
    ("AR", [680, 350], "CL CM CT NC RI VC"),
    ("AS", [250, 100], "CB CL GA"),
    ("CB", [400, 100], "CL PV"),
    ("CL", [330, 340], "CM EX GA MD PV RI"),
    ("CM", [480, 640], "EX MC MD VC"),
    ("CT", [880, 330], "VC"),
    ("EX", [190, 660], ""),
    ("GA", [90, 160], ""),
    ("MC", [620, 860], "VC"),
    ("MD", [440, 480], ""),
    ("NC", [650, 190], "PV RI"),
    ("PV", [540, 90], "RI"),
    ("RI", [545, 250], ""),
    ("VC", [720, 640], ""),
];

/// From California to Maine.
pub(super) fn states() -> Ready {
    map(&STATES, ["CA", "ME"])
}

/// From Galicia to Catalonia.
pub(super) fn communities() -> Ready {
    map(&COMMUNITIES, ["GA", "CT"])
}

fn map(regions: &[Region], ends: [&str; 2]) -> Ready {
    let number = |code: &str| {
        let place = (0..).zip(regions).find(|(_, region)| region.0 == code);
        known(place, "a neighbour is a region").0
    };
    let edges = regions.iter().flat_map(|&(code, _, others)| {
        let others = others.split_whitespace();
        others.map(move |other| [number(code), number(other)])
    });
    let names = regions.iter().map(|it| it.0.to_owned()).collect();
    let places = regions.iter().map(|it| it.1).collect();
    let [from, to] = ends.map(number);
    Ready {
        from,
        to,
        ..undirected(names, &edges.collect::<Vec<_>>(), places)
    }
}
