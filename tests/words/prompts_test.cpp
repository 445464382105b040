#include "words/prompts.h"

#include "support/catch.h"
#include "words/constants.h"

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
    CHECK(inscription_prompt(dart) == "Inscription for a dart");
    CHECK(letter_prompt("a dart") == "New letter for a dart?");
}

TEST_CASE("the turn is asked for in the same words with keys and without", "[words][prompts]") {
    CHECK(turn_key_prompt.starts_with(turn_prompt));
    CHECK(turn_touch_prompt.starts_with(turn_prompt));
}

}  // namespace cellophane
