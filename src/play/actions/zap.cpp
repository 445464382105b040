#include <algorithm>

#include "content/staffs.h"
#include "play/actions/doubts.h"
#include "play/actions/handling.h"
#include "play/combat/bolt.h"
#include "play/effects/living_level.h"
#include "play/items/identification.h"
#include "play/pathfinding/bolt_path.h"
#include "play/pathfinding/mishap.h"
#include "play/perception/known_terrain.h"
#include "play/perception/visibility.h"
#include "play/turn/feats.h"

namespace cellophane {

namespace {

/// Whether the hero knows how many charges are left.
bool are_charges_known(const Game& game, const Item& item) {
    return known_view_of(game, item).identified;
}

/// Zaps an empty stick: only that it is empty becomes known.
TurnCost fizzle(Turn& turn, Item& stick) {
    stick.marks |= {ItemMark::MaxChargesKnown};
    if (stick.row().category == ItemCategory::Wand) stick.marks |= {ItemMark::Identified};
    turn.emit(Fizzled{known_view_of(turn.game, stick)});
    return TurnCost::Turn;
}

void remember_use(const Game& game, Item& stick) {
    ++stick.usage.uses;
    auto& turns = stick.usage.last_used;
    std::rotate(turns.begin(), turns.end() - 1, turns.end());
    turns.front() = game.turns;
}

/// Danger of a blink: it ends in lava, or may end there if the staff's level is unknown.
enum class Peril : std::uint8_t { None, Possible, Certain };

Peril peril_of_blink(const Game& game, const Item& stick, Pos target) {
    if (game.harmless) return Peril::None;
    const std::vector<Pos> stretch = blink_ends(game, stick, target);
    const bool lava = std::any_of(stretch.begin(), stretch.end(),
                                  [&](Pos at) { return mishap_foreseen(game, at) == Mishap::DiesInLava; });
    if (!lava) return Peril::None;
    return stretch.size() == 1 ? Peril::Certain : Peril::Possible;
}

}  // namespace

OrderVerdict consider(const Game& game, const Zap& order) {
    OrderVerdict verdict = find_in_pack(game, order.item, sticks);
    if (verdict.refused) return verdict;
    const Item& stick = *verdict.by;
    if (!may_aim_at(game, order.target)) {
        verdict.refused = Refusal::NoTarget;
    } else if (stick.charges <= 0) {
        if (are_charges_known(game, stick)) verdict.refused = Refusal::NotReady;
    } else if (*bolt_of(stick.kind) == Bolt::Blinking && game.item_knowledge.knows(stick.kind)) {
        if (blink_ends(game, stick, order.target) == std::vector<Pos>{game.hero.at}) {
            verdict.refused = Refusal::WayBlocked;
            return verdict;
        }
        const Peril peril = peril_of_blink(game, stick, order.target);
        verdict.is_certain_death = peril == Peril::Certain;
        if (peril == Peril::Possible) verdict.question = Question::BlinkOverLava;
    } else if (would_harm_ally_there(game, stick, order.target)) {
        verdict.question = Question::HarmAlly;
    } else if (would_do_nothing_there(game, stick, order.target)) {
        verdict.question = Question::UseInVain;
    }
    return verdict;
}

TurnCost zap(Turn& turn, const Zap& order, bool sure) {
    Game& game = turn.game;
    const OrderVerdict verdict = consider(game, order);
    if (is_withheld(turn, verdict, {.item = order.item, .target = order.target}, sure))
        return TurnCost::Nothing;
    Item& stick = game.hero.pack.at(verdict.number);
    if (stick.charges <= 0) {
        spoil_feat(turn, Feat::PureWarrior);
        return fizzle(turn, stick);
    }
    const Bolt bolt = *bolt_of(stick.kind);
    const std::vector<Pos> line = stick_path(game, stick, order.target);
    Zapped told{.item = known_view_of(game, stick)};
    if (const Monster* at = somebody_at(game.here().level, order.target);
        at != nullptr && is_perceived(game, *at))
        told.at = view_of(*at);
    turn.emit(told);
    spoil_feat(turn, Feat::PureWarrior);
    --stick.charges;
    remember_use(game, stick);
    const int magnitude = stick.row().category == ItemCategory::Staff ? stick.enchant : wand_magnitude;
    LivingLevel level{turn};
    const Pos from = game.hero.at;
    const BoltOutcome outcome = cast_bolt_along(turn, level, game.hero, bolt, magnitude, line);
    // The pack may have changed under the bolt, but letters stay.
    Inventory& pack = game.hero.pack;
    const int still = number_of(pack, order.item);
    if (outcome.shows_its_kind && still >= 0) learn_kind(turn, pack.at(still));
    // The hero was moved by a blink, or by a bolt that came back.
    if (!(game.hero.at == from)) pick_up(turn, level);
    return TurnCost::Turn;
}

}  // namespace cellophane
