#include "play/combat/reflection.h"

#include "content/bolt_powers.h"
#include "play/creature_scene.h"
#include "play/pack_scene.h"
#include "support/catch.h"

// Who throws bolts back, how often, and where to (rules/monsters.md 15.3; rules/hero.md 7.10).

namespace cellophane::reflection_scenes {

namespace {

/// The chance that the hero in this armor throws back what a goblin mystic sends.
int percent_in(const Item& armor, bool from_goblin = true) {
    Scenario s{long_hall};
    s.game.hero.strength = armor.row().strength;
    s.game.hero.pack.worn = number_of(s.game.hero.pack, carry(s, armor));
    Monster& caster =
        add_live_creature(s, from_goblin ? MonsterKind::GoblinMystic : MonsterKind::OgreShaman, {6, 3});
    return reflection_percent_of(s.game, s.game.hero, caster);
}

Item mail(int enchant, std::optional<ArmorRune> rune = {}) {
    Item armor = enchanted(ItemKind::ScaleMail, enchant);
    armor.armor_rune = rune;
    return armor;
}

}  // namespace

TEST_CASE("mirrors reflect every bolt, reflective creatures one of two, others none", "[play][reflection]") {
    Scenario s{long_hall};
    Monster& caster = add_live_creature(s, MonsterKind::GoblinMystic, {6, 3});
    const auto percent_of = [&](MonsterKind kind) {
        return reflection_percent_of(s.game, add_live_creature(s, kind, {8, 3}), caster);
    };
    CHECK(percent_of(MonsterKind::MirroredTotem) == 100);
    CHECK(percent_of(MonsterKind::StoneGuardian) == 100);
    CHECK(percent_of(MonsterKind::Goblin) == 0);
    Monster& mutant = add_live_creature(s, MonsterKind::Goblin, {9, 3});
    mutant.stats.behaviors |= Behaviors{Behavior::Reflective};
    CHECK(reflection_percent_of(s.game, mutant, caster) == 50);
    CHECK(reflection_percent_of(s.game, s.game.hero, caster) == 0);
}

TEST_CASE("armour of reflection reflects the more the better it is, and never without a bonus",
          "[play][reflection]") {
    CHECK(percent_in(mail(5)) == 0);
    CHECK(percent_in(mail(5, ArmorRune::Absorption)) == 0);
    int before = 0;
    for (int enchant = -2; enchant <= 10; ++enchant) {
        const int percent = percent_in(mail(enchant, ArmorRune::Reflection));
        INFO("at " << enchant);
        if (enchant <= 0)
            CHECK(percent == 0);
        else
            CHECK(percent > before);
        before = percent;
    }
}

TEST_CASE("armour of immunity throws back whatever a creature of its class sends", "[play][reflection]") {
    Item armor = mail(1, ArmorRune::Immunity);
    armor.foe = MonsterClass::Goblin;
    CHECK(percent_in(armor) == 100);
    CHECK(percent_in(armor, false) == 0);
}

TEST_CASE("a bolt that strays sets out over an open cell, in every direction there is",
          "[play][reflection]") {
    Scenario s{R"(
        #######
        #.....#
        #.@.###
        #.....#
        #######
    )"};
    BitGrid first{s.level().size()};
    for (int i = 0; i < 400; ++i) {
        const std::vector<Pos> line = stray_line(s.game, {3, 2});
        REQUIRE_FALSE(line.empty());
        REQUIRE(king_distance(line.front(), {3, 2}) == 1);
        first.set(line.front());
    }
    CHECK(drawn::picture(first, 'x', '.') == drawn::picture(drawn::cells(R"(
        .......
        ..xxx..
        ..x....
        ..xxx..
        .......
    )",
                                                                         "x"),
                                                            'x', '.'));
}

TEST_CASE("a bolt strays towards every cell of the rim five steps around, each as likely as the others",
          "[play][reflection]") {
    Scenario s{hall(25, 25, {2, 2})};
    constexpr Pos from{12, 12};
    constexpr int draws = 8000;
    Grid<int> drawn{s.level().size()};
    BitGrid reached{s.level().size()};
    for (int i = 0; i < draws; ++i)
        for (const Pos at : stray_line(s.game, from))
            if (king_distance(at, from) == 5) {
                ++drawn[at];
                reached.set(at);
                break;
            }
    CHECK(reached.count() == 40);
    reached.for_each([&](Pos at) { CHECK(drawn[at] == Approx(draws / 40).epsilon(0.4)); });
}

}  // namespace cellophane::reflection_scenes
