#include "play/combat/blasts.h"

#include "play/creature_scene.h"
#include "support/catch.h"

// Blasts over walls and creatures (rules/items.md 15 and 19).

namespace cellophane {

TEST_CASE("walls that shatter leave rubble, the border of the map none", "[play][blasts]") {
    int with_rubble = 0;
    for (std::uint64_t key = 1; key <= 20; ++key) {
        Scenario s{"#########\n#.......#\n#.#.@...#\n#.......#\n#########\n", key};
        Moment now{s};
        shatter_around(now.turn, now.level, 9);
        const TerrainLayers& layers = s.level().layers;
        CHECK(layers[Layer::Dungeon][{2, 2}] == Terrain::GreenCrystal);
        with_rubble += layers[Layer::Surface][{2, 2}] == Terrain::Rubble ? 1 : 0;
        for (int i = 0; i < s.level().size().area(); ++i) {
            const Pos at = s.level().size().at(i);
            const bool rim = at.x == 0 || at.y == 0 || at.x == 8 || at.y == 4;
            if (!rim) continue;
            CHECK(layers[Layer::Dungeon][at] == Terrain::CrystalFormationWall);
            CHECK(layers[Layer::Surface][at] == Terrain::Nothing);
        }
    }
    CHECK(with_rubble > 0);
}

TEST_CASE("walls shatter within the radius, by round distance", "[play][blasts]") {
    Scenario s{
        "###############\n###############\n###############\n#######@#######\n###############\n"
        "###############\n###############\n"};
    Moment now{s};
    shatter_around(now.turn, now.level, 2);
    for (int i = 0; i < s.level().size().area(); ++i) {
        const Pos at = s.level().size().at(i);
        const int x = at.x - 7;
        const int y = at.y - 3;
        const bool near = x * x + y * y <= 4 && !(at == s.game.hero.at);
        INFO(at.x << "," << at.y);
        CHECK((s.level().layers[Layer::Dungeon][at] == Terrain::GreenCrystal) == near);
    }
}

TEST_CASE("a blast of negation takes from what lies in sight its magic and what was unknown about it",
          "[play][blasts]") {
    Scenario s{hall(21, 5, {4, 2})};
    constexpr Pos near{6, 2};
    constexpr Pos far{18, 2};
    constexpr int radius = 9;
    const auto lay = [&](ItemKind kind, Pos at) {
        Item item;
        item.kind = kind;
        item.at = at;
        item.enchant = 3;
        item.charges = 2;
        item.marks |= {ItemMark::Cursed, ItemMark::MagicDetected, ItemMark::Protected};
        s.level().items.push_back(item);
    };
    for (const ItemKind kind : {ItemKind::Sword, ItemKind::PlateArmor, ItemKind::RingOfRegeneration,
                                ItemKind::StaffOfFirebolt, ItemKind::WandOfPlenty, ItemKind::CharmOfHealth})
        for (const Pos at : {near, far}) lay(kind, at);
    Moment now{s};
    negate_around(now.turn, now.level, radius);
    for (const Item& item : s.level().items) {
        INFO(item.row().name << " at " << item.at.x);
        const bool is_drained = item.at == near;
        for (const ItemMark mark : {ItemMark::Cursed, ItemMark::MagicDetected})
            CHECK(item.marks.has(mark) != is_drained);
        const ItemCategory category = item.row().category;
        const bool is_plain = category != ItemCategory::Staff && category != ItemCategory::Charm;
        CHECK(item.marks.has(ItemMark::Identified) == (is_drained && is_plain));
        const bool is_worn = category == ItemCategory::Weapon || category == ItemCategory::Armor;
        CHECK(item.marks.has(ItemMark::Protected) == !(is_drained && is_worn));
        if (is_worn || category == ItemCategory::Ring) CHECK(item.enchant == (is_drained ? 0 : 3));
        if (category == ItemCategory::Staff || category == ItemCategory::Wand)
            CHECK(item.charges == (is_drained ? 0 : 2));
        if (category == ItemCategory::Charm) CHECK((item.charges == 2) != is_drained);
    }
}

}  // namespace cellophane
