use super::*;
use proptest::prelude::*;

const WHITE: Color = Color::White;
const BLACK: Color = Color::Black;

fn clock(initial: u32, increment: u32, deployment: u32) -> TimeControl {
    TimeControl::Clock {
        initial,
        increment,
        deployment,
    }
}

fn running(color: Color, which: RunningClock) -> ByColor<Option<RunningClock>> {
    ByColor::new_with(|side| (side == color).then_some(which))
}

fn view(clocks: &Clocks, color: Color) -> ClockView {
    let view = clocks.view().unwrap();
    match color {
        WHITE => view.white,
        BLACK => view.black,
    }
}

#[test]
fn a_game_with_a_clock() {
    let mut clocks = Clocks::new(clock(600, 5, 300), 1_000);
    clocks.run(&running(WHITE, RunningClock::Deployment));
    assert_eq!(clocks.deadline(), Some((301_000, WHITE)));
    clocks.advance(61_000);
    clocks.run(&running(BLACK, RunningClock::Deployment));
    assert_eq!(view(&clocks, WHITE).deployment, 240_000);
    clocks.advance(71_000);
    // White's first move: 20 s, 200 ms of them under way; nothing is given back of more.
    clocks.run(&running(WHITE, RunningClock::Main));
    assert_eq!(clocks.grant(WHITE, 200, 91_000), 200);
    assert_eq!(clocks.grant(WHITE, 200, 71_100), 100);
    assert_eq!(clocks.grant(BLACK, 200, 91_000), 0);
    clocks.advance(91_000);
    clocks.give_back(WHITE, 200);
    clocks.increment(WHITE);
    clocks.run(&running(BLACK, RunningClock::Main));
    let white = view(&clocks, WHITE);
    assert_eq!(
        (white.remaining, white.compensated),
        (600_000 - 20_000 + 200 + 5_000, 200)
    );
    assert_eq!(white.running, None);
    assert_eq!(clocks.deadline(), Some((691_000, BLACK)));
    // Time goes back for nobody.
    clocks.advance(50_000);
    assert_eq!(clocks.deadline(), Some((691_000, BLACK)));
    clocks.add(BLACK, 15_000);
    assert_eq!(clocks.deadline(), Some((706_000, BLACK)));
}

#[test]
fn time_without_a_server_is_charged_to_nobody() {
    let mut clocks = Clocks::new(clock(600, 0, 300), 0);
    clocks.run(&running(BLACK, RunningClock::Main));
    // The server was last alive at 10 s, came back after an hour and gave 10 s to reconnect.
    clocks.stand_still(10_000, 3_620_000);
    assert_eq!(view(&clocks, BLACK).remaining, 590_000);
    assert_eq!(clocks.deadline(), Some((3_620_000 + 590_000, BLACK)));
    // A move before that costs nothing more.
    clocks.advance(3_615_000);
    assert_eq!(view(&clocks, BLACK).remaining, 590_000);
    clocks.advance(3_621_000);
    assert_eq!(view(&clocks, BLACK).remaining, 589_000);
}

#[test]
fn each_turn_has_its_days() {
    let mut clocks = Clocks::new(TimeControl::Days { days: 2 }, 0);
    clocks.run(&running(WHITE, RunningClock::Deployment));
    assert_eq!(clocks.deadline(), Some((2 * DAY, WHITE)));
    clocks.advance(DAY);
    // A draw offer or the like begins no new turn.
    clocks.run(&running(WHITE, RunningClock::Deployment));
    assert_eq!(clocks.deadline(), Some((2 * DAY, WHITE)));
    clocks.run(&running(BLACK, RunningClock::Deployment));
    assert_eq!(clocks.deadline(), Some((3 * DAY, BLACK)));
    clocks.advance(DAY + 5);
    clocks.run(&running(WHITE, RunningClock::Main));
    assert_eq!(clocks.deadline(), Some((3 * DAY + 5, WHITE)));
    assert_eq!(clocks.grant(WHITE, 500, DAY + 1000), 0);
}

#[test]
fn without_limit_nothing_runs_out() {
    let mut clocks = Clocks::new(TimeControl::Unlimited, 0);
    clocks.run(&running(WHITE, RunningClock::Main));
    clocks.advance(1000 * DAY);
    assert_eq!((clocks.deadline(), clocks.view()), (None, None));
}

#[derive(Clone, Debug)]
enum Step {
    Move { think: Millis, delay: Millis },
    Stop { ran: Millis, stood: Millis },
    Give(Millis),
    Nothing(Millis),
}

fn step() -> impl Strategy<Value = Step> {
    prop_oneof![
        6 => (0..20_000_i64, 0..3_000_i64).prop_map(|(think, delay)| Step::Move { think, delay }),
        1 => (0..5_000_i64, 0..1_000_000_i64).prop_map(|(ran, stood)| Step::Stop { ran, stood }),
        1 => (0..60_000_i64).prop_map(Step::Give),
        1 => (0..5_000_i64).prop_map(Step::Nothing),
    ]
}

proptest! {
    /// What was used, less what was given back, and what remains = the budget, increments and gifts:
    /// of each clock of each side, whatever happens, the server's stops included.
    #[test]
    fn no_time_is_lost_or_made(
        initial in 5..1_000_u32,
        increment in 0..60_u32,
        deployment in 5..1_000_u32,
        steps in prop::collection::vec(step(), 0..200),
    ) {
        let mut clocks = Clocks::new(clock(initial, increment, deployment), 0);
        let (mut now, mut turn) = (0, WHITE);
        // The ledger that the test keeps for itself.
        let mut used = ByColor::new_with(|_| 0);
        let mut given = ByColor::new_with(|_| 0);
        let mut back = ByColor::new_with(|_| 0);
        let mut arranging = ByColor::new_with(|_| 0);
        for (color, time) in [(WHITE, 3_000), (BLACK, 4_000)] {
            clocks.run(&running(color, RunningClock::Deployment));
            now += time;
            clocks.advance(now);
            arranging[color] = time;
        }
        clocks.run(&running(WHITE, RunningClock::Main));
        for step in steps {
            match step {
                Step::Move { think, delay } => {
                    now += think;
                    used[turn] += think;
                    let granted = clocks.grant(turn, delay, now);
                    prop_assert!(granted <= think && granted <= delay);
                    clocks.advance(now);
                    clocks.give_back(turn, granted);
                    clocks.increment(turn);
                    back[turn] += granted;
                    given[turn] += Millis::from(increment) * SECOND;
                    turn = !turn;
                }
                Step::Stop { ran, stood } => {
                    used[turn] += ran;
                    clocks.stand_still(now + ran, now + ran + stood);
                    now += ran + stood;
                }
                Step::Give(millis) => {
                    clocks.add(!turn, millis);
                    given[!turn] += millis;
                }
                Step::Nothing(time) => {
                    now += time;
                    used[turn] += time;
                    clocks.advance(now);
                }
            }
            clocks.run(&running(turn, RunningClock::Main));
        }
        for color in Color::ALL {
            let side = clocks.sides[color];
            let budget = Millis::from(initial) * SECOND;
            prop_assert_eq!(used[color] - back[color] + side.main, budget + given[color]);
            prop_assert_eq!(arranging[color] + side.deployment, Millis::from(deployment) * SECOND);
            prop_assert_eq!(side.compensated, back[color]);
        }
    }
}
