#include "exports/svg.h"

#include <map>

#include "dungeon/draft/tuning.h"
#include "exports/pictures.h"
#include "kit/base/foreign_text.h"
#include "kit/base/hex.h"
#include "screen/utf8.h"

namespace cellophane {

namespace {

/// A cell in the picture's own units: whole numbers for the middle of a cell and for the foot of its sign.
constexpr int cell_width = 10;
constexpr int cell_height = 20;
constexpr int foot = 15;
constexpr int font_size = 16;

/// Cells or signs of one color, by 0xRRGGBB, so that each color is named once.
using ByColor = std::map<std::uint32_t, std::string>;

std::uint32_t number_of(Rgb color) {
    return static_cast<std::uint32_t>(color.red << 16 | color.green << 8 | color.blue);
}

std::string hex(std::uint32_t color) {
    return '#' + hex_digits(color, 6);
}

std::string attribute(std::string_view name, std::string_view value) {
    return std::string{" "}.append(name).append("=\"").append(value).append("\"");
}

std::string attribute(std::string_view name, int value) {
    return attribute(name, std::to_string(value));
}

/// Neighbors of one color in a row are one rectangle.
ByColor grounds_of(const Grid<StyledCell>& cells) {
    ByColor grounds;
    for (int y = 0; y < cells.height(); ++y)
        for (int x = 0, end = 0; x < cells.width(); x = end) {
            const std::uint32_t color = number_of(cells[{x, y}].back);
            for (end = x + 1; end < cells.width() && number_of(cells[{end, y}].back) == color;) ++end;
            const std::string width = std::to_string(end - x);
            grounds[color].append("M" + std::to_string(x) + " " + std::to_string(y) + "h" + width + "v1h-" +
                                  width + "z");
        }
    return grounds;
}

/// Every sign has a place of its own, so the font's widths do not matter; and an element of its own, for
/// librsvg and CairoSVG put all signs of an element with a list of places on one line.
ByColor signs_of(const Grid<StyledCell>& cells) {
    ByColor signs;
    for (int y = 0; y < cells.height(); ++y) {
        ByColor row;
        for (int x = 0; x < cells.width(); ++x) {
            const StyledCell& cell = cells[{x, y}];
            if (cell.glyph == U' ') continue;
            std::string glyph;
            append_utf8(glyph, cell.glyph);
            row[number_of(cell.fore)] += "<tspan" + attribute("x", x * cell_width + cell_width / 2) + ">" +
                                         xml_text(glyph) + "</tspan>";
        }
        for (const auto& [color, alike] : row)
            signs[color] += "<text" + attribute("y", y * cell_height + foot) + ">" + alike + "</text>\n";
    }
    return signs;
}

std::string text_of(const ByColor& signs) {
    std::string out = "<g" + attribute("font-family", "'DejaVu Sans Mono',Menlo,Consolas,monospace") +
                      attribute("font-size", font_size) + attribute("text-anchor", "middle") + ">\n";
    for (const auto& [color, alike] : signs)
        out += "<g" + attribute("fill", hex(color)) + ">\n" + alike + "</g>\n";
    return out + "</g>\n";
}

std::string grid_lines(Size size, Theme theme) {
    std::string lines;
    for (int x = 1; x < size.width; ++x)
        lines += "M" + std::to_string(x * cell_width) + " 0V" + std::to_string(size.height * cell_height);
    for (int y = 1; y < size.height; ++y)
        lines += "M0 " + std::to_string(y * cell_height) + "H" + std::to_string(size.width * cell_width);
    return "<path" + attribute("fill", "none") +
           attribute("stroke", theme == Theme::Dark ? "#ffffff" : "#000000") +
           attribute("stroke-opacity", ".15") + attribute("d", lines) + "/>\n";
}

}  // namespace

std::string xml_text(std::string_view text) {
    std::string out;
    while (!text.empty()) {
        const char32_t c = take_utf8(text);
        const bool is_forbidden = (is_unseen(c) && c != U'\t' && c != U'\n') || c == 0xFFFE || c == 0xFFFF;
        if (c == U'&')
            out += "&amp;";
        else if (c == U'<')
            out += "&lt;";
        else if (c == U'>')
            out += "&gt;";
        else if (c == U'"')
            out += "&quot;";
        else
            append_utf8(out, is_forbidden ? U'\uFFFD' : c);
    }
    return out;
}

std::string level_title(const LevelRequest& request) {
    const std::string tuning = tuning_text(request.tuning);
    const std::string variant =
        request.variant == Variant::Brogue ? "" : ", " + std::string{request.variant.name()};
    return "Dungeon " + std::to_string(request.seed) + variant + ", depth " + std::to_string(request.depth) +
           (tuning.empty() ? "" : ", " + tuning);
}

std::string to_svg(const Observation& level, const SvgOptions& options) {
    Observation seen = level;
    if (!options.items) seen.items.clear();
    if (!options.monsters) seen.monsters.clear();
    const Size size = seen.cells.size();
    Grid<StyledCell> cells{size};
    for (int i = 0; i < size.area(); ++i) cells.at_index(i) = picture_of(seen, size.at(i));
    if (options.theme != Theme::Dark)
        for (int i = 0; i < size.area(); ++i)
            cells.at_index(i) = in_theme(cells.at_index(i), options.theme, ground_of(seen, size.at(i)));

    const int width = size.width * cell_width;
    const int height = size.height * cell_height;
    const auto shown = [&](int units) { return (units * options.cell + cell_height / 2) / cell_height; };
    const std::string title = level_title({.seed = seen.seed, .variant = seen.variant, .depth = seen.depth});
    const std::string description = "Style " + std::string{style_rows[seen.style].name} + ", " +
                                    std::to_string(size.width) + " by " + std::to_string(size.height) +
                                    " cells, seen from above.";
    std::string out = "<svg" + attribute("xmlns", "http://www.w3.org/2000/svg") +
                      attribute("viewBox", "0 0 " + std::to_string(width) + " " + std::to_string(height)) +
                      attribute("width", shown(width)) + attribute("height", shown(height)) +
                      attribute("role", "img") +
                      // Said because ImageMagick's own renderer draws black outlines where nothing is said.
                      attribute("stroke", "none") + ">\n";
    out += "<title>" + xml_text(options.title.value_or(title)) + "</title>\n";
    out += "<desc>" + xml_text(options.description.value_or(description)) + "</desc>\n";
    // Without soft edges, lest seams show between neighbors.
    out += "<g" +
           attribute("transform",
                     "scale(" + std::to_string(cell_width) + " " + std::to_string(cell_height) + ")") +
           attribute("shape-rendering", "crispEdges") + ">\n";
    for (const auto& [color, rectangles] : grounds_of(cells))
        out += "<path" + attribute("fill", hex(color)) + attribute("d", rectangles) + "/>\n";
    out += "</g>\n";
    if (options.grid) out += grid_lines(size, options.theme);
    if (options.glyphs) out += text_of(signs_of(cells));
    return out += "</svg>\n";
}

}  // namespace cellophane
