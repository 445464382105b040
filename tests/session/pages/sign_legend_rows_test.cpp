#include "session/pages/sign_legend_rows.h"

#include <algorithm>
#include <string>
#include <vector>

#include "content/items.h"
#include "content/looks.h"
#include "content/terrain.h"
#include "screen/utf8.h"
#include "support/catch.h"

namespace cellophane {

namespace {

bool explains(char32_t glyph) {
    const std::string sign = to_utf8(std::u32string(1, glyph));
    const std::vector<PageRow> rows = sign_legend_rows();
    return std::any_of(rows.begin(), rows.end(),
                       [&](const PageRow& row) { return row.left.find(sign) != std::string::npos; });
}

}  // namespace

TEST_CASE("the help explains the signs of all items, the hero's, and those of common terrain",
          "[session][help]") {
    for (const ItemRow& item : item_rows) {
        INFO(static_cast<int>(item.kind));
        CHECK(explains(item.glyph));
    }
    CHECK(explains(hero_glyph));
    for (const Terrain kind :
         {Terrain::Floor, Terrain::StoneWall, Terrain::WoodenDoor, Terrain::OpenWoodenDoor,
          Terrain::DownwardStaircase, Terrain::UpwardStaircase, Terrain::DungeonExit, Terrain::DeepWater,
          Terrain::Lava, Terrain::Chasm, Terrain::RopeBridge, Terrain::CausticGasTrap, Terrain::Grass,
          Terrain::CandleLitAltar, Terrain::MarbleStatue})
        CHECK(explains(looks[kind].glyph));
    CHECK_FALSE(explains(U'\u2603'));
}

}  // namespace cellophane
