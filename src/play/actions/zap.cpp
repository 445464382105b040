#include <algorithm>

#include "content/staffs.h"
#include "play/actions/handling.h"
#include "play/combat/bolt.h"
#include "play/effects/feats.h"
#include "play/effects/knowing.h"
#include "play/senses/perception.h"

namespace cellophane {

namespace {

/// Whether the hero knows how many charges are left.
bool are_charges_known(const Game& game, const Item& item) {
    return known_view_of(game, item).identified;
}

/// Nothing comes of it but the knowledge that nothing does.
Spent fizzle(Turn& turn, Item& stick) {
    stick.marks |= {ItemMark::MaxChargesKnown};
    if (stick.row().category == ItemCategory::Wand) stick.marks |= {ItemMark::Identified};
    turn.tell(Fizzled{known_view_of(turn.game, stick)});
    return Spent::Turn;
}

void remember_use(const Game& game, Item& stick) {
    ++stick.usage.uses;
    auto& turns = stick.usage.last_used;
    std::rotate(turns.begin(), turns.end() - 1, turns.end());
    turns.front() = game.turns;
}

}  // namespace

Spent zap(Turn& turn, const Zap& order) {
    Game& game = turn.game;
    Pack& pack = game.hero.pack;
    const int number = find_in_pack(turn, order.item, sticks);
    if (number < 0) return Spent::Nothing;
    Item& stick = pack.at(number);
    if (!game.here().level.size().contains(order.target) || order.target == game.hero.at)
        return refuse(turn, Refusal::NoTarget, &stick);
    const bool is_empty = stick.charges <= 0;
    if (is_empty && are_charges_known(game, stick)) return refuse(turn, Refusal::NotReady, &stick);
    spoil_feat(turn, Feat::PureWarrior);
    if (is_empty) return fizzle(turn, stick);
    --stick.charges;
    remember_use(game, stick);
    const Bolt bolt = *bolt_of(stick.kind);
    const int magnitude = stick.row().category == ItemCategory::Staff ? stick.enchant : wand_magnitude;
    LivingLevel level{turn};
    const BoltOutcome outcome = cast_bolt(turn, level, hero_of(game), bolt, magnitude, order.target);
    // The pack may have changed under the bolt, but letters stay.
    const int still = number_of(pack, order.item);
    if (outcome.shows_its_kind && still >= 0) learn_kind(turn, pack.at(still));
    return Spent::Turn;
}

}  // namespace cellophane
