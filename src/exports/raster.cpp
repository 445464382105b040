#include "exports/raster.h"

#include <map>
#include <vector>

#include "content/looks.h"
#include "exports/pictograms.h"
#include "exports/pictures.h"
#include "exports/png.h"

namespace cellophane {

namespace {

constexpr int finest = 64;

/// Every kind of terrain is drawn once.
class StencilBox {
public:
    explicit StencilBox(int side) : side_{side} {}

    const Stencil& take(Terrain terrain) {
        const auto found = stencils_.find(terrain);
        if (found != stencils_.end()) return found->second;
        return stencils_.emplace(terrain, pictogram(terrain, side_)).first->second;
    }

private:
    int side_;
    std::map<Terrain, Stencil> stencils_;
};

/// Which of a cell's terrains has the sign that the cell shows.
Terrain speaker(const CellView& cell, char32_t glyph) {
    Terrain speaking = Terrain::Floor;
    int priority = terrain_rows[Terrain::Floor].draw_priority + 1;
    for (Terrain terrain : cell.layers) {
        const bool is_secret = terrain_rows[terrain].mechanics.has(TerrainMechanic::Secret);
        const Terrain shown = is_secret ? revealed(terrain) : terrain;
        const TerrainRow& row = terrain_rows[shown];
        if (looks[shown].glyph != glyph || row.draw_priority >= priority) continue;
        speaking = shown;
        priority = row.draw_priority;
    }
    return speaking;
}

void append(std::vector<std::uint8_t>& row, Rgb colour) {
    row.insert(row.end(), {colour.red, colour.green, colour.blue});
}

void append_strip(std::vector<std::uint8_t>& row, const StyledCell& cell, const Stencil* stencil, int y,
                  int pixels) {
    for (int x = 0; x < pixels; ++x)
        append(row, stencil != nullptr && stencil->at(x, y) ? cell.fore : cell.back);
}

}  // namespace

int pixels_per_cell(Size map) {
    int pixels = finest;
    while (pixels > pictogram_side && map.area() > most_pixels / (pixels * pixels)) pixels /= 2;
    return pixels;
}

std::string ground_picture(const Observation& seen, int pixels) {
    Observation bare = seen;
    bare.hero.reset();
    bare.items.clear();
    bare.monsters.clear();
    const Size size = bare.cells.size();
    StencilBox stencils{pixels};
    PngWriter png{{size.width * pixels, size.height * pixels}, PixelKind::Rgb};
    std::vector<StyledCell> cells(static_cast<std::size_t>(size.width));
    std::vector<const Stencil*> signs(cells.size());
    std::vector<std::uint8_t> row;
    for (int y = 0; y < size.height; ++y) {
        for (int x = 0; x < size.width; ++x) {
            const auto column = static_cast<std::size_t>(x);
            cells[column] = picture_of(bare, {x, y});
            const char32_t glyph = cells[column].glyph;
            signs[column] = glyph == U' ' ? nullptr : &stencils.take(speaker(bare.cells[{x, y}], glyph));
        }
        for (int line = 0; line < pixels; ++line) {
            row.clear();
            for (std::size_t x = 0; x < cells.size(); ++x)
                append_strip(row, cells[x], signs[x], line, pixels);
            png.add(row);
        }
    }
    return png.finish();
}

}  // namespace cellophane
