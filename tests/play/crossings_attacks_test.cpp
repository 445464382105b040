#include <array>
#include <cstdint>
#include <string_view>

#include "play/ai/monster_step.h"
#include "play/creature_scene.h"
#include "play/pack_scene.h"
#include "support/catch.h"

// Every pattern of attack with whatever spoils attacks and steps (rules/hero.md 10.3 and 7.3): nausea,
// confusion, a hold, a web.

namespace cellophane::attack_crossings {

namespace {

constexpr std::string_view arena = R"(
    ###########
    #.........#
    #.........#
    #....@....#
    #.........#
    #.........#
    ###########
)";
constexpr Pos middle{5, 3};

struct Arm {
    ItemKind weapon;
    /// Where the victim stands; a step east attacks it.
    Pos victim;
    /// The attack is part of a step, and goes nowhere without it.
    bool needs_step;
    /// It strikes before nausea is felt.
    bool is_long;
};
constexpr std::array arms{
    Arm{ItemKind::Sword, {6, 3}, false, false}, Arm{ItemKind::Axe, {6, 3}, false, false},
    Arm{ItemKind::Mace, {6, 3}, false, false},  Arm{ItemKind::WarHammer, {6, 3}, false, false},
    Arm{ItemKind::Spear, {6, 3}, false, true},  Arm{ItemKind::Spear, {7, 3}, false, true},
    Arm{ItemKind::Whip, {6, 3}, false, true},   Arm{ItemKind::Whip, {9, 3}, false, true},
    Arm{ItemKind::Rapier, {7, 3}, true, false}, Arm{ItemKind::Flail, {6, 2}, true, false}};

/// The hero, who misses nothing and does not die, with a victim that takes no turns.
struct Arena : Scenario {
    explicit Arena(const Arm& arm, std::uint64_t key = 1) : Scenario{arena, key} {
        make_tough(*this);
        game.hero.strength = 25;
        game.hero.pack.items.push_back(enchanted(arm.weapon, 20));
        game.hero.pack.wielded = static_cast<int>(game.hero.pack.items.size()) - 1;
        add_still(MonsterKind::Ogre, arm.victim);
    }

    Monster& add_still(MonsterKind kind, Pos at) {
        Monster& monster = add_live_creature(*this, kind, at);
        monster.vitals.ticks = 1'000'000;
        monster.health = monster.max_health = 30000;
        monster.stats.defense = 0;
        look();
        return monster;
    }

    void seize(MonsterKind kind, Pos at) {
        Monster& holder = add_still(kind, at);
        holder.set(MonsterMark::Seizing);
        game.hero.set(MonsterMark::Seized);
    }

    /// Whether a step east struck the victim.
    bool strikes() {
        play(Move{Direction::East});
        for (const Event& event : events)
            if (const Struck* blow = event.as<Struck>(); blow != nullptr && blow->by.hero) return true;
        return false;
    }
};

/// In how many of a hundred trials the victim is struck.
template <class Change>
int strikes_of_a_hundred(const Arm& arm, const Change& change) {
    int struck = 0;
    for (std::uint64_t key = 1; key <= 100; ++key) {
        Arena s{arm, key};
        change(s);
        struck += s.strikes() ? 1 : 0;
    }
    return struck;
}

void describe(const Arm& arm) {
    UNSCOPED_INFO(item_rows[arm.weapon].name << " at " << arm.victim.x - middle.x << ", "
                                             << arm.victim.y - middle.y);
}

}  // namespace

TEST_CASE("every weapon strikes where nothing is in the way", "[play][attack][crossings]") {
    for (const Arm& arm : arms) {
        describe(arm);
        CHECK(strikes_of_a_hundred(arm, [](Arena&) {}) > 95);
    }
}

TEST_CASE("nausea spoils a quarter of all attacks, but none of long weapons", "[play][attack][crossings]") {
    for (const Arm& arm : arms) {
        describe(arm);
        const int struck = strikes_of_a_hundred(
            arm, [](Arena& s) { s.game.hero.vitals.statuses.set(Status::Nauseous, 100); });
        if (arm.is_long) {
            CHECK(struck > 95);
        } else {
            CHECK(struck > 55);
            CHECK(struck < 92);
        }
    }
}

TEST_CASE("confusion leads all attacks astray", "[play][attack][crossings]") {
    for (const Arm& arm : arms) {
        describe(arm);
        int struck = 0;
        int turns = 0;
        for (std::uint64_t key = 1; key <= 100; ++key) {
            Arena s{arm, key};
            s.game.hero.vitals.statuses.set(Status::Confused, 100);
            struck += s.strikes() ? 1 : 0;
            turns += s.game.turns;
        }
        CHECK(turns == 100);
        CHECK(struck > 2);
        // One direction of eight, or a few where a step passes by.
        CHECK(struck < 45);
    }
}

TEST_CASE("a hold keeps the hero in his place, not from striking", "[play][attack][crossings]") {
    for (const Arm& arm : arms) {
        describe(arm);
        // One that he sees, and one that he does not.
        for (const bool seen : {true, false}) {
            CAPTURE(seen);
            Arena s{arm};
            s.level().layers.put(Layer::Liquid, {4, 4}, Terrain::Bog);
            s.seize(MonsterKind::BogMonster, {4, 4});
            if (!seen) s.level().monsters[1].vitals.statuses.set(Status::Invisible, 1000);
            s.look();
            const bool struck = s.strikes();
            CHECK(struck == !arm.needs_step);
            CHECK(s.game.hero.at == middle);
            // A struggle with what he cannot see takes the turn; otherwise he knows better.
            CHECK(s.game.turns == (struck || !seen ? 1 : 0));
            CHECK(s.game.hero.has(MonsterMark::Seized));
        }
        // The holder itself is struck like any other.
        if (arm.needs_step || !(arm.victim == Pos{6, 3})) continue;
        Arena holder{arm};
        holder.level().monsters[0].set(MonsterMark::Seizing);
        holder.game.hero.set(MonsterMark::Seized);
        CHECK(holder.strikes());
    }
}

TEST_CASE("a web keeps the hero in his place, not from striking", "[play][attack][crossings]") {
    for (const Arm& arm : arms) {
        describe(arm);
        const auto stuck_for = [&](int turns) {
            Arena s{arm};
            s.level().layers.put(Layer::Surface, middle, Terrain::Spiderweb);
            s.game.hero.vitals.statuses.set(Status::Stuck, turns);
            s.look();
            return s;
        };
        Arena held = stuck_for(3);
        CHECK(held.strikes() == !arm.needs_step);
        CHECK(held.game.turns == 1);
        CHECK(held.game.hero.at == middle);
        // Attacks do not tear at the web, steps do.
        CHECK(held.game.hero.vitals.statuses[Status::Stuck] == (arm.needs_step ? 2 : 3));
        // The last pull frees him, and the step goes on with its attack.
        Arena freed = stuck_for(1);
        CHECK(freed.strikes());
        CHECK(freed.game.hero.at == (arm.needs_step ? Pos{6, 3} : middle));
    }
}

TEST_CASE("creatures attack by the same rules: sick, astray, held and caught", "[play][attack][crossings]") {
    struct Kind {
        Ability pattern;
        Pos at;
    };
    // A plain one beside the hero, a spear two cells away, a whip four, and one that sweeps.
    const std::array<Kind, 4> kinds{Kind{Ability::count, {6, 3}}, Kind{Ability::AttacksTwoInLine, {7, 3}},
                                    Kind{Ability::AttacksFromAfar, {9, 3}},
                                    Kind{Ability::AttacksAllAdjacent, {6, 3}}};
    for (const Kind& kind : kinds) {
        CAPTURE(static_cast<int>(kind.pattern));
        const auto strikes = [&](const auto& change) {
            int struck = 0;
            for (std::uint64_t key = 1; key <= 60; ++key) {
                Scenario s{arena, key};
                make_tough(s);
                Monster& ogre = add_live_creature(s, MonsterKind::Ogre, kind.at);
                ogre.stats.accuracy = 1000;
                if (kind.pattern != Ability::count) ogre.stats.abilities |= {kind.pattern};
                change(s, ogre);
                s.look();
                s.events.clear();
                Moment now{s};
                step_toward(now.acting(ogre), Direction::West);
                struck += s.count<Struck>() > 0 ? 1 : 0;
            }
            return struck;
        };
        CHECK(strikes([](Scenario&, Monster&) {}) == 60);
        // One move in four is lost to nausea, whatever the weapon.
        const int sick = strikes([](Scenario&, Monster& m) { m.vitals.statuses.set(Status::Nauseous, 100); });
        CHECK(sick > 30);
        CHECK(sick < 56);
        CHECK(strikes([](Scenario&, Monster& m) { m.vitals.statuses.set(Status::Confused, 100); }) < 30);
        // A creature pulls at what holds it before it strikes at a distance, unlike the hero.
        const bool is_near = kind.at == Pos{6, 3};
        const auto held = [&](Scenario& s, Monster& m) {
            Monster& holder = add_in_its_element(s, MonsterKind::BogMonster, m.at + Pos{0, 1});
            befriend(holder);
            holder.vitals.ticks = 1'000'000;
            holder.set(MonsterMark::Seizing);
            m.set(MonsterMark::Seized);
        };
        CHECK(strikes(held) == (is_near ? 60 : 0));
        const auto caught = [&](Scenario& s, Monster& m) {
            s.level().layers.put(Layer::Surface, m.at, Terrain::Spiderweb);
            m.vitals.statuses.set(Status::Stuck, 5);
        };
        CHECK(strikes(caught) == (is_near ? 60 : 0));
    }
}

}  // namespace cellophane::attack_crossings
