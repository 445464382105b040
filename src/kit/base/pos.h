#pragma once

#include <array>
#include <cstdint>
#include <cstdlib>

namespace cellophane {

/// A cell of a map, or the difference of two: column from the left, row from the top.
struct Pos {
    int x = 0;
    int y = 0;

    friend constexpr bool operator==(const Pos&, const Pos&) = default;
    friend constexpr Pos operator+(Pos a, Pos b) { return {a.x + b.x, a.y + b.y}; }
    friend constexpr Pos operator-(Pos a, Pos b) { return {a.x - b.x, a.y - b.y}; }
};

/// No place.
inline constexpr Pos nowhere{-1, -1};

/// In list order (rules/levels.md 0): the four cardinals first. Rules that scan directions scan them so.
enum class Direction : std::uint8_t {
    North,
    South,
    West,
    East,
    NorthWest,
    SouthWest,
    NorthEast,
    SouthEast,
    count
};

inline constexpr std::array<Direction, 4> cardinals{Direction::North, Direction::South, Direction::West,
                                                    Direction::East};

inline constexpr std::array<Direction, 8> directions{
    Direction::North,     Direction::South,     Direction::West,      Direction::East,
    Direction::NorthWest, Direction::SouthWest, Direction::NorthEast, Direction::SouthEast};

/// The difference one step in a direction makes.
constexpr Pos step(Direction direction) {
    constexpr std::array<Pos, 8> steps{
        {{0, -1}, {0, 1}, {-1, 0}, {1, 0}, {-1, -1}, {-1, 1}, {1, -1}, {1, 1}}};
    return steps[static_cast<std::size_t>(direction)];
}

constexpr bool is_cardinal(Direction direction) {
    return static_cast<int>(direction) < 4;
}

constexpr Direction opposite(Direction direction) {
    constexpr std::array<Direction, 8> opposites{
        Direction::South,     Direction::North,     Direction::East,      Direction::West,
        Direction::SouthEast, Direction::NorthEast, Direction::SouthWest, Direction::NorthWest};
    return opposites[static_cast<std::size_t>(direction)];
}

/// The two cells beside a diagonal step: whatever stands there has its corner cut by the step.
constexpr std::array<Pos, 2> flanks(Pos from, Direction diagonal) {
    const Pos by = step(diagonal);
    return {{{from.x + by.x, from.y}, {from.x, from.y + by.y}}};
}

/// The eight neighbors once around, each next to the one before (rules/levels.md 0).
inline constexpr std::array<Pos, 8> once_around{
    {{0, 1}, {1, 1}, {1, 0}, {1, -1}, {0, -1}, {-1, -1}, {-1, 0}, {-1, 1}}};

/// The direction in which one step makes this difference; `Direction::count`: none does.
constexpr Direction direction_of(Pos difference) {
    for (const Direction d : directions)
        if (step(d) == difference) return d;
    return Direction::count;
}

/// -1, 0 or 1.
constexpr int sign(int value) {
    return (value > 0) - (value < 0);
}

/// King's-move distance: the larger of the two coordinate differences.
constexpr int king_distance(Pos a, Pos b) {
    const int dx = a.x < b.x ? b.x - a.x : a.x - b.x;
    const int dy = a.y < b.y ? b.y - a.y : a.y - b.y;
    return dx < dy ? dy : dx;
}

/// The square of the distance as the crow flies.
constexpr int squared_distance(Pos a, Pos b) {
    return (a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y);
}

}  // namespace cellophane
