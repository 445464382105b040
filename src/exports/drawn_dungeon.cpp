#include "exports/drawn_dungeon.h"

#include <algorithm>
#include <array>
#include <bitset>
#include <cstdint>
#include <cstdlib>
#include <string_view>
#include <vector>

#include "dungeon/descent.h"
#include "exports/disguises.h"
#include "exports/drawn_elements.h"
#include "exports/drawn_marks.h"
#include "exports/drawn_palette.h"
#include "exports/drawn_sketch.h"
#include "exports/svg.h"
#include "play/play.h"

namespace cellophane {

namespace {

using namespace elements;

/// Around each map, in cells: between two beside each other, and above for its number.
constexpr int gap_beside = 4;
constexpr int gap_above = 6;
/// Around all of them, with room for the title and below for what the marks mean.
constexpr int page_margin = 4;
constexpr int page_title = 10;
constexpr int page_foot = 10;

/// How many maps stand in a row, so that the page comes closest to an upright sheet of paper.
int columns_for(int maps, Size map) {
    int best = 1;
    std::int64_t least = -1;
    for (int columns = 1; columns <= maps; ++columns) {
        const int rows = (maps + columns - 1) / columns;
        const int width = columns * (map.width + gap_beside);
        const int height = rows * (map.height + gap_above) + page_title + page_foot;
        // Sheets are 1.4 times as high as they are wide.
        const std::int64_t off = std::abs(static_cast<std::int64_t>(height) * 10 - width * 14) * 1000 / width;
        if (least >= 0 && off >= least) continue;
        least = off;
        best = columns;
    }
    return best;
}

/// What a mark comes to where a cell is less than a millimeter.
enum class SmallMark : std::uint8_t { None, Door, SecretDoor, StairsDown, StairsUp, Prize, count };

SmallMark small_mark(DrawnMark mark) {
    switch (mark) {
        case DrawnMark::Door:
        case DrawnMark::OpenDoor:
        case DrawnMark::LockedDoor:
        case DrawnMark::Portcullis:
        case DrawnMark::Barricade:
            return SmallMark::Door;
        case DrawnMark::SecretDoor:
            return SmallMark::SecretDoor;
        case DrawnMark::StairsDown:
            return SmallMark::StairsDown;
        case DrawnMark::StairsUp:
        case DrawnMark::Portal:
            return SmallMark::StairsUp;
        case DrawnMark::Altar:
        case DrawnMark::Cage:
        case DrawnMark::Pedestal:
            return SmallMark::Prize;
        default:
            return SmallMark::None;
    }
}

struct SmallDrawing {
    SmallMark kind{};
    std::string_view name{};
    /// As of a stroke of a mark.
    std::string_view path{};
};

constexpr std::array<SmallDrawing, static_cast<std::size_t>(SmallMark::count)> small_drawings{{
    {SmallMark::None, "", ""},
    {SmallMark::Door, "door", "m-60-30h120v60h-120z"},
    {SmallMark::SecretDoor, "secret door", "m-60-60l120 120m0-120l-120 120"},
    {SmallMark::StairsDown, "stairs down", "m-130-100h260l-130 230z"},
    {SmallMark::StairsUp, "stairs up", "m-130 100h260l-130-230z"},
    {SmallMark::Prize, "altar, cage or pedestal", "m0-80l80 80l-80 80l-80-80z"},
}};

/// A door across a way to the sides.
constexpr std::string_view turned_door = "m-30-60v120h60v-120z";

/// The small marks of one kind, drawn.
std::string drawn_small(SmallMark kind, std::string_view data, const DrawnPalette& colors) {
    if (kind == SmallMark::SecretDoor) return path(stroked(colors.ink, 30), data);
    if (kind == SmallMark::Prize) return path(stroked(colors.ink, 24, colors.floor), data);
    return path(filled(colors.ink), data);
}

std::string small_areas(const DrawnSketch& sketch, const DrawnPalette& colors) {
    std::string out;
    for (int i = 1; i < static_cast<int>(DrawnArea::count); ++i) {
        const BitGrid cells = sketch.area(static_cast<DrawnArea>(i));
        if (cells.any())
            out += path(stroked(colors.ink, 8, colors.areas[static_cast<std::size_t>(i)].fill),
                        smooth_path(cells));
    }
    return out;
}

std::string small_map(const DrawnSketch& sketch, int depth, Pos corner, const DrawnPalette& colors) {
    const std::string walls = smooth_path(sketch.floor());
    std::array<std::string, static_cast<std::size_t>(SmallMark::count)> marks;
    for (int i = 0; i < sketch.size().area(); ++i) {
        const Pos at = sketch.size().at(i);
        const SmallMark mark = small_mark(sketch.mark(at));
        if (mark == SmallMark::None) continue;
        const bool is_turned = mark == SmallMark::Door && sketch.quarters_across(at) != 0;
        append_at(marks[static_cast<std::size_t>(mark)], middle_of_cell(at),
                  is_turned ? turned_door : small_drawings[static_cast<std::size_t>(mark)].path);
    }
    std::string out = "<g transform=\"translate(" + text(corner.x) + " " + text(corner.y) + ")\">\n";
    out += path(filled(colors.floor), walls) + small_areas(sketch, colors) +
           path(stroked(colors.ink, 44), walls);
    for (std::size_t i = 1; i < marks.size(); ++i)
        out += drawn_small(static_cast<SmallMark>(i), marks[i], colors);
    out += lettered({0, -120}, text(depth), 400, colors.ink, " font-weight=\"bold\"");
    return out + "</g>\n";
}

/// Areas that are on a page.
using UsedAreas = std::bitset<static_cast<std::size_t>(DrawnArea::count)>;

/// What marks and areas mean, in as many lines as it takes.
class SmallLegend {
public:
    SmallLegend(Pos corner, int width, const DrawnPalette& colors)
        : corner_{corner}, width_{width}, at_{corner}, colors_{colors} {}

    void add(const SmallDrawing& row) {
        const Pos at = place(row.name);
        std::string data;
        append_at(data, at, row.path);
        out_ += drawn_small(row.kind, data, colors_) + name(at, row.name);
    }
    void add(const AreaDrawing& row) {
        const Pos at = place(row.name);
        std::string box;
        append_at(box, at, "m-150-110h300v220h-300z");
        out_ += path(stroked(colors_.ink, 16, colors_.areas[static_cast<std::size_t>(row.kind)].fill), box) +
                name(at, row.name);
    }
    const std::string& drawn() const { return out_; }

private:
    /// Of an entry with so long a name.
    Pos place(std::string_view words) {
        const int entry = 800 + static_cast<int>(words.size()) * 150;
        if (at_.x + entry > corner_.x + width_) at_ = {corner_.x, at_.y + 420};
        const Pos here = at_;
        at_.x += entry;
        return here;
    }
    std::string name(Pos at, std::string_view words) const {
        return lettered({at.x + 220, at.y + 90}, words, 280, colors_.ink);
    }

    Pos corner_;
    int width_;
    Pos at_;
    const DrawnPalette& colors_;
    std::string out_;
};

}  // namespace

Result<std::string> to_dungeon_svg(const LevelRequest& request, int from, int to,
                                   const DungeonSheetOptions& options) {
    if (const std::vector<Problem> problems = problems_of(request); !problems.empty())
        return problems.front();
    const DrawnPalette& colors = drawn_palettes[options.theme];
    const Size map = request.size;
    const int columns = columns_for(to - from + 1, map);
    const int rows = (to - from + columns) / columns;
    const int width = columns * (map.width + gap_beside) + 2 * page_margin - gap_beside;
    const int height = page_title + rows * (map.height + gap_above) + page_foot;
    LevelRequest titled = request;
    titled.depth = from;
    std::string title = level_title(titled);
    // "Dungeon 1729, depth 1", and what is tuned: all but the depth.
    const std::string depth_named = ", depth " + text(from);
    title.erase(title.find(depth_named), depth_named.size());
    if (!options.title.empty()) title = options.title;

    std::string out = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 " + text(width * drawn_cell) +
                      " " + text(height * drawn_cell) + "\" width=\"" + text(width * options.cell) +
                      "\" height=\"" + text(height * options.cell) + "\" role=\"img\" stroke=\"none\">\n";
    out += "<title>" + xml_text(title) + "</title>\n";
    out += element("rect", "x=\"0\" y=\"0\" width=\"" + text(width * drawn_cell) + "\" height=\"" +
                               text(height * drawn_cell) + "\" " + filled(colors.paper));
    out +=
        "<g stroke-linejoin=\"round\" stroke-linecap=\"round\" text-anchor=\"start\" "
        "font-family=\"'Alegreya Sans','Gill Sans',Optima,'DejaVu Sans',sans-serif\">\n";
    out += lettered({page_margin * drawn_cell, 600}, title, 560, colors.ink, " font-weight=\"bold\"");
    UsedAreas used;
    Descent descent{request};
    while (descent.next_depth() <= to) {
        const int depth = descent.next_depth();
        const Result<Level> level = descent.next();
        if (!level.ok()) return level.problem();
        if (depth < from) continue;
        Observation seen = survey(request.seed, request.style, request.variant, level.value());
        if (!options.secrets) hide_secrets(seen);
        const int index = depth - from;
        const Pos corner{page_margin + index % columns * (map.width + gap_beside),
                         page_title + gap_above - 2 + index / columns * (map.height + gap_above)};
        const DrawnSketch sketch{seen, options.secrets};
        for (const AreaDrawing& row : area_drawings)
            if (row.kind != DrawnArea::None && sketch.area(row.kind).any())
                used.set(static_cast<std::size_t>(row.kind));
        out += small_map(sketch, depth, {corner.x * drawn_cell, corner.y * drawn_cell}, colors);
    }
    SmallLegend legend{{(page_margin + 2) * drawn_cell, (height - page_foot + 4) * drawn_cell},
                       (width - 2 * page_margin) * drawn_cell,
                       colors};
    for (const SmallDrawing& row : small_drawings)
        if (!row.name.empty() && (row.kind != SmallMark::SecretDoor || options.secrets)) legend.add(row);
    for (const AreaDrawing& row : area_drawings)
        if (used.test(static_cast<std::size_t>(row.kind))) legend.add(row);
    out += legend.drawn();
    return out += "</g>\n</svg>\n";
}

}  // namespace cellophane
