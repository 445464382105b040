#include "exports/raster.h"

#include <map>
#include <optional>
#include <utility>
#include <vector>

#include "content/features.h"
#include "content/looks.h"
#include "exports/figure_signs.h"
#include "exports/pictograms.h"
#include "exports/pictures.h"
#include "exports/png.h"
#include "view/figures.h"

namespace cellophane {

namespace {

/// Signs are shrunk from so many pixels; larger cells have their own.
constexpr int finest = 64;
constexpr int largest = 256;
/// How far lines between cells are moved from the ground towards white or black, of 255.
constexpr int faint = 38;

/// Every sign is drawn once.
class StencilBox {
public:
    explicit StencilBox(int side) : side_{side}, finest_{side <= finest ? finest : largest} {}

    const Coverage& take(Terrain terrain) {
        const auto found = terrains_.find(terrain);
        if (found != terrains_.end()) return found->second;
        return terrains_.emplace(terrain, shrunk(pictogram(terrain, finest_), side_)).first->second;
    }

    const Coverage& take(char32_t figure) {
        const auto found = figures_.find(figure);
        if (found != figures_.end()) return found->second;
        return figures_.emplace(figure, shrunk(figure_sign(figure, finest_), side_)).first->second;
    }

private:
    int side_;
    int finest_;
    std::map<Terrain, Coverage> terrains_;
    std::map<char32_t, Coverage> figures_;
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

struct DrawnCell {
    Rgb fore{};
    Rgb back{};
    /// None: bare ground.
    const Coverage* sign = nullptr;
};

class Painter {
public:
    Painter(const Observation& seen, const PngOptions& options)
        : seen_{seen}, options_{options}, stencils_{options.cell} {}

    void paint_on(Canvas& canvas, Pos corner, Pos part, Size size) {
        for (int y = 0; y < size.height; ++y)
            for (int x = 0; x < size.width; ++x) {
                const Pos at{part.x + x, part.y + y};
                if (seen_.cells[at].sight == Sight::Unknown) continue;
                const DrawnCell cell = drawn_cell(at);
                for (int line = 0; line < options_.cell; ++line)
                    for (int column = 0; column < options_.cell; ++column)
                        canvas.paint(
                            {corner.x + x * options_.cell + column, corner.y + y * options_.cell + line},
                            color_of(cell, column, line));
            }
    }

    std::string paint() {
        const Size size = seen_.cells.size();
        const int side = options_.cell;
        PngWriter png{{size.width * side, size.height * side}, PixelKind::Rgb, options_.pixels_per_meter};
        row_.resize(static_cast<std::size_t>(size.width * side) * 3);
        for (int y = 0; y < size.height; ++y) {
            cells_.clear();
            for (int x = 0; x < size.width; ++x) cells_.push_back(drawn_cell({x, y}));
            for (int line = 0; line < side; ++line) {
                std::uint8_t* strip = row_.data();
                for (const DrawnCell& cell : cells_) strip = paint_strip(cell, line, strip);
                if (options_.grid) paint_grid(y > 0 && line == 0);
                png.add(row_);
            }
        }
        return png.finish();
    }

private:
    DrawnCell drawn_cell(Pos at) {
        StyledCell cell = picture_of(seen_, at);
        if (options_.theme != Theme::Dark) cell = in_theme(cell, options_.theme, ground_of(seen_, at));
        return {cell.fore, cell.back, options_.glyphs ? sign_of(at, cell.glyph) : nullptr};
    }

    const Coverage* sign_of(Pos at, char32_t glyph) {
        if (glyph == U' ') return nullptr;
        const std::optional<Figure> figure = figure_at(seen_, at);
        if (figure && figure->glyph == glyph) return &stencils_.take(glyph);
        return &stencils_.take(speaker(seen_.cells[at], glyph));
    }

    static Rgb color_of(const DrawnCell& cell, int x, int line) {
        const int share = cell.sign == nullptr ? 0 : cell.sign->at(x, line);
        return mixed(cell.back, cell.fore, share);
    }

    /// A line of a cell's pixels; returns where the next cell's begin.
    std::uint8_t* paint_strip(const DrawnCell& cell, int line, std::uint8_t* pixel) const {
        for (int x = 0; x < options_.cell; ++x) pixel = put(color_of(cell, x, line), pixel);
        return pixel;
    }

    /// The lines between cells, over a line of pixels: all of it where it is one itself.
    void paint_grid(bool is_whole) {
        constexpr Rgb white{255, 255, 255};
        const Rgb ink = options_.theme == Theme::Dark ? white : Rgb{};
        const std::size_t apart = is_whole ? 3 : static_cast<std::size_t>(options_.cell) * 3;
        for (std::size_t at = is_whole ? 0 : apart; at < row_.size(); at += apart)
            put(mixed({row_[at], row_[at + 1], row_[at + 2]}, ink, faint), &row_[at]);
    }

    static std::uint8_t* put(Rgb color, std::uint8_t* pixel) {
        pixel[0] = color.red;
        pixel[1] = color.green;
        pixel[2] = color.blue;
        return pixel + 3;
    }

    const Observation& seen_;
    const PngOptions& options_;
    StencilBox stencils_;
    std::vector<DrawnCell> cells_;
    std::vector<std::uint8_t> row_;
};

bool fits(Size map, int pixels, int most) {
    return map.area() <= most / (pixels * pixels);
}

int largest_fitting(Size map, int pixels, int most) {
    while (pixels > smallest_png_cell && !fits(map, pixels, most)) --pixels;
    return pixels;
}

}  // namespace

int largest_png_cell(Size map) {
    return largest_fitting(map, largest, most_chosen_pixels);
}

int usual_png_cell(Size map) {
    return largest_fitting(map, PngOptions{}.cell, most_pixels);
}

int pixels_per_meter(int cell, int cell_micrometers) {
    constexpr int meter = 1'000'000;
    return (cell * meter + cell_micrometers / 2) / cell_micrometers;
}

std::string to_png(Observation seen, const PngOptions& options) {
    if (!options.items) seen.items.clear();
    if (!options.monsters) seen.monsters.clear();
    return Painter{seen, options}.paint();
}

void draw_map(Canvas& canvas, Pos corner, const Observation& seen, Pos part, Size size, int side) {
    const PngOptions options{.cell = side};
    Painter{seen, options}.paint_on(canvas, corner, part, size);
}

int pixels_per_cell(Size map) {
    int pixels = finest;
    while (pixels > pictogram_side && !fits(map, pixels, most_pixels)) pixels /= 2;
    return pixels;
}

std::string ground_picture(const Observation& seen, int pixels) {
    Observation bare = seen;
    bare.hero.reset();
    return to_png(std::move(bare), {.cell = pixels, .items = false, .monsters = false});
}

}  // namespace cellophane
