#include "play/effects/living_level.h"
#include "play/time/followers.h"
#include "play/time/monster_transit.h"
#include "play/time/pursuit.h"

#include <algorithm>

#include "play/effects/harm.h"
#include "play/effects/monster_remains.h"
#include "play/perception/allegiance.h"
#include "play/scenario.h"
#include "support/catch.h"

// Creatures that follow the hero between levels, and when (rules/monsters.md 16; rules/claims.md D01 to D18).

namespace cellophane::travelers_scenes {

namespace {

Pos beside_hero(const Scenario& s, int steps) {
    return s.game.hero.at + Pos{-steps, 0};
}

std::optional<int> delay_of(Scenario& s, const Monster& monster, ArrivedBy how = ArrivedBy::StairsDown) {
    return Followers{s.game, how}.delay(monster);
}

/// A creature from another level comes down on this one, after the hero that fell there.
void come_down(Scenario& s, Monster jumper, Pos from) {
    jumper.vitals.statuses.set(Status::EnteringLevel, 1);
    s.game.travelers.push_back({.monster = jumper,
                                .inside = {},
                                .carried = {},
                                .depth = 5,
                                .how = ArrivedBy::Falling,
                                .from = from});
    Moment now{s};
    advance_travelers(now.turn, now.level);
}

/// An ally comes down beside the hero, as healthy as it says or as it is. Returns with how much health it set
/// out.
int drop_ogre(Scenario& s, int health = 0) {
    Monster jumper = add_ally(s, MonsterKind::Ogre, beside_hero(s, 1));
    s.level().monsters.clear();
    if (health > 0) jumper.health = health;
    come_down(s, jumper, s.game.hero.at);
    return jumper.health;
}

}  // namespace

TEST_CASE("followers through a pit do not land in machines", "[play][travellers]") {
    for (std::uint64_t key = 1; key <= 20; ++key) {
        Scenario s{R"(
            ##########
            #........#
            ##########
            #@.......#
            ##########
        )",
                   key};
        for (int x = 1; x <= 8; ++x) s.level().ownership.rooms.set({x, 1});
        const Monster jumper = add_ally(s, MonsterKind::VampireBat, {2, 3});
        s.level().monsters.clear();
        add_ally(s, MonsterKind::Ogre, {6, 3});
        // The hero fell above the vault, and landed beside it.
        come_down(s, jumper, {6, 1});
        REQUIRE(s.level().monsters.size() == 2);
        CHECK(s.level().monsters.back().at.y == 3);
    }
}

TEST_CASE("only a plain hunter follows, not an entranced, paralysed, frightened or confused one",
          "[play][travellers][D01]") {
    Scenario s{stairs_above};
    Monster& goblin = add_live_creature(s, MonsterKind::Goblin, beside_hero(s, 1));
    CHECK(delay_of(s, goblin) == 2);
    for (const Status status : {Status::Entranced, Status::Paralyzed, Status::Frightened, Status::Confused}) {
        goblin.vitals.statuses.set(status, 5);
        CHECK_FALSE(delay_of(s, goblin));
        goblin.vitals.statuses.end(status);
    }
    for (const Status status : {Status::Poisoned, Status::Burning, Status::Discordant, Status::Nauseous}) {
        goblin.vitals.statuses.set(status, 5);
        CHECK(delay_of(s, goblin));
        goblin.vitals.statuses.end(status);
    }
    for (const MonsterState state :
         {MonsterState::Sleeping, MonsterState::Wandering, MonsterState::Fleeing}) {
        goblin.state = state;
        CHECK_FALSE(delay_of(s, goblin));
    }
    goblin.state = MonsterState::Ally;
    CHECK(delay_of(s, goblin));
    goblin.set(MonsterMark::Captive);
    CHECK_FALSE(delay_of(s, goblin));
}

TEST_CASE("into a pit only fliers follow, and allies that would survive it", "[play][travellers][D02]") {
    Scenario s{stairs_above};
    Monster& goblin = add_live_creature(s, MonsterKind::Goblin, beside_hero(s, 1));
    CHECK_FALSE(delay_of(s, goblin, ArrivedBy::Falling));
    goblin.vitals.statuses.set(Status::Levitating, 5);
    CHECK(delay_of(s, goblin, ArrivedBy::Falling));
    goblin.vitals.statuses.end(Status::Levitating);
    goblin.state = MonsterState::Ally;
    goblin.health = 10;
    CHECK_FALSE(delay_of(s, goblin, ArrivedBy::Falling));
    CHECK(delay_of(s, goblin, ArrivedBy::StairsDown));
    goblin.health = 11;
    CHECK(delay_of(s, goblin, ArrivedBy::Falling));
    goblin.health = 1;
    goblin.vitals.statuses.set(Status::Levitating, 5);
    CHECK(delay_of(s, goblin, ArrivedBy::Falling));
    const Monster& bat = add_live_creature(s, MonsterKind::VampireBat, beside_hero(s, 2));
    CHECK(delay_of(s, bat, ArrivedBy::Falling));
}

TEST_CASE("walkers need a walkable way to follow, fliers any way that is not solid",
          "[play][travellers][D03][D04][D05][D07][D12]") {
    const auto follows = [](std::string_view picture, MonsterKind kind, MonsterState state) {
        Scenario s{picture};
        const Pos at = drawn::spot(picture, 'm');
        const Monster& monster = add_live_creature(s, kind, at, state);
        return delay_of(s, monster).has_value();
    };
    const auto hunts = [&](std::string_view picture, MonsterKind kind) {
        return follows(picture, kind, MonsterState::Hunting);
    };
    for (const char barrier : {'~', ':', 'l', 'b'}) {
        std::string between = "#######\n#m.x.@>\n#######\n";
        between[static_cast<std::size_t>(between.find('x'))] = barrier;
        INFO(between);
        CHECK_FALSE(hunts(between, MonsterKind::Goblin));
        CHECK(hunts(between, MonsterKind::VampireBat));
        CHECK(follows(between, MonsterKind::Goblin, MonsterState::Ally));
        CHECK(hunts(between, MonsterKind::WardenOfYendor));
    }
    constexpr std::string_view walled = "#######\n#m.#.@>\n#######\n";
    CHECK_FALSE(hunts(walled, MonsterKind::Goblin));
    CHECK_FALSE(hunts(walled, MonsterKind::VampireBat));
    constexpr std::string_view secret = "#######\n#m.s.@>\n#######\n";
    CHECK(hunts(secret, MonsterKind::Goblin));
    // Displaced into the water it stays; one that swims there by nature does not mind, but walkers must not.
    constexpr std::string_view drawn_open = "#######\n#m..@>#\n#######\n";
    Scenario s{drawn_open};
    const Monster& goblin = add_live_creature(s, MonsterKind::Goblin, drawn::spot(drawn_open, 'm'));
    const Monster& bat = add_live_creature(s, MonsterKind::VampireBat, drawn::spot(drawn_open, 'm'));
    CHECK(delay_of(s, goblin));
    s.level().layers[Layer::Liquid][goblin.at] = Terrain::DeepWater;
    CHECK_FALSE(delay_of(s, goblin));
    CHECK(delay_of(s, bat));
    // Crystal grows over both.
    s.level().layers[Layer::Dungeon][goblin.at] = Terrain::GreenCrystal;
    CHECK_FALSE(delay_of(s, bat));
    // Creatures that avoid stairs or cannot leave the water stay whatever the way.
    CHECK_FALSE(hunts(drawn_open, MonsterKind::SpectralBlade));
    CHECK_FALSE(hunts(drawn_open, MonsterKind::Eel));
}

TEST_CASE("a follower arrives after the time it needs to walk to where the hero stood",
          "[play][travellers][D06][D17]") {
    Scenario s{stairs_above};
    // Worked example 3 of rules/monsters.md: distance 10 takes 6, 11 and 21 ticks at the paces 50, 100 and
    // 200.
    Monster& goblin = add_live_creature(s, MonsterKind::Goblin, s.game.hero.at + Pos{-9, 2});
    goblin.at = s.game.hero.at + Pos{-9, 0};
    CHECK(delay_of(s, goblin) == 10);
    Scenario wide{"##############\n#m.........@>#\n##############\n"};
    Monster& monster = add_live_creature(wide, MonsterKind::Goblin, {1, 1});
    for (const auto& [pace, delay] : {std::pair{50, 6}, {100, 11}, {200, 21}}) {
        monster.stats.move_ticks = pace;
        CHECK(delay_of(wide, monster) == delay);
    }
    monster.at = {10, 1};
    monster.stats.move_ticks = 50;
    CHECK(delay_of(wide, monster) == 1);
    monster.stats.move_ticks = 100;
    CHECK(delay_of(wide, monster) == 2);
    monster.stats.move_ticks = 100000;
    CHECK(delay_of(wide, monster) == 150);
    // An ally with no way at all takes the longest delay there is.
    constexpr std::string_view cut_off = "#######\n#m~~.@>\n#######\n";
    Scenario far{cut_off};
    CHECK(delay_of(far, add_ally(far, MonsterKind::Goblin, {1, 1})) == 150);
}

TEST_CASE("stairs cost no time, and a row of goblins arrives one by one", "[play][travellers][D13][D14]") {
    Scenario s = with_below(stairs_above, stairs_below);
    std::vector<ActorId> ids;
    for (int steps = 1; steps <= 3; ++steps)
        ids.push_back(add_live_creature(s, MonsterKind::Goblin, beside_hero(s, steps)).id);
    s.game.hero.health = s.game.hero.max_health = 1000;
    const int turn = s.game.rounds;
    s.play(Move{Direction::East});
    REQUIRE(s.game.depth == 6);
    CHECK(s.game.rounds == turn);
    CHECK(s.level().monsters.empty());
    CHECK(s.game.travelers.size() == 3);
    CHECK(s.game.places[4]->level.monsters.empty());
    s.play(Rest{});
    CHECK(s.level().monsters.empty());
    for (int i = 0; i < 3; ++i) {
        s.play(Rest{});
        CHECK(find_creature(s.level(), ids[static_cast<std::size_t>(i)]) != nullptr);
        CHECK(s.level().monsters.size() == static_cast<std::size_t>(i + 1));
    }
    CHECK(s.game.travelers.empty());
    CHECK(s.count<Arrived>() == 3);
    CHECK(s.last<Arrived>()->how == Arrived::How::ByStairs);
}

TEST_CASE("a hero on the landing does not keep followers out", "[play][travellers][D18]") {
    Scenario s = with_below(stairs_above, stairs_below);
    const ActorId number = add_live_creature(s, MonsterKind::Ogre, beside_hero(s, 1)).id;
    s.game.hero.health = s.game.hero.max_health = 1000;
    s.play(Move{Direction::East});
    const Pos landing = s.game.hero.at;
    s.play(Rest{}).play(Rest{});
    REQUIRE(find_creature(s.level(), number) != nullptr);
    CHECK(find_creature(s.level(), number)->at == landing);
    CHECK_FALSE(s.game.hero.at == landing);
    CHECK(king_distance(s.game.hero.at, landing) == 1);
    CHECK_FALSE(s.level().layers.has(s.game.hero.at, {TerrainProperty::BlocksMovement}));
}

TEST_CASE("a bat follows down a chasm, a goblin stays above", "[play][travellers][E09][E18]") {
    constexpr std::string_view edge = R"(
        #########
        #...@::.#
        #.......#
        #########
    )";
    Scenario s = with_below(edge, stairs_below);
    s.game.hero.health = s.game.hero.max_health = 1000;
    const ActorId bat = add_live_creature(s, MonsterKind::VampireBat, beside_hero(s, 1)).id;
    const ActorId goblin = add_live_creature(s, MonsterKind::Goblin, beside_hero(s, 2)).id;
    for (Monster& monster : s.level().monsters) monster.vitals.ticks = 1000;
    s.play(Move{Direction::East}).play(Answer{true});
    s.play(Rest{});
    REQUIRE(s.game.depth == 6);
    CHECK(s.game.places[4]->level.monsters.size() == 1);
    CHECK(s.game.places[4]->level.monsters.front().id == goblin);
    for (int i = 0; i < 8 && find_creature(s.level(), bat) == nullptr; ++i) s.play(Rest{});
    CHECK(find_creature(s.level(), bat) != nullptr);
    REQUIRE(s.count<Arrived>() == 1);
    CHECK(s.last<Arrived>()->how == Arrived::How::Swooping);
}

TEST_CASE("a monster that falls onto the hero's level is reported as it lands, or as dead",
          "[play][travellers]") {
    for (const int health : {50, 1}) {
        Scenario s{stairs_above};
        drop_ogre(s, health);
        const bool lives = health > 1;
        CHECK(s.count<Arrived>() == (lives ? 1 : 0));
        CHECK(s.count<CreatureDied>() == (lives ? 0 : 1));
        if (!lives) continue;
        CHECK(s.last<Arrived>()->how == Arrived::How::Crashing);
        CHECK(s.last<Arrived>()->who.health == s.level().monsters.front().health);
    }
}

TEST_CASE("descent drops everyone over its pit who does not levitate",
          "[play][travellers][E27][E28][E29][E33]") {
    struct Case {
        int goblin_steps;
        bool hero_floats;
        bool under_hero;
        bool goblin_goes;
        int depth;
    };
    for (const Case& scene : {Case{5, false, true, false, 6}, Case{1, false, true, true, 6},
                              Case{1, true, true, true, 5}, Case{5, false, false, true, 5}}) {
        Scenario s = with_below(stairs_above, stairs_below);
        s.game.hero.health = s.game.hero.max_health = 1000;
        if (scene.hero_floats) s.game.hero.vitals.statuses.set(Status::Levitating, 50);
        Monster& goblin = add_live_creature(s, MonsterKind::Goblin, beside_hero(s, scene.goblin_steps));
        const ActorId number = goblin.id;
        goblin.vitals.ticks = 1000;
        const Pos center = scene.under_hero ? s.game.hero.at : goblin.at;
        for (int x = -1; x <= 1; ++x)
            for (int y = 0; y <= 1; ++y) s.level().layers[Layer::Liquid][center + Pos{x, y}] = Terrain::Hole;
        s.level().layers[Layer::Liquid][s.game.hero.at + Pos{1, 0}] = Terrain::Nothing;
        s.play(Rest{});
        INFO(scene.goblin_steps << ' ' << scene.hero_floats << ' ' << scene.under_hero);
        CHECK(s.game.depth == scene.depth);
        const Monsters& above = s.game.places[4]->level.monsters;
        const bool stayed = std::any_of(above.begin(), above.end(),
                                        [&](const Monster& monster) { return monster.id == number; });
        CHECK(stayed != scene.goblin_goes);
        const auto fell = [&](const Traveler& traveler) { return traveler.monster.id == number; };
        const bool below = find_creature(s.level(), number) != nullptr ||
                           std::any_of(s.game.travelers.begin(), s.game.travelers.end(), fell);
        // The fall may have killed it, 6 to 12 of its 15.
        CHECK(below == scene.goblin_goes);
    }
}

TEST_CASE("after a fall the stairs up lead back to the level fallen from", "[play][travellers][W19]") {
    constexpr std::string_view edge = R"(
        #########
        #...@::>#
        #########
    )";
    Scenario s = with_below(edge, stairs_below);
    s.game.hero.health = s.game.hero.max_health = 1000;
    s.level().items.push_back(some_item(ItemKind::Gold, {1, 1}, 77));
    s.play(Move{Direction::East}).play(Answer{true}).play(Rest{});
    REQUIRE(s.game.depth == 6);
    s.game.hero.at = {2, 1};
    s.look();
    s.play(Move{Direction::West});
    REQUIRE(s.game.depth == 5);
    REQUIRE(s.level().items.size() == 1);
    CHECK(s.level().items.front().quantity == 77);
    CHECK(s.level().layers.has({5, 1}, {TerrainProperty::Descends}));
}

TEST_CASE("an ally that jumps after the hero takes falling damage", "[play][travellers]") {
    int least = 100;
    int most = 0;
    int sum = 0;
    constexpr int jumps = 300;
    for (std::uint64_t key = 1; key <= jumps; ++key) {
        Scenario s{stairs_above, key};
        const int health = drop_ogre(s);
        REQUIRE(s.level().monsters.size() == 1);
        const int hurt = health - s.level().monsters.front().health;
        least = std::min(least, hurt);
        most = std::max(most, hurt);
        sum += hurt;
    }
    CHECK(least == 6);
    CHECK(most == 12);
    CHECK(sum > jumps * 86 / 10);
    CHECK(sum < jumps * 94 / 10);
}

TEST_CASE("a follower still on its way when the hero returns is met where it had got to",
          "[play][travellers]") {
    constexpr std::string_view corridor = R"(
        ######################
        #..................@>#
        ######################
    )";
    Scenario s = with_below(corridor, stairs_below);
    s.game.hero.health = s.game.hero.max_health = 1000;
    const Pos before = s.game.hero.at;
    const ActorId goblin = add_live_creature(s, MonsterKind::Goblin, beside_hero(s, 16)).id;
    s.play(Move{Direction::East});
    REQUIRE(s.game.travelers.size() == 1);
    s.play(Rest{}).play(Rest{}).play(Rest{}).play(Rest{});
    s.play(Move{Direction::West});
    REQUIRE(s.game.depth == 5);
    CHECK(s.game.travelers.empty());
    REQUIRE(find_creature(s.level(), goblin) != nullptr);
    CHECK(find_creature(s.level(), goblin)->at == before + Pos{-12, 0});
}

TEST_CASE("followers met on their way do not stand on the stairs", "[play][travellers]") {
    for (std::uint64_t key = 1; key <= 30; ++key) {
        Scenario s = with_below(stairs_above, stairs_below, key);
        s.game.hero.health = s.game.hero.max_health = 1000;
        for (const int steps : {1, 2, 3, 4, 5})
            add_live_creature(s, MonsterKind::Goblin, beside_hero(s, steps));
        s.play(Move{Direction::East});
        // Where they got to by then there is room for one.
        for (Traveler& traveler : s.game.travelers)
            traveler.monster.at = s.game.places[4]->level.stairs.down - Pos{1, 0};
        s.play(Move{Direction::West});
        REQUIRE(s.game.depth == 5);
        REQUIRE(s.level().monsters.size() == 5);
        for (const Monster& monster : s.level().monsters)
            CHECK_FALSE(is_level_exit(s.level().layers[Layer::Dungeon][monster.at]));
    }
}

TEST_CASE("a follower of a hero who has gone on waits for his return", "[play][travellers]") {
    Scenario s = with_below(stairs_above, stairs_below);
    Monster& goblin = add_live_creature(s, MonsterKind::Goblin, beside_hero(s, 9));
    goblin.vitals.statuses.set(Status::EnteringLevel, 7);
    s.game.travelers.push_back({.monster = goblin,
                                .inside = {},
                                .carried = {},
                                .depth = 4,
                                .how = ArrivedBy::StairsUp,
                                .from = {1, 1}});
    s.level().monsters.clear();
    for (int i = 0; i < 20; ++i) s.play(Rest{});
    REQUIRE(s.game.travelers.size() == 1);
    CHECK(s.game.travelers.front().monster.vitals.statuses[Status::EnteringLevel] == 7);
}

TEST_CASE("followers bring the items and monsters they carry inside", "[play][travellers]") {
    Scenario s = with_below(stairs_above, stairs_below);
    s.game.hero.health = s.game.hero.max_health = 1000;
    const ActorId bat = add_live_creature(s, MonsterKind::VampireBat, beside_hero(s, 1)).id;
    Monster& vampire = add_live_creature(s, MonsterKind::Vampire, beside_hero(s, 1));
    vampire.set(MonsterMark::Dormant);
    vampire.inside = ActorId{1};
    vampire.machine = 3;
    give(s, s.level().monsters[0], ItemKind::Ration);
    give(s, vampire, ItemKind::CageKey);
    s.play(Move{Direction::East});
    CHECK(s.game.places[4]->level.items.empty());
    CHECK(s.game.places[4]->level.monsters.empty());
    for (int i = 0; i < 6 && s.level().monsters.empty(); ++i) s.play(Rest{});
    REQUIRE(s.level().monsters.size() == 2);
    CHECK(s.level().monsters[0].id == bat);
    CHECK(s.level().monsters[1].kind == MonsterKind::Vampire);
    CHECK(s.level().monsters[1].inside == ActorId{1});
    CHECK(s.level().monsters[1].is_dormant());
    // The machine of another level is none of this one's.
    CHECK(s.level().monsters[1].machine == 0);
    CHECK(s.level().monsters[1].home_machine == 3);
    REQUIRE(s.level().items.size() == 2);
    CHECK(s.level().items.front().kind == ItemKind::Ration);
    CHECK(s.level().items.front().carrier == ActorId{1});
    CHECK(s.level().items.back().kind == ItemKind::CageKey);
    CHECK(s.level().items.back().carrier == ActorId{2});
    CHECK(s.level().items.back().at == s.level().monsters[1].at);
}

TEST_CASE("a pack that arrives one by one has its leader again", "[play][travellers]") {
    Scenario s = with_below(stairs_above, stairs_below);
    s.game.hero.health = s.game.hero.max_health = 1000;
    // The leader is the last of three.
    const ActorId leader = add_live_creature(s, MonsterKind::Ogre, beside_hero(s, 3)).id;
    add_live_creature(s, MonsterKind::Goblin, beside_hero(s, 2)).leader = ActorId{1};
    add_live_creature(s, MonsterKind::Goblin, beside_hero(s, 1)).leader = ActorId{1};
    // And one of them sleeps through it.
    const ActorId sleeper = add_live_creature(s, MonsterKind::Goblin, {1, 3}, MonsterState::Sleeping).id;
    s.level().monsters.back().leader = ActorId{1};
    s.play(Move{Direction::East});
    REQUIRE(s.game.travelers.size() == 3);
    const Monster& left = s.game.places[4]->level.monsters.front();
    CHECK(left.id == sleeper);
    CHECK(left.leader == leader);
    CHECK(leader_of(s.game.places[4]->level, left) == nullptr);
    for (int i = 0; i < 4; ++i) s.play(Rest{});
    REQUIRE(s.level().monsters.size() == 3);
    for (const Monster& monster : s.level().monsters) {
        if (monster.id == leader) {
            CHECK(monster.leader == no_actor);
        } else {
            REQUIRE(monster.leader);
            CHECK(s.level().monsters.find(monster.leader)->id == leader);
        }
    }
}

namespace {

/// An ogre three steps behind the hero, and goblins that follow it from where they stand. All come after the
/// hero, or would, the last of them first.
struct Pack {
    Scenario s = with_below(stairs_above, stairs_below);
    ActorId leader = add_live_creature(s, MonsterKind::Ogre, beside_hero(s, 3)).id;

    explicit Pack(std::initializer_list<Pos> followers) {
        s.game.hero.health = s.game.hero.max_health = 1000;
        for (const Pos at : followers) add_live_creature(s, MonsterKind::Goblin, at).leader = ActorId{1};
        s.play(Move{Direction::East});
        REQUIRE(s.game.travelers.size() == followers.size() + 1);
    }

    bool is_together() const {
        const Monsters& all = s.level().monsters;
        return std::all_of(all.begin(), all.end(), [&](const Monster& monster) {
            const Monster* led_by = leader_of(s.level(), monster);
            return monster.id == leader ? led_by == nullptr : led_by != nullptr && led_by->id == leader;
        });
    }
};

}  // namespace

TEST_CASE("a pack met on its way keeps its leader", "[play][travellers]") {
    Pack pack{{9, 1}, {8, 1}};
    pack.s.play(Move{Direction::West});
    REQUIRE(pack.s.game.depth == 5);
    REQUIRE(pack.s.level().monsters.size() == 3);
    CHECK(pack.is_together());
}

TEST_CASE("a follower that arrives together with its leader keeps it", "[play][travellers]") {
    Pack pack{{7, 2}};
    Scenario& s = pack.s;
    for (int i = 0; i < 4; ++i) {
        s.play(Rest{});
        REQUIRE((s.level().monsters.empty() || s.level().monsters.size() == 2));
    }
    REQUIRE(s.level().monsters.size() == 2);
    CHECK(pack.is_together());
}

TEST_CASE("a pack has its leader again when he has arrived and the others are met on their way",
          "[play][travellers]") {
    Scenario s = with_below(stairs_above, stairs_below);
    s.game.hero.health = s.game.hero.max_health = 1000;
    const ActorId leader = add_live_creature(s, MonsterKind::Ogre, beside_hero(s, 1)).id;
    const ActorId follower = add_live_creature(s, MonsterKind::Goblin, beside_hero(s, 9)).id;
    s.level().monsters.back().leader = ActorId{1};
    s.play(Move{Direction::East}).play(Rest{}).play(Rest{});
    REQUIRE(find_creature(s.level(), leader) != nullptr);
    s.game.hero.at = {2, 1};
    s.look();
    s.play(Move{Direction::West});
    REQUIRE(s.game.depth == 5);
    REQUIRE(find_creature(s.level(), follower) != nullptr);
    CHECK(find_creature(s.level(), follower)->leader == leader);
    for (int i = 0; i < 5; ++i) s.play(Rest{});
    REQUIRE(find_creature(s.level(), leader) != nullptr);
    CHECK(leader_of(s.level(), *find_creature(s.level(), follower)) == find_creature(s.level(), leader));
}

TEST_CASE("followers whose leader stayed behind have none", "[play][travellers]") {
    Scenario s = with_below(stairs_above, stairs_below);
    s.game.hero.health = s.game.hero.max_health = 1000;
    add_live_creature(s, MonsterKind::Ogre, {1, 3}, MonsterState::Sleeping);
    add_live_creature(s, MonsterKind::Goblin, beside_hero(s, 1)).leader = ActorId{1};
    s.play(Move{Direction::East}).play(Rest{}).play(Rest{});
    REQUIRE(s.level().monsters.size() == 1);
    CHECK(s.level().monsters.front().leader == no_actor);
}

TEST_CASE("when a leader dies on another level, the followers it left get a new one", "[play][travellers]") {
    Scenario s = with_below(stairs_above, stairs_below);
    const ActorId leader = add_live_creature(s, MonsterKind::Ogre, beside_hero(s, 1)).id;
    const ActorId first = add_live_creature(s, MonsterKind::Goblin, {1, 2}, MonsterState::Sleeping).id;
    const ActorId second = add_live_creature(s, MonsterKind::Goblin, {1, 3}, MonsterState::Sleeping).id;
    for (std::size_t i : {1U, 2U}) s.level().monsters[i].leader = ActorId{1};
    s.play(Move{Direction::East}).play(Rest{}).play(Rest{});
    REQUIRE(find_creature(s.level(), leader) != nullptr);
    Turn turn{s.game, s.events, s.caches};
    {
        LivingLevel living{turn};
        kill(living, s.level().monsters.front(), {DeathCause::Burning, Terrain::Nothing, 6});
        remove_dead(s.level());
    }
    const Monsters& left = s.game.places[4]->level.monsters;
    REQUIRE(left.size() == 2);
    // The newer one comes first.
    CHECK(left[1].id == second);
    CHECK(left[1].leader == no_actor);
    CHECK(left[0].id == first);
    CHECK(left[0].leader == second);
}

TEST_CASE("a monster that did not follow is at the same place a thousand turns later",
          "[play][travellers][D16]") {
    Scenario s = with_below(stairs_above, stairs_below);
    Monster& sleeper = add_live_creature(s, MonsterKind::Goblin, {3, 3}, MonsterState::Wandering);
    sleeper.health = 3;
    sleeper.vitals.statuses.set(Status::Slowed, 20);
    s.play(Move{Direction::East});
    for (int i = 0; i < 1000; ++i) {
        s.game.horde_fuse = 100;
        s.game.hero.nutrition = 2000;
        s.play(Rest{});
    }
    const Monster& left = s.game.places[4]->level.monsters.front();
    CHECK(left.at == Pos{3, 3});
    CHECK(left.health == 3);
    CHECK(left.vitals.statuses[Status::Slowed] == 20);
}

TEST_CASE("a hunter left without scent or sight has stopped hunting when the hero returns",
          "[play][travellers]") {
    constexpr std::string_view apart = R"(
        ###############
        #m.#......~..@>
        ###############
    )";
    Scenario s = with_below(apart, stairs_below);
    add_live_creature(s, MonsterKind::Goblin, {1, 1});
    s.play(Move{Direction::East});
    REQUIRE(s.game.depth == 6);
    s.game.scent_clock += 500;
    s.play(Move{Direction::West});
    REQUIRE(s.game.depth == 5);
    CHECK(s.level().monsters.front().state == MonsterState::Wandering);
}

TEST_CASE("the Warden is at most one level behind the hero and fifty ticks away",
          "[play][travellers][warden]") {
    Scenario s = with_below(stairs_above, stairs_below);
    s.game.places[2] = drawn_place(stairs_above, 3);
    Monster warden = newborn(MonsterKind::WardenOfYendor, std::nullopt, {3, 3});
    warden.id = ActorId{++s.game.creatures_born};
    s.game.places[2]->level.monsters.push_back(warden);
    hurry_warden(s.game);
    REQUIRE(s.game.travelers.size() == 1);
    CHECK(s.game.places[2]->level.monsters.empty());
    CHECK(s.game.travelers.front().depth == 5);
    CHECK(s.game.travelers.front().how == ArrivedBy::StairsDown);
    CHECK(s.game.travelers.front().monster.vitals.statuses[Status::EnteringLevel] == 50);
    // Once it is on course nothing changes that until the hero is farther off again.
    hurry_warden(s.game);
    CHECK(s.game.travelers.front().monster.vitals.statuses[Status::EnteringLevel] == 50);
    for (int i = 0; i < 49; ++i) s.play(Rest{});
    CHECK(s.level().monsters.empty());
    s.game.hero.health = s.game.hero.max_health = 1000;
    s.level().stairs.up = {1, 3};
    s.play(Rest{});
    REQUIRE(s.level().monsters.size() == 1);
    CHECK(s.level().monsters.front().kind == MonsterKind::WardenOfYendor);
    // A warden asleep in its statue does not pursue.
    Scenario quiet = with_below(stairs_above, stairs_below);
    quiet.game.places[2] = drawn_place(stairs_above, 3);
    warden.set(MonsterMark::Dormant);
    quiet.game.places[2]->level.monsters.push_back(warden);
    hurry_warden(quiet.game);
    CHECK(quiet.game.travelers.empty());
}

}  // namespace cellophane::travelers_scenes
