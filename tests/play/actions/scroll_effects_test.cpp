#include "play/item_scenes.h"

namespace cellophane::item_effects {

namespace {

// ---- scrolls ----

Scenario after_reading(ItemKind kind) {
    Scenario s{bare_room};
    s.play(Read{carry(s, kind)});
    return s;
}

const std::map<ItemKind, Scene> scrolls{
    {ItemKind::ScrollOfEnchanting,
     [](ItemKind kind) {
         Scenario s{bare_room};
         const char sword = carry(s, enchanted(ItemKind::Sword, -2, {ItemMark::Cursed}));
         s.play(Read{carry(s, kind)}).play(Choose{sword});
         CHECK(in_pack(s, sword).enchant == -1);
         CHECK_FALSE(in_pack(s, sword).marks.has(ItemMark::Cursed));
     }},
    {ItemKind::ScrollOfIdentify,
     [](ItemKind kind) {
         Scenario s{bare_room};
         const char ring = carry(s, enchanted(ItemKind::RingOfWisdom, 2));
         s.play(Read{carry(s, kind)}).play(Choose{ring});
         CHECK(in_pack(s, ring).marks.has(ItemMark::Identified));
     }},
    {ItemKind::ScrollOfTeleportation,
     [](ItemKind kind) {
         Scenario s{round_the_corner};
         s.play(Read{carry(s, kind)});
         CHECK(s.game.hero.at.y > 1);
     }},
    {ItemKind::ScrollOfRemoveCurse,
     [](ItemKind kind) {
         Scenario s{bare_room};
         const char worn = carry(s, enchanted(ItemKind::Axe, -2, {ItemMark::Cursed}));
         const char loose = carry(s, enchanted(ItemKind::RingOfLight, -2, {ItemMark::Cursed}));
         s.play(Equip{worn}).play(Read{carry(s, kind)});
         for (const char letter : {worn, loose}) {
             CHECK_FALSE(in_pack(s, letter).marks.has(ItemMark::Cursed));
             CHECK(in_pack(s, letter).enchant == -2);
         }
     }},
    {ItemKind::ScrollOfRecharging,
     [](ItemKind kind) {
         Scenario s{bare_room};
         const char staff = carry(s, enchanted(ItemKind::StaffOfPoison, 4));
         const char wand = carry(s, ItemKind::WandOfPlenty);
         s.play(Read{carry(s, kind)});
         CHECK(in_pack(s, staff).charges == 4);
         CHECK(in_pack(s, wand).charges == 1);
     }},
    {ItemKind::ScrollOfProtectArmor,
     [](ItemKind kind) {
         Scenario s{bare_room};
         const char mail = carry(s, ItemKind::ChainMail);
         s.play(Equip{mail}).play(Read{carry(s, kind)});
         CHECK(in_pack(s, mail).marks.has(ItemMark::Protected));
     }},
    {ItemKind::ScrollOfProtectWeapon,
     [](ItemKind kind) {
         Scenario s{bare_room};
         const char sword = carry(s, ItemKind::Sword);
         s.play(Equip{sword}).play(Read{carry(s, kind)});
         CHECK(in_pack(s, sword).marks.has(ItemMark::Protected));
     }},
    {ItemKind::ScrollOfSanctuary,
     [](ItemKind kind) {
         Scenario s = after_reading(kind);
         make_tough(s);
         const BitGrid glyphs = s.level().layers.cells_of(Layer::Surface, Terrain::SacredGlyph);
         CHECK(glyphs.count() == 5);
         // The goblin hunts, but does not tread on the glyphs.
         const Monster& goblin = add_live_creature(s, MonsterKind::Goblin, {11, 3});
         for (int turn = 0; turn < 20; ++turn) s.play(Rest{});
         CHECK_FALSE(glyphs.test(goblin.at));
     }},
    {ItemKind::ScrollOfMagicMapping,
     [](ItemKind kind) {
         Scenario s{R"(
    ###########
    #...#.....#
    #.@.s.....#
    #...#.....#
    ###########
)"};
         s.play(Read{carry(s, kind)});
         CHECK(s.level().layers.cells_of(Layer::Dungeon, Terrain::SecretDoor).none());
         CHECK(s.known().magic_mapped.test({8, 2}));
     }},
    {ItemKind::ScrollOfNegation,
     [](ItemKind kind) {
         Scenario s{bare_room};
         add_target(s, MonsterKind::SpectralBlade);
         Item ring = enchanted(ItemKind::RingOfLight, 3);
         ring.at = {3, 3};
         s.level().items = {ring};
         s.game.hero.vitals.statuses.set(Status::Hasted, 20);
         s.look();
         s.play(Read{carry(s, kind)});
         CHECK(s.level().monsters.empty());
         CHECK(s.level().items.at(0).enchant == 0);
         CHECK_FALSE(s.game.hero.vitals.statuses.has(Status::Hasted));
     }},
    {ItemKind::ScrollOfShattering,
     [](ItemKind kind) {
         const Scenario s = after_reading(kind);
         CHECK(s.level().layers.cells_of(Layer::Dungeon, Terrain::GreenCrystal).none());
         // The room reaches to the rim of the map.
         CHECK(s.level().layers.cells_of(Layer::Dungeon, Terrain::CrystalFormationWall).any());
     }},
    {ItemKind::ScrollOfDiscord,
     [](ItemKind kind) {
         Scenario s{bare_room};
         const Monster& ogre = add_target(s);
         s.play(Read{carry(s, kind)});
         CHECK(lasts(ogre.vitals.statuses[Status::Discordant], 30));
         // What a staff has done to it longer is over with the scroll's.
         Monster& again = s.level().monsters.front();
         again.vitals.statuses.set(Status::Discordant, 200);
         s.play(Read{carry(s, kind)});
         CHECK(lasts(ogre.vitals.statuses[Status::Discordant], 30));
     }},
    {ItemKind::ScrollOfCauseFear,
     [](ItemKind kind) {
         Scenario s{bare_room};
         const Monster& ogre = add_target(s);
         s.play(Read{carry(s, kind)});
         CHECK(ogre.vitals.statuses[Status::Frightened] >= 149);
         CHECK(ogre.vitals.statuses[Status::Frightened] <= 225);
     }},
    {ItemKind::ScrollOfAggravateMonsters,
     [](ItemKind kind) {
         Scenario s{"#############\n#@....#.....#\n#.....#.....#\n#...........#\n#############\n"};
         Monster& ogre = add_target(s, MonsterKind::Ogre, {10, 1});
         ogre.state = MonsterState::Sleeping;
         s.play(Read{carry(s, kind)});
         CHECK(ogre.state == MonsterState::Hunting);
         CHECK(lasts(s.game.hero.vitals.statuses[Status::Aggravating], 108));
     }},
    {ItemKind::ScrollOfSummonMonsters,
     [](ItemKind kind) {
         std::size_t came = 0;
         for (std::uint64_t key = 1; key <= 10; ++key) {
             Scenario s{bare_room, key};
             s.play(Read{carry(s, kind)});
             came += s.level().monsters.size();
         }
         CHECK(came > 0);
     }},
};

}  // namespace

TEST_CASE("scrolls do what their rows say", "[play][items][table]") {
    walk_rows({ItemCategory::Scroll}, [](const ItemRow& row) { return scene_in(scrolls, row.kind); });
}

}  // namespace cellophane::item_effects
