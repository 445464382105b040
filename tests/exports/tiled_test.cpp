#include "exports/tiled.h"

#include <set>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "content/looks.h"
#include "exports/tileset.h"
#include "support/catch.h"
#include "support/text.h"

namespace cellophane {

namespace {

/// The tiles of a layer.
std::vector<int> data_of(const std::string& map, const std::string& layer) {
    const std::size_t name = map.find("\"name\":\"" + layer + "\",\"type\":\"tilelayer\"");
    REQUIRE(name != std::string::npos);
    const std::size_t from = map.find("\"data\":[", name) + 8;
    std::istringstream numbers{map.substr(from, map.find(']', from) - from)};
    std::vector<int> data;
    for (std::string number; std::getline(numbers, number, ',');) data.push_back(std::stoi(number));
    return data;
}

}  // namespace

TEST_CASE("Tiled's layers hold every terrain at its cell", "[exports][tiled]") {
    const LevelRequest request{.seed = 9, .depth = 12};
    const Result<Level> level = generate(request);
    REQUIRE(level.ok());
    const std::string map = to_tiled(request, level.value(), "tiles.png");
    const std::pair<const char*, Layer> all[] = {{"dungeon", Layer::Dungeon},
                                                 {"liquid", Layer::Liquid},
                                                 {"surface", Layer::Surface},
                                                 {"gas", Layer::Gas}};
    for (const auto& [name, layer] : all) {
        const std::vector<int> data = data_of(map, name);
        REQUIRE(data.size() == 79 * 29);
        for (int y = 0; y < 29; ++y)
            for (int x = 0; x < 79; ++x) {
                const int kind = static_cast<int>(level.value().layers[layer][{x, y}]);
                REQUIRE(data[static_cast<std::size_t>(y * 79 + x)] == (kind == 0 ? 0 : kind + 1));
            }
    }
}

TEST_CASE("Tiled's objects include all stairs, monsters, items and machines with unique ids",
          "[exports][tiled]") {
    const LevelRequest request{.seed = 9, .depth = 12};
    const Result<Level> made = generate(request);
    REQUIRE(made.ok());
    const Level& level = made.value();
    const std::string map = to_tiled(request, level, "tiles.png");
    const std::string objects = map.substr(map.find("\"objectgroup\""));
    CHECK(level.monsters.size() > 3);
    CHECK(level.items.size() > 3);
    CHECK(count_of(objects, "\"type\":\"stairs\"") == 2);
    CHECK(count_of(objects, "\"type\":\"monster\"") == level.monsters.size());
    CHECK(count_of(objects, "\"point\":true") == level.items.size());
    CHECK(count_of(objects, "\"name\":\"originX\"") == level.machines.size());
    const std::size_t count = 2 + level.machines.size() + level.items.size() + level.monsters.size();
    for (std::size_t id = 1; id <= count; ++id)
        CHECK(count_of(objects, "\n   {\"id\":" + std::to_string(id) + ",") == 1);
    CHECK(has(map, "\"nextobjectid\":" + std::to_string(count + 1)));
}

TEST_CASE("Tiled's objects have the same properties as JSON", "[exports][tiled]") {
    Level level;
    level.depth = 9;
    level.layers = TerrainLayers{{4, 3}};
    level.ownership = MachineOwnership{{4, 3}};
    level.ownership.number[{1, 1}] = level.ownership.number[{3, 2}] = 5;
    level.stairs = {{0, 0}, {2, 1}};
    level.machines = {
        {.number = 5, .kind = Blueprint::RatTrapRoom, .origin = {2, 1}, .cells = 7, .parent = 2}};
    Item key{.kind = ItemKind::DoorKey, .at = {3, 1}, .machine = 5, .carrier = ActorId{1}};
    key.marks = {ItemMark::IsKey};
    key.opens = {{.at = {1, 1}, .machine = 0, .consumed = true}, {.at = nowhere, .machine = 2}};
    level.items = {key};
    Monster ogre{.kind = MonsterKind::Ogre, .at = {0, 2}, .state = MonsterState::Wandering};
    ogre.marks = {MonsterMark::Captive};
    Monster thief{.kind = MonsterKind::Monkey, .at = {3, 1}, .state = MonsterState::Hunting};
    thief.leader = ActorId{0};
    thief.mutation = Mutation::Agile;
    level.monsters = {ogre, thief};
    const std::string map = to_tiled({.seed = 7}, level, "a \"b\".png");
    CHECK(has(map,
              "{\"id\":2,\"name\":\"down\",\"type\":\"stairs\",\"rotation\":0,\"visible\":true,"
              "\"x\":64,\"y\":32,\"width\":32,\"height\":32}"));
    CHECK(has(map,
              "{\"id\":3,\"name\":\"Rat trap room\",\"type\":\"key holder\",\"rotation\":0,\"visible\":true,"
              "\"x\":32,\"y\":32,\"width\":96,\"height\":64,"));
    CHECK(has(map,
              "{\"id\":4,\"name\":\"door key\",\"type\":\"key\",\"rotation\":0,\"visible\":true,"
              "\"x\":112,\"y\":48,\"width\":0,\"height\":0,\"point\":true,"));
    CHECK(has(map, "{\"name\":\"opens\",\"type\":\"string\",\"value\":\"1,1; machine 2\"}"));
    CHECK(has(map, "{\"name\":\"carriedBy\",\"type\":\"object\",\"value\":6}"));
    CHECK(has(map, "{\"name\":\"captive\",\"type\":\"bool\",\"value\":true}"));
    CHECK(has(map, "{\"name\":\"leader\",\"type\":\"object\",\"value\":5}"));
    CHECK(has(map, "{\"name\":\"mutation\",\"type\":\"string\",\"value\":\"agile\"}"));
    CHECK(has(map, "\"image\":\"a \\\"b\\\".png\""));
    CHECK(has(map, "{\"name\":\"seed\",\"type\":\"string\",\"value\":\"7\"}"));
}

TEST_CASE("every terrain has a tile with its properties", "[exports][tiled]") {
    const std::string tileset = tileset_json("t.png");
    for (const TerrainRow& row : terrain_rows)
        CHECK(has(tileset, "{\"id\":" + std::to_string(static_cast<int>(row.kind)) + ",\"type\":\"" +
                               std::string{row.name} + "\","));
    const auto tile = [&](Terrain terrain) {
        const std::size_t from =
            tileset.find("\n  {\"id\":" + std::to_string(static_cast<int>(terrain)) + ",");
        return tileset.substr(from, tileset.find('\n', from + 1) - from);
    };
    CHECK(has(tile(Terrain::Granite), "\"blocksMovement\",\"type\":\"bool\",\"value\":true"));
    CHECK(has(tile(Terrain::SecretDoor), "\"hides\",\"type\":\"string\",\"value\":\"wooden door\""));
    CHECK(has(tile(Terrain::Lava), "\"light\",\"type\":\"string\",\"value\":\"lava\""));
    CHECK_FALSE(has(tile(Terrain::Floor), "bool"));
}

TEST_CASE("the tileset image changes with the depth", "[exports][tiled]") {
    const std::string upper = tileset_image(1);
    CHECK(upper == tileset_image(1));
    CHECK(upper != tileset_image(26));
    CHECK(upper.size() < 100'000);
    // 512 x 672 pixels.
    CHECK(upper.substr(16, 8) == std::string{"\0\0\2\0\0\0\2\xa0", 8});
}

}  // namespace cellophane
