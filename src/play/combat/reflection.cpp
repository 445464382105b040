#include "play/combat/reflection.h"

#include <algorithm>

#include "content/bolt_powers.h"
#include "content/runes.h"
#include "play/pathfinding/bolt_path.h"
#include "play/stats/armor_value.h"
#include "play/stats/combat_math.h"
#include "play/stats/strength.h"

namespace cellophane {

namespace {

constexpr int certain_percent = 100;
/// The chance of reflective creatures (rules/monsters.md 15.3).
constexpr int half_percent = 50;

/// A cell of the rim of the square of 11 around a place, on the map or not.
Pos rim_cell(Pos around, int number) {
    constexpr int reach = 5;
    constexpr int side = 2 * reach;
    const int along = number % side - reach;
    switch (number / side) {
        case 0:
            return around + Pos{along, -reach};
        case 1:
            return around + Pos{reach, along};
        case 2:
            return around + Pos{-along, reach};
        default:
            return around + Pos{-reach, -along};
    }
}

constexpr int rim_cells = 40;

}  // namespace

int reflection_percent_of(const Game& game, Actor& whom, Actor& caster) {
    if (whom.can(Ability::ReflectsAll)) return certain_percent;
    if (whom.is(Behavior::Reflective)) return half_percent;
    const Item* armor = armor_of(game, whom);
    if (armor == nullptr) return 0;
    if (!caster.is_hero() && protects_from(armor, caster)) return certain_percent;
    if (armor->armor_rune != ArmorRune::Reflection) return 0;
    return reflection_percent(net_enchantment(game.hero, *armor));
}

std::vector<Pos> stray_line(Game& game, Pos from) {
    constexpr int attempts = 50;
    const Level& level = game.here().level;
    std::vector<Pos> line;
    for (int i = 0; i < attempts; ++i) {
        const int number = game.play.uniform(0, rim_cells - 1);
        line = straight_line(level.size(), from, rim_cell(from, number));
        const bool open = !line.empty() && !level.layers.has(line.front(), {TerrainProperty::BlocksMovement,
                                                                            TerrainProperty::BlocksVision});
        if (open) break;
    }
    return line;
}

std::vector<Pos> line_back(Size size, Pos origin, const std::vector<Pos>& flown) {
    std::vector<Pos> line;
    if (flown.empty()) return line;
    line.assign(flown.rbegin() + 1, flown.rend());
    line.push_back(origin);
    const std::vector<Pos> straight = straight_line(size, flown.back(), origin);
    const auto there = std::find(straight.begin(), straight.end(), origin);
    if (there != straight.end()) line.insert(line.end(), there + 1, straight.end());
    return line;
}

}  // namespace cellophane
