#include "words/prompts.h"

#include "support/catch.h"
#include "words/constants.h"
#include "words/event_sentences.h"

namespace cellophane {

TEST_CASE("questions and prompts begin with a capital letter and are sentences", "[words][prompts]") {
    for (const char* ending : {"_question", "_prompt"})
        for (const auto& [name, text] : constants_in("prompts.h", ending)) {
            INFO(name << ": " << text);
            CHECK(begins_with_capital(text));
            CHECK(text.find('?') != std::string::npos);
            // What is typed follows some of them.
            CHECK(is_sentence(text.substr(0, text.find_last_not_of(' ') + 1)));
        }
}

TEST_CASE("hints to who has no keyboard name no keys", "[words][prompts]") {
    for (const auto& [name, text] : constants_in("prompts.h", "_touch_hint"))
        for (const char* key : {"Esc", "Return", "Tab", "Space"}) {
            INFO(name << ": " << text);
            CHECK(text.find(key) == std::string::npos);
        }
}

TEST_CASE("of a stack one is thrown", "[words][prompts]") {
    const ItemView darts{.kind = ItemKind::Dart, .quantity = 3};
    CHECK(aim_prompt(false, &darts) == "Throw a dart:");
    CHECK(aim_prompt(false, nullptr) == "Throw:");
    const ItemView staff{.kind = ItemKind::StaffOfFirebolt, .enchant = 2, .charges = 1};
    CHECK(aim_prompt(true, &staff).starts_with("Aim your staff of firebolt"));
    CHECK(aim_prompt(true, &staff).ends_with(":"));
    CHECK(aim_prompt(true, nullptr) == "Aim:");
}

TEST_CASE("what gets a name or a letter is named", "[words][prompts]") {
    const ItemView dart{.kind = ItemKind::Dart};
    CHECK(kind_name_prompt(dart) == "Name for a dart");
    CHECK(inscription_prompt(dart) == "Inscription for your dart");
    CHECK(letter_prompt("a dart") == "New letter for a dart?");
}

TEST_CASE("the turn is asked for in the same words with keys and without", "[words][prompts]") {
    CHECK(turn_key_prompt.starts_with(turn_prompt));
    CHECK(turn_touch_prompt.starts_with(turn_prompt));
}

TEST_CASE("at a dead end all that can be tried is named, by keys or by touch", "[words][prompts]") {
    CHECK(dead_end_hint({}, true).text ==
          " (No way on is known: press {x} again to search here for secret doors.)");
    CHECK(
        dead_end_hint({.drop = true}, false).text ==
        " (No way on is known: tap Explore again to search here for secret doors, or jump into the chasm.)");
    CHECK(dead_end_hint({.drop = true, .lever = true, .key = true, .is_searched = true}, true).text ==
          " (No way on is known: search five times (Ctrl + {s}) at other dead ends, pull the lever you have "
          "found, take the key you have seen, or jump into the chasm.)");
    CHECK(offer_prompt(search_offer, "x again", "Explore again")
              .ends_with("Press x again for five turns, Esc to leave it."));
    CHECK(offer_prompt(search_offer, "", "Explore again").ends_with("Tap Explore again for five turns."));
}

}  // namespace cellophane
