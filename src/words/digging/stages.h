#pragma once

#include "words/digging.h"

namespace cellophane::words::digging {

struct StyledStageWords {
    /// `Style::count`: any style that has no row of its own.
    Style style = Style::count;
    /// Of short dungeons alone.
    bool is_of_short = false;
    StageWords words{};
};

inline constexpr StyledStageWords stages[] = {
    {.style = Style::Classic,
     .words =
         {.stage = "first_room",
          .title = "The first room",
          .line = "It begins with one room: on depth 1 an upside-down T at the bottom, deeper down a cave or "
                  "a rectangle, wherever it fits."}},
    {.style = Style::Rogue,
     .words = {.stage = "first_room",
               .title = "A room to each cell",
               .line =
                   "The map is a grid, and every cell of it gets one room of any size that fits. A few stay "
                   "away: there, corridors will only bend."}},
    {.words = {.stage = "first_room",
               .title = "The first room",
               .line =
                   "Everything grows from one room. It is drawn by itself, then set down somewhere on solid "
                   "rock."}},
    {.style = Style::Classic,
     .words = {.stage = "attach_rooms",
               .title = "Rooms on walls",
               .line =
                   "A wall is picked, often a corridor is driven through it, and if a cross-shaped room fits "
                   "behind, it stays. Hundreds of walls are tried."}},
    {.style = Style::Rogue,
     .words = {.stage = "attach_rooms",
               .title = "Corridors",
               .line =
                   "A walk over the grid has decided who is linked with whom. Every link becomes a corridor, "
                   "from middle to middle."}},
    {.words =
         {.stage = "attach_rooms",
          .title = "Rooms slide into place",
          .line = "Each room is drawn on a sheet of its own and slid over the level like cellophane, until a "
                  "door of it meets a wall and nothing overlaps. The level grows into a tree."}},
    {.style = Style::Classic,
     .words = {.stage = "add_loops",
               .title = "Loops",
               .line =
                   "A tree is all dead ends. Where two rooms share a wall and are several doors apart, they "
                   "get a door between them."}},
    {.words = {.stage = "add_loops",
               .title = "Loops",
               .line =
                   "A tree is all dead ends. Where the two sides of a wall lie close together and the walk "
                   "around is long, the wall gives way."}},
    {.words = {.stage = "lay_floor",
               .title = "The floor is laid",
               .line =
                   "So far there was only a plan. Now it becomes floor, doors and walls. Not every doorway "
                   "gets a door."}},
    {.words = {.stage = "design_lakes",
               .title = "Lakes look for a place",
               .line =
                   "Shapeless masses are grown and dropped anywhere, again and again. Where one would cut "
                   "the level in two, it is refused."}},
    {.words = {.stage = "fill_lakes",
               .title = "Lakes fill",
               .line =
                   "Every lake becomes water, chasm, lava or brimstone; neighbours agree on what. Most get a "
                   "rim to stand on."}},
    {.words =
         {.stage = "scatter_features",
          .title = "What grows and crumbles",
          .line =
              "Grass, fungus, bones, rubble, statues and traps are strewn about, as the depth has them."}},
    {.words = {.stage = "clear_diagonals",
               .title = "Corners are cleared",
               .line =
                   "Nobody squeezes between two walls that touch at their corners. Where that is all there "
                   "is of a gap, a wall falls."}},
    {.words = {.stage = "furnish_rewards",
               .title = "Vaults",
               .line =
                   "Treasure rooms are built behind the narrow places, each with a guard on its doorway and, "
                   "often, a key in some trial elsewhere. If one part fails, all of it is taken back."}},
    {.words =
         {.stage = "furnish_areas",
          .title = "Places with a story",
          .line = "Camps, swamps, shrines, and traps of many parts are built where there is room for them."}},
    {.words = {.stage = "join_lakes",
               .title = "Lakes join",
               .line =
                   "What stands one cell thick between two stretches of the same liquid is washed away."}},
    {.words =
         {.stage = "build_bridges",
          .title = "Bridges",
          .line = "Where the way around a chasm is long, a rope bridge may span it. Nobody ever needs one to "
                  "get anywhere."}},
    {.words = {.stage = "finish_doors",
               .title = "Doors are checked",
               .line =
                   "Doors that stand free or lead nowhere go. Deeper down, many of the rest pass for wall."}},
    {.words = {.stage = "finish_walls",
               .title = "Walls are dressed",
               .line = "Rock that shows becomes wall, wall that nobody will ever see becomes rock."}},
    {.style = Style::Rogue,
     .words = {.stage = "place_stairs",
               .title = "Stairs",
               .line =
                   "The walk over the grid began somewhere and ended somewhere. There the stairs go, up and "
                   "down."}},
    {.words = {.stage = "place_stairs",
               .title = "Stairs",
               .line = "Down first, then up, each set into a wall, as near as walls allow to where the next "
                       "level expects it."}},
    {.words = {.stage = "analyse_shape",
               .title = "The shape is read",
               .line = "Narrow places and rings are marked: nothing will be dropped where it would be in the "
                       "way.",
               .one = "narrow place",
               .many = "narrow places"}},
    {.words =
         {.stage = "place_items",
          .title = "Items",
          .line = "Every cell holds tickets in a raffle: few in the open, more behind doors, far more behind "
                  "secret doors. Each prize cools the cells around it."}},
    {.words = {.stage = "place_gold",
               .title = "Gold",
               .line =
                   "Gold joins the same raffle. How much there is follows a curve that luck may not leave "
                   "for long."}},
    {.words = {.stage = "place_hordes",
               .title = "Somebody moves in",
               .line =
                   "Hordes are drawn by depth, now and then from deeper down, and settle out of sight of the "
                   "stairs if they can."}},
    {.is_of_short = true,
     .words = {.stage = "place_amulet",
               .title = "The Amulet",
               .line =
                   "From its depth on the Amulet has to be somewhere: 6 in a rapid dungeon, 3 in a bullet. "
                   "Anywhere else, nothing happens here."}},
    {.words = {.stage = "place_amulet",
               .title = "The Amulet",
               .line =
                   "From depth 26 on the Amulet has to be somewhere. Anywhere else, nothing happens here."}},
    {.words = {.stage = "set_waypoints",
               .title = "Ways to wander",
               .line =
                   "Up to forty places, each out of sight of the others. This is where wanderers will go.",
               .one = "place to wander to",
               .many = "places to wander to"}},
    {.words = {.stage = "settle",
               .title = "It settles",
               .line =
                   "A while passes with nobody there: what drips, drifts or smoulders does so now. Then the "
                   "level is done.",
               .nothing = "That is all."}},
};

}  // namespace cellophane::words::digging
