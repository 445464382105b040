#include "view/scene.h"

#include <algorithm>

#include "view/buttons.h"
#include "view/lantern.h"
#include "view/layout.h"
#include "view/map_cell.h"
#include "view/mixing.h"
#include "view/sidebar.h"
#include "view/text.h"
#include "words/grammar.h"
#include "words/terrain.h"

namespace cellophane {

namespace {

/// The target is reachable if the route ends there, or if it is next to the hero.
bool within_reach(const Observation& seen, const Pointing& pointing) {
    if (!pointing.cell || !seen.hero) return true;
    const bool arrives = !pointing.route.empty() && pointing.route.back() == *pointing.cell;
    return arrives || king_distance(seen.hero->at, *pointing.cell) <= 1;
}

Grid<Mark> marks_of(const Observation& seen, const Pointing& pointing) {
    Grid<Mark> marks{seen.cells.size(), Mark::None};
    for (Pos at : pointing.route)
        if (marks.contains(at)) marks[at] = pointing.by_cursor ? Mark::CursorRoute : Mark::Route;
    if (pointing.cell && marks.contains(*pointing.cell))
        marks[*pointing.cell] = within_reach(seen, pointing) ? Mark::Target : Mark::FarTarget;
    return marks;
}

void paint_map(Frame& frame, const Observation& seen, const Pointing& pointing) {
    const Grid<Mark> marks = marks_of(seen, pointing);
    const Size size = seen.cells.size();
    for (int x = 0; x < std::min(size.width, main_width); ++x)
        for (int y = 0; y < std::min(size.height, map_rows); ++y) {
            const Pos at{x, y};
            CellLook look{.at = at, .depth = seen.depth, .mark = marks[at]};
            if (seen.hero) {
                look.light_percent = lantern_strength(seen.hero->at, at, seen.depth);
                look.hero_here = seen.hero->at == at;
            }
            frame.at(main_column + x, map_row + y) = paint_cell(seen.cells[at], look);
        }
}

}  // namespace

std::string flavour_line(const Observation& seen, const Pointing& pointing) {
    if (pointing.cell && seen.cells.contains(*pointing.cell)) {
        const CellView& cell = seen.cells[*pointing.cell];
        const bool own = seen.hero && seen.hero->at == *pointing.cell;
        return capitalised(own ? describe_own(cell) : describe(cell));
    }
    if (!seen.hero || !seen.cells.contains(seen.hero->at)) return {};
    return std::string{terrain_words[most_telling(seen.cells[seen.hero->at])].flavour};
}

Frame paint(const Scene& scene) {
    Frame frame;
    if (scene.seen.cells.size().area() > 0) paint_map(frame, scene.seen, scene.pointing);
    paint_sidebar(frame, scene.seen, scene.pointing.cell);
    paint_messages(frame, scene.log);
    write(frame, main_column, flavour_row, screen_columns, flavour_line(scene.seen, scene.pointing),
          rgb(Colour::FlavorText));
    if (scene.seen.hero)
        paint_buttons(frame, play_buttons, scene.pointing.button);
    else
        paint_buttons(frame, survey_buttons, scene.pointing.button);
    return frame;
}

}  // namespace cellophane
