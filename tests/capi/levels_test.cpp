#include <cellophane.h>

#include <cstdint>
#include <string>
#include <vector>

#include "dungeon/generate.h"
#include "exports/level_masks.h"
#include "support/catch.h"
#include "world/level.h"

using namespace cellophane;

TEST_CASE("a level over the C interface is the level of its seed", "[capi]") {
    cellophane_dungeon dungeon = CELLOPHANE_DUNGEON;
    dungeon.seed = 1729;
    dungeon.depth = 5;
    cellophane_level* level = nullptr;
    REQUIRE(cellophane_level_new(&dungeon, &level) == CELLOPHANE_OK);
    const Level wanted = generate(LevelRequest{.seed = 1729, .depth = 5}).value();

    std::int32_t width = 0;
    std::int32_t height = 0;
    REQUIRE(cellophane_level_size(level, &width, &height) == CELLOPHANE_OK);
    CHECK(width == 79);
    CHECK(height == 29);
    std::string letters(static_cast<std::size_t>(width * height), ' ');
    REQUIRE(cellophane_level_classes(level, letters.data(), letters.size()) == CELLOPHANE_OK);
    std::string rows;
    for (const std::string& row : class_rows(wanted.layers)) rows += row;
    CHECK(letters == rows);
    std::vector<std::uint8_t> cells(letters.size(), 9);
    REQUIRE(cellophane_level_mask(level, "walkable", cells.data(), cells.size()) == CELLOPHANE_OK);
    int members = 0;
    for (const std::uint8_t cell : cells) members += cell;
    CHECK(members == mask_of(wanted, LevelMask::Walkable).count());
    std::uint64_t hash_given = 0;
    REQUIRE(cellophane_level_hash(level, &hash_given) == CELLOPHANE_OK);
    CHECK(hash_given == hash(wanted));
    std::int32_t up[2];
    std::int32_t down[2];
    REQUIRE(cellophane_level_stairs(level, up, down) == CELLOPHANE_OK);
    CHECK(Pos{up[0], up[1]} == wanted.stairs.up);
    CHECK(Pos{down[0], down[1]} == wanted.stairs.down);
    std::vector<std::int32_t> way(2000);
    std::size_t length = 0;
    REQUIRE(cellophane_level_path(level, up, down, way.data(), way.size() * sizeof(std::int32_t), &length) ==
            CELLOPHANE_OK);
    REQUIRE(length > 2);
    CHECK(way[0] == up[0]);
    CHECK(way[2 * length - 1] == down[1]);

    CHECK(cellophane_level_path(level, up, down, way.data(), 8, &length) == CELLOPHANE_BUFFER_TOO_SMALL);
    const std::int32_t outside[2] = {79, 3};
    CHECK(cellophane_level_path(level, up, outside, way.data(), 8, &length) == CELLOPHANE_BAD_ARGUMENT);
    CHECK(std::string{cellophane_last_error()}.find("79, 3") != std::string::npos);
    CHECK(cellophane_level_mask(level, "wet", cells.data(), cells.size()) == CELLOPHANE_BAD_ARGUMENT);
    CHECK(std::string{cellophane_last_error()}.find("walkable") != std::string::npos);
    CHECK(cellophane_level_classes(level, letters.data(), 10) == CELLOPHANE_BUFFER_TOO_SMALL);
    cellophane_level_free(level);
    cellophane_level_free(nullptr);
}
