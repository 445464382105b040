#include "play/senses/treading.h"

#include <algorithm>

#include "content/features.h"
#include "play/senses/allegiance.h"
#include "play/senses/perception.h"
#include "world/creatures.h"
#include "world/passage.h"

namespace cellophane {

namespace {

using P = TerrainProperty;

constexpr TerrainProperties suffered_by_flesh{P::Damages, P::Paralyses, P::Confuses, P::Nauseates,
                                              P::LichenPoison};
constexpr int healthy_enough_for_lichen = 10;

/// What does nothing to it (section 9.2, rule 6).
TerrainProperties immunities(const Monster& monster) {
    TerrainProperties none;
    if (monster.is_fireproof()) none |= {P::Fire, P::Ignites, P::Lava};
    if (monster.is(Behaviour::Invulnerable))
        none |= harmful_terrain | TerrainProperties{P::Fire, P::Entangles, P::Ignites, P::Lava};
    if (monster.is(Behaviour::Inanimate)) none |= suffered_by_flesh;
    if (monster.floats()) none |= {P::Descends, P::LichenPoison, P::DeepWater, P::TrapPlate, P::Lava};
    if (monster.is(Behaviour::ImmuneToWebs)) none |= {P::Entangles};
    if (monster.is(Behaviour::Swims)) none |= {P::DeepWater};
    return none;
}

/// Terrain creatures know for what it is, though the hero may not: doors, but not levers. What stands on a
/// secret is none.
bool is_secret_way(const Strata& strata, Pos at) {
    const Terrain terrain = strata[Layer::Dungeon][at];
    if (!terrain_rows[terrain].mechanics.has(TerrainMechanic::Secret)) return false;
    const Terrain real = revealed(terrain);
    if (real == terrain || terrain_rows[real].properties.has(P::BlocksMovement)) return false;
    return std::none_of(layers.begin(), layers.end(), [&](Layer layer) {
        return layer != Layer::Dungeon && terrain_rows[strata[layer][at]].properties.has(P::BlocksMovement);
    });
}

/// Whether it would come to grief there with the flames it carries. Scalding is nothing to the fireproof.
bool burns_badly(const Strata& strata, const Monster& monster, Pos at) {
    TerrainProperties dreaded{P::Explodes, P::Damages, P::Descends};
    if (monster.is_fireproof()) dreaded = dreaded.without({P::Damages});
    for (const Layer layer : layers) {
        const TerrainRow& row = terrain_rows[strata[layer][at]];
        if (!row.properties.has(P::Flammable)) continue;
        const Terrain left = feature_rows[row.burns_into].terrain;
        if (terrain_rows[left].properties.any_of(dreaded)) return true;
        // Where there is much of it, it does not merely burn.
        if (row.mechanics.has(TerrainMechanic::ExplodesSurrounded)) return true;
    }
    return false;
}

bool is_on(const Level& level, const Monster& monster, TerrainProperties terrain) {
    return level.strata.has(monster.at, terrain);
}

bool hunts_in_pack(const Monster& monster) {
    return monster.can(Ability::AvoidsCorridors) && monster.state == MonsterState::Hunting;
}

/// Who hunts in a pack stays out of passages where only one can strike at a time (rule 18).
bool shuns_corridor(const Level& level, const Monster& monster, Pos at) {
    if (!hunts_in_pack(monster)) return false;
    if (monster.has(Status::Enraged) && monster.health * 2 <= monster.max_health) return false;
    const auto follows_it = [&](const Monster& other) {
        return other.is_about() && leader_of(level, other) == &monster;
    };
    const bool in_group =
        monster.leader >= 0 || std::any_of(level.monsters.begin(), level.monsters.end(), follows_it);
    return in_group && passable_arcs(level.strata, monster.at) < 2 && passable_arcs(level.strata, at) >= 2 &&
           !is_on(level, monster, harmful_terrain);
}

}  // namespace

TerrainProperties forbidden_terrain(const Monster& monster) {
    return forbidden_terrain(
        Footing{.floats = monster.floats(),
                .fireproof = monster.is_fireproof() || monster.is(Behaviour::Invulnerable),
                .swims = monster.is(Behaviour::Swims)});
}

TerrainProperties shunned_terrain(const Monster& monster) {
    TerrainProperties shunned = forbidden_terrain(monster) | harmful_terrain | TerrainProperties{P::Sacred};
    if (monster.is(Behaviour::Invulnerable))
        shunned = shunned.without(harmful_terrain | TerrainProperties{P::TrapPlate});
    if (monster.is(Behaviour::Inanimate))
        shunned = shunned.without({P::LichenPoison, P::Damages, P::Paralyses, P::Confuses});
    if (monster.is_fireproof()) shunned = shunned.without({P::Fire});
    if (monster.floats()) shunned = shunned.without({P::LichenPoison});
    return shunned;
}

BitGrid cells_closed_to(const Strata& strata, const Monster& monster, TerrainProperties terrain) {
    BitGrid closed = strata.cells_with(terrain);
    if (monster.is(Behaviour::ConfinedToLiquid))
        closed |= strata.cells_with(TerrainMechanics{TerrainMechanic::AllowsSubmersion}).complement();
    return closed;
}

bool suffers(const Monster& monster, TerrainProperties ground) {
    return ground.any_of(harmful_terrain.without(immunities(monster)));
}

bool may_submerge(const Level& level, const Monster& monster) {
    if (!monster.is(Behaviour::Submerges) || monster.has(MonsterMark::Seizing) ||
        monster.has(MonsterMark::Seized) || monster.is_captive() ||
        !level.strata.mechanics(monster.at).has(TerrainMechanic::AllowsSubmersion))
        return false;
    const TerrainProperties there = level.strata.properties(monster.at);
    if (there.has(P::BlocksMovement)) return false;
    return !there.has(P::Lava) || monster.is_fireproof() || monster.is(Behaviour::Invulnerable);
}

bool is_shut(const Level& level, Pos at) {
    return level.strata.has(at, {P::BlocksMovement}) && !is_secret_way(level.strata, at);
}

Pos corner_cut(const Strata& strata, Pos from, Direction toward) {
    if (is_cardinal(toward)) return nowhere;
    for (const Pos flank : flanks(from, toward))
        if (strata.size().contains(flank) && strata.has(flank, {P::BlocksDiagonals})) return flank;
    return nowhere;
}

BitGrid secret_ways(const Level& level) {
    return secret_ways(level, level.strata.cells_with(TerrainMechanics{TerrainMechanic::Secret}));
}

BitGrid secret_ways(const Level& level, const BitGrid& secrets) {
    BitGrid ways = secrets;
    ways.for_each([&](Pos at) {
        if (is_shut(level, at)) ways.reset(at);
    });
    return ways;
}

bool cuts_corner(const Strata& strata, Pos from, Direction toward) {
    return !(corner_cut(strata, from, toward) == nowhere);
}

bool is_next_to(const Strata& strata, Pos a, Pos b) {
    const Direction toward = direction_of(b - a);
    return toward != Direction::count && !cuts_corner(strata, a, toward);
}

namespace {

/// `known` tells what there is in a cell, what does nothing to the creature, and what it stands on.
template <class Known>
bool avoids_as(const Game& game, const Monster& monster, Pos at, const Known& known) {
    const Level& level = game.here().level;
    const Strata& strata = level.strata;
    if (!strata.size().contains(at) || is_way(strata[Layer::Dungeon][at])) return true;
    if (monster.is(Behaviour::ConfinedToLiquid) &&
        !strata.mechanics(at).has(TerrainMechanic::AllowsSubmersion))
        return true;
    if (at == game.hero.at && !monster.is_ally()) return false;
    const TerrainProperties there = known.properties(at);
    const bool adjacent = king_distance(monster.at, at) == 1;
    const bool shut = there.has(P::BlocksMovement);
    if (shut && is_secret_way(strata, at)) return false;
    if (shut && !adjacent) return true;
    const Monster* other = somebody_at(level, at);
    if (other == &monster) other = nullptr;
    if (shut) return other == nullptr || !other->is(Behaviour::AttackableInWalls);
    const bool occupied = other != nullptr || at == game.hero.at;
    if (occupied) {
        // Null stands for the hero: it is one of his friends that asks.
        if (adjacent && is_willing_to_attack(game, &monster, other)) return is_futile(game, &monster, other);
        if (are_enemies(game, &monster, other) && is_futile(game, &monster, other)) return true;
    }
    const TerrainProperties immune = known.immune();
    if (there.has(P::Sacred)) return true;
    const bool hunted = monster.state == MonsterState::Hunting || monster.state == MonsterState::Fleeing;
    if (there.has(P::Ignites) && !immune.has(P::Ignites) && !occupied && !hunted &&
        !known.underfoot().any_of({P::Fire, P::Ignites}))
        return true;
    if (monster.is(Behaviour::EverBurning) && monster.state == MonsterState::Wandering &&
        there.has(P::Flammable))
        return true;
    if (monster.is_burning() && burns_badly(strata, monster, at)) return true;
    if (there.has(P::Fire) && !immune.has(P::Fire) && !occupied && !known.underfoot().any_of({P::Fire}))
        return true;
    const TerrainProperties harm =
        harmful_terrain.without(immune | TerrainProperties{P::Fire, P::LichenPoison});
    if (there.any_of(harm) && !known.underfoot().any_of(harm)) return true;
    // Who walks on webs walks over what they hang above.
    const bool on_web = there.has(P::Entangles) && monster.is(Behaviour::ImmuneToWebs);
    if (there.has(P::Descends) && !immune.has(P::Descends) && !on_web) return true;
    if (there.has(P::TrapPlate) && !immune.has(P::TrapPlate) && !on_web && !level.unrest.pressed.test(at) &&
        !monster.has(Status::Entranced)) {
        if (monster.state == MonsterState::Wandering) return true;
        if (monster.is_ally() && !strata.mechanics(at).has(TerrainMechanic::Secret)) return true;
    }
    if (there.has(P::Lava) && !immune.has(P::Lava) && !on_web) return true;
    if (there.has(P::DeepWater) && !immune.has(P::DeepWater) && !on_web &&
        !known.underfoot().any_of({P::DeepWater}))
        return true;
    if (there.has(P::LichenPoison) && !immune.has(P::LichenPoison) &&
        !known.underfoot().any_of({P::LichenPoison}) &&
        !(monster.state == MonsterState::Hunting && monster.health >= healthy_enough_for_lichen))
        return true;
    return shuns_corridor(level, monster, at);
}

}  // namespace

bool avoids(const Game& game, const Monster& monster, Pos at) {
    struct {
        const Level& level;
        const Monster& monster;

        TerrainProperties properties(Pos p) const { return level.strata.properties(p); }
        TerrainProperties immune() const { return immunities(monster); }
        TerrainProperties underfoot() const { return level.strata.properties(monster.at); }
    } known{game.here().level, monster};
    return avoids_as(game, monster, at, known);
}

Wariness::Wariness(const Game& game, const Monster& monster, ActiveTerrain& terrain)
    : game_{game}, monster_{monster}, terrain_{terrain}, immune_{immunities(monster)} {
    const Strata& strata = game.here().level.strata;
    terrain.refresh(strata);
    underfoot_ = terrain.properties(strata, monster.at);
    // What `avoids_as` makes of a free cell, worked out for every property at once.
    terrain_decides_ = !monster.is(Behaviour::ConfinedToLiquid) && !hunts_in_pack(monster);
    if (!terrain_decides_) return;
    consults_ = TerrainProperties{P::BlocksMovement, P::TrapPlate}.without(immune_);
    if (monster.is_burning()) consults_ |= {P::Flammable};
    if (monster.is(Behaviour::ImmuneToWebs)) consults_ |= {P::Entangles};
    repelled_ = TerrainProperties{P::Sacred, P::Descends, P::Lava}.without(immune_);
    const auto mind = [&](TerrainProperties what) {
        // Whoever is in it already goes on in it.
        if (!underfoot_.any_of(what)) repelled_ |= what;
    };
    for (const P alike : {P::Fire, P::DeepWater}) mind(TerrainProperties{alike}.without(immune_));
    mind(harmful_terrain.without(immune_ | TerrainProperties{P::Fire, P::LichenPoison}));
    const bool hunts = monster.state == MonsterState::Hunting;
    if (!hunts && monster.state != MonsterState::Fleeing && !underfoot_.any_of({P::Fire, P::Ignites}))
        repelled_ |= TerrainProperties{P::Ignites}.without(immune_);
    if (!hunts || monster.health < healthy_enough_for_lichen)
        mind(TerrainProperties{P::LichenPoison}.without(immune_));
}

Wariness::Verdict Wariness::judge_free_ground() const {
    if (!terrain_decides_) {
        const Size size = game_.here().level.size();
        return {BitGrid{size}, BitGrid{size}.complement()};
    }
    return {terrain_.cells_with(repelled_) | terrain_.ways(), terrain_.cells_with(consults_)};
}

bool Wariness::minds_kindling() const {
    return monster_.is(Behaviour::ConfinedToLiquid) || monster_.is_burning() || hunts_in_pack(monster_);
}

bool Wariness::avoids(Pos at) const {
    const Level& level = game_.here().level;
    // Mostly nobody is there, and what there is speaks for itself.
    if (terrain_decides_ && level.size().contains(at) && !(at == game_.hero.at) &&
        level.crowd.who_may_be_at(at) == Crowd::none) {
        const TerrainProperties there = terrain_.properties(level.strata, at);
        if (!there.any_of(consults_))
            return there.any_of(repelled_) || is_way(level.strata[Layer::Dungeon][at]);
    }
    struct {
        const Wariness& wary;

        TerrainProperties properties(Pos p) const {
            return wary.terrain_.properties(wary.game_.here().level.strata, p);
        }
        TerrainProperties immune() const { return wary.immune_; }
        TerrainProperties underfoot() const { return wary.underfoot_; }
    } known{*this};
    return avoids_as(game_, monster_, at, known);
}

bool is_safe_from_lava(const Statuses& statuses) {
    return statuses[Status::Levitating] > 1 || statuses[Status::FireImmune] > 1;
}

bool may_swap(const Game& game, const Monster& mover, const Monster& blocker) {
    if (blocker.has(Status::Confused) || blocker.has(Status::Stuck) || blocker.has(Status::Paralysed) ||
        blocker.has(Status::Entranced) || blocker.is_captive() || blocker.has(MonsterMark::Absorbing) ||
        blocker.is(Behaviour::Immobile) || mover.has(Status::Entranced) ||
        are_enemies(game, &mover, &blocker))
        return false;
    const Level& level = game.here().level;
    if (leader_of(level, blocker) == &mover) return true;
    if (leader_of(level, mover) == &blocker) return false;
    return are_teammates(level, &mover, &blocker) && blocker.health < mover.health;
}

}  // namespace cellophane
