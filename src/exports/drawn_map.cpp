#include "exports/drawn_map.h"

#include <algorithm>
#include <array>
#include <bitset>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "exports/drawn_elements.h"
#include "exports/drawn_marks.h"
#include "exports/drawn_palette.h"
#include "exports/drawn_path.h"
#include "exports/drawn_sketch.h"
#include "exports/pictures.h"
#include "exports/svg.h"
#include "screen/utf8.h"

namespace cellophane {

namespace {

using namespace elements;

constexpr int half = drawn_cell / 2;
/// What lies around the map, in cells: for the numbers of columns and rows, and above for the title.
constexpr int map_margin = 2;
constexpr int title_rows = 3;
/// The legend: how far its columns and rows are apart, in cells.
constexpr int legend_column = 9;
constexpr int legend_row = 2;
/// The scale and the compass stand beside it.
constexpr int scale_columns = 9;
/// Every so many cells a column or row has its number.
constexpr int ruler_step = 5;

/// The paths of one pen.
using Strokes = std::array<std::string, static_cast<std::size_t>(DrawnPen::count)>;

/// Cells whose eight neighbors are all members; beyond the map all are.
BitGrid eroded(const BitGrid& cells) {
    return cells - cells.complement().dilated8();
}

/// Strokes side by side, across one of eight directions.
void hatch(std::string& data, Pos middle, std::uint64_t chance, int lines) {
    struct Way {
        int x;
        int y;
    };
    constexpr std::array<Way, 8> ways{
        {{52, 0}, {48, 20}, {37, 37}, {20, 48}, {0, 52}, {-20, 48}, {-37, 37}, {-48, 20}}};
    const Way way = ways[chance % ways.size()];
    const int aside_x = static_cast<int>(chance >> 8 & 15) - 8;
    const int aside_y = static_cast<int>(chance >> 12 & 15) - 8;
    for (int line = 0; line < lines; ++line) {
        const int off = (2 * line - lines + 1) * 11;
        const int shorter = static_cast<int>(chance >> (16 + 4 * line) & 7);
        const Pos from{middle.x + aside_x - way.x - way.y * off / 52,
                       middle.y + aside_y - way.y + way.x * off / 52};
        append_at(data, from, "l");
        data.append(text(2 * way.x * (16 - shorter / 2) / 16))
            .append(" ")
            .append(text(2 * way.y * (16 - shorter / 2) / 16));
    }
}

/// Around the floor, and raggedly a little farther.
std::string hatching_of(const DrawnSketch& sketch) {
    std::string data;
    const BitGrid near = sketch.floor().dilated8() - sketch.floor();
    const BitGrid far = near.dilated8() - near - sketch.floor();
    near.for_each([&](Pos at) { hatch(data, middle_of_cell(at), sketch.chance(at, 1), 4); });
    far.for_each([&](Pos at) {
        const std::uint64_t chance = sketch.chance(at, 2);
        if (chance % 2 == 0) hatch(data, middle_of_cell(at), chance >> 2, 3);
    });
    return data;
}

/// The sides that two cells of the floor share.
std::string grid_of(const BitGrid& floor) {
    std::string data;
    floor.for_each([&](Pos at) {
        const Pos corner{at.x * drawn_cell, at.y * drawn_cell};
        if (floor.test({at.x + 1, at.y})) append_at(data, {corner.x + drawn_cell, corner.y}, "v100");
        if (floor.test({at.x, at.y + 1})) append_at(data, {corner.x, corner.y + drawn_cell}, "h100");
    });
    return data;
}

/// By how many quarters a mark is turned.
int quarters_of(const DrawnSketch& sketch, Pos at, DrawnFacing facing) {
    switch (facing) {
        case DrawnFacing::Across:
            return sketch.quarters_across(at);
        case DrawnFacing::Outward:
            return sketch.quarters_outward(at);
        case DrawnFacing::Any:
            break;
    }
    return 0;
}

/// The strokes of a pen as elements; plants are lines of their own color.
std::string drawn(const Strokes& strokes, const DrawnPalette& colors, std::string_view fine) {
    const auto of = [&](DrawnPen pen) -> const std::string& {
        return strokes[static_cast<std::size_t>(pen)];
    };
    return path(stroked(fine, 4), of(DrawnPen::Fine)) +
           path(stroked(colors.ink, 5, colors.floor), of(DrawnPen::Box)) +
           path(stroked(colors.ink, 5), of(DrawnPen::Line)) + path(filled(colors.ink), of(DrawnPen::Solid));
}

void add_strokes(Strokes& strokes, Pos middle, std::span<const MarkStroke> from) {
    for (const MarkStroke& stroke : from)
        append_at(strokes[static_cast<std::size_t>(stroke.pen)], middle, stroke.path);
}

/// One of the variants, a little aside of the middle.
void add_variant(Strokes& strokes, Pos cell, std::span<const MarkStroke> variants, std::uint64_t chance) {
    const Pos middle = middle_of_cell(cell);
    const Pos aside{middle.x + static_cast<int>(chance >> 8 & 15) - 8,
                    middle.y + static_cast<int>(chance >> 12 & 15) - 8};
    add_strokes(strokes, aside, variants.subspan(chance % variants.size(), 1));
}

/// A mark as a group: each of its pens over the one before, turned as it stands.
std::string turned_mark(const MarkDrawing& mark, Pos middle, int quarters, const DrawnPalette& colors) {
    Strokes strokes;
    add_strokes(strokes, {}, mark.strokes);
    std::string out = "<g transform=\"translate(" + text(middle.x) + " " + text(middle.y) + ")";
    if (quarters != 0) out += " rotate(" + text(90 * quarters) + ")";
    // A box lies under the fine lines of the same mark.
    const auto of = [&](DrawnPen pen) -> const std::string& {
        return strokes[static_cast<std::size_t>(pen)];
    };
    return out + "\">" + path(stroked(colors.ink, 5, colors.floor), of(DrawnPen::Box)) +
           path(stroked(colors.ink, 3), of(DrawnPen::Fine)) +
           path(stroked(colors.ink, 5), of(DrawnPen::Line)) + path(filled(colors.ink), of(DrawnPen::Solid)) +
           "</g>\n";
}

std::string areas_of(const DrawnSketch& sketch, const DrawnPalette& colors) {
    std::string out;
    for (const AreaDrawing& row : area_drawings) {
        const BitGrid cells = sketch.area(row.kind);
        if (cells.none()) continue;
        const AreaColors& shades = colors.areas[static_cast<std::size_t>(row.kind)];
        out += path(stroked(colors.ink, 3, shades.fill), smooth_path(cells));
        // Depth is counted from the shore, wherever walls stand in the water.
        BitGrid inner = sketch.spread(row.kind);
        for (int ring = 0; ring < row.rings; ++ring) {
            inner = eroded(inner);
            const std::string_view shade = ring == 0 ? shades.ring : shades.inner;
            const bool is_drop = row.kind == DrawnArea::Chasm;
            out += path(is_drop ? filled(shade) : stroked(shade, 4), smooth_path(inner & cells));
        }
        Strokes texture;
        if (!row.texture.empty())
            cells.for_each([&](Pos at) {
                const std::uint64_t chance = sketch.chance(at, 3);
                if (chance % 8 < static_cast<std::uint64_t>(row.eighths))
                    add_variant(texture, at, row.texture, chance >> 3);
            });
        out += path(stroked(shades.ring.empty() ? colors.ink : shades.ring, 4), texture[0]);
    }
    return out;
}

std::string marks_of(const DrawnSketch& sketch, const DrawnPalette& colors) {
    Strokes plants;
    Strokes litter;
    std::string things;
    for (int i = 0; i < sketch.size().area(); ++i) {
        const Pos at = sketch.size().at(i);
        const MarkDrawing& mark = mark_drawings[sketch.mark(at)];
        if (mark.kind == DrawnMark::None) continue;
        if (mark.has_variants && sketch.floor().test(at))
            add_variant(mark.grows ? plants : litter, at, mark.strokes, sketch.chance(at, 4));
        else if (!mark.has_variants)
            things += turned_mark(mark, middle_of_cell(at), quarters_of(sketch, at, mark.facing), colors);
    }
    return drawn(litter, colors, colors.ink) + drawn(plants, colors, colors.plants) + things;
}

/// Items, with a thin line of the floor's color around them.
std::string thing_pen(const DrawnPalette& colors) {
    return stroked(colors.floor, 6, colors.items) + " paint-order=\"stroke\" fill-rule=\"evenodd\"";
}

/// Who stands there, and what lies there.
std::string figures_of(const Observation& seen, const DrawnOptions& options, const DrawnPalette& colors) {
    std::string out;
    const auto sign = [&](Pos at) {
        std::string glyph;
        append_utf8(glyph, picture_of(seen, at).glyph);
        return glyph;
    };
    std::string things;
    for (const ItemView& item : seen.items) {
        const bool is_covered = options.monsters && std::any_of(seen.monsters.begin(), seen.monsters.end(),
                                                                [&](const MonsterView& monster) {
                                                                    return monster.at == item.at;
                                                                });
        if (options.items && !is_covered)
            append_at(things, middle_of_cell(item.at), item_drawings[item_rows[item.kind].category].path);
    }
    out += path(thing_pen(colors), things);
    if (!options.monsters) return out;
    for (const MonsterView& monster : seen.monsters) {
        const Pos middle = middle_of_cell(monster.at);
        out += element("circle", "cx=\"" + text(middle.x) + "\" cy=\"" + text(middle.y) + "\" r=\"44\" " +
                                     stroked(colors.creatures, 6, colors.paper));
        out += lettered({middle.x, middle.y + 24}, sign(monster.at), 66, colors.creatures,
                        " font-weight=\"bold\"");
    }
    return out;
}

std::string numbers_of(const std::vector<Pos>& numbers, const DrawnPalette& colors) {
    std::string out;
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        if (numbers[i] == nowhere) continue;
        const Pos middle = middle_of_cell(numbers[i]);
        out += lettered({middle.x, middle.y + 32}, std::to_string(i + 1), 92, colors.ink,
                        " font-weight=\"bold\" paint-order=\"stroke\" stroke-width=\"20\" stroke=\"" +
                            std::string{colors.floor} + "\"");
    }
    return out;
}

std::string rulers_of(Size size, const DrawnPalette& colors) {
    std::string out;
    for (int x = 0; x < size.width; x += ruler_step)
        for (const int y : {-60, size.height * drawn_cell + 110})
            out += lettered({x * drawn_cell + half, y}, text(x), 62, colors.ink);
    for (int y = 0; y < size.height; y += ruler_step)
        for (const int x : {-100, size.width * drawn_cell + 100})
            out += lettered({x, y * drawn_cell + half + 22}, text(y), 62, colors.ink);
    return out;
}

/// A compass, and how long five cells are.
std::string scale_at(Pos corner, const DrawnPalette& colors) {
    const auto at = [&](int x, int y) { return "M" + text(corner.x + x) + " " + text(corner.y + y); };
    return path(filled(colors.ink), at(100, -30) + "l34 100l-34-24l-34 24z") +
           path(stroked(colors.ink, 4), at(100, 24) + "m-52 52a74 74 0 1 1 104 0") +
           lettered({corner.x + 100, corner.y - 50}, "N", 80, colors.ink, " font-weight=\"bold\"") +
           path(stroked(colors.ink, 5),
                at(280, 20) + "v40h500v-40m-400 20v20m100-20v20m100-20v20m100-20v20") +
           lettered({corner.x + 530, corner.y}, "5 squares = 25 ft", 62, colors.ink);
}

/// What is to be explained of a map: areas, then marks, each as its own drawing.
class Legend {
public:
    Legend(const DrawnSketch& sketch, const Observation& seen, const DrawnOptions& options,
           const DrawnPalette& colors)
        : colors_{colors} {
        for (const AreaDrawing& row : area_drawings)
            if (row.kind != DrawnArea::None && sketch.area(row.kind).any()) areas_.push_back(&row);
        std::bitset<static_cast<std::size_t>(DrawnMark::count)> used;
        for (int i = 0; i < sketch.size().area(); ++i)
            used.set(static_cast<std::size_t>(sketch.mark(sketch.size().at(i))));
        for (const MarkDrawing& row : mark_drawings)
            if (row.kind != DrawnMark::None && used.test(static_cast<std::size_t>(row.kind)))
                marks_.push_back(&row);
        const auto lies = [&](ItemCategory kind) {
            return std::any_of(seen.items.begin(), seen.items.end(),
                               [&](const ItemView& item) { return item_rows[item.kind].category == kind; });
        };
        for (const ItemDrawing& row : item_drawings)
            if (options.items && lies(row.kind)) items_.push_back(&row);
    }

    /// In cells, beside a scale, on a map so wide.
    int rows(int width) const {
        const int count = static_cast<int>(areas_.size() + marks_.size() + items_.size());
        const int columns = columns_in(width);
        return std::max(1, (count + columns - 1) / columns) * legend_row;
    }

    std::string drawn_at(Pos corner, int width) const {
        std::string out;
        const int columns = columns_in(width);
        int index = 0;
        const auto next = [&] {
            const Pos middle{corner.x + (scale_columns + index % columns * legend_column) * drawn_cell + half,
                             corner.y + index / columns * legend_row * drawn_cell + half};
            ++index;
            return middle;
        };
        for (const AreaDrawing* row : areas_) {
            const Pos middle = next();
            const AreaColors& shades = colors_.areas[static_cast<std::size_t>(row->kind)];
            std::string box;
            append_at(box, middle, "m-50-36h100v72h-100z");
            out += path(stroked(colors_.ink, 3, shades.fill), box);
            if (!row->texture.empty()) {
                std::string texture;
                append_at(texture, middle, row->texture[0].path);
                out += path(stroked(shades.ring.empty() ? colors_.ink : shades.ring, 4), texture);
            }
            out += name(middle, row->name);
        }
        for (const MarkDrawing* row : marks_) {
            const Pos middle = next();
            if (row->has_variants) {
                Strokes strokes;
                add_strokes(strokes, middle, row->strokes.first(1));
                out += drawn(strokes, colors_, row->grows ? colors_.plants : colors_.ink);
            } else {
                out += turned_mark(*row, middle, 0, colors_);
            }
            out += name(middle, row->name);
        }
        for (const ItemDrawing* row : items_) {
            const Pos middle = next();
            std::string thing;
            append_at(thing, middle, row->path);
            out += path(thing_pen(colors_), thing) + name(middle, row->name);
        }
        return out;
    }

private:
    static int columns_in(int width) { return std::max(1, (width - scale_columns) / legend_column); }
    std::string name(Pos middle, std::string_view words) const {
        return lettered({middle.x + 80, middle.y + 22}, words, 64, colors_.ink, " text-anchor=\"start\"");
    }

    const DrawnPalette& colors_;
    std::vector<const AreaDrawing*> areas_;
    std::vector<const MarkDrawing*> marks_;
    std::vector<const ItemDrawing*> items_;
};

}  // namespace

std::vector<Pos> places_of_numbers(const Observation& seen, const PlannedLevel& plan) {
    const DrawnSketch sketch{seen, true};
    BitGrid taken{seen.cells.size()};
    for (const ItemView& item : seen.items) taken.set(item.at);
    for (const MonsterView& monster : seen.monsters) taken.set(monster.at);
    for (int i = 0; i < seen.cells.size().area(); ++i) {
        const Pos at = seen.cells.size().at(i);
        const MarkDrawing& mark = mark_drawings[sketch.mark(at)];
        if (mark.kind != DrawnMark::None && !mark.has_variants) taken.set(at);
    }
    std::vector<Pos> places;
    for (const PlannedRoom& room : plan.rooms) {
        const BitGrid::Bounds bounds = room.cells.bounds();
        Pos best = nowhere;
        int least = 0;
        (room.cells - taken).for_each([&](Pos at) {
            const Pos off{2 * at.x - bounds.low.x - bounds.high.x, 2 * at.y - bounds.low.y - bounds.high.y};
            const int distance = off.x * off.x + off.y * off.y;
            if (best != nowhere && distance >= least) return;
            best = at;
            least = distance;
        });
        places.push_back(best);
    }
    return places;
}

std::string to_drawn_svg(const Observation& seen, const std::vector<Pos>& numbers,
                         const DrawnOptions& options) {
    const DrawnSketch sketch{seen, options.secrets};
    const DrawnPalette& colors = drawn_palettes[options.theme];
    const Size size = sketch.size();
    const Legend legend{sketch, seen, options, colors};
    const int below = map_margin + (options.legend ? legend.rows(size.width) + 1 : 0);
    const int width = size.width + 2 * map_margin;
    const int height = size.height + title_rows + below;
    const Pos corner{-map_margin * drawn_cell, -title_rows * drawn_cell};

    std::string out = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"" + text(corner.x) + " " +
                      text(corner.y) + " " + text(width * drawn_cell) + " " + text(height * drawn_cell) +
                      "\" width=\"" + text(width * options.cell) + "\" height=\"" +
                      text(height * options.cell) + "\" role=\"img\" stroke=\"none\">\n";
    out += "<title>" + xml_text(options.title) + "</title>\n";
    out += element("rect", "x=\"" + text(corner.x) + "\" y=\"" + text(corner.y) + "\" width=\"" +
                               text(width * drawn_cell) + "\" height=\"" + text(height * drawn_cell) + "\" " +
                               filled(colors.paper));
    out +=
        "<g stroke-linejoin=\"round\" stroke-linecap=\"round\" text-anchor=\"middle\" "
        "font-family=\"'Alegreya Sans','Gill Sans',Optima,'DejaVu Sans',sans-serif\">\n";
    out += path(stroked(colors.hatching, 5), hatching_of(sketch));
    const std::string walls = smooth_path(sketch.floor());
    // Half of the line lies on the rock, the other half under the floor.
    out += path(stroked(colors.ink, 26, colors.floor), walls);
    out += path(filled(colors.floor), walls);
    out += areas_of(sketch, colors);
    if (options.grid)
        out += path(stroked(colors.grid, 3) + " stroke-dasharray=\"2 12\"", grid_of(sketch.floor()));
    out += marks_of(sketch, colors);
    // Shores that are rounder than the wall beside them end under its line.
    out += path(stroked(colors.ink, 10), walls);
    out += figures_of(seen, options, colors);
    out += numbers_of(numbers, colors);
    if (options.grid) out += rulers_of(size, colors);
    out += lettered({size.width * drawn_cell / 2, corner.y + 165}, options.title, 150, colors.ink,
                    " font-weight=\"bold\"");
    const Pos foot{0, (size.height + map_margin) * drawn_cell + half};
    out += scale_at(foot, colors);
    if (options.legend) out += legend.drawn_at(foot, size.width);
    return out += "</g>\n</svg>\n";
}

}  // namespace cellophane
