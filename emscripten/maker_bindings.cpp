#include <emscripten/bind.h>
#include <emscripten/val.h>

#include <algorithm>
#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "content/tunables.h"
#include "dug_level.h"
#include "dungeon/descent.h"
#include "exports/floor_plan.h"
#include "exports/level_masks.h"
#include "exports/level_ways.h"
#include "exports/terrain_table.h"
#include "values.h"

// Bindings for programs that do something of their own with levels: sets of cells, rooms and doors, sight and
// ways, levels by the thousand, and what can be tuned.
namespace {

using namespace cellophane;
using emscripten::val;

template <class Number>
val copied(const char* array, const std::vector<Number>& numbers) {
    return val::global(array).new_(emscripten::typed_memory_view(numbers.size(), numbers.data()));
}

/// 1 for the cells of a set, row by row.
void put(const BitGrid& cells, std::vector<std::uint8_t>& flags) {
    const Size size = cells.size();
    flags.assign(static_cast<std::size_t>(size.area()), 0);
    cells.for_each([&](Pos at) { flags[static_cast<std::size_t>(at.y * size.width + at.x)] = 1; });
}

/// A set of cells of the caller's, row by row; whatever is not 0 belongs to it.
BitGrid cells_from(const val& flags, Size size) {
    const auto numbers = emscripten::convertJSArrayToNumberVector<std::uint8_t>(flags);
    BitGrid cells{size};
    for (int y = 0; y < size.height; ++y)
        for (int x = 0; x < size.width; ++x)
            if (numbers[static_cast<std::size_t>(y * size.width + x)] != 0) cells.set({x, y});
    return cells;
}

val level_mask(const DugLevel& dug, const std::string& name) {
    const std::optional<LevelMask> mask = mask_named(name);
    if (!mask) return refusal({"bad-argument", "there is no mask " + quoted(name) + "."});
    std::vector<std::uint8_t> flags;
    put(mask_of(dug.level(), *mask), flags);
    return copied("Uint8Array", flags);
}

std::string level_plan(const DugLevel& dug) {
    return plan_json(plan_of(dug.request(), dug.level()));
}

/// `opaque`: the caller's, or null.
val level_view(const DugLevel& dug, int x, int y, int radius, const val& opaque) {
    const Size size = dug.level().size();
    const BitGrid blocking =
        opaque.isNull() ? mask_of(dug.level(), LevelMask::Opaque) : cells_from(opaque, size);
    std::vector<std::uint8_t> flags;
    put(seen_from(blocking, {x, y}, radius), flags);
    return copied("Uint8Array", flags);
}

WalkingGround ground_from(const DugLevel& dug, bool diagonals, bool secrets, const val& open) {
    WalkingGround ground;
    if (open.isNull())
        ground = ground_of(dug.level(), secrets);
    else {
        ground.open = cells_from(open, dug.level().size());
        ground.obstructions = ground.open.complement();
    }
    ground.steps = diagonals ? Steps::Eight : Steps::Four;
    return ground;
}

/// `goals`: columns and rows in turn.
val level_distances(const DugLevel& dug, const val& goals, bool diagonals, bool secrets, const val& open) {
    const auto numbers = emscripten::convertJSArrayToNumberVector<std::int32_t>(goals);
    std::vector<Pos> cells;
    for (std::size_t i = 0; i + 1 < numbers.size(); i += 2) cells.push_back({numbers[i], numbers[i + 1]});
    const Grid<std::int32_t> distances = distances_to(ground_from(dug, diagonals, secrets, open), cells);
    std::vector<std::int32_t> steps;
    for (int y = 0; y < distances.height(); ++y)
        for (int x = 0; x < distances.width(); ++x) {
            const std::int32_t distance = distances[{x, y}];
            steps.push_back(distance >= unreachable ? -1 : distance);
        }
    return copied("Int32Array", steps);
}

/// Columns and rows in turn; empty: there is no way.
val level_path(const DugLevel& dug, int from_x, int from_y, int to_x, int to_y, bool diagonals, bool secrets,
               const val& open) {
    std::vector<std::int32_t> numbers;
    for (const Pos at :
         path_between(ground_from(dug, diagonals, secrets, open), {from_x, from_y}, {to_x, to_y})) {
        numbers.push_back(at.x);
        numbers.push_back(at.y);
    }
    return copied("Int32Array", numbers);
}

val tunables() {
    val list = val::array();
    for (const TunableRow& row : tunable_rows) {
        val styles = val::array();
        for (const StyleRow& style : style_rows)
            if (row.styles.has(style.kind)) styles.call<void>("push", std::string{style.name});
        val object = val::object();
        object.set("name", std::string{row.name});
        object.set("least", row.percent.least);
        object.set("most", row.percent.most);
        object.set("usual", untuned);
        object.set("styles", styles);
        object.set("meaning", std::string{row.meaning});
        list.call<void>("push", object);
    }
    return list;
}

constexpr std::string_view byte_layers[] = {"dungeon", "liquid", "surface", "gas"};
constexpr std::string_view wide_layers[] = {"gasVolume", "machine"};

/// Levels of many dungeons one after the other, each in the same memory as the one before.
class LevelStream {
public:
    LevelStream(LevelRequest request, std::uint64_t last_seed, Range depths, std::vector<std::string> layers)
        : request_{request},
          last_seed_{last_seed},
          depths_{depths},
          names_{std::move(layers)},
          descent_{request} {
        const auto area = static_cast<std::size_t>(request.size.area());
        bytes_.assign(names_.size(), std::vector<std::uint8_t>(area));
        wide_.assign(names_.size(), std::vector<std::uint16_t>(area));
    }

    bool done() const { return done_; }

    /// Digs the next level that is wanted; null, or {code, message}.
    val next() {
        int depth = 0;
        do {
            depth = descent_.next_depth();
            const Result<Level> level = descent_.next();
            if (!level.ok()) {
                done_ = true;
                return refusal(level.problem());
            }
            if (depth >= depths_.least) show(level.value());
        } while (depth < depths_.least);
        seed_ = request_.seed;
        depth_ = depth;
        if (depth < depths_.most) return val::null();
        if (request_.seed == last_seed_)
            done_ = true;
        else {
            ++request_.seed;
            descent_ = Descent{request_};
        }
        return val::null();
    }

    std::string seed() const { return std::to_string(seed_); }
    int depth() const { return depth_; }
    /// The place of the stairs: 0 and 1 up, 2 and 3 down.
    int stairs(int which) const {
        const Pos at = which < 2 ? stairs_.up : stairs_.down;
        return which % 2 == 0 ? at.x : at.y;
    }
    /// The memory of a layer: good until the memory of the engine grows.
    val layer(int number) const {
        const auto place = static_cast<std::size_t>(number);
        if (place_of(wide_layers, names_[place]))
            return val(emscripten::typed_memory_view(wide_[place].size(), wide_[place].data()));
        return val(emscripten::typed_memory_view(bytes_[place].size(), bytes_[place].data()));
    }

private:
    void show(const Level& level) {
        stairs_ = level.stairs;
        constexpr Layer layers_first[] = {Layer::Dungeon, Layer::Liquid, Layer::Surface, Layer::Gas};
        for (std::size_t i = 0; i < names_.size(); ++i) {
            if (const std::optional<LevelMask> mask = mask_named(names_[i]))
                put(mask_of(level, *mask), bytes_[i]);
            else if (const std::optional<std::size_t> layer = place_of(byte_layers, names_[i]))
                copy(level.layers[layers_first[*layer]], bytes_[i]);
            else if (names_[i] == "machine")
                copy(level.ownership.number, wide_[i]);
            else
                copy(level.layers.gas_volume, wide_[i]);
        }
    }

    template <class T, class Number>
    static void copy(const Grid<T>& grid, std::vector<Number>& numbers) {
        constexpr int most = std::numeric_limits<Number>::max();
        std::size_t next = 0;
        for (int y = 0; y < grid.height(); ++y)
            for (int x = 0; x < grid.width(); ++x)
                numbers[next++] = static_cast<Number>(std::min(static_cast<int>(grid[{x, y}]), most));
    }

    LevelRequest request_;
    std::uint64_t last_seed_;
    Range depths_;
    std::vector<std::string> names_;
    Descent descent_;
    std::vector<std::vector<std::uint8_t>> bytes_;
    std::vector<std::vector<std::uint16_t>> wide_;
    Stairs stairs_;
    std::uint64_t seed_ = 0;
    int depth_ = 0;
    bool done_ = false;
};

/// A new stream, or {code, message} for what cannot be dug or shown.
val new_stream(std::uint64_t first_seed, std::uint64_t last_seed, const std::string& style, int shallowest,
               int deepest, int width, int height, int columns, int rows, const std::string& tune,
               const val& layers) {
    const Result<LevelRequest> request =
        request_of(first_seed, style, shallowest_depth, width, height, columns, rows, tune);
    if (!request.ok()) return refusal(request.problem());
    const std::vector<Problem> problems = problems_of(request.value());
    if (!problems.empty()) return refusal(problems.front());
    std::vector<std::string> names = emscripten::vecFromJSArray<std::string>(layers);
    for (const std::string& name : names)
        if (!mask_named(name) && !place_of(byte_layers, name) && !place_of(wide_layers, name))
            return refusal({"bad-argument", "there is no layer " + quoted(name) + "."});
    return owned<LevelStream>(request.value(), last_seed, Range{shallowest, deepest}, std::move(names));
}

}  // namespace

EMSCRIPTEN_BINDINGS(cellophane_makers) {
    emscripten::function("levelMask", &level_mask);
    emscripten::function("levelPlan", &level_plan);
    emscripten::function("levelView", &level_view);
    emscripten::function("levelDistances", &level_distances);
    emscripten::function("levelPath", &level_path);
    emscripten::function("tunables", &tunables);
    emscripten::function("terrainTable", &terrain_table_json);
    emscripten::function("newStream", &new_stream);
    emscripten::class_<LevelStream>("LevelStream")
        .function("done", &LevelStream::done)
        .function("next", &LevelStream::next)
        .function("seed", &LevelStream::seed)
        .function("depth", &LevelStream::depth)
        .function("stairs", &LevelStream::stairs)
        .function("layer", &LevelStream::layer);
}
