#include "play/effects/ground_effects.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "play/effects/burning.h"
#include "play/effects/explosions.h"
#include "play/effects/harm.h"
#include "play/items/dropping.h"
#include "play/items/identification.h"
#include "play/items/item_keys.h"
#include "play/observation/vision.h"
#include "play/pathfinding/mishap.h"
#include "play/perception/visibility.h"
#include "play/society/holds.h"
#include "play/stats/armor_value.h"
#include "world/environment/floor_items.h"
#include "world/environment/promotion.h"

namespace cellophane {

namespace {

using Property = TerrainProperty;

constexpr int nausea_turns = 20;
constexpr int confusion_turns = 25;
constexpr int paralysis_turns = 20;
constexpr int lichen_turns = 5;

/// The layer of a cell that has a property, most important first.
Terrain terrain_with(const TerrainLayers& ground, Property property, Pos at) {
    Terrain found = Terrain::Nothing;
    for (Layer layer : every_layer) {
        const TerrainRow& row = terrain_rows[ground[layer][at]];
        if (!row.properties.has(property)) continue;
        if (found == Terrain::Nothing || row.draw_priority < terrain_rows[found].draw_priority)
            found = row.kind;
    }
    return found;
}

Ending by_terrain(const LevelContext& living, Property property, Pos at) {
    return {DeathCause::Terrain, terrain_with(living.ground(), property, at), living.level().depth};
}

/// Whether the ground has no effect: the common case, tested for everything that moves every tick.
bool is_plain_ground(const LevelContext& living, Actor& who) {
    constexpr TerrainProperties eventful{Property::Descends,  Property::Lava,      Property::LichenPoison,
                                         Property::Fire,      Property::Entangles, Property::DeepWater,
                                         Property::Nauseates, Property::Paralyzes, Property::Confuses,
                                         Property::TrapPlate, Property::Explodes,  Property::BlocksMovement};
    constexpr TerrainMechanics reactive{TerrainMechanic::Secret,
                                        TerrainMechanic::PromotesOnCreature,
                                        TerrainMechanic::PromotesOnHero,
                                        TerrainMechanic::PromotesWithKey,
                                        TerrainMechanic::PromotesOnSacrifice,
                                        TerrainMechanic::AllowsSubmersion};
    return !who.vitals.submerged && !who.is_burning() && !who.vitals.falling &&
           !living.is_in(who, eventful) && !living.ground().mechanics(who.at).any_of(reactive);
}

/// Whether a body standing in a cell shows that it has no trap; not to a hallucinating hero.
bool shows_safety(const LevelContext& living, Actor& who) {
    if (who.floats()) return false;
    return who.is_hero() || (is_in_sight(living.game(), who) && !living.is_in(who, {Property::TrapPlate}) &&
                             !living.game().hero.vitals.statuses.has(Status::Hallucinating));
}

void come_up(LevelContext& living, Actor& who) {
    VisitedLevel& place = living.game().here();
    if (shows_safety(living, who)) place.known.trap_free.set(who.at);
    if (who.is_hero() && !who.floats() && living.is_seen(who.at))
        reveal_secret(living.game(), who.at, living.turn().events);
    if (who.is_hidden_below() && !living.ground().mechanics(who.at).has(TerrainMechanic::AllowsSubmersion))
        who.vitals.submerged = false;
    // A creature in a wall releases its prey.
    if (who.has(MonsterMark::Seizing) && living.is_in(who, {Property::BlocksMovement}) &&
        !who.is(Behavior::AttackableInWalls))
        let_prey_go(living, who);
    if (who.is_hero())
        who.vitals.submerged =
            living.is_in(who, {Property::DeepWater}) && !who.floats() && !living.is_held_up(who);
}

bool fall_or_burn(LevelContext& living, Actor& who) {
    const Mishap mishap = mishap_of(who, living.ground());
    if (mishap == Mishap::None) return false;
    if (mishap == Mishap::Falls) {
        who.vitals.falling = true;
        return who.is_hero();
    }
    const Pos at = who.at;
    kill(living, who, by_terrain(living, Property::Lava, at));
    if (!who.is_hero()) place_feature(living.around(), Feature::CorpseBurnsUp, at);
    return true;
}

/// Whether a plate is set off by any creature passing, flying ones included.
bool is_touchy_plate(const TerrainLayers& ground, Pos at) {
    return std::any_of(every_layer.begin(), every_layer.end(), [&](Layer layer) {
        const TerrainRow& row = terrain_rows[ground[layer][at]];
        return row.properties.has(Property::TrapPlate) &&
               row.mechanics.has(TerrainMechanic::PromotesOnCreature);
    });
}

/// Reports a plate that sinks, and the creature on it if the hero perceives it (rules/terrain.md 3).
void emit_plate_pressed(LevelContext& living, Actor& who) {
    if (!living.is_seen(who.at)) return;
    const bool known = is_perceived(living.game(), who);
    living.emit(PlatePressed{who.at, known ? named(who) : std::nullopt, who.is_hero()});
    reveal_secret(living.game(), who.at, living.turn().events);
}

void step_on(LevelContext& living, Actor& who) {
    const Pos at = who.at;
    if (!who.is_hero() && living.is_in(who, {Property::BlocksMovement}) &&
        living.ground().mechanics(at).has(TerrainMechanic::Secret) && is_seen(living.game(), who))
        reveal_secret(living.game(), at, living.turn().events);
    const bool dives =
        who.is(Behavior::Submerges) && living.ground().mechanics(at).has(TerrainMechanic::AllowsSubmersion);
    const bool treads = living.is_in(who, {Property::TrapPlate}) && !who.floats() && !who.is_hidden_below() &&
                        !dives && !living.around().environment_state.pressed.test(at);
    if (treads || is_touchy_plate(living.ground(), at)) emit_plate_pressed(living, who);
    if (treads) press_plate(living.around(), at);
    TerrainMechanics triggers{TerrainMechanic::PromotesOnCreature};
    if (who.is_hero()) triggers |= {TerrainMechanic::PromotesOnHero};
    if (who.has(MonsterMark::SacrificeTarget) && who.machine == living.level().ownership.number[at])
        triggers |= {TerrainMechanic::PromotesOnSacrifice};
    promote_layers(living.around(), at, triggers);
}

void get_stuck(LevelContext& living, Actor& who) {
    if (!living.is_in(who, {Property::Entangles}) || who.has(Status::Stuck) || who.is_invulnerable() ||
        who.is(Behavior::ImmuneToWebs) || who.is_hidden_below())
        return;
    const int turns = living.around().rng.uniform(3, 7);
    who.vitals.statuses.set(Status::Stuck, turns);
    // During automatic movement the hero tears loose unreported.
    if (who.is_hero() && living.game().doing.index() == 0)
        living.emit(
            StatusBegan{Status::Stuck, {}, terrain_with(living.ground(), Property::Entangles, who.at)});
}

/// Armor of respiration stops harmful gas, and by the rules (terrain.md 2.1 and 11.2) thorns.
bool is_filtered_out(LevelContext& living, Actor& who) {
    if (!who.is_hero() || !wears(living.game().hero, ArmorRune::Respiration)) return false;
    Item& armor = living.game().hero.pack.at(living.game().hero.pack.worn);
    if (!armor.marks.has(ItemMark::RuneKnown)) reveal_rune(living.turn(), armor, {.hero = true});
    return true;
}

void be_blasted(LevelContext& living, Actor& who) {
    const std::optional<int> damage = blast_damage(living, who);
    if (!damage) return;
    const Ending why = by_terrain(living, Property::Explodes, who.at);
    rouse(living.game(), who);
    if (is_in_sight(living.game(), who) && who.health > *damage)
        living.emit(Blasted{named(who), why.terrain});
    hurt(living, who, *damage, why, Shielding::Counts);
}

/// Effects that take no health wake a sleeper only if the hero sees them, be it by telepathy
/// (rules/terrain.md 11.1; rules/hero.md 1). On a level that runs on without the hero the hero sees none.
void startle(const LevelContext& living, Actor& who) {
    const bool hero_is_here = living.level().size().contains(living.game().hero.at);
    if (hero_is_here && is_seen(living.game(), who)) rouse(living.game(), who);
}

void begin(LevelContext& living, Actor& who, Status status, int turns, Property by) {
    if (is_in_sight(living.game(), who) && !who.has(status))
        living.emit(StatusBegan{status, named(who), terrain_with(living.ground(), by, who.at)});
    if (status != Status::Paralyzed) startle(living, who);
    who.vitals.statuses.raise(status, turns);
}

void breathe(LevelContext& living, Actor& who) {
    if (who.is_lifeless()) return;
    const bool breathes = !who.is_hidden_below();
    if (breathes && living.is_in(who, {Property::Nauseates}) && !is_filtered_out(living, who))
        begin(living, who, Status::Nauseous, nausea_turns, Property::Nauseates);
    if (living.is_in(who, {Property::Confuses}) && !is_filtered_out(living, who))
        begin(living, who, Status::Confused, confusion_turns, Property::Confuses);
    if (breathes && living.is_in(who, {Property::Paralyzes}) && !is_filtered_out(living, who))
        begin(living, who, Status::Paralyzed, paralysis_turns, Property::Paralyzes);
}

void touch_lichen(LevelContext& living, Actor& who) {
    if (!living.is_in(who, {Property::LichenPoison}) || who.is_lifeless() || who.floats()) return;
    const int missing = lichen_turns - who.vitals.statuses[Status::Poisoned];
    if (missing <= 0) return;
    if (is_in_sight(living.game(), who) && !who.has(Status::Poisoned))
        living.emit(StatusBegan{Status::Poisoned, named(who), Terrain::Lichen});
    who.vitals.statuses.add(Status::Poisoned, missing);
    who.vitals.poison = std::max(who.vitals.poison, 1);
    startle(living, who);
}

void lose_to_water(LevelContext& living, Actor& who, int ticks) {
    constexpr int percent_a_turn = 50;
    if (!living.is_in(who, {Property::DeepWater}) || who.floats() || living.is_held_up(who) ||
        who.is(Behavior::Swims))
        return;
    for (const Item& item : living.level().items)
        if (lies_on_floor(item) && item.at == who.at) return;
    if (!living.around().rng.percent(ticks * percent_a_turn / 100)) return;
    if (!who.is_hero()) return drop_carried(living, who);
    Hero& hero = living.game().hero;
    std::optional<Item> swept = take_loose_item(hero.pack, living.around().rng);
    if (!swept) return;
    living.emit(ItemSwept{known_view_of(living.game(), *swept)});
    swept->marks |= {ItemMark::ExplorerAvoids};
    lay(living, *std::move(swept), who.at);
}

}  // namespace

void apply_instant_effects(LevelContext& living, Actor& who) {
    if (who.vitals.dead || living.game().ending) return;
    living.nest([&] {
        if (is_plain_ground(living, who)) {
            if (shows_safety(living, who)) living.game().here().known.trap_free.set(who.at);
            return;
        }
        come_up(living, who);
        if (fall_or_burn(living, who)) return;
        extinguish_in_water(living, who);
        step_on(living, who);
        get_stuck(living, who);
        be_blasted(living, who);
        breathe(living, who);
        touch_lichen(living, who);
        exchange_fire(living, who);
        turn_keys(living, who);
    });
}

void apply_gradual_effects(LevelContext& living, Actor& who, int ticks) {
    if (who.vitals.dead || living.game().ending) return;
    lose_to_water(living, who, ticks);
    const bool out_of_reach = who.is_hidden_below();
    const int amount = std::max(1, who.max_health / 15 * ticks / 100);
    if (living.is_in(who, {Property::Damages}) && !who.is_lifeless() && !out_of_reach &&
        !is_filtered_out(living, who)) {
        const Ending why = by_terrain(living, Property::Damages, who.at);
        rouse(living.game(), who);
        if (who.is_hero()) living.emit(HurtByTerrain{why.terrain});
        hurt(living, who, amount, why, Shielding::Bypassed);
        if (who.vitals.dead) return;
    }
    if (living.is_in(who, {Property::Heals}) && !who.is(Behavior::Inanimate) && !out_of_reach) {
        if (who.is_hero() && who.is_wounded()) living.emit(HealedByTerrain{});
        heal(who, amount);
    }
}

}  // namespace cellophane
