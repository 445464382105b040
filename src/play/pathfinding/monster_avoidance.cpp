#include "play/pathfinding/monster_avoidance.h"

#include "play/pathfinding/mishap.h"

#include <algorithm>
#include <optional>

#include "content/features.h"
#include "play/pathfinding/passability.h"
#include "play/perception/allegiance.h"
#include "play/perception/visibility.h"
#include "world/connectivity.h"
#include "world/creatures.h"

namespace cellophane {

namespace {

using P = TerrainProperty;

constexpr int healthy_enough_for_lichen = 10;

/// Off the map, on a way to another level, out of its element (rules 1 and 2).
bool is_out_of_reach(const Level& level, const Monster& monster, Pos at) {
    const TerrainLayers& layers = level.layers;
    if (!layers.size().contains(at) || is_level_exit(layers[Layer::Dungeon][at])) return true;
    return monster.is(Behavior::ConfinedToLiquid) &&
           !layers.mechanics(at).has(TerrainMechanic::AllowsSubmersion);
}

const Monster* somebody_else_at(const Level& level, const Monster& monster, Pos at) {
    const Monster* other = somebody_at(level, at);
    return other == &monster ? nullptr : other;
}

/// Blocking cells are avoided unless an adjacent creature in one can be struck (rule 4).
bool avoids_wall(const Level& level, const Monster& monster, Pos at) {
    if (!is_shut(level, at)) return false;
    if (king_distance(monster.at, at) != 1) return true;
    const Monster* other = somebody_else_at(level, monster, at);
    return other == nullptr || !other->is(Behavior::AttackableInWalls);
}

/// Whether an attack on the occupant would be futile; none if the ground decides (rule 5).
std::optional<bool> avoids_fight(const Game& game, const Monster& monster, const Actor& other) {
    const bool adjacent = king_distance(monster.at, other.at) == 1;
    if (adjacent && is_willing_to_attack(game, monster, other)) return is_futile(game, monster, other);
    if (are_enemies(game, monster, other) && is_futile(game, monster, other)) return true;
    return std::nullopt;
}

/// Whether the creature's flames would explode, scald or collapse the cell; scalding spares the fireproof.
bool burns_badly(const TerrainLayers& layers, const Monster& monster, Pos at) {
    TerrainProperties dreaded{P::Explodes, P::Damages, P::Descends};
    if (monster.is_fireproof()) dreaded = dreaded.without({P::Damages});
    for (const Layer layer : every_layer) {
        const TerrainRow& row = terrain_rows[layers[layer][at]];
        if (!row.properties.has(P::Flammable)) continue;
        const Terrain left = feature_rows[row.burns_into].terrain;
        if (terrain_rows[left].properties.any_of(dreaded)) return true;
        // Where there is much of it, it does not merely burn.
        if (row.mechanics.has(TerrainMechanic::ExplodesSurrounded)) return true;
    }
    return false;
}

/// One creature's judgment of the ground in one cell (rules 7 to 17).
struct Ground {
    const Level& level;
    const Monster& monster;
    Pos at;
    /// Whether the hero or another creature is there.
    bool occupied;
    TerrainProperties there;
    /// What it stands on, and what does not harm it.
    TerrainProperties underfoot;
    TerrainProperties immune;

    bool is_avoided() const {
        return there.has(P::Sacred) || is_kindling() || is_on_fire() || is_harmful() || is_over_nothing() ||
               is_trapped() || is_drowned() || is_poisoned();
    }

private:
    bool is(MonsterState state) const { return monster.state == state; }
    bool has(P property) const { return there.has(property) && !immune.has(property); }
    /// Terrain it already stands in does not deter it.
    bool has_anew(P property) const { return has(property) && !underfoot.has(property); }
    /// Creatures immune to webs walk over what they span.
    bool is_webbed_over() const { return there.has(P::Entangles) && monster.is(Behavior::ImmuneToWebs); }

    /// It would burn, by itself or by the creature's fire.
    bool is_kindling() const {
        const bool is_in_a_hurry = is(MonsterState::Hunting) || is(MonsterState::Fleeing);
        if (has_anew(P::Ignites) && !occupied && !is_in_a_hurry && !underfoot.has(P::Fire)) return true;
        if (monster.is(Behavior::EverBurning) && is(MonsterState::Wandering) && there.has(P::Flammable))
            return true;
        return monster.is_burning() && burns_badly(level.layers, monster, at);
    }
    bool is_on_fire() const { return has_anew(P::Fire) && !occupied; }
    bool is_harmful() const {
        const TerrainProperties harm =
            harmful_terrain.without(immune | TerrainProperties{P::Fire, P::LichenPoison});
        return there.any_of(harm) && !underfoot.any_of(harm);
    }
    bool is_over_nothing() const { return has(P::Descends) && !is_webbed_over(); }
    bool is_trapped() const {
        if (!has(P::TrapPlate) || is_webbed_over() || level.environment_state.pressed.test(at) ||
            monster.has(Status::Entranced))
            return false;
        return is(MonsterState::Wandering) ||
               (monster.is_ally() && !level.layers.mechanics(at).has(TerrainMechanic::Secret));
    }
    bool is_drowned() const {
        const bool burns = has(P::Lava) && is_lava_deadly(level.layers, at);
        return (burns || has_anew(P::DeepWater)) && !is_webbed_over();
    }
    bool is_poisoned() const {
        return has_anew(P::LichenPoison) &&
               !(is(MonsterState::Hunting) && monster.health >= healthy_enough_for_lichen);
    }
};

bool hunts_in_pack(const Monster& monster) {
    return monster.can(Ability::AvoidsCorridors) && monster.state == MonsterState::Hunting;
}

/// Pack hunters stay out of passages where only one can strike at a time (rule 18).
bool shuns_corridor(const Level& level, const Monster& monster, Pos at) {
    if (!hunts_in_pack(monster)) return false;
    if (monster.has(Status::Enraged) && monster.health * 2 <= monster.max_health) return false;
    const auto follows_it = [&](const Monster& other) {
        return other.is_about() && other.leader == monster.id;
    };
    const bool in_group = leader_of(level, monster) != nullptr ||
                          std::any_of(level.monsters.begin(), level.monsters.end(), follows_it);
    return in_group && passable_arcs(level.layers, monster.at) < 2 && passable_arcs(level.layers, at) >= 2 &&
           !level.layers.has(monster.at, harmful_terrain);
}

/// Applies the rules in order. `known` supplies the properties of a cell, the creature's immunities and what
/// it stands on.
template <class Known>
bool avoids_as(const Game& game, const Monster& monster, Pos at, const Known& known) {
    const Level& level = game.here().level;
    if (is_out_of_reach(level, monster, at)) return true;
    if (at == game.hero.at && !monster.is_ally()) return false;
    const TerrainProperties there = known.properties(at);
    if (there.has(P::BlocksMovement)) return avoids_wall(level, monster, at);
    const Actor* other = anybody_at(game, at);
    if (other == &monster) other = nullptr;
    if (other != nullptr)
        if (const std::optional<bool> verdict = avoids_fight(game, monster, *other)) return *verdict;
    const Ground ground{level, monster, at, other != nullptr, there, known.underfoot(), known.immune()};
    return ground.is_avoided() || shuns_corridor(level, monster, at);
}

}  // namespace

bool avoids(const Game& game, const Monster& monster, Pos at) {
    struct {
        const Level& level;
        const Monster& monster;

        TerrainProperties properties(Pos p) const { return level.layers.properties(p); }
        TerrainProperties immune() const { return immunities(monster); }
        TerrainProperties underfoot() const { return level.layers.properties(monster.at); }
    } known{game.here().level, monster};
    return avoids_as(game, monster, at, known);
}

AvoidanceCheck::AvoidanceCheck(const Game& game, const Monster& monster, ActiveTerrain& terrain)
    : game_{game}, monster_{monster}, terrain_{terrain}, immune_{immunities(monster)} {
    const TerrainLayers& layers = game.here().level.layers;
    terrain.refresh(layers);
    underfoot_ = terrain.properties(layers, monster.at);
    // The verdicts of `avoids_as` on free cells, for every property at once.
    terrain_decides_ = !monster.is(Behavior::ConfinedToLiquid) && !hunts_in_pack(monster);
    if (!terrain_decides_) return;
    consults_ = TerrainProperties{P::BlocksMovement, P::TrapPlate, P::Lava}.without(immune_);
    if (monster.is_burning()) consults_ |= {P::Flammable};
    if (monster.is(Behavior::ImmuneToWebs)) consults_ |= {P::Entangles};
    repelled_ = TerrainProperties{P::Sacred, P::Descends}.without(immune_);
    const auto mind = [&](TerrainProperties what) {
        // Terrain it already stands in does not deter it.
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

AvoidanceCheck::Verdict AvoidanceCheck::judge_free_ground() const {
    if (!terrain_decides_) {
        const Size size = game_.here().level.size();
        return {BitGrid{size}, BitGrid{size}.complement()};
    }
    return {terrain_.cells_with(repelled_) | terrain_.level_exits(), terrain_.cells_with(consults_)};
}

bool AvoidanceCheck::minds_kindling() const {
    return monster_.is(Behavior::ConfinedToLiquid) || monster_.is_burning() || hunts_in_pack(monster_);
}

bool AvoidanceCheck::avoids(Pos at) const {
    const Level& level = game_.here().level;
    // Most cells are free, and their terrain decides.
    if (terrain_decides_ && level.size().contains(at) && !(at == game_.hero.at) &&
        level.occupancy.candidate_at(at) == OccupancyIndex::none) {
        const TerrainProperties there = terrain_.properties(level.layers, at);
        if (!there.any_of(consults_))
            return there.any_of(repelled_) || is_level_exit(level.layers[Layer::Dungeon][at]);
    }
    struct {
        const AvoidanceCheck& wary;

        TerrainProperties properties(Pos p) const {
            return wary.terrain_.properties(wary.game_.here().level.layers, p);
        }
        TerrainProperties immune() const { return wary.immune_; }
        TerrainProperties underfoot() const { return wary.underfoot_; }
    } known{*this};
    return avoids_as(game_, monster_, at, known);
}

}  // namespace cellophane
