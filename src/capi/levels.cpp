#include <cellophane.h>

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "capi/dungeon_options.h"
#include "capi/errors.h"
#include "capi/objects.h"
#include "dungeon/generate.h"
#include "exports/level_masks.h"
#include "exports/level_ways.h"
#include "world/level.h"

using namespace cellophane;
using namespace cellophane::capi;

namespace {

std::vector<std::string_view> mask_names() {
    std::vector<std::string_view> names;
    names.reserve(static_cast<std::size_t>(LevelMask::count));
    for (int mask = 0; mask < static_cast<int>(LevelMask::count); ++mask)
        names.push_back(mask_name(static_cast<LevelMask>(mask)));
    return names;
}

std::size_t area_of(const Level& level) {
    return static_cast<std::size_t>(level.size().area());
}

}  // namespace

int cellophane_level_new(const cellophane_dungeon* dungeon, cellophane_level** level) {
    return guarded([&] {
        if (dungeon == nullptr) return missing("dungeon");
        if (level == nullptr) return missing("level");
        const Result<LevelRequest> request = request_of(*dungeon);
        if (!request.ok()) return failed(request.problem());
        Result<Level> dug = generate(request.value());
        if (!dug.ok()) return failed(dug.problem());
        return hand_over(std::move(dug.value()), level);
    });
}

void cellophane_level_free(cellophane_level* level) {
    let_go(level);
}

int cellophane_level_size(const cellophane_level* level, int32_t* width, int32_t* height) {
    return with_object(level, [&](const Level& dug) {
        if (width == nullptr) return missing("width");
        if (height == nullptr) return missing("height");
        *width = dug.size().width;
        *height = dug.size().height;
        return int{CELLOPHANE_OK};
    });
}

int cellophane_level_classes(const cellophane_level* level, char* letters, size_t bytes) {
    return with_object(level, [&](const Level& dug) {
        if (letters == nullptr) return missing("letters");
        if (bytes < area_of(dug)) return too_small("letters", bytes, area_of(dug));
        for (const std::string& row : class_rows(dug.layers))
            letters = std::copy(row.begin(), row.end(), letters);
        return int{CELLOPHANE_OK};
    });
}

int cellophane_level_mask(const cellophane_level* level, const char* name, uint8_t* cells, size_t bytes) {
    return with_object(level, [&](const Level& dug) {
        if (name == nullptr) return missing("name");
        if (cells == nullptr) return missing("cells");
        const std::optional<LevelMask> mask = mask_named(name);
        if (!mask) return failed(CELLOPHANE_BAD_ARGUMENT, there_is_no("mask", name, mask_names()));
        if (bytes < area_of(dug)) return too_small("cells", bytes, area_of(dug));
        std::fill_n(cells, area_of(dug), std::uint8_t{0});
        const int width = dug.size().width;
        mask_of(dug, *mask).for_each([&](Pos at) { cells[at.y * width + at.x] = 1; });
        return int{CELLOPHANE_OK};
    });
}

int cellophane_level_stairs(const cellophane_level* level, int32_t up[2], int32_t down[2]) {
    return with_object(level, [&](const Level& dug) {
        if (up == nullptr) return missing("up");
        if (down == nullptr) return missing("down");
        const Stairs& stairs = dug.stairs;
        up[0] = stairs.up.x;
        up[1] = stairs.up.y;
        down[0] = stairs.down.x;
        down[1] = stairs.down.y;
        return int{CELLOPHANE_OK};
    });
}

int cellophane_level_path(const cellophane_level* level, const int32_t from[2], const int32_t to[2],
                          int32_t* cells, size_t bytes, size_t* length) {
    return with_object(level, [&](const Level& dug) {
        if (from == nullptr) return missing("from");
        if (to == nullptr) return missing("to");
        if (length == nullptr) return missing("length");
        const Pos begin{from[0], from[1]};
        const Pos end{to[0], to[1]};
        const Size size = dug.size();
        for (const Pos at : {begin, end})
            if (!size.contains(at))
                return failed(CELLOPHANE_BAD_ARGUMENT,
                              "The cell " + std::to_string(at.x) + ", " + std::to_string(at.y) +
                                  " is not on the level, which is " + std::to_string(size.width) + " by " +
                                  std::to_string(size.height) + ".");
        const std::vector<Pos> way = path_between(ground_of(dug), begin, end);
        const std::size_t needed = way.size() * 2 * sizeof(int32_t);
        if (bytes < needed) return too_small("cells", bytes, needed);
        if (cells == nullptr && needed > 0) return missing("cells");
        for (const Pos at : way) {
            *cells++ = at.x;
            *cells++ = at.y;
        }
        *length = way.size();
        return int{CELLOPHANE_OK};
    });
}

int cellophane_level_hash(const cellophane_level* level, uint64_t* hash) {
    return with_object(level, [&](const Level& dug) {
        if (hash == nullptr) return missing("hash");
        *hash = cellophane::hash(dug);
        return int{CELLOPHANE_OK};
    });
}
