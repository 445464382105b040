#include "dungeon/pipeline.h"

#include <algorithm>
#include <array>

#include "dungeon/stages/stages.h"
#include "dungeon/styles/styles.h"

namespace cellophane {

namespace {

template <std::size_t... lengths>
constexpr auto join(const std::array<Stage, lengths>&... parts) {
    std::array<Stage, (lengths + ...)> all{};
    auto next = all.begin();
    ((next = std::copy(parts.begin(), parts.end(), next)), ...);
    return all;
}

// Stages that several styles have in the same order.
constexpr auto lakes = std::to_array<Stage>({
    {"lay_floor", lay_floor},
    {"design_lakes", design_lakes},
    {"fill_lakes", fill_lakes},
});
constexpr auto finish = std::to_array<Stage>({
    {"join_lakes", join_lakes},
    {"build_bridges", build_bridges},
    {"finish_doors", finish_doors},
    {"finish_walls", finish_walls},
    {"place_stairs", place_stairs},
});
// What a depth must hold comes before what it may hold.
constexpr auto contents = std::to_array<Stage>({
    {"place_amulet", place_amulet},
    {"place_items", place_items},
    {"place_gold", place_gold},
    {"place_hordes", place_hordes},
    {"set_waypoints", set_waypoints},
    {"settle", settle},
});

constexpr auto brogue = join(std::to_array<Stage>({
                                 {"first_room", first_room},
                                 {"attach_rooms", attach_rooms},
                                 {"add_loops", add_loops},
                             }),
                             lakes,
                             std::to_array<Stage>({
                                 {"scatter_features", scatter_features},
                                 {"clear_diagonals", clear_diagonals},
                                 {"furnish_rewards", furnish_rewards},
                                 {"furnish_areas", furnish_areas},
                             }),
                             finish, contents);

constexpr auto classic = join(std::to_array<Stage>({
                                  {"first_room", classic_first_room},
                                  {"attach_rooms", classic_attach_rooms},
                                  {"add_loops", classic_add_loops},
                              }),
                              lakes,
                              std::to_array<Stage>({
                                  {"scatter_features", classic_scatter_features},
                                  {"clear_diagonals", clear_diagonals},
                                  {"furnish_rewards", furnish_rewards},
                              }),
                              finish, contents);

constexpr auto accretion = join(std::to_array<Stage>({
                                    {"first_room", accretion_first_room},
                                    {"attach_rooms", accretion_attach_rooms},
                                    {"add_loops", add_loops},
                                }),
                                lakes, std::to_array<Stage>({{"clear_diagonals", clear_diagonals}}), finish,
                                std::to_array<Stage>({{"analyse_shape", analyze_shape}}), contents);

constexpr auto rogue = join(std::to_array<Stage>({
                                {"first_room", rogue_rooms},
                                {"attach_rooms", rogue_corridors},
                                {"lay_floor", rogue_lay_floor},
                                {"finish_walls", finish_walls},
                                {"place_stairs", rogue_stairs},
                                {"analyse_shape", analyze_shape},
                            }),
                            contents);

}  // namespace

std::span<const Stage> pipeline(Style style) {
    switch (style) {
        case Style::Brogue:
            return brogue;
        case Style::Classic:
            return classic;
        case Style::Accretion:
            return accretion;
        case Style::Rogue:
            return rogue;
        case Style::count:
            break;
    }
    return {};
}

}  // namespace cellophane
