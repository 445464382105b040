#include "play/item_scenes.h"
#include "play/lighting/hero_light.h"

namespace cellophane::item_effects {

namespace {

// ---- rings ----

void put_on(Scenario& s, ItemKind kind, int level) {
    s.game.hero.pack.rings[0] =
        number_of(s.game.hero.pack, carry(s, enchanted(kind, level, {ItemMark::Identified})));
    s.look();
}

/// Something counted with the ring at +3, without it, and with it at -3.
template <class Measure>
void shifts(ItemKind kind, Measure measure) {
    const auto with = [&](int level) {
        Scenario s{bare_room, 3};
        if (level != 0) put_on(s, kind, level);
        return measure(s);
    };
    CHECK(with(3) > with(0));
    CHECK(with(0) > with(-3));
}

const std::map<ItemKind, Scene> rings{
    {ItemKind::RingOfClairvoyance,
     [](ItemKind kind) {
         Scenario s{"###########\n#@....#...#\n#.....#...#\n###########\n"};
         CHECK_FALSE(s.known().discovered.test({7, 1}));
         put_on(s, kind, 6);
         CHECK(s.known().discovered.test({7, 1}));
     }},
    {ItemKind::RingOfStealth,
     [](ItemKind kind) {
         shifts(kind, [](Scenario& s) {
             s.play(Search{});
             return -s.game.hero.stealth_range;
         });
     }},
    {ItemKind::RingOfRegeneration,
     [](ItemKind kind) {
         shifts(kind, [](Scenario& s) {
             s.game.hero.health = 1;
             for (int turn = 0; turn < 60; ++turn) s.play(Rest{});
             return s.game.hero.health;
         });
     }},
    {ItemKind::RingOfTransference,
     [](ItemKind kind) {
         shifts(kind, [](Scenario& s) {
             s.game.hero.max_health = 200;
             s.game.hero.health = 100;
             Monster& ogre = add_target(s, MonsterKind::Ogre, {8, 3});
             ogre.vitals.statuses.set(Status::Stuck, 1000);
             for (int turn = 0; turn < 8; ++turn) s.play(Move{Direction::East});
             return s.game.hero.health;
         });
     }},
    {ItemKind::RingOfLight,
     [](ItemKind kind) {
         shifts(kind,
                [](Scenario& s) { return miners_light(s.game.depth, lamp_of(s.game)).radius_hundredths; });
     }},
    {ItemKind::RingOfAwareness,
     [](ItemKind kind) {
         const auto found = [&](int level) {
             int times = 0;
             for (std::uint64_t key = 1; key <= 40; ++key) {
                 Scenario s{"#########\n#.@.....#\n####s####\n#.......#\n#########\n", key};
                 if (level != 0) put_on(s, kind, level);
                 s.play(Move{Direction::East});
                 times += s.count<SecretFound>();
             }
             return times;
         };
         CHECK(found(5) > found(0));
         CHECK(found(-2) == 0);
     }},
    {ItemKind::RingOfWisdom,
     [](ItemKind kind) {
         shifts(kind, [](Scenario& s) {
             Item staff = enchanted(ItemKind::StaffOfFirebolt, 2);
             staff.usage.until_charge = 1000;
             const char letter = carry(s, staff);
             int turns = 0;
             for (; in_pack(s, letter).charges == 0 && turns < 500; ++turns) s.play(Rest{});
             return -turns;
         });
     }},
    {ItemKind::RingOfReaping,
     [](ItemKind kind) {
         shifts(kind, [](Scenario& s) {
             Item staff = enchanted(ItemKind::StaffOfFirebolt, 9);
             staff.charges = 4;
             staff.usage.until_charge = 500;
             const char letter = carry(s, staff);
             Monster& ogre = add_target(s, MonsterKind::Ogre, {8, 3});
             ogre.health = ogre.max_health = 1000;
             ogre.vitals.statuses.set(Status::Stuck, 1000);
             const char sword = carry(s, ItemKind::Sword);
             s.game.hero.pack.wielded = number_of(s.game.hero.pack, sword);
             for (int turn = 0; turn < 30; ++turn) s.play(Move{Direction::East});
             return in_pack(s, letter).charges * 1000 - in_pack(s, letter).usage.until_charge;
         });
     }},
};

// ---- charms, at +2 ----

Scenario after_waking(ItemKind kind) {
    Scenario s{bare_room};
    add_target(s);
    s.play(Invoke{carry(s, enchanted(kind, 2))});
    return s;
}

const std::map<ItemKind, Scene> charms{
    {ItemKind::CharmOfHealth,
     [](ItemKind kind) {
         Scenario s{bare_room};
         s.game.hero.health = 1;
         s.game.hero.max_health = 100;
         s.play(Invoke{carry(s, enchanted(kind, 2))});
         CHECK(s.game.hero.health >= 41);
         CHECK(s.game.hero.health <= 42);
     }},
    {ItemKind::CharmOfProtection,
     [](ItemKind kind) {
         // 15 x 1.35, in tenths.
         CHECK(turns_of(kind, Status::Shielded) >= 190);
         CHECK(turns_of(kind, Status::Shielded) <= 203);
     }},
    {ItemKind::CharmOfHaste, [](ItemKind kind) { CHECK(lasts(turns_of(kind, Status::Hasted), 10)); }},
    {ItemKind::CharmOfFireImmunity,
     [](ItemKind kind) { CHECK(lasts(turns_of(kind, Status::FireImmune), 15)); }},
    {ItemKind::CharmOfInvisibility,
     [](ItemKind kind) { CHECK(lasts(turns_of(kind, Status::Invisible), 7)); }},
    {ItemKind::CharmOfTelepathy, [](ItemKind kind) { CHECK(lasts(turns_of(kind, Status::Telepathic), 39)); }},
    {ItemKind::CharmOfLevitation,
     [](ItemKind kind) { CHECK(lasts(turns_of(kind, Status::Levitating), 15)); }},
    {ItemKind::CharmOfShattering,
     [](ItemKind kind) {
         Scenario s{
             "%%%%%%%%%%%%%%%%\n%%%%%%%%%%%%%%%%\n%%@..%%%%%%%%%%%\n%%%%%%%%%%%%%%%%\n%%%%%%%%%%%%%%%%\n"};
         s.play(Invoke{carry(s, enchanted(kind, 2))});
         const TerrainLayers& layers = s.level().layers;
         CHECK(layers[Layer::Dungeon][{8, 2}] == Terrain::GreenCrystal);
         CHECK(layers[Layer::Dungeon][{9, 2}] == Terrain::Granite);
     }},
    {ItemKind::CharmOfGuardian,
     [](ItemKind kind) {
         const Scenario s = after_waking(kind);
         CHECK(s.level().monsters.size() == 2);
         CHECK(s.level().monsters.back().kind == MonsterKind::GuardianSpirit);
         CHECK(s.level().monsters.back().is_ally());
     }},
    {ItemKind::CharmOfTeleportation,
     [](ItemKind kind) {
         Scenario s{round_the_corner};
         s.play(Invoke{carry(s, enchanted(kind, 2))});
         CHECK(s.game.hero.at.y > 1);
     }},
    {ItemKind::CharmOfRecharging,
     [](ItemKind kind) {
         Scenario s{bare_room};
         const char staff = carry(s, enchanted(ItemKind::StaffOfPoison, 4));
         const char wand = carry(s, ItemKind::WandOfPlenty);
         Item other = enchanted(ItemKind::CharmOfHealth, 1);
         other.charges = 500;
         const char charm = carry(s, other);
         in_pack(s, wand).charges = 0;
         s.play(Invoke{carry(s, enchanted(kind, 2))});
         CHECK(in_pack(s, staff).charges == 4);
         CHECK(in_pack(s, wand).charges == 0);
         CHECK(in_pack(s, charm).charges >= 499);
     }},
    {ItemKind::CharmOfNegation,
     [](ItemKind kind) {
         // Radius 8.
         for (const auto& [x, dies] : {std::pair{8, true}, {9, false}}) {
             Scenario s{long_hall};
             const Pos hero = s.game.hero.at;
             add_target(s, MonsterKind::SpectralBlade, hero + Pos{x, 0});
             s.play(Invoke{carry(s, enchanted(kind, 2))});
             CHECK(s.level().monsters.empty() == dies);
         }
     }},
};

}  // namespace

TEST_CASE("rings and charms do what their rows say", "[play][items][table]") {
    walk_rows({ItemCategory::Ring, ItemCategory::Charm}, [](const ItemRow& row) {
        return scene_in(row.category == ItemCategory::Ring ? rings : charms, row.kind);
    });
}

}  // namespace cellophane::item_effects
