#include "play/pack_scene.h"
#include "support/catch.h"

// Eating (rules/items.md 25; rules/hero.md 3.2).

namespace cellophane {

TEST_CASE("a meal that fits into the stomach to the last point is eaten without a question",
          "[play][eating]") {
    for (const ItemKind food : {ItemKind::Ration, ItemKind::Mango}) {
        const int filling = item_rows[food].nutrition;
        for (const int too_much : {-1, 0, 1, filling}) {
            INFO(item_rows[food].name << ", too much by " << too_much);
            Scenario s{bare_room};
            const char letter = carry(s, food);
            const int before = full_nutrition - filling + too_much;
            s.game.hero.nutrition = before;
            s.play(Eat{letter});
            CHECK((s.game.question == Question::EatTooMuch) == (too_much > 0));
            // Until he has answered nothing is eaten, and no time passes.
            CHECK(has(s, letter) == (too_much > 0));
            CHECK(s.game.turns == (too_much > 0 ? 0 : 1));
            if (too_much > 0) s.play(Answer{true});
            CHECK_FALSE(has(s, letter));
            // The turn itself costs a point.
            CHECK(s.game.hero.nutrition == std::min(full_nutrition, before + filling) - 1);
        }
    }
}

TEST_CASE("who declines to eat too much keeps the meal", "[play][eating]") {
    Scenario s{bare_room};
    const char letter = carry(s, ItemKind::Mango);
    s.play(Eat{letter}).play(Answer{false});
    CHECK(has(s, letter));
    CHECK(s.count<Eaten>() == 0);
    CHECK(s.game.turns == 0);
}

TEST_CASE("what is no food is not eaten", "[play][eating]") {
    Scenario s{bare_room};
    s.game.hero.nutrition = 100;
    const char letter = carry(s, ItemKind::PotionOfLife);
    s.play(Eat{letter});
    CHECK(has(s, letter));
    CHECK(s.game.turns == 0);
    CHECK(s.game.hero.nutrition == 100);
}

TEST_CASE("a starving hero eats by force, the first food of his pack, unless he died in that turn",
          "[play][eating]") {
    for (const bool dies : {false, true}) {
        Scenario s{bare_room};
        carry(s, ItemKind::Dagger);
        const char mango = carry(s, ItemKind::Mango);
        const char ration = carry(s, ItemKind::Ration);
        s.game.hero.nutrition = dies ? 1 : 2;
        if (dies) {
            s.game.hero.health = 1;
            s.game.hero.vitals.statuses.set(Status::Poisoned, 10);
            s.game.hero.vitals.poison = 1;
        }
        s.play(Rest{});
        CHECK(s.game.ending.has_value() == dies);
        CHECK(s.count<AteByForce>() == (dies ? 0 : 1));
        CHECK(has(s, mango) + has(s, ration) == (dies ? 2 : 1));
        CHECK(s.count<HeroDied>() == (dies ? 1 : 0));
    }
    // With a point more he is not that hungry yet.
    Scenario fed{bare_room};
    carry(fed, ItemKind::Mango);
    fed.game.hero.nutrition = 3;
    fed.play(Rest{});
    CHECK(fed.count<AteByForce>() == 0);
}

}  // namespace cellophane
