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
bool knows_of(const Game& game, const Monster* attacker, const Monster& other) {
    return attacker == nullptr ? is_perceived(game, other) : !is_hidden(game, other);
}

bool is_in_wall(const Level& level, const Monster* monster) {
    return monster != nullptr && monster->is(Behaviour::AttackableInWalls) && is_embedded(level, *monster);
}

struct Occupant {
    bool anybody = false;
    /// Null: the hero.
    const Monster* monster = nullptr;
};

Occupant occupant_of(const Game& game, Pos at) {
    if (at == game.hero.at) return {true, nullptr};
    const Monster* monster = somebody_at(game.here().level, at);
    return {monster != nullptr, monster};
}

/// The cell of the first target known within reach of a lash, if it is to be struck.
std::vector<Pos> lashed(const Game& game, const Monster* attacker, Pos from, Direction toward) {
    const TerrainLayers& layers = game.here().level.layers;
    if (cuts_corner(layers, from, toward)) return {};
    Pos at = from;
    for (int i = 0; i < whip_reach; ++i) {
        at = at + step(toward);
        if (!layers.size().contains(at)) return {};
        const Occupant there = occupant_of(game, at);
        const bool shown =
            there.anybody && (there.monster == nullptr || knows_of(game, attacker, *there.monster));
        if (shown) {
            const bool worth_it = is_willing_to_attack(game, attacker, there.monster) &&
                                  !is_futile(game, attacker, there.monster);
            return worth_it ? std::vector<Pos>{at} : std::vector<Pos>{};
        }
        // Like a bolt, a lash passes over submerged creatures and past no others.
        if (there.anybody && !there.monster->vitals.submerged) return {};
        if (layers.has(at, {P::BlocksMovement, P::BlocksVision})) return {};
    }
    return {};
}

/// The targets one and two cells away in a line; the farther first.
std::vector<Pos> in_line(const Game& game, const Monster* attacker, Pos from, Direction toward) {
    const TerrainLayers& layers = game.here().level.layers;
    if (cuts_corner(layers, from, toward)) return {};
    std::vector<Pos> struck;
    bool launched = false;
    Pos at = from;
    for (int reach = 1; reach <= 2; ++reach) {
        at = at + step(toward);
        if (!layers.size().contains(at)) break;
        const Occupant there = occupant_of(game, at);
        if (there.anybody && is_willing_to_attack(game, attacker, there.monster) &&
            !is_futile(game, attacker, there.monster)) {
            const bool shown = there.monster == nullptr || knows_of(game, attacker, *there.monster);
            struck.insert(struck.begin(), at);
            launched = launched || reach == 1 || shown;
        }
        if (layers.has(at, {P::BlocksMovement, P::BlocksVision})) break;
    }
    return launched ? struck : std::vector<Pos>{};
}

/// The targets all around, from the cell the blow was meant for.
std::vector<Pos> all_around(const Game& game, const Monster* attacker, Pos from, Direction toward) {
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

Pattern pattern_of(const Game& game, const Monster* attacker) {
    if (attacker != nullptr) {
        if (attacker->can(Ability::AttacksAllAdjacent)) return Pattern::AllAround;
        if (attacker->can(Ability::AttacksTwoInLine)) return Pattern::TwoInLine;
        return attacker->can(Ability::AttacksFromAfar) ? Pattern::FromAfar : Pattern::Single;
    }
    const Item* weapon = weapon_in_hand(game.hero);
    const auto has = [weapon](Manner manner) {
        return weapon != nullptr && weapon->row().manners.has(manner);
    };
    if (has(Manner::Sweeps)) return Pattern::AllAround;
    if (has(Manner::Pierces)) return Pattern::TwoInLine;
    return has(Manner::Reaches) ? Pattern::FromAfar : Pattern::Single;
}

bool is_target(const Game& game, const Monster* attacker, Pos from, Pos at) {
    const Level& level = game.here().level;
    if (!level.size().contains(at)) return false;
    const Occupant there = occupant_of(game, at);
    if (!there.anybody || !is_willing_to_attack(game, attacker, there.monster) ||
        is_futile(game, attacker, there.monster))
        return false;
    if (is_next_to(level.layers, from, at)) return true;
    // A target in a wall is struck past the corners of the wall.
    return attacker == nullptr && king_distance(from, at) == 1 && is_in_wall(level, there.monster);
}

namespace {

bool has_reach(Pattern pattern) {
    return pattern == Pattern::FromAfar || pattern == Pattern::TwoInLine;
}

std::vector<Pos> struck_at_length(const Game& game, const Monster* attacker, Pos from, Direction toward) {
    return pattern_of(game, attacker) == Pattern::FromAfar ? lashed(game, attacker, from, toward)
                                                           : in_line(game, attacker, from, toward);
}

}  // namespace

bool strikes_at_length(const Game& game, const Monster* attacker, Pos from, Direction toward) {
    return has_reach(pattern_of(game, attacker)) && !struck_at_length(game, attacker, from, toward).empty();
}

std::vector<Pos> struck_cells(const Game& game, const Monster* attacker, Pos from, Direction toward) {
    const Pattern pattern = pattern_of(game, attacker);
    if (has_reach(pattern)) {
        std::vector<Pos> struck = struck_at_length(game, attacker, from, toward);
        // Where there is no room for it, the hero uses a long weapon like any other (rules/hero.md 10.3).
        if (!struck.empty() || attacker != nullptr) return struck;
    }
    const Pos next = from + step(toward);
    if (!is_target(game, attacker, from, next)) return {};
    if (pattern == Pattern::AllAround) return all_around(game, attacker, from, toward);
    return {next};
}

}  // namespace cellophane
