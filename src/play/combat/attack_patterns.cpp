#include "play/combat/attack_patterns.h"

#include <algorithm>

#include "play/pathfinding/passability.h"
#include "play/perception/allegiance.h"
#include "play/perception/visibility.h"
#include "play/stats/combat_math.h"

namespace cellophane {

namespace {

using P = TerrainProperty;

bool is_hidden(const Game& game, const Monster& monster) {
    const Level& level = game.here().level;
    return monster.vitals.submerged ||
           (monster.is_invisible() && level.layers[Layer::Gas][monster.at] == Terrain::Nothing);
}

/// Whether the attacker knows of a creature: creatures see each other unless submerged or invisible.
bool knows_of(const Game& game, const Actor& attacker, const Actor& other) {
    if (other.is_hero()) return true;
    return attacker.is_hero() ? is_perceived(game, other) : !is_hidden(game, other);
}

bool is_worth_it(const Game& game, const Actor& attacker, const Actor& other) {
    return is_willing_to_attack(game, attacker, other) && !is_futile(game, attacker, other);
}

/// The cell of the first target known within reach of a lash, if it is to be struck.
std::vector<Pos> lashed(const Game& game, const Actor& attacker, Pos from, Direction toward) {
    const TerrainLayers& layers = game.here().level.layers;
    if (cuts_corner(layers, from, toward)) return {};
    Pos at = from;
    for (int i = 0; i < whip_reach; ++i) {
        at = at + step(toward);
        if (!layers.size().contains(at)) return {};
        const Actor* there = anybody_at(game, at);
        if (there != nullptr && knows_of(game, attacker, *there))
            return is_worth_it(game, attacker, *there) ? std::vector<Pos>{at} : std::vector<Pos>{};
        // Like a bolt, a lash passes over submerged creatures and past no others.
        if (there != nullptr && !there->vitals.submerged) return {};
        if (layers.has(at, {P::BlocksMovement, P::BlocksVision})) return {};
    }
    return {};
}

/// The targets one and two cells away in a line; the farther first.
std::vector<Pos> in_line(const Game& game, const Actor& attacker, Pos from, Direction toward) {
    const TerrainLayers& layers = game.here().level.layers;
    if (cuts_corner(layers, from, toward)) return {};
    std::vector<Pos> struck;
    bool launched = false;
    Pos at = from;
    for (int reach = 1; reach <= 2; ++reach) {
        at = at + step(toward);
        if (!layers.size().contains(at)) break;
        const Actor* there = anybody_at(game, at);
        if (there != nullptr && is_worth_it(game, attacker, *there)) {
            struck.insert(struck.begin(), at);
            launched = launched || reach == 1 || knows_of(game, attacker, *there);
        }
        if (layers.has(at, {P::BlocksMovement, P::BlocksVision})) break;
    }
    return launched ? struck : std::vector<Pos>{};
}

/// The targets all around, from the cell the blow was meant for.
std::vector<Pos> all_around(const Game& game, const Actor& attacker, Pos from, Direction toward) {
    const auto start = std::find(once_around.begin(), once_around.end(), step(toward)) - once_around.begin();
    std::vector<Pos> struck;
    // Clockwise on the map: against the order of the ring.
    for (std::size_t i = 0; i < once_around.size(); ++i) {
        const auto place = (static_cast<std::size_t>(start) + once_around.size() - i) % once_around.size();
        const Pos at = from + once_around[place];
        if (is_target(game, attacker, from, at)) struck.push_back(at);
    }
    return struck;
}

}  // namespace

Pattern pattern_of(const Game& game, const Actor& attacker) {
    const Item* weapon = weapon_of(game, attacker);
    const auto attacks = [&](Ability ability, Manner manner) {
        return attacker.can(ability) || (weapon != nullptr && weapon->row().manners.has(manner));
    };
    if (attacks(Ability::AttacksAllAdjacent, Manner::Sweeps)) return Pattern::AllAround;
    if (attacks(Ability::AttacksTwoInLine, Manner::Pierces)) return Pattern::TwoInLine;
    return attacks(Ability::AttacksFromAfar, Manner::Reaches) ? Pattern::FromAfar : Pattern::Single;
}

bool is_target(const Game& game, const Actor& attacker, Pos from, Pos at) {
    const Level& level = game.here().level;
    if (!level.size().contains(at)) return false;
    const Actor* there = anybody_at(game, at);
    if (there == nullptr || !is_worth_it(game, attacker, *there)) return false;
    if (is_next_to(level.layers, from, at)) return true;
    // A target in a wall is struck past the corners of the wall.
    return attacker.is_hero() && king_distance(from, at) == 1 && there->is(Behavior::AttackableInWalls) &&
           is_embedded(level, *there);
}

namespace {

bool has_reach(Pattern pattern) {
    return pattern == Pattern::FromAfar || pattern == Pattern::TwoInLine;
}

std::vector<Pos> attacked_at_length(const Game& game, const Actor& attacker, Pos from, Direction toward) {
    return pattern_of(game, attacker) == Pattern::FromAfar ? lashed(game, attacker, from, toward)
                                                           : in_line(game, attacker, from, toward);
}

}  // namespace

bool strikes_at_length(const Game& game, const Actor& attacker, Pos from, Direction toward) {
    return has_reach(pattern_of(game, attacker)) && !attacked_at_length(game, attacker, from, toward).empty();
}

std::vector<Pos> attacked_cells(const Game& game, const Actor& attacker, Pos from, Direction toward) {
    const Pattern pattern = pattern_of(game, attacker);
    if (has_reach(pattern)) {
        std::vector<Pos> struck = attacked_at_length(game, attacker, from, toward);
        // Where there is no room for it, the hero uses a long weapon like any other (rules/hero.md 10.3).
        if (!struck.empty() || !attacker.is_hero()) return struck;
    }
    const Pos next = from + step(toward);
    if (!is_target(game, attacker, from, next)) return {};
    if (pattern == Pattern::AllAround) return all_around(game, attacker, from, toward);
    return {next};
}

}  // namespace cellophane
