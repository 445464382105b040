#include "play/item_scenes.h"

namespace cellophane::item_effects {

namespace {

// ---- treasure and keys ----

void opens(ItemKind kind) {
    struct Lock {
        ItemKind key;
        Terrain lock;
    };
    constexpr Lock locks[] = {{ItemKind::DoorKey, Terrain::LockedIronDoor},
                              {ItemKind::CageKey, Terrain::MonsterCageLocked},
                              {ItemKind::CrystalOrb, Terrain::AltarWithOrbSocket}};
    for (const Lock& row : locks) {
        if (row.key != kind) continue;
        for (const bool has_key : {false, true}) {
            Scenario s{bare_room};
            s.level().layers[Layer::Dungeon][{8, 3}] = row.lock;
            s.level().ownership.number[{8, 3}] = 1;
            s.look();
            Item key = some_item(kind, {});
            key.marks = {ItemMark::IsKey};
            key.opens = {{.at = {8, 3}, .consumed = true}};
            if (has_key) carry(s, key);
            s.play(Move{Direction::East});
            CHECK(s.count<KeyUsed>() == (has_key ? 1 : 0));
            CHECK(s.game.hero.pack.items.empty());
            if (row.lock != Terrain::AltarWithOrbSocket)
                CHECK(s.level().layers.holds({8, 3}, row.lock) == !has_key);
        }
    }
}

const std::map<ItemKind, Scene> treasures{
    {ItemKind::Gold,
     [](ItemKind kind) {
         Scenario s{bare_room};
         s.level().items = {some_item(kind, {8, 3}, 50)};
         s.look();
         s.play(Move{Direction::East});
         CHECK(s.game.hero.gold == 50);
     }},
    {ItemKind::Amulet,
     [](ItemKind kind) {
         Scenario s{bare_room};
         carry(s, kind);
         const int before = s.game.hero.nutrition;
         for (int turn = 0; turn < 500; ++turn) {
             s.game.horde_fuse = 1000;
             s.play(Rest{});
         }
         CHECK(before - s.game.hero.nutrition > 60);
         CHECK(before - s.game.hero.nutrition < 140);
     }},
    {ItemKind::Lumenstone,
     [](ItemKind kind) {
         Scenario s{bare_room};
         carry(s, kind, 2);
         CHECK(places_taken(s.game.hero.pack) == 1);
     }},
    {ItemKind::DoorKey, opens},
    {ItemKind::CageKey, opens},
    {ItemKind::CrystalOrb, opens},
};

}  // namespace

TEST_CASE("treasures and keys do what their rows say", "[play][items][table]") {
    walk_rows({ItemCategory::Gold, ItemCategory::Amulet, ItemCategory::Gem, ItemCategory::Key},
              [](const ItemRow& row) { return scene_in(treasures, row.kind); });
}

TEST_CASE("each category of items has scenes in these tests", "[play][items][table]") {
    // Categories with scenes in this file or its neighbors.
    constexpr ItemCategories shown{ItemCategory::Food,   ItemCategory::Weapon, ItemCategory::Armor,
                                   ItemCategory::Potion, ItemCategory::Scroll, ItemCategory::Staff,
                                   ItemCategory::Wand,   ItemCategory::Ring,   ItemCategory::Charm,
                                   ItemCategory::Gold,   ItemCategory::Amulet, ItemCategory::Gem,
                                   ItemCategory::Key};
    for (const ItemRow& row : item_rows) {
        INFO(row.name);
        CHECK(shown.has(row.category));
    }
}

}  // namespace cellophane::item_effects
