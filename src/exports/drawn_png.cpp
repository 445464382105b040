#include "exports/drawn_png.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "exports/band_painter.h"
#include "exports/drawn_path.h"
#include "exports/drawn_shapes.h"
#include "exports/figure_signs.h"
#include "exports/lettering.h"
#include "exports/pictogram_side.h"
#include "exports/picture_path.h"
#include "exports/png.h"
#include "screen/utf8.h"

namespace cellophane {

namespace {

/// A band has about so many pixels.
constexpr int pixels_of_band = 1 << 20;
constexpr std::int64_t thousandths_of_unit = 1000;
constexpr Rgb unpainted{255, 255, 255};

/// A part of a shape that is painted at once: lines to be filled together, or one to be stroked.
struct ShapePiece {
    std::vector<PicturePath> lines;
    Rgb color{};
    bool is_even_odd = false;
    /// In parts of a pixel; 0: it is filled.
    int width = 0;
    Pos dashes{};
    /// Those it may touch.
    PixelRows rows{};
};

/// What a piece covers of some rows.
FilledShape filled_shape(const ShapePiece& piece, const PixelRows& wanted) {
    FilledShape shape{.contours = {}, .color = piece.color, .is_even_odd = piece.is_even_odd};
    if (piece.width == 0) {
        for (const PicturePath& line : piece.lines) shape.contours.push_back(line.points);
        return shape;
    }
    const int first = wanted.first * parts_of_drawn_pixel - piece.width;
    const int last = (wanted.last + 1) * parts_of_drawn_pixel + piece.width;
    const auto stroke = [&](const PicturePath& line) {
        const auto add = [&](Pos from, Pos to) {
            if (std::max(from.y, to.y) >= first && std::min(from.y, to.y) <= last)
                shape.contours.push_back(stroke_outline(from, to, piece.width));
        };
        for (std::size_t i = 0; i + 1 < line.points.size(); ++i) add(line.points[i], line.points[i + 1]);
        if (line.is_closed) add(line.points.back(), line.points.front());
    };
    for (const PicturePath& line : piece.lines) {
        if (piece.dashes.x == 0) {
            stroke(line);
            continue;
        }
        for (const PicturePath& dash : dashes_of(line, piece.dashes)) stroke(dash);
    }
    return shape;
}

class Pieces {
public:
    Pieces(const PictureScale& scale, int height) : scale_{scale}, height_{height} {}

    void add(const DrawnShape& shape) {
        if (shape.kind == DrawnShapeKind::Text) return add_text(shape);
        add_painted(shape,
                    picture_paths(shape.content, shape.placement.by, shape.placement.quarters, scale_));
    }
    const std::vector<ShapePiece>& list() const { return list_; }

private:
    void add_painted(const DrawnShape& shape, const std::vector<PicturePath>& lines) {
        if (shape.is_stroke_first) add_strokes(shape, lines);
        if (shape.fill) keep({.lines = lines, .color = *shape.fill, .is_even_odd = shape.is_even_odd});
        if (!shape.is_stroke_first) add_strokes(shape, lines);
    }

    void add_strokes(const DrawnShape& shape, const std::vector<PicturePath>& lines) {
        if (!shape.stroke) return;
        const auto length = [&](int units) { return scale_.parts(units * thousandths_of_unit); };
        for (const PicturePath& line : lines)
            keep({.lines = {line},
                  .color = *shape.stroke,
                  .width = std::max(1, length(shape.stroke_width)),
                  .dashes = {length(shape.dashes.x), length(shape.dashes.y)}});
    }

    void add_text(const DrawnShape& shape) {
        const std::u32string words = plain_words(shape.content);
        // All letters are equally wide.
        const std::int64_t advance =
            shape.font_size * thousandths_of_unit * advance_of_outline / units_of_type;
        const std::int64_t whole = advance * static_cast<std::int64_t>(words.size());
        std::int64_t x = (shape.at.x + shape.placement.by.x - scale_.corner.x) * thousandths_of_unit -
                         whole * shape.share_before / 100;
        const std::int64_t y = (shape.at.y + shape.placement.by.y - scale_.corner.y) * thousandths_of_unit;
        std::vector<PicturePath> lines;
        for (const char32_t letter : words) {
            for (PicturePath& line : outlines_of(letter, shape)) {
                for (Pos& point : line.points) point = point + Pos{scale_.parts(x), scale_.parts(y)};
                lines.push_back(std::move(line));
            }
            x += advance;
        }
        add_painted(shape, lines);
    }

    std::vector<PicturePath> outlines_of(char32_t letter, const DrawnShape& text) const {
        PictureScale scale = scale_;
        scale.corner = {};
        if (const std::optional<std::string_view> path =
                letter_outline(letter, text.is_bold ? Weight::Bold : Weight::Regular)) {
            scale.units = scale_.units * units_of_type;
            scale.pixels = scale_.pixels * text.font_size;
            return picture_paths(*path, {}, 0, scale);
        }
        // As high as a capital letter.
        const Stencil sign = figure_sign(letter, pictogram_side);
        const std::int64_t side = text.font_size * thousandths_of_unit * 3 / 4 / pictogram_side;
        std::vector<PicturePath> squares;
        for (int y = 0; y < pictogram_side; ++y)
            for (int x = 0; x < pictogram_side; ++x) {
                if (!sign.at(x, y)) continue;
                const auto corner = [&](int right, int down) {
                    return Pos{scale_.parts((x + right) * side),
                               scale_.parts((y + down - pictogram_side) * side)};
                };
                squares.push_back({{corner(0, 0), corner(1, 0), corner(1, 1), corner(0, 1)}, true});
            }
        return squares;
    }

    void keep(ShapePiece piece) {
        for (const PicturePath& line : piece.lines) piece.rows = touched_rows(line.points, piece.rows);
        if (piece.rows.last < piece.rows.first) return;
        const int beyond = piece.width / parts_of_drawn_pixel + 1;
        piece.rows = {piece.rows.first - beyond, piece.rows.last + beyond};
        if (piece.rows.last >= 0 && piece.rows.first < height_) list_.push_back(std::move(piece));
    }

    static std::u32string plain_words(std::string_view words) {
        std::string text{words};
        constexpr std::pair<std::string_view, char> entities[] = {
            {"&lt;", '<'}, {"&gt;", '>'}, {"&quot;", '"'}, {"&apos;", '\''}, {"&#39;", '\''}, {"&amp;", '&'}};
        for (const auto& [name, letter] : entities)
            for (std::size_t at = text.find(name); at != std::string::npos; at = text.find(name, at + 1))
                text.replace(at, name.size(), 1, letter);
        return from_utf8(text);
    }

    const PictureScale& scale_;
    int height_;
    std::vector<ShapePiece> list_;
};

}  // namespace

std::string drawn_png(std::string_view svg, const DrawnPart& part, int cell, int pixels_per_meter) {
    const PictureScale scale{.corner = part.corner, .units = drawn_cell, .pixels = cell};
    const Size size{part.size.width * cell / drawn_cell, part.size.height * cell / drawn_cell};
    Pieces pieces{scale, size.height};
    const DrawnShapes shapes{svg};
    for (const DrawnShape& shape : shapes.list()) pieces.add(shape);
    const int rows = std::clamp(pixels_of_band / std::max(1, size.width), 1, size.height);
    BandPainter band{size.width, rows, unpainted};
    PngWriter png{size, PixelKind::Rgb, pixels_per_meter};
    for (int first = 0; first < size.height; first += rows) {
        band.begin(first);
        for (const ShapePiece& piece : pieces.list()) {
            if (piece.rows.last >= first && piece.rows.first < first + rows)
                band.fill(filled_shape(piece, {first, first + rows - 1}));
        }
        for (int row = 0; row < std::min(rows, size.height - first); ++row) png.add(band.row(row));
    }
    return png.finish();
}

std::string to_drawn_png(const Observation& seen, const std::vector<Pos>& numbers,
                         const DrawnOptions& options, int pixels_per_meter) {
    const std::string svg = to_drawn_svg(seen, numbers, options);
    return drawn_png(svg, whole_drawing(svg), options.cell, pixels_per_meter);
}

std::string drawn_ground_png(const Observation& seen, const std::vector<Pos>& numbers, Theme theme,
                             bool secrets, int cell) {
    const std::string svg = to_drawn_svg(seen, numbers,
                                         {.theme = theme,
                                          .grid = false,
                                          .legend = false,
                                          .items = false,
                                          .monsters = false,
                                          .secrets = secrets});
    const Size map = seen.cells.size();
    return drawn_png(svg, {{}, {map.width * drawn_cell, map.height * drawn_cell}}, cell);
}

}  // namespace cellophane
