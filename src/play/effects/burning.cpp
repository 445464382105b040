#include "play/effects/burning.h"

#include "play/perception/visibility.h"
#include "world/environment/fire.h"

namespace cellophane {

namespace {

constexpr int burning_turns = 7;
constexpr int least_burn = 1;
constexpr int most_burn = 3;

}  // namespace

void set_alight(Turn& turn, Actor& who, const TerrainLayers& ground) {
    if (who.vitals.dead || who.is_fireproof() || who.is_invulnerable() || who.is_hidden_below()) return;
    if (!who.floats() && ground.mechanics(who.at).has(TerrainMechanic::ExtinguishesFire)) return;
    if (!who.has(Status::Burning) && is_in_sight(turn.game, who))
        turn.emit(StatusBegan{Status::Burning, named(who), Terrain::PlainFire});
    who.vitals.statuses.raise(Status::Burning, burning_turns);
}

void extinguish(Turn& turn, Actor& who) {
    if (!who.has(Status::Burning)) return;
    who.vitals.statuses.end(Status::Burning);
    if (who.is_hero()) turn.emit(StatusEnded{Status::Burning});
}

void extinguish_in_water(LevelContext& living, Actor& who) {
    if (!who.has(Status::Burning) || who.floats() || who.is(Behavior::EverBurning) ||
        who.is(Behavior::AttackableInWalls) ||
        !living.ground().mechanics(who.at).has(TerrainMechanic::ExtinguishesFire))
        return;
    extinguish(living.turn(), who);
}

void exchange_fire(LevelContext& living, Actor& who) {
    if (living.is_in(who, {TerrainProperty::Fire})) return set_alight(living.turn(), who, living.ground());
    if (!who.is_burning() || who.is_hidden_below() || who.vitals.falling) return;
    if (!living.is_in(who, {TerrainProperty::Flammable})) return;
    const bool spent_gas =
        living.ground()[Layer::Gas][who.at] != Terrain::Nothing && living.ground().gas_volume[who.at] == 0;
    if (!spent_gas) expose_to_fire(living.around(), who.at, Ignition::Certain);
}

int burning_damage(Rng& rng) {
    return rng.uniform(least_burn, most_burn);
}

}  // namespace cellophane
