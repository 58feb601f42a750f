//! The article's C program, as the article prints it, except for three arguments: the rule of the
//! first move, the end rule, and the cut-off, which the article describes in words.

use std::collections::HashMap;

use appleyard_core::chain::FirstMove;
use appleyard_core::chain::programs::{ProgramPlan, Representation};
use appleyard_core::game::EndRule;

/// What the program finds: `oc[0]`, `nhod`, and how many moves have led to each position.
pub struct Found {
    pub value: i32,
    pub moves: u64,
    pub met: HashMap<Vec<usize>, u64>,
}

struct Article {
    version: Representation,
    any_first: bool,
    max: usize,
    lvl: usize,
    count: usize,
    hod: Vec<isize>,
    nf: Vec<usize>,
    sm: Vec<usize>,
    oc: Vec<i32>,
    /// `pos` of version 0, `gr` of version 1.
    cells: Vec<usize>,
}

impl Article {
    fn here(&self) -> usize {
        usize::try_from(self.hod[self.lvl]).unwrap()
    }

    fn valid_step(&self) -> bool {
        let (hod, nf) = (self.here(), self.nf[self.lvl]);
        match self.version {
            Representation::Array => self.cells[hod] == 1 && (nf == 1 || self.cells[hod + 1] == 1),
            Representation::Groups => self.cells[hod] > 0 && hod >= nf,
        }
    }

    fn make_step(&mut self) {
        let (hod, nf, sm) = (self.here(), self.nf[self.lvl], self.sm[self.lvl]);
        match self.version {
            Representation::Array => self.cells[hod..hod + nf].fill(0),
            Representation::Groups => {
                self.cells[hod] -= 1;
                self.cells[hod - nf - sm] += 1;
                if sm > 0 {
                    self.cells[sm] += 1;
                }
            }
        }
        self.count -= nf;
    }

    fn remove_step(&mut self) {
        let (hod, nf, sm) = (self.here(), self.nf[self.lvl], self.sm[self.lvl]);
        match self.version {
            Representation::Array => self.cells[hod..hod + nf].fill(1),
            Representation::Groups => {
                if sm > 0 {
                    self.cells[sm] -= 1;
                }
                self.cells[hod - nf - sm] -= 1;
                self.cells[hod] += 1;
            }
        }
        self.count += nf;
    }

    fn down_step(&mut self) {
        self.lvl += 1;
        self.oc[self.lvl] = 0;
        self.sm[self.lvl] = 0;
        match self.version {
            Representation::Array => {
                self.hod[self.lvl] = -1;
                self.nf[self.lvl] = 2;
            }
            Representation::Groups => {
                self.hod[self.lvl] = isize::try_from(self.max).unwrap();
                self.nf[self.lvl] = 1;
            }
        }
    }

    fn next_step(&mut self) {
        let lvl = self.lvl;
        let two_may_follow = self.nf[lvl] == 1 && (lvl > 0 || self.any_first);
        match self.version {
            Representation::Array => {
                if two_may_follow {
                    self.nf[lvl] = 2;
                } else {
                    self.hod[lvl] += 1;
                    self.nf[lvl] = 1;
                }
            }
            Representation::Groups => {
                self.sm[lvl] += 1;
                let left = self.hod[lvl] - isize::try_from(self.nf[lvl]).unwrap();
                if isize::try_from(2 * self.sm[lvl]).unwrap() > left {
                    self.sm[lvl] = 0;
                    if two_may_follow {
                        self.nf[lvl] = 2;
                    } else {
                        self.hod[lvl] -= 1;
                        self.nf[lvl] = 1;
                    }
                }
            }
        }
    }

    fn last_step(&self) -> bool {
        match self.version {
            Representation::Array => self.here() >= self.max,
            Representation::Groups => self.here() == 0,
        }
    }

    fn move_oc(&mut self) {
        let mut newoc = -self.oc[self.lvl + 1];
        newoc += if newoc > 0 { 1 } else { -1 };
        let oc = &mut self.oc[self.lvl];
        if *oc == 0
            || *oc < 0 && newoc > 0
            || *oc > 0 && newoc > 0 && newoc < *oc
            || *oc < 0 && newoc < 0 && newoc < *oc
        {
            *oc = newoc;
        }
    }
}

/// `ocenka`.
pub fn article(plan: ProgramPlan, cut: bool) -> Found {
    let max = plan.objects as usize;
    let array = plan.representation == Representation::Array;
    let mut cells = vec![0; max + 2];
    if array {
        cells[..max].fill(1);
    } else {
        cells[max] = 1;
    }
    let mut it = Article {
        version: plan.representation,
        any_first: plan.first_move == FirstMove::Any,
        max,
        lvl: 0,
        count: max,
        hod: vec![
            if array {
                0
            } else {
                isize::try_from(max).unwrap()
            };
            max + 2
        ],
        nf: vec![1; max + 2],
        sm: vec![0; max + 2],
        oc: vec![0; max + 2],
        cells,
    };
    let mut met = HashMap::new();
    let mut moves = 0;
    loop {
        let enough = |it: &Article| cut && it.oc[it.lvl] > 0;
        if !enough(&it) && it.valid_step() {
            it.make_step();
            moves += 1;
            let skip = usize::from(!array);
            *met.entry(it.cells[skip..=max].to_vec()).or_insert(0) += 1;
            if it.count > 0 {
                it.down_step();
            } else {
                match plan.end_rule {
                    EndRule::Normal => it.oc[it.lvl] = 1,
                    EndRule::Misere if it.oc[it.lvl] == 0 => it.oc[it.lvl] = -1,
                    EndRule::Misere => {}
                }
                it.remove_step();
            }
        }
        let value = it.oc[it.lvl];
        let stop = enough(&it);
        it.next_step();
        if stop || it.last_step() {
            if it.lvl == 0 {
                return Found { value, moves, met };
            }
            it.lvl -= 1;
            it.move_oc();
            it.remove_step();
            if it.lvl == 0 {
                // The value of the start is read after the last move has been taken back.
                let value = it.oc[0];
                if cut && value > 0 {
                    return Found { value, moves, met };
                }
            }
            it.next_step();
        }
    }
}
