#include "play/combat/targets.h"

#include <optional>
#include <utility>

#include "content/bolts.h"
#include "content/staffs.h"
#include "play/combat/negation.h"
#include "play/perception/visibility.h"

namespace cellophane {

namespace {

bool is_spared(const BoltRow& row, const Monster& whom) {
    constexpr std::pair<BoltSpares, Behavior> pairs[] = {
        {BoltSpares::Immobile, Behavior::Immobile},
        {BoltSpares::Inanimate, Behavior::Inanimate},
        {BoltSpares::ImmuneToFire, Behavior::ImmuneToFire},
        {BoltSpares::ImmuneToWeapons, Behavior::ImmuneToWeapons},
        {BoltSpares::ImmuneToWebs, Behavior::ImmuneToWebs},
    };
    for (const auto& [spared, behavior] : pairs)
        if (row.spares.has(spared) && whom.is(behavior)) return true;
    return false;
}

}  // namespace

bool is_unaffected(const Game& game, Bolt bolt, const Monster& whom) {
    if (whom.is(Behavior::Invulnerable) || is_spared(bolt_rows[bolt], whom)) return true;
    switch (bolt) {
        case Bolt::Healing:
            return whom.health >= whom.max_health;
        case Bolt::Beckoning:
            return king_distance(whom.at, game.hero.at) <= 1;
        case Bolt::Negation:
            return !is_negatable(whom);
        case Bolt::Tunneling:
            // Tunnelling affects only creatures embedded in a wall.
            return !game.here().level.layers.has(whom.at, {TerrainProperty::BlocksMovement});
        default:
            return false;
    }
}

namespace {

/// Whether a bolt would do nothing useful to a creature.
bool is_wasted_on(const Game& game, const BoltRow& row, const Monster& whom) {
    return is_unaffected(game, row.kind, whom) ||
           (row.flags.has(BoltFlag::Reflectable) && whom.can(Ability::ReflectsAll));
}

bool is_fit_for_stick(const Game& game, const ItemView& stick, const Monster& whom) {
    // Wands that help their target count as malevolent.
    const bool hurts_friends_alone = stick.feels == Polarity::Malevolent;
    if (!stick.kind_known) return whom.is_ally() == hurts_friends_alone;
    const std::optional<Bolt> bolt = bolt_of(stick.kind);
    if (!bolt) return !whom.is_ally();
    const BoltRow& row = bolt_rows[*bolt];
    return whom.is_ally() == (row.aim == BoltAim::Allies) && !is_wasted_on(game, row, whom);
}

}  // namespace

bool shrugs_off(ItemKind potion, const Monster& whom) {
    const bool is_lifeless = whom.is(Behavior::Inanimate) || whom.is(Behavior::Invulnerable);
    const bool floats = whom.is(Behavior::Flies) || whom.has(Status::Levitating);
    switch (potion) {
        // Thrown, it has no effect.
        case ItemKind::PotionOfHallucination:
            return true;
        case ItemKind::PotionOfPoisonousGas:
        case ItemKind::PotionOfParalysis:
        case ItemKind::PotionOfConfusion:
            return is_lifeless;
        case ItemKind::PotionOfCreepingDeath:
            return is_lifeless || floats;
        case ItemKind::PotionOfDescent:
            return floats || whom.is(Behavior::AttackableInWalls);
        case ItemKind::PotionOfIncineration:
            return whom.is(Behavior::ImmuneToFire) || whom.is(Behavior::Invulnerable) ||
                   whom.has(Status::FireImmune);
        default:
            return false;
    }
}

namespace {

bool is_fit_for_throw(const ItemView& thrown, const Monster& whom) {
    if (whom.is_ally()) return false;
    switch (item_rows[thrown.kind].category) {
        case ItemCategory::Weapon:
            return !shrugs_off_blows(whom);
        case ItemCategory::Potion:
            if (thrown.feels == Polarity::Benevolent) return false;
            return !thrown.kind_known || !shrugs_off(thrown.kind, whom);
        case ItemCategory::Food:
        case ItemCategory::Armor:
        case ItemCategory::Scroll:
        case ItemCategory::Staff:
        case ItemCategory::Wand:
        case ItemCategory::Ring:
        case ItemCategory::Charm:
        case ItemCategory::Gold:
        case ItemCategory::Amulet:
        case ItemCategory::Gem:
        case ItemCategory::Key:
        case ItemCategory::count:
            break;
    }
    return true;
}

}  // namespace

bool is_fit_target(const Game& game, const Item& item, bool thrown, const Monster& whom) {
    if (whom.has(MonsterMark::Captive)) return false;
    const ItemView known = known_view_of(game, item);
    return thrown ? is_fit_for_throw(known, whom) : is_fit_for_stick(game, known, whom);
}

}  // namespace cellophane
