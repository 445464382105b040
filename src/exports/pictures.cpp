#include "exports/pictures.h"

#include "exports/exports.h"
#include "screen/encode.h"
#include "screen/utf8.h"
#include "view/cell_colors.h"
#include "view/cell_painter.h"
#include "view/figures.h"
#include "view/light_steps.h"
#include "view/map_cell.h"

namespace cellophane {

StyledCell picture_of(const Observation& seen, Pos at) {
    CellLook look{.at = at, .depth = seen.long_depth(), .figure = figure_at(seen, at)};
    if (seen.hero) {
        look.light = graded(seen.light[at], speckle_of(at, seen.long_depth()));
        look.hero_color = hero_color(*seen.hero);
        look.under_water = seen.hero->under_water;
        look.hero_here = seen.hero->at == at;
    }
    return paint_cell(seen.cells[at], look);
}

Grid<StyledCell> pictures_of(const Observation& seen, bool rock) {
    const Size size = seen.cells.size();
    Grid<StyledCell> pictures{size};
    CellPainter painter;
    const int depth = seen.long_depth();
    for (int i = 0; i < size.area(); ++i) {
        const Pos at = size.at(i);
        const CellView& cell = seen.cells[at];
        if (!rock && cell[Layer::Dungeon] == Terrain::Granite)
            pictures[at] = {U' ', {}, {}};
        else if (seen.hero)
            pictures[at] = picture_of(seen, at);
        else
            pictures[at] = painter.paint(cell, {.at = at, .depth = depth}, speckle_of(at, depth)).cell;
    }
    // Few cells hold anything: to ask every cell for it would take longer than all the rest.
    const auto repaint = [&](const auto& things) {
        for (const auto& thing : things)
            if (figure_at(seen, thing.at)) pictures[thing.at] = picture_of(seen, thing.at);
    };
    repaint(seen.items);
    repaint(seen.monsters);
    repaint(seen.auras);
    return pictures;
}

std::string to_text(const Observation& seen) {
    std::string out;
    for (int y = 0; y < seen.cells.height(); ++y) {
        for (int x = 0; x < seen.cells.width(); ++x) append_utf8(out, picture_of(seen, {x, y}).glyph);
        out += '\n';
    }
    return out;
}

std::string to_ansi(const Observation& seen) {
    std::string out;
    for (int y = 0; y < seen.cells.height(); ++y) {
        StyledCell last;
        for (int x = 0; x < seen.cells.width(); ++x) {
            const StyledCell cell = picture_of(seen, {x, y});
            const bool first = x == 0;
            if (cell.glyph != U' ' && (first || cell.fore != last.fore)) {
                append_fore(out, cell.fore);
                last.fore = cell.fore;
            }
            if (first || cell.back != last.back) {
                append_back(out, cell.back);
                last.back = cell.back;
            }
            append_utf8(out, cell.glyph);
        }
        out += "\x1b[m\n";
    }
    return out;
}

}  // namespace cellophane
