#include <map>
#include <optional>
#include <set>

#include "play/ai/fear.h"
#include "play/effects/ground_effects.h"
#include "play/effects/harm.h"
#include "play/effects/living_level.h"
#include "play/machine_site.h"
#include "play/perception/allegiance.h"
#include "play/society/leadership.h"
#include "support/catch.h"
#include "world/environment/floor_items.h"

// The creatures of machines as they are built, when they are called (rules/machines.md 4.15, 7 and 11).

namespace cellophane {

TEST_CASE("monsters hidden in a machine come out when it is activated", "[play][machines]") {
    struct Case {
        Blueprint kind;
        int depth;
        /// Empty: any of the raffle.
        std::set<MonsterKind> who;
        int least;
    };
    using K = MonsterKind;
    const std::set<K> turrets{K::ArrowTurret, K::SparkTurret, K::DartTurret, K::FlameTurret, K::AcidTurret};
    const Case cases[] = {
        {Blueprint::VampireLair, 13, {K::Vampire}, 1},
        {Blueprint::LegendaryAllyShrine, 13, {K::Unicorn, K::Ifrit, K::PhoenixEgg, K::MangroveDryad}, 1},
        {Blueprint::AmuletArea, 26, {K::WardenOfYendor}, 1},
        {Blueprint::MonsterStatueVestibule, 13, {}, 1},
        {Blueprint::RatTrapRoom, 5, {K::Rat}, 5},
        {Blueprint::StatuaryArea, 13, {}, 3},
        {Blueprint::SacrificeRoom, 13, {}, 1},
        {Blueprint::WormsInTheWallsArea, 13, {K::Underworm}, 5},
        {Blueprint::MudPitRoom, 13, {K::BogMonster}, 3},
        {Blueprint::ElectricCrystalsRoom, 13, {K::SparkTurret}, 4},
        {Blueprint::ZombieCrypt, 13, {K::Zombie}, 1},
        {Blueprint::HauntedHouse, 18, {K::Phantom}, 4},
        {Blueprint::GauntletArea, 13, turrets, 4},
        {Blueprint::ChasmCatwalk, 13, turrets, 1},
        {Blueprint::LakeWalk, 13, turrets, 1},
        {Blueprint::TrickStatue, 13, {}, 1},
        {Blueprint::WormAmbush, 13, {K::Underworm}, 1}};
    for (const Case& one : cases) {
        INFO(blueprint_rows[one.kind].name);
        // Some sites are built without hidden creatures.
        std::optional<Site> site;
        for (std::uint64_t salt = 0; salt < 12 && (!site || site->hidden() == 0); ++salt) {
            site.reset();
            site.emplace(*site_of(one.kind, one.depth, 1000 * salt));
        }
        REQUIRE(site);
        const int waiting = site->hidden();
        CHECK(waiting >= one.least);
        std::set<ActorId> numbers;
        for (const Monster& monster : site->level().monsters)
            if (monster.machine == site->number && monster.is_dormant()) {
                if (!one.who.empty()) CHECK(one.who.contains(monster.kind));
                numbers.insert(monster.id);
            }
        // Hidden creatures wait until the machine runs.
        site->wait(20);
        CHECK(site->hidden() == waiting);
        site->run();
        std::string wrong;
        for (int turn = 0; turn < 400 && site->hidden() > 0; ++turn) {
            site->wait(1);
            if (wrong.empty()) wrong = out_of_place(*site);
        }
        CHECK(wrong == "");
        CHECK(site->hidden() == 0);
        // They come out alert, unless they are friends.
        for (const Monster& monster : site->level().monsters) {
            if (!numbers.contains(monster.id)) continue;
            if (monster.follows_hero())
                CHECK(one.kind == Blueprint::LegendaryAllyShrine);
            else
                CHECK(monster.state != MonsterState::Ally);
            if (monster.is(Behavior::AttackableInWalls))
                CHECK(site->level().layers.has(monster.at, {TerrainProperty::BlocksMovement}));
        }
    }
}

TEST_CASE("worms in tunnels stay in their pockets until the tunnels open", "[play][machines]") {
    std::optional<Site> site = site_of(Blueprint::WormTunnels, 13);
    REQUIRE(site);
    const auto worms = [&] {
        std::map<ActorId, Pos> found;
        for (const Monster& monster : site->level().monsters)
            if (monster.machine == site->number) found[monster.id] = monster.at;
        return found;
    };
    const std::map<ActorId, Pos> before = worms();
    CHECK(before.size() >= 3);
    CHECK(out_of_place(*site) == "");
    site->wait(40);
    for (const auto& [number, at] : worms()) CHECK(king_distance(at, before.at(number)) <= 2);
    site->run();
    int farthest = 0;
    for (int turn = 0; turn < 300 && farthest <= 4; ++turn) {
        site->wait(1);
        for (const auto& [number, at] : worms())
            farthest = std::max(farthest, king_distance(at, before.at(number)));
    }
    CHECK(farthest > 4);
    CHECK(out_of_place(*site) == "");
}

TEST_CASE("a monster out of a statue hunts at once, and acts after at most two turns", "[play][machines]") {
    std::optional<Site> site = site_of(Blueprint::TrickStatue, 13);
    REQUIRE(site);
    site->run();
    int turns = 0;
    while (site->hidden() > 0 && ++turns < 200) site->wait(1);
    const Monster& monster = site->level().monsters[0];
    CHECK(monster.state == MonsterState::Hunting);
    CHECK(monster.vitals.ticks > 100);
    CHECK(monster.vitals.ticks <= 200);
}

TEST_CASE("guardians in generated machines move when the hero steps on a glyph, and only then",
          "[play][machines]") {
    for (const auto& [kind, depth] :
         {std::pair{Blueprint::GuardianGauntletRoom, 13}, std::pair{Blueprint::GuardianCorridorRoom, 13},
          std::pair{Blueprint::GuardianWaterPuzzleRoom, 13}, std::pair{Blueprint::GuardianVestibule, 13},
          std::pair{Blueprint::SentinelSanctuary, 24}}) {
        INFO(blueprint_rows[kind].name);
        std::optional<Site> site = site_of(kind, depth);
        REQUIRE(site);
        std::map<ActorId, Pos> before;
        for (const Monster& monster : site->level().monsters)
            if (monster.is(Behavior::ActsWhenActivated)) before[monster.id] = monster.at;
        REQUIRE_FALSE(before.empty());
        const auto moved = [&] {
            int count = 0;
            for (const Monster& monster : site->level().monsters)
                if (before.contains(monster.id)) count += !(monster.at == before[monster.id]);
            return count;
        };
        site->wait(10);
        CHECK(moved() == 0);
        // From glyph to glyph: a guardian that can get nearer does.
        const BitGrid glyphs =
            std::as_const(site->level()).layers.cells_of(Layer::Dungeon, Terrain::MagicalGlyph);
        REQUIRE(glyphs.any());
        bool stirred = false;
        glyphs.for_each([&](Pos at) {
            if (stirred || somebody_at(site->level(), at) != nullptr) return;
            site->game.hero.at = at;
            site->look();
            site->wait(2);
            stirred = moved() > 0 || site->count<Struck>() > 0;
        });
        CHECK(stirred);
        CHECK(out_of_place(*site) == "");
    }
}

TEST_CASE("a monster that carries a key drops it when it dies", "[play][machines]") {
    for (const auto& [kind, depth] : {std::pair{Blueprint::ThiefArea, 5}, std::pair{Blueprint::BossRoom, 13},
                                      std::pair{Blueprint::VampireLair, 13}}) {
        INFO(blueprint_rows[kind].name);
        std::optional<Site> site = site_of(kind, depth);
        REQUIRE(site);
        const auto key = [&]() -> Item* {
            for (Item& item : site->level().items)
                if (item.marks.has(ItemMark::IsKey)) return &item;
            return nullptr;
        };
        REQUIRE(key() != nullptr);
        REQUIRE(key()->carrier);
        Monster& bearer = *site->level().monsters.find(key()->carrier);
        if (kind == Blueprint::ThiefArea) CHECK(bearer.has(MonsterMark::PermanentlyFleeing));
        if (kind == Blueprint::BossRoom) CHECK(bearer.state == MonsterState::Sleeping);
        Turn turn{site->game, site->events, site->caches};
        LivingLevel living{turn};
        bearer.clear(MonsterMark::Dormant);
        kill(living, bearer, {DeathCause::Creature, Terrain::Nothing, depth});
        CHECK(key()->carrier == no_actor);
        CHECK(king_distance(key()->at, bearer.at) <= 2);
        CHECK_FALSE(site->level().layers.has(key()->at, {TerrainProperty::BlocksItems}));
    }
}

TEST_CASE("a sacrifice opens the cage if the victim dies on the altar, and not elsewhere",
          "[play][machines]") {
    for (const bool on_altar : {true, false}) {
        std::optional<Site> site = site_of(Blueprint::SacrificeRoom, 13);
        REQUIRE(site);
        site->run();
        site->wait(3);
        Monster* victim = nullptr;
        for (Monster& monster : site->level().monsters)
            if (monster.has(MonsterMark::SacrificeTarget)) victim = &monster;
        REQUIRE(victim != nullptr);
        CHECK_FALSE(victim->is_dormant());
        const BitGrid altars =
            std::as_const(site->level()).layers.cells_of(Layer::Dungeon, Terrain::SacrificeAltar);
        REQUIRE(altars.count() == 1);
        const auto caged = [&] {
            return std::as_const(site->level())
                .layers.cells_of(Layer::Dungeon, Terrain::AltarInRetractableCage)
                .any();
        };
        CHECK(caged());
        // Friends know better than to spoil it.
        Monster& ally = add_live_creature(*site, MonsterKind::Ogre, site->game.hero.at, MonsterState::Ally);
        for (Monster& monster : site->level().monsters)
            if (monster.has(MonsterMark::SacrificeTarget)) victim = &monster;
        CHECK_FALSE(is_willing_to_attack(site->game, ally, *victim));
        CHECK(is_willing_to_attack(site->game, site->game.hero, *victim));
        site->level().monsters.pop_back();
        Turn turn{site->game, site->events, site->caches};
        LivingLevel living{turn};
        if (on_altar) {
            victim->at = altars.nth(0);
            apply_instant_effects(living, *victim);
            CHECK(victim->vitals.dead);
        } else {
            kill(living, *victim, {DeathCause::Creature, Terrain::Nothing, 13});
        }
        CHECK(caged() == !on_altar);
    }
}

TEST_CASE("a sacrifice altar accepts its victim even after it has become an ally", "[play][machines]") {
    std::optional<Site> site = site_of(Blueprint::SacrificeRoom, 13);
    REQUIRE(site);
    site->run();
    site->wait(3);
    const auto marked = [&]() -> Monster& {
        for (Monster& monster : site->level().monsters)
            if (monster.has(MonsterMark::SacrificeTarget)) return monster;
        FAIL("nobody is marked");
        return site->level().monsters.front();
    };
    Moment now{*site};
    join_hero(now.turn, now.level, marked(), Joined::How::Dominated);
    Monster& victim = marked();
    CHECK(victim.is_ally());
    // Its new friends have nothing to fear of it, and nothing to hunt.
    Monster& ally = add_ally(*site, MonsterKind::Ogre, victim.at);
    CHECK_FALSE(fears(now.acting(ally), victim));
    CHECK_FALSE(fears(now.acting(victim), ally));
    CHECK_FALSE(is_willing_to_attack(site->game, ally, victim));
    CHECK_FALSE(is_willing_to_attack(site->game, victim, ally));
    site->level().monsters.pop_back();
    const BitGrid altars =
        std::as_const(site->level()).layers.cells_of(Layer::Dungeon, Terrain::SacrificeAltar);
    REQUIRE(altars.count() == 1);
    victim.at = altars.nth(0);
    apply_instant_effects(now.level, victim);
    CHECK(victim.vitals.dead);
    CHECK(
        std::as_const(site->level()).layers.cells_of(Layer::Dungeon, Terrain::AltarInRetractableCage).none());
}

TEST_CASE("worms, rats and turrets of one machine are teammates", "[play][machines]") {
    for (const Blueprint kind : {Blueprint::WormsInTheWallsArea, Blueprint::GauntletArea}) {
        std::optional<Site> site = site_of(kind, 13);
        REQUIRE(site);
        const Level& level = site->level();
        for (const Monster& one : level.monsters)
            for (const Monster& other : level.monsters) {
                if (one.machine != site->number || other.machine != site->number) continue;
                CHECK(are_teammates(one, other));
            }
    }
}

TEST_CASE("monsters in pools and mud are submerged from the start", "[play][machines]") {
    for (const Blueprint kind : {Blueprint::FloodRoom, Blueprint::FireTrapRoom}) {
        std::optional<Site> site = site_of(kind, 13);
        REQUIRE(site);
        int lurkers = 0;
        for (const Monster& monster : site->level().monsters) {
            if (monster.machine != site->number) continue;
            ++lurkers;
            CHECK(monster.is(Behavior::ConfinedToLiquid));
            CHECK(site->level().layers.mechanics(monster.at).has(TerrainMechanic::AllowsSubmersion));
        }
        CHECK(lurkers > 0);
        // A flood carries them about the room, never out of the water.
        site->run();
        for (int turn = 0; turn < 60; ++turn) {
            site->wait(1);
            CHECK(out_of_place(*site) == "");
        }
    }
}

}  // namespace cellophane
