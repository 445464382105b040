#include "content/mutations.h"

#include <array>
#include <map>

#include "dungeon/population/monsters.h"
#include "play/combat/blow.h"
#include "play/effects/harm.h"
#include "play/scenario.h"
#include "support/catch.h"
#include "support/levels/drafts.h"
#include "world/monster_stats.h"

// Creatures that are not quite what their kind is (rules/monsters.md 17; rules/monsters.md 21, example 8).

namespace cellophane {

namespace {

constexpr std::string_view nursery = "#######\n#@....#\n#.....#\n#.....#\n#######\n";

Monster born(MonsterKind kind, Mutation mutation) {
    return newborn(kind, mutation, {3, 2});
}

/// How many of so many born at a depth are mutated, and how.
std::map<Mutation, int> births(MonsterKind kind, int depth, int count) {
    Draft draft = drawn::draft(nursery, depth);
    Rng rng{stream_key(static_cast<std::uint64_t>(depth), "births")};
    std::map<Mutation, int> found;
    for (int i = 0; i < count; ++i) {
        draft.monsters.clear();
        draft.items.clear();
        add_monster(draft, {.kind = kind, .at = {3, 2}}, rng);
        if (draft.monsters[0].mutation) ++found[*draft.monsters[0].mutation];
    }
    return found;
}

int total(const std::map<Mutation, int>& found) {
    int sum = 0;
    for (const auto& [mutation, count] : found) sum += count;
    return sum;
}

void die(Scenario& s, Monster& monster) {
    Moment now{s};
    kill(now.level, monster, {DeathCause::Creature, Terrain::Nothing, s.game.depth});
}

}  // namespace

TEST_CASE("worked example 8: a juggernaut goblin and a toxic one", "[play][mutations]") {
    const Monster big = born(MonsterKind::Goblin, Mutation::Juggernaut);
    CHECK(big.health == 45);
    CHECK(big.max_health == 45);
    CHECK(big.stats.defense == 7);
    CHECK(big.move_ticks() == 200);
    CHECK(big.attack_ticks() == 200);
    CHECK(big.stats.damage.least == 4);
    CHECK(big.stats.damage.most == 10);
    CHECK(big.can(Ability::Knockback));
    const Monster toxic = born(MonsterKind::Goblin, Mutation::Toxic);
    CHECK(toxic.stats.damage.least == 1);
    CHECK(toxic.stats.damage.most == 2);
    CHECK(toxic.attack_ticks() == 200);
    CHECK(toxic.move_ticks() == 100);
    CHECK(toxic.can(Ability::Poisons));
    CHECK(toxic.can(Ability::CausesWeakness));
}

TEST_CASE("every mutation changes the stats of every kind it may befall as its row says",
          "[play][mutations]") {
    int pairs = 0;
    for (const MonsterRow& row : monster_rows)
        for (const MutationRow& how : mutation_rows) {
            if (!may_mutate(row.kind, how.kind)) continue;
            INFO(how.name << " " << row.name);
            ++pairs;
            const MonsterStats plain = initial_stats(row.kind, std::nullopt);
            const Monster monster = born(row.kind, how.kind);
            const MonsterStats& stats = monster.stats;
            CHECK(monster.max_health == std::max(1, row.health * how.health_percent / 100));
            CHECK(monster.health == monster.max_health);
            CHECK(stats.move_ticks == row.move_ticks * how.move_percent / 100);
            CHECK(stats.attack_ticks == row.attack_ticks * how.attack_percent / 100);
            CHECK(stats.defense == row.defense * how.defense_percent / 100);
            CHECK(stats.accuracy == row.accuracy);
            CHECK(stats.turns_per_health == row.turns_per_health);
            if (row.damage.most > 0) {
                CHECK(stats.damage.least == std::max(1, row.damage.least * how.damage_percent / 100));
                const bool poisons = stats.can(Ability::Poisons);
                CHECK(stats.damage.most ==
                      std::max(poisons ? 2 : 1, row.damage.most * how.damage_percent / 100));
            } else {
                CHECK(stats.damage.most == 0);
            }
            CHECK(stats.behaviors == (plain.behaviors | how.adds_behaviors));
            CHECK(stats.abilities == (plain.abilities | how.adds_abilities));
            for (const Bolt bolt : how.adds_bolts) CHECK(stats.casts(bolt));
            if (how.feature == Feature::None) continue;
            CHECK(stats.feature == how.feature);
            CHECK(stats.feature_when == FeatureTrigger::OnDeath);
            CHECK(stats.feature_percent == 0);
        }
    CHECK(pairs > 200);
}

TEST_CASE("at each depth as many monsters are mutated as the table says", "[play][mutations]") {
    constexpr int count = 10000;
    for (int depth = 1; depth <= 40; ++depth) {
        const int found = total(births(MonsterKind::Goblin, depth, count));
        const int percent = mutation_percent(depth);
        INFO("depth " << depth << ": " << found << " of " << count);
        if (percent == 0) CHECK(found == 0);
        // Four standard deviations.
        const int off = found - count * percent / 100;
        CHECK(off * off <= 16 * count * percent * (100 - percent) / 10000);
    }
}

TEST_CASE("every mutation a kind may have is equally likely", "[play][mutations]") {
    constexpr int count = 10000;
    for (const MonsterKind kind :
         {MonsterKind::Goblin, MonsterKind::GoblinConjurer, MonsterKind::BogMonster}) {
        const std::map<Mutation, int> found = births(kind, 40, count);
        int possible = 0;
        for (const MutationRow& how : mutation_rows) possible += may_mutate(kind, how.kind);
        INFO(monster_rows[kind].name);
        CHECK(static_cast<int>(found.size()) == possible);
        const int share = total(found) / possible;
        for (const auto& [mutation, times] : found) {
            CHECK(may_mutate(kind, mutation));
            CHECK((times - share) * (times - share) <= 16 * share);
        }
    }
}

TEST_CASE("lifeless, bursting and hidden kinds never mutate", "[play][mutations]") {
    for (const MonsterKind kind :
         {MonsterKind::Bloat, MonsterKind::GoblinTotem, MonsterKind::Phantom, MonsterKind::StoneGuardian,
          MonsterKind::WardenOfYendor, MonsterKind::SpectralBlade, MonsterKind::Phylactery})
        CHECK(births(kind, 40, 500).empty());
    // Bosses and legends may be.
    CHECK_FALSE(births(MonsterKind::Vampire, 40, 500).empty());
    CHECK_FALSE(births(MonsterKind::Unicorn, 40, 500).empty());
}

TEST_CASE("mutations are excluded for kinds they do not suit", "[play][mutations]") {
    struct Case {
        MonsterKind kind;
        Mutation mutation;
        bool possible;
    };
    for (const Case& one :
         {Case{MonsterKind::Eel, Mutation::Explosive, false},
          Case{MonsterKind::Vampire, Mutation::Infested, false},
          Case{MonsterKind::Rat, Mutation::Infested, true}, Case{MonsterKind::Wraith, Mutation::Agile, false},
          Case{MonsterKind::DarBlademaster, Mutation::Agile, false},
          Case{MonsterKind::GoblinConjurer, Mutation::Juggernaut, false},
          Case{MonsterKind::Kraken, Mutation::Grappling, false},
          Case{MonsterKind::VampireBat, Mutation::Vampiric, false},
          Case{MonsterKind::Centipede, Mutation::Toxic, false},
          Case{MonsterKind::Golem, Mutation::Reflective, false},
          Case{MonsterKind::DarPriestess, Mutation::Reflective, false},
          Case{MonsterKind::Goblin, Mutation::Reflective, true}}) {
        INFO(mutation_rows[one.mutation].name << " " << monster_rows[one.kind].name);
        CHECK(may_mutate(one.kind, one.mutation) == one.possible);
    }
}

TEST_CASE("an infested zombie gives off no stench", "[play][mutations]") {
    for (const bool mutated : {false, true}) {
        Scenario s{nursery};
        Monster& zombie = s.level().monsters.emplace_back(
            newborn(MonsterKind::Zombie, mutated ? std::optional{Mutation::Infested} : std::nullopt, {5, 3}));
        zombie.vitals.ticks = 1'000'000;
        zombie.state = MonsterState::Sleeping;
        for (int i = 0; i < 5; ++i) s.play(Rest{});
        CHECK(s.level().layers.cells_of(Layer::Gas, Terrain::Nothing).complement().any() == !mutated);
    }
}

TEST_CASE("an explosive monster explodes at death, an infested one leaves lichen", "[play][mutations]") {
    Scenario s{nursery};
    s.game.hero.health = s.game.hero.max_health = 200;
    Monster& explosive = s.level().monsters.emplace_back(born(MonsterKind::Goblin, Mutation::Explosive));
    CHECK(explosive.health == 7);
    Monster& witness = add_live_creature(s, MonsterKind::Ogre, {4, 2});
    die(s, explosive);
    CHECK(s.level().layers.cells_with({TerrainProperty::Explodes}).any());
    CHECK(witness.health < 55);

    Scenario other{nursery};
    Monster& infested = other.level().monsters.emplace_back(born(MonsterKind::Goblin, Mutation::Infested));
    die(other, infested);
    CHECK(other.level().layers.cells_with({TerrainProperty::LichenPoison}).any());
}

TEST_CASE("a grappling monster seizes, a vampiric one drains, a juggernaut knocks back",
          "[play][mutations]") {
    const auto strike_hero = [](Mutation mutation, auto&& check) {
        Scenario s{nursery};
        s.game.hero.at = {2, 2};
        s.game.hero.health = s.game.hero.max_health = 500;
        Monster& monster = s.level().monsters.emplace_back(born(MonsterKind::Ogre, mutation));
        monster.stats.accuracy = 10000;
        monster.health = 1;
        Moment now{s};
        strike(now.turn, now.level, monster, s.game.hero);
        check(s, monster);
    };
    strike_hero(Mutation::Grappling, [](Scenario& s, Monster& monster) {
        CHECK(s.game.hero.has(MonsterMark::Seized));
        CHECK(s.game.hero.health == 500);
        CHECK(monster.max_health == 82);
    });
    strike_hero(Mutation::Vampiric, [](Scenario& s, Monster& monster) {
        CHECK(monster.health == 1 + (500 - s.game.hero.health) * 9 / 10);
    });
    strike_hero(Mutation::Juggernaut, [](Scenario& s, Monster& monster) {
        CHECK(500 - s.game.hero.health >= 18);
        CHECK(s.game.hero.at == Pos{1, 2});
        CHECK(monster.max_health == 165);
    });
    strike_hero(Mutation::Toxic, [](Scenario& s, Monster&) {
        CHECK(s.game.hero.health == 499);
        CHECK(s.game.hero.vitals.poison == 1);
        CHECK(s.game.hero.vitals.weakness == 1);
    });
}

TEST_CASE("a zombie's stench nauseates every monster around, itself too", "[play][mutations]") {
    Scenario s{long_hall};
    Monster& zombie = add_live_creature(s, MonsterKind::Zombie, {12, 3});
    Monster& ogre = add_live_creature(s, MonsterKind::Ogre, {13, 3});
    for (Monster* one : {&zombie, &ogre}) one->vitals.ticks = 1'000'000;
    for (int i = 0; i < 8; ++i) s.play(Rest{});
    CHECK(zombie.has(Status::Nauseous));
    CHECK(ogre.has(Status::Nauseous));
}

}  // namespace cellophane
