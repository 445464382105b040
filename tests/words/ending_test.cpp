#include "words/ending.h"

#include <set>
#include <string>

#include "support/catch.h"
#include "words/constants.h"

namespace cellophane {

TEST_CASE("what can be asked for on a stone begins small and is no sentence", "[words][ending]") {
    std::set<std::string> said;
    for (const auto& [name, text] : constants_in("ending.h", "_offer")) {
        INFO(name << ": " << text);
        CHECK_FALSE(begins_with_capital(text));
        CHECK_FALSE(is_sentence(text));
        CHECK(said.insert(text).second);
    }
}

TEST_CASE("buttons of a stone begin with a capital letter and end with their key", "[words][ending]") {
    std::set<std::string> keys;
    for (const auto& [name, text] : constants_in("ending.h", "_button")) {
        INFO(name << ": " << text);
        CHECK(begins_with_capital(text));
        REQUIRE(text.size() > 5);
        CHECK(text.ends_with(')'));
        CHECK(text[text.size() - 3] == '(');
        CHECK(text.size() <= 20);
        // Its key goes there and back.
        if (text == fewer_button) continue;
        CHECK(keys.insert(text.substr(text.size() - 3)).second);
    }
    CHECK(keys.size() == 13);
}

TEST_CASE("one thing to try fits what the hero died of, and what was left unused", "[words][ending]") {
    Observation seen;
    const auto advice = [&](DeathCause cause, const Decline& decline = {}) {
        seen.ending = Ending{.cause = cause};
        return advice_after(seen, decline);
    };
    CHECK(advice(DeathCause::Starvation).starts_with("Explore each level whole"));
    CHECK(advice(DeathCause::Burning).starts_with("Fire spreads"));
    CHECK(advice(DeathCause::Creature).starts_with("Walk away from a fight"));
    CHECK(advice(DeathCause::Creature, {.wounds = {{"a rat", 3}, {"a monkey", 1}}}).find("corridor") !=
          std::string::npos);
    seen.pack = {{.letter = 'a', .item = {.kind = ItemKind::Dart, .quantity = 9}}};
    CHECK(advice(DeathCause::Creature).find("Throw them") != std::string::npos);
    seen.pack.push_back({.letter = 'b', .item = {.kind = ItemKind::ScrollOfTeleportation}});
    CHECK(advice(DeathCause::Creature)
              .starts_with("You still carried a scroll of teleportation. Such a scroll "));
    for (const Fate fate : {Fate::Quit, Fate::Escaped, Fate::Mastered}) {
        seen.ending->fate = fate;
        CHECK(advice_after(seen, {}).empty());
    }
}

TEST_CASE("the end is told in sentences", "[words][ending]") {
    CHECK(format_figure("turns", "812") == "Turns: 812.");
    CHECK(format_carried({}) == "You carried nothing at all.");
    CHECK(format_carried({"a dart", "some food"}) == "You carried: a dart, some food.");
    CHECK(format_feats({"Paladin"}) == "Feats: Paladin.");
    CHECK(more_of_them(3) == "and 3 more");
    CHECK(format_last_level(4, 120, 15, true) ==
          "Your last level was depth 4. You knew 120 cells of it, and the map shows your last 15 steps to "
          "the place "
          "where you died.");
    CHECK(format_last_level(1, 1, 0, false) == "Your last level was depth 1. You knew 1 cell of it.");
}

TEST_CASE("a stone has a title, and a sentence at its foot", "[words][ending]") {
    for (const auto& [name, text] : constants_in("ending.h", "_title")) CHECK(begins_with_capital(text));
    for (const auto& [name, text] : constants_in("ending.h", "_footer")) CHECK(is_sentence(text));
}

TEST_CASE("hints at the end follow a sentence in brackets, and name keys only to who has them",
          "[words][ending]") {
    for (const auto& [name, text] : constants_in("ending.h", "_hint")) {
        INFO(name << ": " << text);
        CHECK(text.starts_with(" ("));
        CHECK(text.ends_with(')'));
        CHECK((text.find("Space") != std::string::npos) == name.ends_with("_key_hint"));
    }
}

}  // namespace cellophane
