#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <span>

#include "content/variants.h"

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

struct RoomWeight {
    RoomType type{};
    int weight = 0;
};

/// How often each type of room is designed, by name, so that types can be added and listed in any order. One
/// that is not listed is never designed.
class RoomWeights {
public:
    constexpr RoomWeights() = default;
    constexpr RoomWeights(std::initializer_list<RoomWeight> rows) {
        for (const RoomWeight& row : rows) by_type_[static_cast<std::size_t>(row.type)] += row.weight;
    }

    constexpr int operator[](RoomType type) const { return by_type_[static_cast<std::size_t>(type)]; }
    /// In the order of the types.
    constexpr operator std::span<const int>() const { return by_type_; }

private:
    std::array<int, room_type_count> by_type_{};
};

/// The rooms of a level, and how often one gets a hallway.
struct Profile {
    RoomWeights weights{};
    int hallway_percent = 0;
    int attempts = 35;
    int max_rooms = 35;
    /// A detour must be longer than this for the loop step to cut it short.
    int loop_distance = 20;
};

/// 0 on depth 1, 48 on depth 13, 100 from the Amulet's depth on (rules/levels.md 0).
constexpr int descent_percent(int depth) {
    return std::clamp(100 * (depth - 1) / (long_amulet_depth - 1), 0, 100);
}

/// tables/dungeon_profiles.tsv: "basic".
constexpr Profile basic_profile(int depth) {
    const int deep = descent_percent(depth);
    const int shallow = 100 - deep;
    return {.weights = {{RoomType::Cross, 2 + 20 * shallow / 100},
                        {RoomType::SymmetricalCross, 1 + 10 * shallow / 100},
                        {RoomType::Small, 1},
                        {RoomType::Circular, 1 + 7 * shallow / 100},
                        {RoomType::Chunky, 7},
                        {RoomType::Cave, 1 + 10 * deep / 100}},
            .hallway_percent = 10 + 80 * shallow / 100};
}

/// tables/dungeon_profiles.tsv: "basic first room".
constexpr Profile first_room_profile(int depth) {
    if (depth == 1) return {.weights = {{RoomType::Entrance, 1}}, .attempts = 0, .max_rooms = 1};
    return {.weights = {{RoomType::Cross, 10},
                        {RoomType::Circular, 3},
                        {RoomType::Chunky, 7},
                        {RoomType::Cave, 10},
                        {RoomType::Cavern, 10 + 50 * descent_percent(depth) / 100}},
            .attempts = 0,
            .max_rooms = 1};
}

static_assert(basic_profile(1).weights[RoomType::Cross] == 22 && basic_profile(1).hallway_percent == 90);
static_assert(basic_profile(13).weights[RoomType::Cave] == 5 && basic_profile(13).hallway_percent == 51);
static_assert(first_room_profile(26).weights[RoomType::Cavern] == 60);

/// The chance of a surviving door to be a secret one (rules/levels.md 19).
constexpr int secret_door_percent(int depth) {
    return std::clamp((depth - 1) * 67 / 25, 0, 67);
}
static_assert(secret_door_percent(1) == 0 && secret_door_percent(13) == 32 && secret_door_percent(40) == 67);

/// The chance of a door site to hold a door (rules/levels.md 9).
constexpr int door_percent(int depth) {
    return depth == long_deepest_depth ? 0 : 60;
}

}  // namespace cellophane
