#include <map>
#include <string>
#include <string_view>

#include "content/lakes.h"
#include "content/looks.h"
#include "content/styles.h"
#include "content/terrain.h"
#include "support/catch.h"

// The rows of tables/terrain.tsv, copied as they stand there.

namespace cellophane {

namespace {

struct Expected {
    Terrain kind;
    int draw_priority;
    std::u32string_view glyph;
    std::string_view properties;
    std::string_view mechanics;
};

// clang-format off
constexpr Expected table[] = {
    {Terrain::Granite, 0, U"#", "blocks movement; blocks vision; blocks items; blocks surface growths; blocks gas; blocks diagonal movement", "stand in tile"},
    {Terrain::Floor, 95, U"·", "", ""},
    {Terrain::StoneWall, 0, U"#", "blocks movement; blocks vision; blocks items; blocks surface growths; blocks gas; blocks diagonal movement", "stand in tile"},
    {Terrain::WoodenDoor, 8, U"+", "blocks vision; blocks gas; flammable", "promotes on creature; promotes on item; vanishes upon promotion; stand in tile; visually distinct"},
    {Terrain::OpenWoodenDoor, 25, U"'", "flammable", "vanishes upon promotion; stand in tile; visually distinct"},
    {Terrain::SecretDoor, 0, U"#", "blocks movement; blocks vision; blocks items; blocks surface growths; blocks gas; blocks diagonal movement; flammable", "secret; vanishes upon promotion; stand in tile"},
    {Terrain::DownwardStaircase, 30, U">", "blocks items; blocks surface growths", "promotes on creature; promotes on item; stand in tile; listed in sidebar; visually distinct; bright memory; interrupts exploration when seen; inverts when highlighted"},
    {Terrain::UpwardStaircase, 30, U"<", "blocks items; blocks surface growths", "promotes on creature; promotes on item; stand in tile; listed in sidebar; visually distinct; bright memory; interrupts exploration when seen; inverts when highlighted"},
    {Terrain::DungeonExit, 30, U"Ω", "blocks items; blocks surface growths", "promotes on creature; promotes on item; stand in tile; listed in sidebar; visually distinct; bright memory; interrupts exploration when seen; inverts when highlighted"},
    {Terrain::CrystalPortal, 30, U"Ω", "blocks items; blocks surface growths", "promotes on creature; promotes on item; stand in tile; listed in sidebar; visually distinct; bright memory; interrupts exploration when seen; inverts when highlighted"},
    {Terrain::WallTorch, 0, U"#", "blocks movement; blocks vision; blocks items; blocks surface growths; blocks gas; blocks diagonal movement", "stand in tile"},
    {Terrain::DeepWater, 40, U"~", "flammable; deep water", "allows submersion; extinguishes fire; stand in tile"},
    {Terrain::ShallowWater, 55, U"", "", "allows submersion; extinguishes fire; stand in tile"},
    {Terrain::Chasm, 40, U"∷", "auto-descent", "stand in tile"},
    {Terrain::ChasmEdge, 80, U"·", "", ""},
    {Terrain::Lava, 40, U"~", "lava", "allows submersion; stand in tile"},
    {Terrain::InertBrimstone, 40, U"'", "spontaneously ignites", ""},
    {Terrain::Obsidian, 50, U"·", "", ""},
    {Terrain::RopeBridge, 45, U"=", "flammable", "vanishes upon promotion"},
    {Terrain::BridgeEnd, 45, U"=", "flammable", "vanishes upon promotion"},
};
// clang-format on

const std::map<std::string_view, TerrainProperty> property_names{
    {"blocks movement", TerrainProperty::BlocksMovement},
    {"blocks vision", TerrainProperty::BlocksVision},
    {"blocks items", TerrainProperty::BlocksItems},
    {"blocks surface growths", TerrainProperty::BlocksSurface},
    {"blocks gas", TerrainProperty::BlocksGas},
    {"blocks diagonal movement", TerrainProperty::BlocksDiagonals},
    {"spontaneously ignites", TerrainProperty::Ignites},
    {"auto-descent", TerrainProperty::Descends},
    {"lava", TerrainProperty::Lava},
    {"flammable", TerrainProperty::Flammable},
    {"deep water", TerrainProperty::DeepWater}};

const std::map<std::string_view, TerrainMechanic> mechanic_names{
    {"secret", TerrainMechanic::Secret},
    {"promotes on creature", TerrainMechanic::PromotesOnCreature},
    {"promotes on item", TerrainMechanic::PromotesOnItem},
    {"vanishes upon promotion", TerrainMechanic::VanishesOnPromotion},
    {"allows submersion", TerrainMechanic::AllowsSubmersion},
    {"extinguishes fire", TerrainMechanic::ExtinguishesFire},
    {"stand in tile", TerrainMechanic::StandIn},
    {"listed in sidebar", TerrainMechanic::ListedInSidebar},
    {"visually distinct", TerrainMechanic::Distinct},
    {"bright memory", TerrainMechanic::BrightMemory},
    {"interrupts exploration when seen", TerrainMechanic::InterruptsExploration},
    {"inverts when highlighted", TerrainMechanic::InvertsWhenHighlighted}};

template <class E>
Flags<E> parsed(std::string_view text, const std::map<std::string_view, E>& names) {
    Flags<E> flags;
    while (!text.empty()) {
        const std::size_t end = text.find("; ");
        flags = flags | Flags<E>{names.at(text.substr(0, end))};
        text = end == std::string_view::npos ? std::string_view{} : text.substr(end + 2);
    }
    return flags;
}

}  // namespace

TEST_CASE("terrain is what the table says it is", "[content]") {
    std::map<Terrain, int> seen;
    for (const Expected& expected : table) {
        INFO("terrain " << static_cast<int>(expected.kind) << ": " << expected.properties << " / "
                        << expected.mechanics);
        const TerrainRow& row = terrain_rows[expected.kind];
        CHECK(row.kind == expected.kind);
        CHECK(row.draw_priority == expected.draw_priority);
        CHECK(row.properties == parsed(expected.properties, property_names));
        CHECK(row.mechanics == parsed(expected.mechanics, mechanic_names));
        CHECK(looks[expected.kind].glyph == (expected.glyph.empty() ? 0 : expected.glyph[0]));
        ++seen[expected.kind];
    }
    // Every kind there is, nothing itself excepted.
    CHECK(seen.size() == static_cast<std::size_t>(Terrain::count) - 1);
    CHECK(terrain_rows[Terrain::Nothing].properties.empty());
    CHECK(terrain_rows[Terrain::Nothing].draw_priority == 100);
}

TEST_CASE("secrets look like what they are not, and nothing else does", "[content]") {
    for (const TerrainRow& row : terrain_rows) {
        const bool secret = row.mechanics.has(TerrainMechanic::Secret);
        CHECK((disguise(row.kind) != row.kind) == secret);
        CHECK((revealed(row.kind) != row.kind) == secret);
        CHECK_FALSE(terrain_rows[revealed(row.kind)].mechanics.has(TerrainMechanic::Secret));
    }
    CHECK(disguise(Terrain::SecretDoor) == Terrain::StoneWall);
    CHECK(revealed(Terrain::SecretDoor) == Terrain::WoodenDoor);
    CHECK(looks[Terrain::SecretDoor].glyph == looks[Terrain::StoneWall].glyph);
}

TEST_CASE("lakes are those of the table", "[content]") {
    const auto& rows = lake_liquid_rows;
    CHECK((rows[LakeLiquid::Lava].terrain == Terrain::Lava && rows[LakeLiquid::Lava].wreath_width == 0));
    CHECK(rows[LakeLiquid::Lava].first_depth == 4);
    CHECK((rows[LakeLiquid::DeepWater].wreath == Terrain::ShallowWater &&
           rows[LakeLiquid::DeepWater].wreath_width == 2));
    CHECK(
        (rows[LakeLiquid::Chasm].wreath == Terrain::ChasmEdge && rows[LakeLiquid::Chasm].wreath_width == 1));
    CHECK((rows[LakeLiquid::Brimstone].wreath == Terrain::Obsidian &&
           rows[LakeLiquid::Brimstone].wreath_width == 2));
    CHECK(rows[LakeLiquid::Brimstone].first_depth == 18);
    CHECK(lake_windows.front() == Size{30, 15});
    CHECK(lake_windows.back() == Size{20, 10});
}

}  // namespace cellophane
