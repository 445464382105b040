#include "view/scene.h"

#include <algorithm>
#include <optional>

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

/// Paints cells of the map, each in the light that reaches it.
class MapPainter {
public:
    MapPainter(Frame& frame, const Observation& seen, CellPainter& cells)
        : frame_{frame}, seen_{seen}, cells_{cells} {
        if (seen.hero) lantern_.emplace(seen.hero->at, seen.depth);
    }

    void paint_all() {
        const int width = std::min(seen_.cells.width(), main_width);
        const int height = std::min(seen_.cells.height(), map_rows);
        for (int x = 0; x < width; ++x) {
            const CellView* column = seen_.cells.column(x);
            for (int y = 0; y < height; ++y)
                // Unknown cells stay as a frame begins: blank and black.
                if (column[y].sight != Sight::Unknown) paint({x, y}, Mark::None);
        }
    }

    void mark(Pos at, Mark mark) {
        if (seen_.cells.contains(at) && at.x < main_width && at.y < map_rows) paint(at, mark);
    }

private:
    void paint(Pos at, Mark mark) {
        const CellView& cell = seen_.cells[at];
        const std::uint32_t speckle = speckle_of(at, seen_.depth);
        CellLook look{.at = at, .depth = seen_.depth, .mark = mark};
        if (lantern_ && cell.sight == Sight::Seen) {
            look.light_percent = lantern_->strength_at(at, speckle);
            look.hero_here = seen_.hero->at == at;
        }
        frame_.at(main_column + at.x, map_row + at.y) = cells_.paint(cell, look, speckle);
    }

    Frame& frame_;
    const Observation& seen_;
    CellPainter& cells_;
    std::optional<Lantern> lantern_;
};

void paint_map(Frame& frame, const Scene& scene, CellPainter& cells) {
    MapPainter painter{frame, scene.seen, cells};
    painter.paint_all();
    const Pointing& pointing = scene.pointing;
    for (Pos at : pointing.route) painter.mark(at, pointing.by_cursor ? Mark::CursorRoute : Mark::Route);
    if (pointing.cell)
        painter.mark(*pointing.cell, within_reach(scene.seen, pointing) ? Mark::Target : Mark::FarTarget);
}

}  // namespace

std::string flavour_line(const Observation& seen, const Pointing& pointing) {
    if (pointing.cell && seen.cells.contains(*pointing.cell)) {
        const CellView& cell = seen.cells[*pointing.cell];
        // Without a hero nothing is kept from anybody.
        if (!seen.hero) return capitalised(describe_truth(cell));
        const bool own = seen.hero->at == *pointing.cell;
        return capitalised(own ? describe_own(cell) : describe(cell));
    }
    if (!seen.hero || !seen.cells.contains(seen.hero->at)) return {};
    return std::string{terrain_words[most_telling(seen.cells[seen.hero->at])].flavour};
}

Frame paint(const Scene& scene, CellPainter& painter) {
    Frame frame;
    if (scene.seen.cells.size().area() > 0) paint_map(frame, scene, painter);
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
