#include "play/senses/bolt_path.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdlib>
#include <utility>

#include "play/senses/known.h"
#include "play/senses/perception.h"

namespace cellophane {

namespace {

/// Points of the target's cell in percent of its width and height, in the order in which they are tried.
constexpr std::array<Pos, 21> aim_points{{{50, 50}, {40, 40}, {60, 40}, {60, 60}, {40, 60}, {50, 30},
                                          {70, 50}, {50, 70}, {30, 50}, {50, 20}, {80, 50}, {50, 80},
                                          {20, 50}, {50, 10}, {90, 50}, {50, 90}, {10, 50}, {50, 1},
                                          {99, 50}, {50, 99}, {1, 50}}};

constexpr std::int64_t one = 65536;

/// The line through one point of the target's cell, to the edge of the map.
std::vector<Pos> line_through(Size size, Pos from, Pos target, Pos aim) {
    std::int64_t x = from.x * one + one / 2;
    std::int64_t y = from.y * one + one / 2;
    const std::int64_t across = target.x * one + aim.x * one / 100 - x;
    const std::int64_t down = target.y * one + aim.y * one / 100 - y;
    const std::int64_t longer = std::max(std::abs(across), std::abs(down));
    std::vector<Pos> cells;
    for (;;) {
        x += across * one / longer;
        y += down * one / longer;
        if (x < 0 || y < 0) return cells;
        const Pos at{static_cast<int>(x / one), static_cast<int>(y / one)};
        if (!size.contains(at)) return cells;
        cells.push_back(at);
    }
}

constexpr TerrainProperties in_the_way{TerrainProperty::BlocksMovement, TerrainProperty::BlocksVision};

const Monster* known_occupant(const Game& game, Pos at) {
    const Monster* monster = occupant(game.here().level, at);
    if (monster == nullptr || !is_perceived(game, *monster) || is_submerged(game.here().level, *monster))
        return nullptr;
    return monster;
}

/// How good a line is (spec 40, section 15.1), for what prefers nobody and pierces nothing.
int score_of(const Game& game, const std::vector<Pos>& line, Pos target) {
    constexpr int on_target = 5000;
    constexpr int perhaps_on_target = 2500;
    int score = 0;
    bool crossed_the_unknown = false;
    for (const Pos at : line) {
        score += 2;
        if (at == target) return score + (crossed_the_unknown ? perhaps_on_target : on_target);
        if (!is_known(game.here(), at)) {
            crossed_the_unknown = true;
            continue;
        }
        if (known_occupant(game, at) != nullptr || known_properties(game.here(), at).any_of(in_the_way))
            return score;
    }
    return score;
}

}  // namespace

std::vector<Pos> straight_line(Size size, Pos from, Pos target) {
    if (from == target) return {};
    return line_through(size, from, target, aim_points.front());
}

bool has_open_line(const Game& game, Pos from, Pos target) {
    const Level& level = game.here().level;
    for (const Pos at : straight_line(level.size(), from, target)) {
        if (at == target) return true;
        if (level.strata.has(at, in_the_way) || at == game.hero.at) return false;
        const Monster* between = occupant(level, at);
        if (between != nullptr && !between->vitals.submerged) return false;
    }
    return false;
}

std::vector<Pos> bolt_path(const Game& game, Pos target) {
    const Pos from = game.hero.at;
    if (target == from) return {};
    std::vector<Pos> best;
    int best_score = -1;
    for (const Pos aim : aim_points) {
        std::vector<Pos> line = line_through(game.here().level.size(), from, target, aim);
        const int score = score_of(game, line, target);
        if (score <= best_score) continue;
        best_score = score;
        best = std::move(line);
    }
    return best;
}

int throwing_range(const Hero& hero) {
    constexpr int ordinary_strength = 12;
    const int strength = hero.strength - hero.vitals.weakness;
    return 12 + 2 * std::max(strength - ordinary_strength, 2);
}

std::vector<Pos> throw_route(const Game& game, Pos target) {
    const Place& place = game.here();
    std::vector<Pos> route;
    if (!place.level.size().contains(target)) return route;
    for (const Pos at : bolt_path(game, target)) {
        if (static_cast<int>(route.size()) == throwing_range(game.hero)) break;
        const bool blocked = is_known(place, at) && known_properties(place, at).any_of(in_the_way);
        if (blocked) break;
        route.push_back(at);
        if (at == target || known_occupant(game, at) != nullptr) break;
    }
    return route;
}

}  // namespace cellophane
