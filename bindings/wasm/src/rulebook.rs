//! What a ruleset says, for the page that sets it out.

use crate::messages::{
    Color, CountEnd, CountingView, DeploymentView, DrawRule, Order, PromotionView, Role,
    RulebookView, RulesView, SquaresBySide, Stalemate, Step, ZoneView,
};
use sittuyin::{
    Bitboard, Deployment, IllegalPosition, Move, MoveKind, Position, Rules, Ruleset, Setup,
    promotion_squares,
};

/// The options of a ruleset, where they come from, and the squares that follow from them.
pub(crate) fn rulebook(ruleset: Ruleset) -> Result<RulebookView, IllegalPosition> {
    let mut zones = Vec::new();
    for &order in ruleset.orders() {
        for color in sittuyin::Color::ALL {
            zones.extend(zones_of(ruleset, order, color)?);
        }
    }
    Ok(RulebookView {
        id: ruleset.id().to_owned(),
        version: ruleset.version(),
        revised: ruleset.revised().to_owned(),
        sources: (ruleset.sources().iter())
            .map(|&source| source.into())
            .collect(),
        reviewers: (ruleset.reviewers().iter())
            .map(|&reviewer| reviewer.to_owned())
            .collect(),
        orders: ruleset.orders().iter().map(|&order| order.into()).collect(),
        rules: rules(ruleset.rules()),
        zones,
        promotion_squares: SquaresBySide {
            white: names(promotion_squares(sittuyin::Color::White)),
            black: names(promotion_squares(sittuyin::Color::Black)),
        },
    })
}

/// Where a side may place each kind of piece when nothing but the pawns stands on the board.
fn zones_of(
    ruleset: Ruleset,
    order: sittuyin::Order,
    color: sittuyin::Color,
) -> Result<Vec<ZoneView>, IllegalPosition> {
    let setup = Setup {
        turn: color,
        ..Setup::initial()
    };
    let rules = Rules {
        deployment: Deployment {
            order,
            ..ruleset.rules().deployment
        },
        ..*ruleset.rules()
    };
    let placements = Position::new(&setup, &rules)?.legal_moves();
    let zone = |role| {
        let squares = |on_pawn: bool| -> Bitboard {
            let to = |placement: &Move| match placement.kind() {
                MoveKind::Placement {
                    role: placed,
                    to,
                    displaced,
                } if placed == role && displaced.is_some() == on_pawn => Some(to),
                _ => None,
            };
            placements.iter().filter_map(to).collect()
        };
        ZoneView {
            order: Order::from(order),
            color: Color::from(color),
            role: Role::from(role),
            squares: names(squares(false)),
            on_pawns: names(squares(true)),
        }
    };
    Ok(sittuyin::Role::DEPLOYED.into_iter().map(zone).collect())
}

fn names(squares: Bitboard) -> Vec<String> {
    squares
        .into_iter()
        .map(|square| square.to_string())
        .collect()
}

fn rules(rules: &Rules) -> RulesView {
    let (deployment, promotion) = (&rules.deployment, &rules.promotion);
    RulesView {
        deployment: DeploymentView {
            order: Order::from(deployment.order),
            minors_back_rank: deployment.minors_back_rank,
            front_gap: deployment.front_gap,
            rooks_back_only: deployment.rooks_back_only,
            pawn_swap: deployment.pawn_swap,
            rook_screen: deployment.rook_screen,
            forbid_check: deployment.forbid_check,
            relocation_stage: deployment.relocation_stage,
        },
        promotion: PromotionView {
            sole_pawn_anywhere: promotion.sole_pawn_anywhere,
            step: Step::from(promotion.step),
            step_safe: promotion.step_safe,
            no_attack: promotion.no_attack,
            no_check: promotion.no_check,
        },
        stalemate: Stalemate::from(rules.stalemate),
        promotions_only_claim: rules.promotions_only_claim,
        counting: rules.counting.map(|counting| CountingView {
            need_general: counting.need_general,
            on_end: CountEnd::from(counting.on_end),
            suspends_fifty: counting.suspends_50,
        }),
        fifty_moves: DrawRule::from(rules.fifty_moves),
        threefold: DrawRule::from(rules.threefold),
        dead_position: DrawRule::from(rules.dead_position),
        dice: rules.dice,
    }
}
