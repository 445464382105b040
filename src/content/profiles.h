#pragma once

#include <algorithm>
#include <array>
#include <cstdint>

#include "content/styles.h"

namespace cellophane {

/// The room types a profile weighs (rules/levels.md 4).
enum class RoomType : std::uint8_t {
    Cross,
    SymmetricalCross,
    Small,
    Circular,
    Chunky,
    Cave,
    Cavern,
    Entrance,
    count
};

inline constexpr std::size_t room_type_count = static_cast<std::size_t>(RoomType::count);

/// How often each type of room is designed, and how often one gets a hallway.
struct Profile {
    std::array<int, room_type_count> weights{};
    int hallway_percent = 0;
    int attempts = 35;
    int max_rooms = 35;
    /// A detour must be longer than this for the loop step to cut it short.
    int loop_distance = 20;
};

/// 0 on depth 1, 48 on depth 13, 100 from the Amulet's depth on (rules/levels.md 0).
constexpr int descent_percent(int depth) {
    return std::clamp(100 * (depth - 1) / (amulet_depth - 1), 0, 100);
}

/// tables/dungeon_profiles.tsv: "basic".
constexpr Profile basic_profile(int depth) {
    const int deep = descent_percent(depth);
    const int shallow = 100 - deep;
    return {.weights = {2 + 20 * shallow / 100, 1 + 10 * shallow / 100, 1, 1 + 7 * shallow / 100, 7,
                        1 + 10 * deep / 100, 0, 0},
            .hallway_percent = 10 + 80 * shallow / 100};
}

/// tables/dungeon_profiles.tsv: "basic first room".
constexpr Profile first_room_profile(int depth) {
    if (depth == 1) return {.weights = {0, 0, 0, 0, 0, 0, 0, 1}, .attempts = 0, .max_rooms = 1};
    return {.weights = {10, 0, 0, 3, 7, 10, 10 + 50 * descent_percent(depth) / 100, 0},
            .attempts = 0,
            .max_rooms = 1};
}

static_assert(basic_profile(1).weights[0] == 22 && basic_profile(1).hallway_percent == 90);
static_assert(basic_profile(13).weights[5] == 5 && basic_profile(13).hallway_percent == 51);
static_assert(first_room_profile(26).weights[6] == 60);

/// The chance of a surviving door to be a secret one (rules/levels.md 19).
constexpr int secret_door_percent(int depth) {
    return std::clamp((depth - 1) * 67 / 25, 0, 67);
}
static_assert(secret_door_percent(1) == 0 && secret_door_percent(13) == 32 && secret_door_percent(40) == 67);

/// The chance of a door site to hold a door (rules/levels.md 9).
constexpr int door_percent(int depth) {
    return depth == deepest_depth ? 0 : 60;
}

}  // namespace cellophane
