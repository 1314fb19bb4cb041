/// Chance that a seed makes the same everywhere: SplitMix64 (Steele, Lea and Flood 2014).
///
/// ```
/// use sittuyin_arena::Chance;
/// let mut chance = Chance(7);
/// assert!(chance.below(6) < 6);
/// assert_eq!(Chance(7).bits(), Chance(7).bits());
/// ```
#[derive(Clone, Debug)]
pub struct Chance(pub u64);

impl Chance {
    /// 64 bits.
    pub fn bits(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut bits = self.0;
        bits = (bits ^ bits >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        bits = (bits ^ bits >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        bits ^ bits >> 31
    }

    /// A number below a bound.
    pub fn below(&mut self, bound: usize) -> usize {
        ((u128::from(self.bits()) * bound as u128) >> 64) as usize
    }
}
