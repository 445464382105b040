#pragma once

#include <string>
#include <vector>

#include "exports/floor_plan.h"
#include "exports/theme.h"
#include "protocol/observation.h"

namespace cellophane {

struct DrawnOptions {
    Theme theme = Theme::Ink;
    /// The side of a cell in pixels when the picture is shown at its own size; it is crisp at any.
    int cell = 24;
    /// Above the map, and what screen readers say.
    std::string title{};
    /// Dotted lines between the cells of the floor, and numbers of columns and rows at the edges.
    bool grid = true;
    /// What the marks mean, below the map.
    bool legend = true;
    bool items = true;
    bool monsters = true;
    /// Marks also what breaks out of walls, which `hide_secrets` leaves as they are.
    bool secrets = true;
};

/// The numbers of rooms, from 1 in the order of the level's list, and where each is written: a bare cell as
/// near to the middle of the room as there is; `nowhere` if the room has no cell left.
std::vector<Pos> places_of_numbers(const Observation& seen, const PlannedLevel& plan);

/// The map as drawn by hand on paper: walls as lines around the rooms, hatching outside, water with shores,
/// marks for what stands there. An SVG without scripts, styles or anything from elsewhere; the same level
/// gives the same bytes. Any map size. `numbers`: `places_of_numbers`, or none.
std::string to_drawn_svg(const Observation& seen, const std::vector<Pos>& numbers,
                         const DrawnOptions& options);

}  // namespace cellophane
