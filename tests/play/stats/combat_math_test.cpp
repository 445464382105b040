#include "play/stats/combat_math.h"

#include <array>
#include <map>

#include "content/powers.h"
#include "play/scenario.h"
#include "play/stats/equipped_hero.h"
#include "support/catch.h"

// What blows are likely to do: the tables of rules/hero.md 7.1, 7.4 and 18, cell by cell.

namespace cellophane {

namespace {

int heros_accuracy(int net_quarters) {
    return scaled_by(power_factor(net_quarters), 100);
}

Monster some_creature(int accuracy, Roll damage, int defense) {
    Monster monster = newborn(MonsterKind::Rat, std::nullopt, {});
    monster.stats.accuracy = accuracy;
    monster.stats.damage = damage;
    monster.stats.defense = defense;
    return monster;
}

}  // namespace

TEST_CASE("monsters hit the hero as often as the table says", "[play][odds]") {
    constexpr std::array armor{0, 1, 2, 3, 4, 5, 7, 9, 11, 13, 15, 20};
    const std::map<int, std::array<int, 12>> table{
        {70, {70, 61, 53, 47, 41, 36, 28, 21, 16, 12, 9, 5}},
        {80, {80, 70, 61, 54, 47, 41, 32, 24, 18, 14, 11, 5}},
        {90, {90, 78, 69, 60, 53, 46, 36, 27, 21, 16, 12, 6}},
        {100, {100, 87, 76, 67, 59, 51, 40, 30, 23, 18, 14, 7}},
        {125, {100, 100, 96, 84, 74, 64, 50, 38, 29, 22, 17, 9}},
        {160, {100, 100, 100, 100, 94, 83, 64, 49, 37, 29, 22, 11}},
        {200, {100, 100, 100, 100, 100, 100, 80, 61, 47, 36, 28, 14}},
        {225, {100, 100, 100, 100, 100, 100, 90, 69, 53, 41, 31, 16}},
        {250, {100, 100, 100, 100, 100, 100, 100, 76, 59, 45, 35, 18}}};
    for (const auto& [accuracy, row] : table)
        for (std::size_t i = 0; i < armor.size(); ++i) {
            INFO("accuracy " << accuracy << ", armour " << armor[i]);
            CHECK(hit_percent(accuracy, armor[i] * 10) == row[i]);
        }
}

TEST_CASE("the hero hits monsters as often as the table says", "[play][odds]") {
    constexpr std::array defenses{0, 10, 17, 20, 25, 27, 60, 70, 90, 95};
    struct Line {
        int quarters;
        int accuracy;
        std::array<int, 10> hits;
    };
    const Line table[] = {{-20, 72, {72, 63, 57, 55, 51, 50, 32, 28, 22, 20}},
                          {-10, 85, {85, 74, 68, 65, 61, 59, 38, 34, 26, 24}},
                          {0, 100, {100, 87, 80, 76, 72, 70, 45, 40, 30, 28}},
                          {4, 106, {100, 92, 84, 81, 76, 74, 48, 42, 32, 30}},
                          {12, 120, {100, 100, 96, 92, 86, 84, 54, 48, 36, 34}},
                          {20, 137, {100, 100, 100, 100, 98, 96, 62, 54, 42, 39}},
                          {40, 187, {100, 100, 100, 100, 100, 100, 85, 74, 57, 53}},
                          {60, 257, {100, 100, 100, 100, 100, 100, 100, 100, 79, 74}}};
    for (const Line& line : table) {
        CHECK(heros_accuracy(line.quarters) == line.accuracy);
        for (std::size_t i = 0; i < defenses.size(); ++i) {
            INFO("enchantment " << line.quarters << "/4, defence " << defenses[i]);
            CHECK(hit_percent(line.accuracy, defenses[i]) == line.hits[i]);
        }
    }
}

TEST_CASE("the enchantment needed for a chance to hit is that of the table", "[play][odds]") {
    constexpr std::array wanted{50, 66, 75, 90, 95, 100};
    struct Line {
        int defense;
        std::array<double, 6> enchantment;
    };
    const Line table[] = {{25, {-5.50, -1.25, 1.00, 3.75, 4.50, 5.25}},
                          {60, {1.75, 6.00, 8.00, 11.00, 11.75, 12.75}},
                          {70, {3.75, 8.00, 10.25, 13.00, 14.00, 14.75}},
                          {90, {8.00, 12.25, 14.25, 17.25, 18.00, 18.75}},
                          {95, {9.00, 13.25, 15.25, 18.25, 19.00, 20.00}}};
    for (const Line& line : table)
        for (std::size_t i = 0; i < wanted.size(); ++i) {
            int net = -80;
            while (hit_percent(heros_accuracy(net), line.defense) < wanted[i]) ++net;
            INFO("defence " << line.defense << ", " << wanted[i] << " percent");
            CHECK(net == static_cast<int>(line.enchantment[i] * 4));
        }
}

TEST_CASE("the armour needed to lower a chance to be hit is that of the table", "[play][odds]") {
    constexpr std::array wanted{50, 33, 25, 10, 5, 2};
    struct Line {
        int accuracy;
        std::array<double, 6> armor;
    };
    const Line table[] = {
        {100, {5.25, 8.50, 10.50, 17.00, 21.50, 27.00}},   {120, {6.75, 9.75, 11.75, 18.50, 23.00, 28.25}},
        {125, {7.00, 10.00, 12.00, 18.75, 23.50, 28.75}},  {160, {9.00, 12.00, 14.00, 20.50, 25.25, 30.50}},
        {200, {10.50, 13.75, 15.75, 22.25, 27.00, 32.25}}, {225, {11.50, 14.50, 16.50, 23.25, 27.75, 33.00}},
        {250, {12.25, 15.50, 17.50, 24.00, 28.75, 34.00}}};
    for (const Line& line : table)
        for (std::size_t i = 0; i < wanted.size(); ++i) {
            int armor = 0;
            while (hit_percent(line.accuracy, armor * 10 / 4) > wanted[i]) ++armor;
            INFO("accuracy " << line.accuracy << ", " << wanted[i] << " percent");
            CHECK(armor == static_cast<int>(line.armor[i] * 4));
        }
}

TEST_CASE("any accuracy above zero hits at least one time in a hundred", "[play][odds]") {
    CHECK(hit_percent(70, 500) == 1);
    CHECK(hit_percent(1, 0) == 1);
    CHECK(hit_percent(0, 0) == 0);
    CHECK(hit_percent(5000, 0) == 100);
    CHECK(hit_percent(100, 900) == hit_percent(100, 500));
}

TEST_CASE("weapon damage grows with enchantment as the table says", "[play][odds]") {
    struct Line {
        ItemKind kind;
        int enchant;
        int least;
        int most;
    };
    for (const Line& line : {Line{ItemKind::WarHammer, 0, 25, 35}, Line{ItemKind::WarHammer, 1, 26, 37},
                             Line{ItemKind::WarHammer, 5, 34, 47}, Line{ItemKind::WarHammer, 10, 46, 65},
                             Line{ItemKind::Dagger, 0, 3, 4}, Line{ItemKind::Dagger, 5, 4, 5}}) {
        const Hero hero = hero_with(line.kind, line.enchant);
        const Roll range = damage(hero, weapon_in_hand(hero));
        CHECK(range.least == line.least);
        CHECK(range.most == line.most);
    }
    Hero weak = hero_with(ItemKind::WarHammer, 0);
    weak.strength -= 1;
    CHECK(damage(weak, weapon_in_hand(weak)).least == 21);
    CHECK(damage(weak, weapon_in_hand(weak)).most == 29);
    CHECK(damage(Hero{}, nullptr).least == 1);
    CHECK(damage(Hero{}, nullptr).most == 2);
}

TEST_CASE("weakness lowers the accuracy and damage of monsters", "[play][odds]") {
    const std::map<int, int> accuracies{{0, 125}, {1, 106}, {2, 91}, {3, 77}, {5, 56}};
    for (const auto& [points, expected] : accuracies) {
        Monster monster = some_creature(125, {10, 10, 1}, 60);
        monster.vitals.weakness = points;
        CHECK(accuracy(monster) == expected);
    }
    const std::map<int, int> damages{{0, 10}, {1, 8}, {2, 7}, {3, 6}, {5, 4}};
    for (const auto& [points, expected] : damages) {
        Monster monster = some_creature(125, {10, 10, 1}, 60);
        monster.vitals.weakness = points;
        CHECK(damage(monster).least == expected);
        CHECK(damage(monster).most == expected);
    }
}

TEST_CASE("damage rolls are distributed as their dice say", "[play][odds]") {
    struct Case {
        Roll range;
        std::vector<int> weights;
    };
    const Case cases[] = {{{9, 13, 2}, {1, 2, 3, 2, 1}},
                          {{6, 12, 2}, {1, 2, 3, 4, 3, 2, 1}},
                          {{8, 10, 2}, {1, 2, 1}},
                          {{3, 11, 3}, {1, 3, 6, 9, 10, 9, 6, 3, 1}},
                          {{0, 10, 3}, {1, 3, 6, 10, 13, 14, 13, 10, 6, 3, 1}}};
    Rng rng{11};
    for (const Case& one : cases) {
        int total = 0;
        for (const int weight : one.weights) total += weight;
        constexpr int per_weight = 2000;
        std::map<int, int> seen;
        for (int i = 0; i < total * per_weight; ++i)
            ++seen[rng.clumped(one.range.least, one.range.most, one.range.dice)];
        REQUIRE(seen.size() == one.weights.size());
        for (std::size_t i = 0; i < one.weights.size(); ++i) {
            const int expected = one.weights[i] * per_weight;
            INFO(one.range.least << "-" << one.range.most << ": " << one.range.least + static_cast<int>(i));
            // Five standard deviations.
            const int off = seen[one.range.least + static_cast<int>(i)] - expected;
            CHECK(off * off < 25 * expected);
        }
    }
}

TEST_CASE("attacks on stuck, paralysed, captive or held victims always hit", "[play][odds]") {
    Scenario s{"#####\n#@..#\n#####\n"};
    Monster& victim = add_live_creature(s, MonsterKind::Dragon, {2, 1});
    const int usual = hit_percent(s.game, s.game.hero, victim);
    CHECK(usual < 100);
    for (const Status status : {Status::Stuck, Status::Paralyzed}) {
        victim.vitals.statuses.set(status, 5);
        CHECK(hit_percent(s.game, s.game.hero, victim) == 100);
        victim.vitals.statuses.end(status);
    }
    victim.set(MonsterMark::Captive);
    CHECK(hit_percent(s.game, s.game.hero, victim) == 100);
    victim.clear(MonsterMark::Captive);
    CHECK(hit_percent(s.game, s.game.hero, victim) == usual);
    // Held, but only by the one that holds.
    Monster& eel = add_live_creature(s, MonsterKind::Rat, {3, 1});
    const int bite = hit_percent(s.game, eel, s.game.hero);
    s.game.hero.set(MonsterMark::Seized);
    CHECK(hit_percent(s.game, eel, s.game.hero) == bite);
    eel.set(MonsterMark::Seizing);
    CHECK(hit_percent(s.game, eel, s.game.hero) == 100);
}

TEST_CASE("a weapon of slaying always hits its foe", "[play][odds]") {
    Scenario s{"#####\n#@..#\n#####\n"};
    s.game.hero = hero_with(ItemKind::Sword, -3);
    s.game.hero.at = {1, 1};
    Monster& dragon = add_live_creature(s, MonsterKind::Dragon, {2, 1});
    CHECK(hit_percent(s.game, s.game.hero, dragon) < 100);
    s.game.hero.pack.items[0].weapon_rune = WeaponRune::Slaying;
    s.game.hero.pack.items[0].foe = MonsterClass::Dragon;
    CHECK(hit_percent(s.game, s.game.hero, dragon) == 100);
    s.game.hero.pack.items[0].foe = MonsterClass::Jelly;
    CHECK(hit_percent(s.game, s.game.hero, dragon) < 100);
}

}  // namespace cellophane
