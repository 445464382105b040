#include "dungeon/pipeline.h"

#include "dungeon/stages/stages.h"
#include "dungeon/styles/styles.h"

namespace cellophane {

namespace {

constexpr Stage brogue[] = {
    {"first_room", first_room},
    {"attach_rooms", attach_rooms},
    {"add_loops", add_loops},
    {"lay_floor", lay_floor},
    {"design_lakes", design_lakes},
    {"fill_lakes", fill_lakes},
    {"scatter_features", scatter_features},
    {"clear_diagonals", clear_diagonals},
    {"furnish_rewards", furnish_rewards},
    {"furnish_areas", furnish_areas},
    {"join_lakes", join_lakes},
    {"build_bridges", build_bridges},
    {"finish_doors", finish_doors},
    {"finish_walls", finish_walls},
    {"place_stairs", place_stairs},
    {"place_items", place_items},
    {"place_gold", place_gold},
    {"place_hordes", place_hordes},
    {"place_amulet", place_amulet},
    {"set_waypoints", set_waypoints},
    {"settle", settle},
};

constexpr Stage classic[] = {
    {"first_room", classic_first_room},
    {"attach_rooms", classic_attach_rooms},
    {"add_loops", classic_add_loops},
    {"lay_floor", lay_floor},
    {"design_lakes", design_lakes},
    {"fill_lakes", fill_lakes},
    {"scatter_features", classic_scatter_features},
    {"clear_diagonals", clear_diagonals},
    {"furnish_rewards", furnish_rewards},
    {"join_lakes", join_lakes},
    {"build_bridges", build_bridges},
    {"finish_doors", finish_doors},
    {"finish_walls", finish_walls},
    {"place_stairs", place_stairs},
    {"place_items", place_items},
    {"place_gold", place_gold},
    {"place_hordes", place_hordes},
    {"place_amulet", place_amulet},
    {"set_waypoints", set_waypoints},
    {"settle", settle},
};

constexpr Stage accretion[] = {
    {"first_room", accretion_first_room},
    {"attach_rooms", accretion_attach_rooms},
    {"add_loops", add_loops},
    {"lay_floor", lay_floor},
    {"design_lakes", design_lakes},
    {"fill_lakes", fill_lakes},
    {"clear_diagonals", clear_diagonals},
    {"join_lakes", join_lakes},
    {"build_bridges", build_bridges},
    {"finish_doors", finish_doors},
    {"finish_walls", finish_walls},
    {"place_stairs", place_stairs},
    {"analyse_shape", analyse_shape},
    {"place_items", place_items},
    {"place_gold", place_gold},
    {"place_hordes", place_hordes},
    {"place_amulet", place_amulet},
    {"set_waypoints", set_waypoints},
    {"settle", settle},
};

constexpr Stage rogue[] = {
    {"first_room", rogue_rooms},    {"attach_rooms", rogue_corridors}, {"lay_floor", rogue_lay_floor},
    {"finish_walls", finish_walls}, {"place_stairs", rogue_stairs},    {"analyse_shape", analyse_shape},
    {"place_items", place_items},   {"place_gold", place_gold},        {"place_hordes", place_hordes},
    {"place_amulet", place_amulet}, {"set_waypoints", set_waypoints},  {"settle", settle},
};

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
