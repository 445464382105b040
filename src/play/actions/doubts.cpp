#include "play/actions/doubts.h"

#include <algorithm>

#include "content/charms.h"
#include "content/staffs.h"
#include "play/actions/handling.h"
#include "play/actions/spills.h"
#include "play/combat/negation.h"
#include "play/combat/targets.h"
#include "play/items/identification.h"
#include "play/pathfinding/bolt_path.h"
#include "play/perception/allegiance.h"
#include "play/perception/visibility.h"
#include "world/creatures.h"

namespace cellophane {

namespace {

template <class Test>
bool any_in_pack(const Game& game, Test test) {
    const auto& items = game.hero.pack.items;
    return std::any_of(items.begin(), items.end(), test);
}

bool any_suits(const Game& game, Question wanted) {
    for (int i = 0; i < static_cast<int>(game.hero.pack.items.size()); ++i)
        if (suits(game, wanted, i)) return true;
    return false;
}

/// Whether a further protection of the piece in use, if there is one, would change nothing. That it is cursed
/// has shown when it was put on.
bool needs_no_protection(const Inventory& pack, int in_use) {
    return in_use < 0 ||
           (pack.at(in_use).marks.has(ItemMark::Protected) && !pack.at(in_use).marks.has(ItemMark::Cursed));
}

/// Whether it may be cursed for all the hero knows.
bool may_be_cursed(const Game& game, const Item& item) {
    if (!gear.has(item.row().category)) return false;
    const ItemView known = known_view_of(game, item);
    return known.feels == Polarity::Malevolent ||
           !(known.identified || item.marks.has(ItemMark::MagicDetected));
}

bool is_full(const Game& game, const Item& staff) {
    const ItemView known = known_view_of(game, staff);
    return known.identified && known.charges >= known.enchant;
}

bool has_nothing_to_recharge(const Game& game, ItemCategories filled) {
    return !any_in_pack(game, [&](const Item& item) {
        const ItemCategory category = item.row().category;
        if (!filled.has(category)) return false;
        if (category == ItemCategory::Staff) return !is_full(game, item);
        return category == ItemCategory::Wand || item.charges > 0;
    });
}

template <class Test>
bool any_seen(const Game& game, Test test) {
    const VisitedLevel& place = game.here();
    return std::any_of(place.level.monsters.begin(), place.level.monsters.end(), [&](const Monster& monster) {
        return monster.is_about() && place.known.in_view.test(monster.at) && is_perceived(game, monster) &&
               test(monster);
    });
}

/// Whether the hero knows friend from foe.
bool sees_straight(const Game& game) {
    const Statuses& statuses = game.hero.vitals.statuses;
    return !statuses.has(Status::Hallucinating) || statuses.has(Status::Telepathic);
}

bool is_known_ally(const Game& game, const Monster& monster) {
    return is_on_heros_side(monster) && !monster.is_captive() && is_perceived(game, monster);
}

/// A charm of negation reaches that much further than it says (play/actions/invoke.cpp).
constexpr int beyond_a_charms_reach = 1;

constexpr bool harms_its_target(Bolt bolt) {
    switch (bolt) {
        case Bolt::Slowness:
        case Bolt::Polymorphism:
        case Bolt::Negation:
        case Bolt::Lightning:
        case Bolt::Firebolt:
        case Bolt::Poison:
        case Bolt::Entrancement:
        case Bolt::Discord:
            return true;
        default:
            return false;
    }
}

/// The creature in a cell that the hero knows of, and that what flies would meet; null if there is none.
const Monster* met_at(const Game& game, Pos at) {
    const Level& level = game.here().level;
    const Monster* monster = somebody_at(level, at);
    if (monster == nullptr || !is_perceived(game, *monster) || is_submerged(level, *monster)) return nullptr;
    return monster;
}

}  // namespace

bool would_do_nothing(const Game& game, const Item& item) {
    if (!game.item_knowledge.knows(item.kind)) return false;
    const Inventory& pack = game.hero.pack;
    switch (item.kind) {
        case ItemKind::ScrollOfEnchanting:
            return !any_suits(game, Question::WhatToEnchant);
        case ItemKind::ScrollOfIdentify:
            return !any_suits(game, Question::WhatToIdentify);
        case ItemKind::ScrollOfRemoveCurse:
            return !any_in_pack(game, [&](const Item& other) { return may_be_cursed(game, other); });
        case ItemKind::ScrollOfProtectArmor:
            return needs_no_protection(pack, pack.worn);
        case ItemKind::ScrollOfProtectWeapon:
            return needs_no_protection(pack, pack.wielded);
        case ItemKind::ScrollOfRecharging:
            return has_nothing_to_recharge(game,
                                           {ItemCategory::Staff, ItemCategory::Wand, ItemCategory::Charm});
        case ItemKind::ScrollOfDiscord:
        case ItemKind::ScrollOfCauseFear:
            return !any_seen(game, [](const Monster& monster) { return !monster.is_lifeless(); });
        case ItemKind::CharmOfHealth:
            return game.hero.health >= game.hero.max_health;
        case ItemKind::CharmOfRecharging:
            return has_nothing_to_recharge(game, {ItemCategory::Staff});
        default:
            return false;
    }
}

bool would_do_nothing_there(const Game& game, const Item& stick, Pos target) {
    if (!game.item_knowledge.knows(stick.kind)) return false;
    const BoltRow& row = bolt_rows[*bolt_of(stick.kind)];
    const bool has_other_use = row.aim == BoltAim::Place || row.flags.has(BoltFlag::PassesCreatures) ||
                               row.flags.has(BoltFlag::Fiery) || row.terrain_on_path != Feature::None;
    if (has_other_use) return false;
    const std::vector<Pos> route = stick_route(game, stick, target);
    const Monster* whom = route.empty() ? nullptr : met_at(game, route.back());
    return whom != nullptr && is_unaffected(game, row.kind, *whom);
}

bool is_thrown_in_vain(const Game& game, const Item& item) {
    return item.row().category == ItemCategory::Potion && game.item_knowledge.knows(item.kind) &&
           spilled_by(item.kind) == Feature::None;
}

bool would_harm_ally(const Game& game, const Item& item) {
    if (!game.item_knowledge.knows(item.kind) || !sees_straight(game)) return false;
    const bool sows_discord = item.kind == ItemKind::ScrollOfDiscord;
    const bool is_charm = item.kind == ItemKind::CharmOfNegation;
    if (!sows_discord && !is_charm && item.kind != ItemKind::ScrollOfNegation) return false;
    const int reach =
        is_charm ? charm_row(item.kind).power(item.enchant) + beyond_a_charms_reach : standard_size.width;
    return any_seen(game, [&](const Monster& monster) {
        return is_known_ally(game, monster) && king_distance(monster.at, game.hero.at) <= reach &&
               (sows_discord ? !monster.is_lifeless() : is_negatable(monster));
    });
}

bool would_harm_ally_there(const Game& game, const Item& stick, Pos target) {
    if (!sees_straight(game)) return false;
    const bool is_known = game.item_knowledge.knows(stick.kind);
    const Bolt bolt = *bolt_of(stick.kind);
    if (is_known && !harms_its_target(bolt)) return false;
    // What is known to help whom it hits does no harm.
    if (!is_known && known_view_of(game, stick).feels == Polarity::Malevolent) return false;
    const std::vector<Pos> route = stick_route(game, stick, target);
    return std::any_of(route.begin(), route.end(), [&](Pos at) {
        const Monster* whom = met_at(game, at);
        if (whom == nullptr || !is_known_ally(game, *whom)) return false;
        return is_known ? !is_unaffected(game, bolt, *whom) : !(at == target);
    });
}

bool would_be_thrown_at_ally(const Game& game, const Item& item, Pos target) {
    const ItemCategory category = item.row().category;
    const bool is_missile = category == ItemCategory::Weapon;
    const bool spills = category == ItemCategory::Potion && game.item_knowledge.knows(item.kind) &&
                        spilled_by(item.kind) != Feature::None;
    if (!sees_straight(game) || (!is_missile && !spills)) return false;
    const std::vector<Pos> route = throw_route(game, target);
    const Monster* whom = route.empty() ? nullptr : met_at(game, route.back());
    if (whom == nullptr || !is_known_ally(game, *whom)) return false;
    if (spills) return !shrugs_off(item.kind, *whom);
    if (item.row().manners.has(Manner::BurstsIntoFlame))
        return !shrugs_off(ItemKind::PotionOfIncineration, *whom);
    return !shrugs_off_blows(*whom);
}

OrderVerdict ask_before_waste(const Game& game, OrderVerdict verdict) {
    if (verdict.refused || verdict.question != Question::None) return verdict;
    if (would_harm_ally(game, *verdict.by))
        verdict.question = Question::HarmAlly;
    else if (would_do_nothing(game, *verdict.by))
        verdict.question = Question::UseInVain;
    return verdict;
}

}  // namespace cellophane
