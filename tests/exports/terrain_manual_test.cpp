#include <cstdlib>
#include <fstream>
#include <sstream>
#include <string>
#include <string_view>
#include <utility>

#include "content/features.h"
#include "content/lights.h"
#include "content/looks.h"
#include "content/terrain.h"
#include "exports/tileset.h"
#include "screen/utf8.h"
#include "support/catch.h"
#include "support/text.h"
#include "words/terrain.h"
#include "world/level.h"

// docs/terrain.md: its table is made here, from the tables that the game is played by.

namespace cellophane {

namespace {

const std::string terrain_manual = std::string{CELLOPHANE_SOURCE_DIR} + "/docs/terrain.md";
/// What stands around the table in the manual.
constexpr std::string_view before_table = "<!-- made by tests/exports/terrain_manual_test.cpp -->\n\n";
constexpr std::string_view after_table = "\n<!-- end of what is made -->";

using Named = std::pair<TerrainProperty, std::string_view>;

constexpr Named barriers[] = {
    {TerrainProperty::BlocksMovement, "movement"}, {TerrainProperty::BlocksVision, "vision"},
    {TerrainProperty::BlocksItems, "items"},       {TerrainProperty::BlocksSurface, "surface"},
    {TerrainProperty::BlocksGas, "gas"},           {TerrainProperty::BlocksDiagonals, "diagonals"},
};

/// By the names of the tiles' properties in the export for Tiled; `flammable` has a column of its own.
constexpr Named effects[] = {
    {TerrainProperty::Ignites, "ignites"},     {TerrainProperty::Descends, "descends"},
    {TerrainProperty::Lava, "lava"},           {TerrainProperty::LichenPoison, "lichenPoison"},
    {TerrainProperty::Fire, "fire"},           {TerrainProperty::Entangles, "entangles"},
    {TerrainProperty::DeepWater, "deepWater"}, {TerrainProperty::Damages, "damages"},
    {TerrainProperty::Nauseates, "nauseates"}, {TerrainProperty::Paralyzes, "paralyses"},
    {TerrainProperty::Confuses, "confuses"},   {TerrainProperty::Heals, "heals"},
    {TerrainProperty::TrapPlate, "trapPlate"}, {TerrainProperty::Explodes, "explodes"},
    {TerrainProperty::Sacred, "sacred"},
};

std::string content_of_manual() {
    std::ifstream file{terrain_manual};
    std::stringstream text;
    text << file.rdbuf();
    return text.str();
}

template <std::size_t N>
std::string listed(TerrainProperties properties, const Named (&names)[N]) {
    std::string out;
    for (const auto& [property, name] : names)
        if (properties.has(property)) out.append(out.empty() ? "" : ", ").append(name);
    return out;
}

std::string blocked_by(TerrainProperties properties) {
    std::string all;
    for (const auto& [property, name] : barriers) all.append(all.empty() ? "" : ", ").append(name);
    const std::string out = listed(properties, barriers);
    return out == all ? "everything" : out;
}

/// The letter of a cell that holds this and nothing else (docs/json.md).
char letter_of(Terrain kind) {
    TerrainLayers layers{{1, 1}};
    layers.put(Layer::Dungeon, {0, 0}, kind);
    return class_rows(layers)[0][0];
}

/// As code in a table: a bar would end the column.
std::string sign_of(Terrain kind) {
    const char32_t glyph = looks[kind].glyph;
    if (glyph == 0) return "";
    if (glyph == U' ') return "blank";
    std::string sign;
    append_utf8(sign, glyph);
    return "`" + (glyph == U'|' ? "\\|" : sign) + "`";
}

std::string fire_of(const TerrainRow& row) {
    if (!row.properties.has(TerrainProperty::Flammable)) return "";
    std::string out = std::to_string(row.ignite_percent) + " %";
    if (row.burns_into != Feature::None) out.append(": ").append(feature_rows[row.burns_into].name);
    return out;
}

std::string effects_of(const TerrainRow& row) {
    std::string out = listed(row.properties, effects);
    const auto add = [&](std::string_view what, std::string_view name) {
        out.append(out.empty() ? "" : "; ").append(what).append(name);
    };
    if (row.properties.has(TerrainProperty::TrapPlate) && row.burns_into != Feature::None)
        add("lets out ", feature_rows[row.burns_into].name);
    if (row.mechanics.has(TerrainMechanic::Secret)) add("hides ", terrain_rows[revealed(row.kind)].name);
    if (row.light != Light::NoLight) add("light: ", light_rows[row.light].name);
    return out;
}

std::string table_of_terrain() {
    std::string out =
        "| | name | sign | letter | blocks | properties | burns | as a player reads it |\n"
        "| --- | --- | --- | --- | --- | --- | --- | --- |\n";
    for (const TerrainRow& row : terrain_rows) {
        const std::string_view told = true_name(row.kind);
        const std::string_view flavor = terrain_words[row.kind].flavor;
        out.append("| ").append(std::to_string(static_cast<int>(row.kind)));
        out.append(" | ").append(row.name);
        out.append(" | ").append(sign_of(row.kind));
        out.append(" | `").append(1, letter_of(row.kind)).append("`");
        out.append(" | ").append(blocked_by(row.properties));
        out.append(" | ").append(effects_of(row));
        out.append(" | ").append(fire_of(row));
        out.append(" | ").append(told).append(flavor.empty() ? "" : ". ").append(flavor);
        out.append(" |\n");
    }
    return out;
}

/// The manual with the table as it should be; empty where it has no place for one.
std::string manual_with_table(const std::string& manual) {
    const std::size_t begin = manual.find(before_table);
    const std::size_t end = manual.find(after_table);
    if (begin == std::string::npos || end == std::string::npos) return {};
    return manual.substr(0, begin + before_table.size()) + table_of_terrain() + manual.substr(end);
}

}  // namespace

TEST_CASE("the table of docs/terrain.md is that of the game", "[exports][documents]") {
    INFO("after a change of terrain: cmake --build --preset native --target approve");
    const std::string wanted = manual_with_table(content_of_manual());
    REQUIRE_FALSE(wanted.empty());
    if (std::getenv("CELLOPHANE_APPROVE") != nullptr) std::ofstream{terrain_manual} << wanted;
    CHECK(content_of_manual() == wanted);
}

TEST_CASE("the properties of docs/terrain.md go by the names of Tiled's tiles", "[exports][documents]") {
    const std::string tiles = tileset_json("tiles.png");
    for (const TerrainRow& row : terrain_rows)
        for (const auto& [property, name] : effects) {
            if (!row.properties.has(property)) continue;
            INFO(name);
            CHECK(has(tiles, "\"name\":\"" + std::string{name} + "\",\"type\":\"bool\",\"value\":true"));
        }
}

}  // namespace cellophane
