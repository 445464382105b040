#include <functional>
#include <string_view>
#include <vector>

#include "play/ai/monster_step.h"
#include "play/combat/beckoning.h"
#include "play/combat/bolt.h"
#include "play/combat/displacement.h"
#include "play/combat/knockback.h"
#include "play/creature_scene.h"
#include "play/effects/falling.h"
#include "play/effects/ground_effects.h"
#include "play/society/monster_placement.h"
#include "play/turn/level_context.h"
#include "support/catch.h"

// Every way of leaving a cell with every danger: what held somebody there, and what waits where the hero
// comes to be (rules/monsters.md 9.3, 12.3 and 14.5; terrain.md 11; hero.md 10.3).

namespace cellophane::leaving {

namespace {

constexpr std::string_view arena = R"(
    ####################
    #..................#
    #..................#
    #..................#
    #..................#
    #..................#
    ####################
)";
constexpr Pos start{10, 3};

/// The hero and a creature; one of them, the mover, is at `start`.
struct Leaving : Scenario {
    explicit Leaving(bool hero_moves) : Scenario{arena} {
        make_tough(*this);
        game.hero.at = hero_moves ? start : Pos{1, 5};
        Monster& other = add_live_creature(*this, MonsterKind::Ogre, hero_moves ? Pos{18, 5} : start);
        other.vitals.ticks = 1'000'000;
        other.health = other.max_health = 1000;
        id = other.id;
        moves_hero = hero_moves;
        look();
    }

    Actor& mover() {
        if (moves_hero) return game.hero;
        for (Monster& monster : level().monsters)
            if (monster.id == id) return monster;
        FAIL("the creature is gone");
        return game.hero;
    }
    bool is_gone() const {
        return moves_hero ? game.ending.has_value() : find_creature(level(), id) == nullptr;
    }

    ActorId id;
    bool moves_hero = false;
};

/// A way of getting from `start` to a cell.
struct Way {
    std::string_view name;
    /// Where it leads.
    Pos to;
    std::function<void(Leaving&)> go;
    /// Nobody goes there of his own accord if it is dangerous.
    bool is_voluntary = false;
    /// The hero alone leaves like this, or creatures alone.
    bool hero_only = false;
    bool creatures_only = false;
};

const std::vector<Way>& ways() {
    static const std::vector<Way> all{
        {.name = "a walk",
         .to = {11, 3},
         .go =
             [](Leaving& s) {
                 if (s.moves_hero) {
                     s.play(Move{Direction::East});
                     if (s.game.question != Question::None) s.play(Answer{true});
                     return;
                 }
                 Moment now{s};
                 step_toward(now.acting(s.mover()), Direction::East);
             },
         .is_voluntary = true},
        {.name = "a blink",
         .to = {14, 3},
         .go =
             [](Leaving& s) {
                 Moment now{s};
                 cast_bolt(now.turn, now.level, s.mover(), Bolt::Blinking, 1, {18, 3});
             }},
        {.name = "a teleport",
         .to = {14, 2},
         .go =
             [](Leaving& s) {
                 Moment now{s};
                 land(now.turn, now.level, s.mover(), {14, 2});
             }},
        {.name = "a blow that throws back",
         .to = {11, 3},
         .go =
             [](Leaving& s) {
                 Monster& brute = add_live_creature(s, MonsterKind::Goblin, {9, 3});
                 Moment now{s};
                 apply_knockback(now.turn, now.level, brute, s.mover());
             }},
        {.name = "beckoning",
         .to = {14, 3},
         .go =
             [](Leaving& s) {
                 Monster& caller = add_live_creature(s, MonsterKind::MirroredTotem, {15, 3});
                 Moment now{s};
                 beckon(now.turn, now.level, s.mover(), caller, {{14, 3}, {13, 3}, {12, 3}, {11, 3}, start});
             }},
        {.name = "a swap with the hero",
         .to = {10, 4},
         .go =
             [](Leaving& s) {
                 s.game.hero.at = {10, 4};
                 befriend(s.mover());
                 s.look();
                 s.play(Move{Direction::North});
             },
         .is_voluntary = true,
         .creatures_only = true},
        {.name = "a swap with a friend",
         .to = {10, 4},
         .go =
             [](Leaving& s) {
                 Monster& leader = add_live_creature(s, MonsterKind::Ogre, {10, 4});
                 s.mover().leader = leader.id;
                 Moment now{s};
                 step_toward(now.acting(leader), Direction::North);
             },
         .is_voluntary = true,
         .creatures_only = true},
        {.name = "making room",
         .to = {},
         .go =
             [](Leaving& s) {
                 Moment now{s};
                 BitGrid cells{s.level().size()};
                 cells.set(start);
                 now.level.around().creatures.make_room(cells);
             }},
    };
    return all;
}

bool takes(const Way& way, bool hero) {
    return hero ? !way.creatures_only : !way.hero_only;
}

/// Whether somebody is marked as held without a holder beside him, or as holding with no prey there.
bool has_stale_hold(const Leaving& s) {
    std::vector<const Actor*> all{&s.game.hero};
    for (const Monster& monster : s.level().monsters)
        if (monster.is_about()) all.push_back(&monster);
    const auto has_partner = [&](const Actor& one, MonsterMark mark) {
        return std::any_of(all.begin(), all.end(), [&](const Actor* other) {
            return other != &one && other->has(mark) && king_distance(one.at, other->at) == 1;
        });
    };
    return std::any_of(all.begin(), all.end(), [&](const Actor* one) {
        return (one->has(MonsterMark::Seized) && !has_partner(*one, MonsterMark::Seizing)) ||
               (one->has(MonsterMark::Seizing) && !has_partner(*one, MonsterMark::Seized));
    });
}

}  // namespace

TEST_CASE("every way out of a cell ends the holds there", "[play][crossings]") {
    for (const bool hero : {true, false})
        for (const Way& way : ways()) {
            if (!takes(way, hero)) continue;
            INFO((hero ? "the hero: " : "a creature: ") << way.name);
            // Held by a creature that stays behind.
            Leaving held{hero};
            Monster& holder = add_in_its_element(held, MonsterKind::Kraken, {9, 2});
            holder.vitals.ticks = 1'000'000;
            if (!hero) befriend(holder);
            holder.set(MonsterMark::Seizing);
            held.mover().set(MonsterMark::Seized);
            held.look();
            way.go(held);
            // A walk does not get away at all; a swap does where it leads away from the holder.
            if (way.name == "a walk") {
                CHECK(held.mover().at == start);
            } else {
                CHECK_FALSE(held.mover().at == start);
                CHECK_FALSE(has_stale_hold(held));
            }
            // The other way round: who holds and leaves lets go.
            if (hero) continue;
            Leaving holding{hero};
            Monster& prey = add_live_creature(holding, MonsterKind::Goblin, {9, 2});
            prey.vitals.ticks = 1'000'000;
            prey.set(MonsterMark::Seized);
            holding.mover().set(MonsterMark::Seizing);
            holding.look();
            way.go(holding);
            CHECK_FALSE(has_stale_hold(holding));
        }
}

TEST_CASE("every way out of a web leaves it behind", "[play][crossings]") {
    for (const bool hero : {true, false})
        for (const Way& way : ways()) {
            if (!takes(way, hero)) continue;
            INFO((hero ? "the hero: " : "a creature: ") << way.name);
            Leaving s{hero};
            s.level().layers.put(Layer::Surface, start, Terrain::Spiderweb);
            s.mover().vitals.statuses.set(Status::Stuck, 4);
            s.look();
            way.go(s);
            const bool stays = way.name == "a walk" || way.name.substr(0, 6) == "a swap";
            CHECK((s.mover().at == start) == stays);
            CHECK(s.mover().has(Status::Stuck) == stays);
        }
}

namespace {

struct Danger {
    std::string_view name;
    Layer layer;
    Terrain terrain;
    /// What came of it.
    std::function<bool(Leaving&)> struck;
};

const std::vector<Danger>& dangers() {
    static const std::vector<Danger> all{
        {"lava", Layer::Liquid, Terrain::Lava,
         [](Leaving& s) { return s.is_gone() || s.mover().vitals.dead; }},
        {"deep water", Layer::Liquid, Terrain::DeepWater,
         [](Leaving& s) {
             // The hero goes under; whatever anybody carries may float away.
             return !s.moves_hero || s.game.hero.vitals.submerged;
         }},
        {"a trap", Layer::Dungeon, Terrain::CausticGasTrap,
         [](Leaving& s) { return s.count<PlatePressed>() == 1; }},
        {"a hidden trap", Layer::Dungeon, Terrain::HiddenCausticGasTrap,
         [](Leaving& s) { return s.count<PlatePressed>() == 1; }},
        {"a pit", Layer::Liquid, Terrain::Chasm,
         [](Leaving& s) {
             if (s.game.depth > 5 || s.is_gone() || s.mover().vitals.falling) return true;
             Moment now{s};
             let_creatures_fall(now.level);
             return s.is_gone();
         }},
        {"fire", Layer::Surface, Terrain::PlainFire,
         [](Leaving& s) { return s.mover().has(Status::Burning); }},
        {"confusion gas", Layer::Gas, Terrain::ConfusionGas,
         [](Leaving& s) { return s.mover().has(Status::Confused); }},
        {"a web", Layer::Surface, Terrain::Spiderweb,
         [](Leaving& s) { return s.mover().has(Status::Stuck); }},
    };
    return all;
}

}  // namespace

TEST_CASE("whoever is moved by force meets what waits at the other end", "[play][crossings]") {
    for (const bool hero : {true, false})
        for (const Way& way : ways())
            for (const Danger& danger : dangers()) {
                // Nobody walks there; who has to make room goes where it is safe.
                if (!takes(way, hero) || way.is_voluntary || way.to == Pos{}) continue;
                INFO((hero ? "the hero: " : "a creature: ") << way.name << " into " << danger.name);
                Leaving s{hero};
                s.game.places[5] = drawn_place(arena, 6);
                s.level().layers[danger.layer][way.to] = danger.terrain;
                if (danger.layer == Layer::Gas) s.level().layers.gas_volume[way.to] = 1000;
                s.look();
                way.go(s);
                REQUIRE((s.is_gone() || s.mover().at == way.to || s.mover().vitals.dead));
                CHECK(danger.struck(s));
            }
}

TEST_CASE("swaps and making room put nobody where he would not go", "[play][crossings]") {
    for (const Way& way : ways())
        for (const Danger& danger : dangers()) {
            const bool is_swap = way.name.substr(0, 6) == "a swap";
            // Creatures do not know of webs, and hunters mind no plates.
            if (!is_swap || danger.name == "a hidden trap" || danger.name == "a web") continue;
            if (danger.name == "a trap" && way.name == "a swap with a friend") continue;
            INFO(way.name << " out of " << danger.name);
            // The one who comes stands in the danger that the other is to be left in.
            Leaving s{false};
            s.level().layers[danger.layer][way.to] = danger.terrain;
            if (danger.layer == Layer::Gas) s.level().layers.gas_volume[way.to] = 1000;
            // He bears it himself.
            s.game.hero.vitals.statuses.set(Status::Levitating, 100);
            s.game.hero.vitals.statuses.set(Status::FireImmune, 100);
            s.look();
            way.go(s);
            if (s.is_gone()) {
                FAIL_CHECK("the creature is gone");
                continue;
            }
            CHECK_FALSE(s.mover().at == way.to);
        }
}

}  // namespace cellophane::leaving
