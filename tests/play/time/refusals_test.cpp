#include "play/time/refusals.h"

#include <string_view>

#include "play/creature_scene.h"
#include "play/pack_scene.h"
#include "support/catch.h"

// What programs are not offered: commands that the hero knows to be refused.

namespace cellophane {

namespace {

constexpr std::string_view cellar = R"(
    #########
    #.......#
    #.@....>#
    #.......#
    #########
)";
constexpr Pos beside{3, 2};

/// Whether the command is refused, which has to be what comes of it: no turn, no question, no other level.
bool refuses(const Scenario& scene, const Command& command) {
    Scenario s = scene;
    const bool refused = is_plainly_refused(s.game, s.caches, command);
    s.play(command);
    const bool did_nothing =
        s.game.rounds == scene.game.rounds && s.game.question == Question::None && !s.game.ending;
    CHECK(refused == did_nothing);
    return refused;
}

template <class Change>
Scenario changed(const Change& change) {
    Scenario s{cellar};
    change(s);
    s.look();
    return s;
}

Scenario with(Layer layer, Terrain terrain) {
    return changed([&](Scenario& s) { s.level().layers[layer][beside] = terrain; });
}

}  // namespace

TEST_CASE("steps that the hero knows to lead nowhere are refused", "[play][refusals]") {
    const Move east{Direction::East};
    CHECK_FALSE(refuses(changed([](Scenario&) {}), east));
    CHECK(refuses(with(Layer::Liquid, Terrain::Lava), east));
    CHECK(refuses(with(Layer::Liquid, Terrain::Lava), Run{Direction::East}));
    CHECK_FALSE(refuses(with(Layer::Liquid, Terrain::DeepWater), east));
    CHECK_FALSE(refuses(with(Layer::Liquid, Terrain::Chasm), east));
    CHECK_FALSE(refuses(with(Layer::Surface, Terrain::PlainFire), east));
    CHECK(refuses(with(Layer::Dungeon, Terrain::DungeonExit), east));
    CHECK(refuses(with(Layer::Dungeon, Terrain::CrystalPortal), east));
    // The fireproof wade through lava.
    CHECK_FALSE(refuses(changed([](Scenario& s) {
                            s.level().layers[Layer::Liquid][beside] = Terrain::Lava;
                            s.game.hero.vitals.statuses.set(Status::FireImmune, 100);
                        }),
                        east));
    // A confused hero may end up anywhere, but does not run.
    const Scenario confused =
        changed([](Scenario& s) { s.game.hero.vitals.statuses.set(Status::Confused, 100); });
    CHECK_FALSE(refuses(confused, east));
    CHECK(refuses(confused, Run{Direction::East}));
}

TEST_CASE("steps into creatures are refused where they neither make way nor are attacked",
          "[play][refusals]") {
    const auto meets = [](auto&& change) {
        return refuses(changed([&](Scenario& s) {
                           Monster& monster = add_live_creature(s, MonsterKind::Ogre, beside);
                           monster.vitals.ticks = 1'000'000;
                           change(monster);
                       }),
                       Move{Direction::East});
    };
    CHECK_FALSE(meets([](Monster&) {}));
    CHECK_FALSE(meets([](Monster& m) { befriend(m); }));
    CHECK_FALSE(meets([](Monster& m) { m.set(MonsterMark::Captive); }));
    CHECK(meets([](Monster& m) {
        befriend(m);
        m.vitals.statuses.set(Status::Paralyzed, 100);
    }));
    // What holds him keeps him; he may strike it.
    const Scenario held = changed([](Scenario& s) {
        Monster& monster = add_in_its_element(s, MonsterKind::Kraken, beside);
        monster.vitals.ticks = 1'000'000;
        monster.set(MonsterMark::Seizing);
        s.game.hero.set(MonsterMark::Seized);
    });
    CHECK_FALSE(refuses(held, Move{Direction::East}));
    CHECK(refuses(held, Move{Direction::West}));
    CHECK(refuses(held, TravelToStairs{Stair::Down}));
}

TEST_CASE("a held hero may pull a lever, and is not refused it", "[play][refusals]") {
    for (const bool is_held : {false, true}) {
        const Scenario s = changed([&](Scenario& scene) {
            scene.level().layers[Layer::Dungeon][{1, 2}] = Terrain::WallLever;
            if (!is_held) return;
            Monster& kraken = add_in_its_element(scene, MonsterKind::Kraken, beside);
            kraken.vitals.ticks = 1'000'000;
            kraken.set(MonsterMark::Seizing);
            scene.game.hero.set(MonsterMark::Seized);
        });
        CHECK_FALSE(refuses(s, Move{Direction::West}));
        CHECK_FALSE(refuses(s, Run{Direction::West}));
        Scenario pulled = s;
        pulled.play(Move{Direction::West});
        CHECK_FALSE(pulled.level().layers[Layer::Dungeon][{1, 2}] == Terrain::WallLever);
        // To the other side he only goes if nothing holds him.
        CHECK(refuses(s, Move{Direction::North}) == is_held);
    }
}

TEST_CASE("journeys to stairs are refused where no way leads", "[play][refusals]") {
    CHECK_FALSE(refuses(changed([](Scenario&) {}), TravelToStairs{Stair::Down}));
    CHECK(refuses(changed([](Scenario&) {}), TravelToStairs{Stair::Up}));
    // Shut in by lava, all round.
    CHECK(refuses(changed([](Scenario& s) {
                      for (const Direction d : directions)
                          s.level().layers[Layer::Liquid][s.game.hero.at + step(d)] = Terrain::Lava;
                  }),
                  TravelToStairs{Stair::Down}));
    // A sleeper in a corridor.
    Scenario s{"########\n#@....>#\n########\n"};
    add_creature(s, MonsterKind::Ogre, {2, 1});
    s.look();
    CHECK(refuses(s, TravelToStairs{Stair::Down}));
}

TEST_CASE("things that do not work now are refused", "[play][refusals]") {
    Scenario s{cellar};
    const char armor = carry(s, enchanted(ItemKind::LeatherArmor, -2, {ItemMark::Cursed}));
    const char other = carry(s, ItemKind::ChainMail);
    const char sword = carry(s, ItemKind::Sword);
    Item charm = enchanted(ItemKind::CharmOfHealth, 1);
    const char ready = carry(s, charm);
    charm.charges = 50;
    const char waiting = carry(s, charm);
    Item staff = enchanted(ItemKind::StaffOfFirebolt, 2, {ItemMark::Identified});
    const char empty = carry(s, staff);
    staff.charges = 2;
    const char full = carry(s, staff);
    s.game.hero.pack.worn = number_of(s.game.hero.pack, armor);
    s.game.hero.pack.wielded = number_of(s.game.hero.pack, sword);
    s.look();
    CHECK(refuses(s, TakeOff{armor}));
    CHECK(refuses(s, Drop{armor}));
    CHECK(refuses(s, Equip{other}));
    CHECK_FALSE(refuses(s, TakeOff{sword}));
    CHECK_FALSE(refuses(s, Drop{sword}));
    CHECK_FALSE(refuses(s, Throw{sword, {5, 2}}));
    CHECK(refuses(s, Invoke{waiting}));
    CHECK_FALSE(refuses(s, Invoke{ready}));
    CHECK(refuses(s, Zap{empty, {5, 2}}));
    CHECK_FALSE(refuses(s, Zap{full, {5, 2}}));
}

}  // namespace cellophane
