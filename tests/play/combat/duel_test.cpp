#include <map>
#include <set>

#include "play/combat/attack_patterns.h"
#include "play/combat/blow.h"
#include "play/effects/harm.h"
#include "play/effects/living_level.h"
#include "play/scenario.h"
#include "play/stats/armor_value.h"
#include "play/stats/combat_math.h"
#include "support/catch.h"
#include "world/inventory.h"

// Every kind of creature against a hero that does not fight back: it does what its row promises.

namespace cellophane {

namespace {

constexpr std::string_view duelling_ground = R"(
    #############
    #...........#
    #...........#
    #...........#
    #.....@.....#
    #...........#
    #...........#
    #...........#
    #############
)";
constexpr Pos at_hand{7, 4};

/// A hero that can be struck a thousand times, in armor that lets some blows through.
struct Duel : Scenario {
    explicit Duel(MonsterKind kind, std::uint64_t key = 1, std::string_view picture = duelling_ground,
                  Pos at = at_hand)
        : Scenario{picture, key, 12} {
        heal();
        Item armor = some_item(ItemKind::LeatherArmor, {});
        armor.letter = 'a';
        armor.enchant = 5;
        armor.marks |= {ItemMark::Protected};
        game.hero.strength = armor.row().strength;
        game.hero.pack.items = {armor};
        game.hero.pack.worn = 0;
        add_in_its_element(*this, kind, at);
        if (foe().is(Behavior::ActsWhenActivated)) foe().machine = 1;
    }

    Monster& foe() { return level().monsters[0]; }

    void heal() {
        game.hero.health = game.hero.max_health = 1'000'000;
        game.hero.vitals.statuses = {};
        game.hero.vitals.poison = game.hero.vitals.weakness = 0;
        game.hero.at = drawn::spot(duelling_ground, '@');
    }

    bool blow() {
        Moment now{*this};
        return strike(now.turn, now.level, foe(), game.hero);
    }

    bool blow_of_hero() {
        Moment now{*this};
        return strike(now.turn, now.level, game.hero, foe());
    }

    int struck_by(MonsterKind kind) const {
        return static_cast<int>(std::count_if(events.begin(), events.end(), [kind](const Event& event) {
            const Struck* struck = event.as<Struck>();
            if (struck == nullptr || !struck->at.hero) return false;
            // What is invisible strikes unseen.
            if (monster_rows[kind].behaviors.has(Behavior::Invisible)) return !struck->by.seen;
            return struck->by.seen && struck->by.seen->kind == kind;
        }));
    }
};

bool strikes_with_its_hands(const MonsterRow& row) {
    return row.kind != MonsterKind::You && row.damage.most > 0 && !row.abilities.has(Ability::Bursts);
}

bool goes_anywhere(const MonsterRow& row) {
    return row.kind != MonsterKind::You &&
           !row.behaviors.any_of({Behavior::Immobile, Behavior::ActsWhenActivated});
}

bool has_magic(const MonsterRow& row) {
    return row.bolts.size() > 0 || row.abilities.has(Ability::Summons);
}

template <class Check>
void for_each_kind(Check&& check) {
    for (const MonsterRow& row : monster_rows) {
        INFO(row.name);
        check(row);
    }
}

}  // namespace

TEST_CASE("every kind of monster hits as often and as hard as its row says", "[play][duel]") {
    constexpr int blows = 400;
    int kinds = 0;
    for_each_kind([&](const MonsterRow& row) {
        if (!strikes_with_its_hands(row)) return;
        ++kinds;
        Duel duel{row.kind, 100 + static_cast<std::uint64_t>(row.kind)};
        const bool seizes = row.abilities.has(Ability::Seizes);
        const bool poisons = row.abilities.has(Ability::Poisons);
        const int percent = seizes ? 100 : hit_percent(row.accuracy, defense(duel.game.hero));
        if (seizes) {
            CHECK(duel.blow());
            CHECK(duel.game.hero.health == duel.game.hero.max_health);
        }
        int hits = 0;
        int total = 0;
        int least = 1000;
        int most = 0;
        for (int i = 0; i < blows; ++i) {
            duel.heal();
            if (!duel.blow()) continue;
            ++hits;
            const int wound = duel.game.hero.max_health - duel.game.hero.health;
            const int force = poisons ? duel.game.hero.vitals.statuses[Status::Poisoned] : wound;
            if (poisons) CHECK(wound == 1);
            least = std::min(least, force);
            most = std::max(most, force);
            total += force;
        }
        // Four standard deviations of so many throws of a coin, and a little.
        CHECK(std::abs(hits * 100 - percent * blows) <= 4000);
        if (percent == 100) CHECK(hits == blows);
        REQUIRE(hits > 0);
        CHECK(least >= row.damage.least);
        CHECK(most <= row.damage.most);
        const int width = row.damage.most - row.damage.least;
        if (width > 0) CHECK(most > least);
        // The mean is the middle, within a tenth of the width.
        const int twice_middle = row.damage.least + row.damage.most;
        CHECK(std::abs(2 * total - twice_middle * hits) * 10 <= 2 * hits * std::max(width, 1) * 2);
    });
    CHECK(kinds >= 45);
}

TEST_CASE("the hero hits every kind of monster as often as its defence allows", "[play][duel]") {
    constexpr int blows = 200;
    for_each_kind([&](const MonsterRow& row) {
        if (row.kind == MonsterKind::You || row.abilities.has(Ability::Splits)) return;
        Duel duel{row.kind, 7};
        const int percent = hit_percent(100, row.defense);
        int hits = 0;
        for (int i = 0; i < blows; ++i) {
            duel.foe().health = duel.foe().max_health = 1'000'000;
            duel.foe().state = MonsterState::Hunting;
            duel.foe().at = at_hand;
            const bool hit = duel.blow_of_hero();
            hits += hit;
            const int wound = 1'000'000 - duel.foe().health;
            const bool proof = row.behaviors.any_of({Behavior::ImmuneToWeapons, Behavior::Invulnerable});
            if (hit && proof) CHECK(wound == 0);
            if (hit && !proof) CHECK((wound == 1 || wound == 2));
            if (!hit) CHECK(wound == 0);
        }
        CHECK(std::abs(hits * 100 - percent * blows) <= 3000);
    });
}

TEST_CASE("every attack ability of monsters has its effect on the hero", "[play][duel]") {
    std::map<Ability, int> shown;
    for_each_kind([&](const MonsterRow& row) {
        if (!strikes_with_its_hands(row)) return;
        const auto comes_of = [&](auto&& test) {
            for (std::uint64_t key = 1; key <= 40; ++key) {
                Duel duel{row.kind, key};
                duel.game.hero.pack.items[0].marks = {};
                Item food = some_item(ItemKind::Ration, {});
                food.letter = 'b';
                duel.game.hero.pack.items.push_back(food);
                duel.foe().health = 1;
                duel.foe().max_health = 100;
                duel.blow();
                duel.blow();
                if (test(duel)) return true;
            }
            return false;
        };
        const auto expect = [&](Ability ability, auto&& test) {
            const bool has = row.abilities.has(ability);
            shown[ability] += has;
            INFO("ability " << static_cast<int>(ability));
            CHECK(comes_of(test) == has);
        };
        expect(Ability::CausesHallucination,
               [](Duel& duel) { return duel.game.hero.vitals.statuses[Status::Hallucinating] >= 20; });
        expect(Ability::CorrodesArmor, [](Duel& duel) { return duel.game.hero.pack.items[0].enchant < 5; });
        expect(Ability::CausesWeakness, [](Duel& duel) {
            return duel.game.hero.vitals.weakness > 0 &&
                   duel.game.hero.vitals.statuses[Status::Weakened] == 300;
        });
        expect(Ability::Knockback, [](Duel& duel) { return duel.count<Knockback>() > 0; });
        expect(Ability::SetsOnFire,
               [](Duel& duel) { return duel.game.hero.vitals.statuses.has(Status::Burning); });
        expect(Ability::DrainsLife, [](Duel& duel) { return duel.foe().health > 1; });
        expect(Ability::Steals, [](Duel& duel) {
            return duel.count<Stolen>() == 1 && duel.foe().has(MonsterMark::PermanentlyFleeing);
        });
        expect(Ability::Poisons, [](Duel& duel) { return duel.game.hero.vitals.poison > 0; });
        expect(Ability::Seizes, [](Duel& duel) { return duel.game.hero.has(MonsterMark::Seized); });
    });
    // Nothing was tested by leaving it out.
    for (const Ability ability :
         {Ability::CausesHallucination, Ability::CorrodesArmor, Ability::CausesWeakness, Ability::Knockback,
          Ability::SetsOnFire, Ability::DrainsLife, Ability::Steals, Ability::Poisons, Ability::Seizes})
        CHECK(shown[ability] > 0);
}

TEST_CASE("kinds corrode the hero's weapon, or split, as their rows say", "[play][duel]") {
    for_each_kind([&](const MonsterRow& row) {
        if (row.kind == MonsterKind::You) return;
        Duel duel{row.kind, 5};
        Item sword = some_item(ItemKind::Dagger, {});
        sword.letter = 'c';
        duel.game.hero.pack.items.push_back(sword);
        duel.game.hero.pack.wielded = 1;
        duel.foe().stats.defense = 0;
        duel.foe().health = duel.foe().max_health = 1000;
        bool hit = false;
        for (int i = 0; i < 20 && !hit; ++i) hit = duel.blow_of_hero();
        REQUIRE(hit);
        CHECK((duel.game.hero.pack.items[1].enchant == -1) == row.behaviors.has(Behavior::CorrodesWeapons));
        CHECK((duel.level().monsters.size() > 1) == row.abilities.has(Ability::Splits));
    });
}

TEST_CASE("kinds release their feature on death as their rows say", "[play][duel]") {
    int kinds = 0;
    for_each_kind([&](const MonsterRow& row) {
        if (row.kind == MonsterKind::You || !row.abilities.has(Ability::ReleasesFeature)) return;
        ++kinds;
        const FeatureRow& feature = feature_rows[row.feature];
        const auto holds = [&](Duel& duel) {
            return duel.level().layers.cells_of(feature.layer, feature.terrain).any();
        };
        Duel duel{row.kind, 5};
        CHECK_FALSE(holds(duel));
        Moment now{duel};
        kill(now.level, duel.foe(), {DeathCause::Creature, Terrain::Nothing, 12});
        CHECK(holds(duel));
        // Not when it is negated, nor when it falls.
        Duel dull{row.kind, 5};
        dull.foe().stats.abilities = dull.foe().stats.abilities.without({Ability::ReleasesFeature});
        Turn other{dull.game, dull.events, dull.caches};
        LivingLevel again{other};
        kill(again, dull.foe(), {DeathCause::Creature, Terrain::Nothing, 12});
        CHECK_FALSE(holds(dull));
    });
    CHECK(kinds >= 4);
}

TEST_CASE("every kind that walks comes to the hero and attacks", "[play][duel]") {
    constexpr int turns = 60;
    int came = 0;
    for_each_kind([&](const MonsterRow& row) {
        if (!goes_anywhere(row) || !strikes_with_its_hands(row) ||
            row.behaviors.has(Behavior::KeepsDistance) || has_magic(row))
            return;
        std::string picture{duelling_ground};
        if (row.behaviors.has(Behavior::ConfinedToLiquid)) {
            std::replace(picture.begin(), picture.end(), '.', ',');
            // What lurks in mud and shallows finds him there.
            if (row.behaviors.has(Behavior::Swims)) std::replace(picture.begin(), picture.end(), ',', '~');
        }
        Duel duel{row.kind, 3, picture, {1, 4}};
        if (row.behaviors.has(Behavior::ConfinedToLiquid))
            for (int x = 1; x < 12; ++x)
                duel.level().layers[Layer::Liquid][{x, 4}] =
                    row.behaviors.has(Behavior::Swims) ? Terrain::DeepWater : Terrain::Bog;
        duel.look();
        for (int i = 0; i < turns && duel.struck_by(row.kind) == 0; ++i) {
            duel.play(Rest{});
            duel.game.hero.health = duel.game.hero.max_health;
        }
        CHECK(duel.struck_by(row.kind) > 0);
        ++came;
    });
    CHECK(came >= 25);
}

namespace {

/// A quarter of all it does is lost to its own stench.
bool sickens_itself(const MonsterRow& row) {
    return row.kind == MonsterKind::Zombie;
}

}  // namespace

TEST_CASE("every kind walks as fast as its row says", "[play][duel]") {
    constexpr int turns = 20;
    std::string picture = "##############################################\n";
    picture += "#@...........................................#\n";
    picture += "##############################################\n";
    int walked = 0;
    for_each_kind([&](const MonsterRow& row) {
        if (!goes_anywhere(row) || has_magic(row) || sickens_itself(row) ||
            row.behaviors.any_of({Behavior::Flits, Behavior::ConfinedToLiquid, Behavior::KeepsDistance}))
            return;
        Duel duel{row.kind, 3, picture, {44, 1}};
        duel.game.hero.at = {1, 1};
        duel.game.hero.vitals.statuses.set(Status::Aggravating, 1000);
        duel.game.hero.stealth_range = 1000;
        duel.look();
        duel.play(Rest{});
        const int before = duel.foe().at.x;
        for (int i = 0; i < turns; ++i) duel.play(Rest{});
        const int steps = before - duel.foe().at.x;
        INFO("from " << before << ", " << steps << " steps");
        CHECK(std::abs(steps - turns * 100 / row.move_ticks) <= 1);
        ++walked;
    });
    CHECK(walked >= 25);
}

TEST_CASE("every kind attacks as often as its row says", "[play][duel]") {
    constexpr int turns = 40;
    int fought = 0;
    for_each_kind([&](const MonsterRow& row) {
        if (!goes_anywhere(row) || !strikes_with_its_hands(row) || has_magic(row) || sickens_itself(row) ||
            row.behaviors.any_of({Behavior::Flits, Behavior::ConfinedToLiquid, Behavior::KeepsDistance}) ||
            row.abilities.any_of({Ability::Steals, Ability::Seizes}))
            return;
        Duel duel{row.kind, 3, "#####\n#@..#\n#####\n", {2, 1}};
        duel.game.hero.at = {1, 1};
        duel.look();
        for (int i = 0; i < turns; ++i) {
            duel.play(Rest{});
            duel.game.hero.health = duel.game.hero.max_health;
            // Statuses would leave the hero helpless or out of reach.
            duel.game.hero.vitals.statuses = {};
        }
        const int blows = duel.struck_by(row.kind);
        CHECK(std::abs(blows - turns * 100 / row.attack_ticks) <= 1);
        ++fought;
    });
    CHECK(fought >= 22);
}

TEST_CASE("kinds emit their feature as often as their rows say", "[play][duel]") {
    int kinds = 0;
    for_each_kind([&](const MonsterRow& row) {
        if (row.kind == MonsterKind::You || row.feature_when != FeatureTrigger::EveryTurn) return;
        ++kinds;
        const FeatureRow& feature = feature_rows[row.feature];
        Duel duel{row.kind, 9, duelling_ground, {1, 1}};
        duel.foe().vitals.ticks = 1'000'000;
        constexpr int turns = 300;
        int times = 0;
        for (int i = 0; i < turns; ++i) {
            duel.play(Rest{});
            const bool there = duel.level().layers.cells_of(feature.layer, feature.terrain).any();
            times += there;
            TerrainLayers& layers = duel.level().layers;
            for (int at = 0; at < layers.size().area(); ++at) {
                layers[feature.layer].at_index(at) =
                    feature.layer == Layer::Dungeon ? layers[feature.layer].at_index(at) : Terrain::Nothing;
                layers.gas_volume.at_index(at) = 0;
            }
            duel.game.hero.health = duel.game.hero.max_health;
            duel.game.hero.vitals.statuses = {};
        }
        const int expected = turns * row.feature_percent / 100;
        // Embers may go out in the moment they are left.
        if (row.feature_percent == 100) CHECK(times >= turns * 9 / 10);
        // So seldom: a few more or less.
        if (row.feature_percent < 100) CHECK(std::abs(times - expected) <= 3 + expected);
    });
    CHECK(kinds >= 8);
}

TEST_CASE("kinds attack adjacent, in line or at a distance as their rows say", "[play][duel]") {
    std::map<Pattern, int> found;
    for_each_kind([&](const MonsterRow& row) {
        if (!strikes_with_its_hands(row)) return;
        Duel duel{row.kind};
        const Pattern pattern = pattern_of(duel.game, duel.foe());
        const Pattern expected = row.abilities.has(Ability::AttacksAllAdjacent) ? Pattern::AllAround
                                 : row.abilities.has(Ability::AttacksTwoInLine) ? Pattern::TwoInLine
                                 : row.abilities.has(Ability::AttacksFromAfar)  ? Pattern::FromAfar
                                                                                : Pattern::Single;
        CHECK(pattern == expected);
        ++found[pattern];
        // The hero, one behind the hero, and one beside the attacker.
        add_live_creature(duel, MonsterKind::Ogre, {5, 4}, MonsterState::Ally);
        add_live_creature(duel, MonsterKind::Ogre, {8, 4}, MonsterState::Ally);
        const std::vector<Pos> struck = attacked_cells(duel.game, duel.foe(), at_hand, Direction::West);
        const Pos hero = duel.game.hero.at;
        if (row.behaviors.has(Behavior::ActsWhenActivated) && struck.empty()) return;
        if (pattern == Pattern::Single || pattern == Pattern::FromAfar)
            CHECK(struck == std::vector<Pos>{hero});
        if (pattern == Pattern::TwoInLine) CHECK(struck == std::vector<Pos>{{5, 4}, hero});
        if (pattern == Pattern::AllAround) CHECK(struck == std::vector<Pos>{hero, {8, 4}});
        duel.game.hero.at = {3, 4};
        duel.level().monsters.pop_back();
        duel.level().monsters.pop_back();
        const bool far = !attacked_cells(duel.game, duel.foe(), at_hand, Direction::West).empty();
        CHECK(far == (pattern == Pattern::FromAfar));
    });
    CHECK(found[Pattern::AllAround] > 0);
    CHECK(found[Pattern::TwoInLine] > 0);
    CHECK(found[Pattern::FromAfar] > 0);
}

TEST_CASE("guardians and totems do nothing by themselves, with the hero beside them", "[play][duel]") {
    int kinds = 0;
    for_each_kind([&](const MonsterRow& row) {
        if (!row.behaviors.has(Behavior::ActsWhenActivated)) return;
        ++kinds;
        Duel duel{row.kind};
        for (int i = 0; i < 30; ++i) duel.play(Rest{});
        CHECK(duel.foe().at == at_hand);
        CHECK(duel.game.hero.health == duel.game.hero.max_health);
        CHECK(duel.level().monsters.size() == 1);
    });
    CHECK(kinds == 4);
}

TEST_CASE("turrets and totems never move", "[play][duel]") {
    for_each_kind([&](const MonsterRow& row) {
        if (!row.behaviors.has(Behavior::Immobile)) return;
        Duel duel{row.kind, 1, duelling_ground, {3, 3}};
        for (int i = 0; i < 20; ++i) {
            duel.play(Rest{});
            duel.game.hero.health = duel.game.hero.max_health;
            duel.game.hero.vitals.statuses = {};
        }
        REQUIRE_FALSE(duel.level().monsters.empty());
        if (!row.abilities.has(Ability::EntersSummons)) CHECK(duel.foe().at == Pos{3, 3});
    });
}

}  // namespace cellophane
