#include "play/turn/feats.h"

#include <algorithm>

#include "play/perception/visibility.h"

namespace cellophane {

namespace {

/// Victims that may be attacked without spoiling the paladin, whatever their state.
bool is_fair_game(const Monster& victim, AttackWith with) {
    return victim.is_lifeless() || victim.is(Behavior::Immobile) || victim.is(Behavior::AttackableInWalls) ||
           (with != AttackWith::Bolt && victim.is(Behavior::ImmuneToWeapons));
}

}  // namespace

void win_feat(Turn& turn, Feat feat) {
    if (turn.game.feats.has(feat)) return;
    turn.game.feats |= {feat};
    turn.emit(FeatWon{feat});
}

void spoil_feat(Turn& turn, Feat feat) {
    if (!turn.game.feats.has(feat)) return;
    turn.game.feats = turn.game.feats.without({feat});
    turn.emit(FeatFailed{feat});
}

void judge_attack(Turn& turn, const Monster& victim, AttackWith with) {
    const Game& game = turn.game;
    const bool is_known = is_perceived(game, victim);
    const bool is_seen = is_known && game.here().known.visible.test(victim.at);
    if (with == AttackWith::Weapon && is_seen) spoil_feat(turn, Feat::PureMage);
    // A hero who is held may strike at anything.
    const bool is_forgiven = game.hero.has(MonsterMark::Seized) || is_fair_game(victim, with);
    const bool knows = is_known || game.hero.vitals.statuses.has(Status::Telepathic);
    if (victim.state != MonsterState::Hunting && knows && !is_forgiven) spoil_feat(turn, Feat::Paladin);
}

void judge_multitude(Turn& turn, const Monster& one) {
    const auto is_one_of_them = [](const Monster& monster) {
        return monster.is_about() && monster.is_ally() && monster.can(Ability::Splits);
    };
    if (!is_one_of_them(one)) return;
    const Monsters& all = turn.game.here().level.monsters;
    if (std::count_if(all.begin(), all.end(), is_one_of_them) >= feat_rows[Feat::Jellymancer].figure)
        win_feat(turn, Feat::Jellymancer);
}

void judge_enchantment(Turn& turn, const Item& item) {
    constexpr ItemCategories by_level{ItemCategory::Weapon, ItemCategory::Armor, ItemCategory::Staff,
                                      ItemCategory::Ring, ItemCategory::Charm};
    if (by_level.has(item.row().category) && item.enchant >= feat_rows[Feat::Specialist].figure)
        win_feat(turn, Feat::Specialist);
}

}  // namespace cellophane
