#include <emscripten/bind.h>
#include <emscripten/val.h>

#include <algorithm>
#include <cstdint>
#include <limits>
#include <string>
#include <utility>
#include <vector>

#include "content/styles.h"
#include "dug_level.h"
#include "dungeon/descent.h"
#include "dungeon/generate.h"
#include "dungeon/seed.h"
#include "exports/exports.h"
#include "exports/pictures.h"
#include "values.h"
#include "view/figures.h"
#include "view/scene.h"

// The seam for seeds and levels: all that a map needs, so that an embedded map need carry no game.
namespace {

using namespace cellophane;
using emscripten::val;

val seed_answer(const Result<std::uint64_t>& seed) {
    if (!seed.ok()) return refusal(seed.problem());
    val object = val::object();
    object.set("seed", std::to_string(seed.value()));
    return object;
}

val read_seed(const std::string& text) {
    return seed_answer(parse_seed(text));
}
val read_seed_or_word(const std::string& text) {
    return seed_answer(parse_seed_or_word(text));
}
std::string seed_of_day(const std::string& date) {
    return std::to_string(daily_seed(date));
}

val about() {
    val styles = val::array();
    for (const StyleRow& row : style_rows) styles.call<void>("push", std::string{row.name});
    val object = val::object();
    object.set("version", std::string{CELLOPHANE_VERSION});
    object.set("dungeonVersion", dungeon_version);
    object.set("styles", styles);
    return object;
}

constexpr std::uint32_t packed(Rgb colour) {
    return static_cast<std::uint32_t>(colour.red) << 16 | static_cast<std::uint32_t>(colour.green) << 8 |
           static_cast<std::uint32_t>(colour.blue);
}

val numbers(const std::vector<std::uint32_t>& list) {
    return val::global("Uint32Array").new_(emscripten::typed_memory_view(list.size(), list.data()));
}

val rows(const DugLevel& dug) {
    return strings(class_rows(dug.level().strata));
}
val up(const DugLevel& dug) {
    return pair(dug.level().stairs.up);
}
val down(const DugLevel& dug) {
    return pair(dug.level().stairs.down);
}
std::string level_hash(const DugLevel& dug) {
    return hex(hash(dug.level()));
}
std::string text(const DugLevel& dug) {
    return to_text(dug.surveyed(true));
}
std::string ansi(const DugLevel& dug) {
    return to_ansi(dug.surveyed(true));
}
std::string json(const DugLevel& dug) {
    return to_json(dug.request(), dug.level());
}
std::string describe(const DugLevel& dug, int x, int y, bool reveal) {
    return flavour_line(dug.surveyed(reveal), {.cell = Pos{x, y}});
}

/// It is no part of a map: left blank, the shape of the level stands out.
bool is_solid_rock(const Observation& seen, Pos at) {
    return seen.cells[at][Layer::Dungeon] == Terrain::Granite && !figure_at(seen, at);
}

/// A copy without what is not to be shown.
Observation bared(Observation seen, bool items, bool monsters) {
    if (!items) seen.items.clear();
    if (!monsters) seen.monsters.clear();
    return seen;
}

/// What stands in every cell and in which colours, row by row.
val colors_of(const Observation& seen, bool rock) {
    std::vector<std::uint32_t> glyphs;
    std::vector<std::uint32_t> fore;
    std::vector<std::uint32_t> back;
    for (int y = 0; y < seen.cells.height(); ++y) {
        for (int x = 0; x < seen.cells.width(); ++x) {
            const Pos at{x, y};
            const bool blank = !rock && is_solid_rock(seen, at);
            const StyledCell cell = blank ? StyledCell{U' ', {}, {}} : picture_of(seen, at);
            glyphs.push_back(cell.glyph);
            fore.push_back(packed(cell.fore));
            back.push_back(packed(cell.back));
        }
    }
    val object = val::object();
    object.set("glyph", numbers(glyphs));
    object.set("fg", numbers(fore));
    object.set("bg", numbers(back));
    return object;
}

val colors(const DugLevel& dug, bool reveal, bool rock, bool items, bool monsters) {
    const Observation& seen = dug.surveyed(reveal);
    return items && monsters ? colors_of(seen, rock) : colors_of(bared(seen, items, monsters), rock);
}

/// Row by row, as JavaScript's own copy.
template <class Number, class T>
val row_major(const char* array, const Grid<T>& grid) {
    constexpr int most = std::numeric_limits<Number>::max();
    std::vector<Number> numbers;
    for (int y = 0; y < grid.height(); ++y)
        for (int x = 0; x < grid.width(); ++x)
            numbers.push_back(static_cast<Number>(std::min(static_cast<int>(grid[{x, y}]), most)));
    return val::global(array).new_(emscripten::typed_memory_view(numbers.size(), numbers.data()));
}

val cells(const DugLevel& level, const std::string& layer) {
    const Strata& strata = level.level().strata;
    if (layer == "machine") return row_major<std::uint16_t>("Uint16Array", level.level().claims.number);
    if (layer == "gasVolume") return row_major<std::uint16_t>("Uint16Array", strata.gas_volume);
    const Layer wanted = layer == "liquid"    ? Layer::Liquid
                         : layer == "surface" ? Layer::Surface
                         : layer == "gas"     ? Layer::Gas
                                              : Layer::Dungeon;
    return row_major<std::uint8_t>("Uint8Array", strata[wanted]);
}

val dig(std::uint64_t seed, const std::string& style, int depth, int width, int height, int columns,
        int rows) {
    const LevelRequest request{.seed = seed,
                               .style = style_of(style),
                               .depth = depth,
                               .size = Size{width, height},
                               .rogue = {.grid = Size{columns, rows}}};
    Result<Level> made = generate(request);
    if (!made.ok()) return refusal(made.problem());
    return val(DugLevel{request, std::move(made.value())});
}

/// The way down a dungeon, with what every level of it was asked for.
class Shaft {
public:
    explicit Shaft(const LevelRequest& request) : request_{request}, descent_{request} {}

    val next() {
        request_.depth = descent_.next_depth();
        Result<Level> made = descent_.next();
        if (!made.ok()) return refusal(made.problem());
        return val(DugLevel{request_, std::move(made.value())});
    }

private:
    LevelRequest request_;
    Descent descent_;
};

/// Level after level, without digging those above anew.
val new_shaft(std::uint64_t seed, const std::string& style, int width, int height, int columns, int rows) {
    const LevelRequest request{.seed = seed,
                               .style = style_of(style),
                               .size = Size{width, height},
                               .rogue = {.grid = Size{columns, rows}}};
    const std::vector<Problem> problems = problems_of(request);
    return problems.empty() ? val(Shaft{request}) : refusal(problems.front());
}

}  // namespace

EMSCRIPTEN_BINDINGS(cellophane_levels) {
    emscripten::function("about", &about);
    emscripten::function("readSeed", &read_seed);
    emscripten::function("readSeedOrWord", &read_seed_or_word);
    emscripten::function("seedOfDay", &seed_of_day);
    emscripten::function("dig", &dig);
    emscripten::function("newShaft", &new_shaft);
    emscripten::class_<Shaft>("Shaft").function("next", &Shaft::next);
    emscripten::class_<DugLevel>("DugLevel")
        .function("rows", &rows)
        .function("up", &up)
        .function("down", &down)
        .function("hash", &level_hash)
        .function("text", &text)
        .function("ansi", &ansi)
        .function("json", &json)
        .function("colors", &colors)
        .function("cells", &cells)
        .function("describe", &describe);
}
