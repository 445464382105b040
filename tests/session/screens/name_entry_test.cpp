#include <algorithm>

#include "session/crafted.h"
#include "support/catch.h"

namespace cellophane {

namespace {

constexpr char unknown_potion = 'p';
constexpr char known_staff = 's';

/// An unknown potion and a known staff, beside the starting pack.
Session equipped() {
    return crafted([](Game& game) {
        Item potion{.kind = ItemKind::PotionOfDarkness, .letter = unknown_potion};
        Item staff{.kind = ItemKind::StaffOfFirebolt, .enchant = 2, .charges = 2, .letter = known_staff};
        game.item_knowledge.of(staff.kind).known = true;
        game.hero.pack.items.push_back(potion);
        game.hero.pack.items.push_back(staff);
    });
}

const PackItemView& carried(const Session& session, char letter) {
    const std::vector<PackItemView>& pack = session.observe().pack;
    const auto found = std::find_if(pack.begin(), pack.end(),
                                    [&](const PackItemView& item) { return item.letter == letter; });
    REQUIRE(found != pack.end());
    return *found;
}

char letter_of(const Session& session, ItemKind kind) {
    for (const PackItemView& item : session.observe().pack)
        if (item.item.kind == kind) return item.letter;
    FAIL("it is not there");
    return 0;
}

void type(Session& session, std::string_view text) {
    for (char sign : text) press(session, sign == ' ' ? "Space" : std::string(1, sign));
}

void call(Session& session, char letter, std::string_view text) {
    press(session, "c");
    press(session, std::string(1, letter));
    type(session, text);
    press(session, "Enter");
}

}  // namespace

TEST_CASE("c asks for an item and a name, and takes no time", "[session][labels]") {
    Session session = equipped();
    press(session, "c");
    CHECK(shows(session, "Name which item?"));
    press(session, "p");
    CHECK(shows(session, "Name for a "));
    // Keys that mean something on the map are letters here.
    type(session, "hjkl? not I");
    CHECK(shows(session, ": hjkl? not I"));
    press(session, "Enter");
    CHECK(carried(session, unknown_potion).item.called == "hjkl? not I");
    CHECK(session.messages().back().find("called hjkl? not I") != std::string::npos);
    CHECK(session.turns() == 0);
    // An empty text takes it back.
    call(session, unknown_potion, "");
    CHECK(carried(session, unknown_potion).item.called.empty());
}

TEST_CASE("a known staff is inscribed instead of named", "[session][labels]") {
    Session session = equipped();
    press(session, "c");
    press(session, "s");
    CHECK(shows(session, "Inscription for your staff of firebolt"));
    type(session, "Maud");
    press(session, "Enter");
    CHECK(carried(session, known_staff).item.inscription == "Maud");
    press(session, "i");
    CHECK(shows(session, "{Maud}"));
}

TEST_CASE("Backspace deletes a character, Escape and clicks cancel the name", "[session][labels]") {
    Session session = equipped();
    call(session, unknown_potion, "first");
    const std::uint64_t before = session.state_hash();
    press(session, "c");
    press(session, "p");
    press(session, "Backspace");
    type(session, "moss");
    press(session, "Backspace");
    press(session, "Escape");
    CHECK_FALSE(shows(session, ": mos"));
    CHECK(session.state_hash() == before);
    press(session, "c");
    press(session, "p");
    type(session, "moss");
    session.point({.act = PointerAct::Press, .column = 50, .row = 20});
    CHECK_FALSE(shows(session, ": moss"));
    CHECK(session.state_hash() == before);
    call(session, unknown_potion, "moss");
    press(session, "c");
    press(session, "p");
    type(session, "mould");
    for (int i = 0; i < 3; ++i) press(session, "Backspace");
    press(session, "Enter");
    CHECK(carried(session, unknown_potion).item.called == "mo");
}

TEST_CASE("a name has at most 29 printable ASCII characters, without blanks at its ends",
          "[session][labels]") {
    Session session = equipped();
    press(session, "c");
    press(session, "p");
    type(session, "  a ");
    for (const char* refused : {"\u00E4", "Up", "Tab", "F5", "PageDown", ""}) press(session, refused);
    session.press({.name = "x", .control = true});
    press(session, "Numpad7");
    type(session, "  ");
    press(session, "Enter");
    CHECK(carried(session, unknown_potion).item.called == "a 7");
    call(session, unknown_potion, "123456789012345678901234567890");
    CHECK(carried(session, unknown_potion).item.called == "12345678901234567890123456789");
}

TEST_CASE("an item whose kind cannot be named is refused", "[session][labels]") {
    Session session = equipped();
    press(session, "c");
    press(session, std::string(1, letter_of(session, ItemKind::Ration)));
    CHECK_FALSE(shows(session, "Call "));
    CHECK(session.messages().back().find("is not what") != std::string::npos);
    CHECK(session.turns() == 0);
}

TEST_CASE("R gives an item another letter, and swaps with the item that has it", "[session][labels]") {
    Session session = equipped();
    const char darts = letter_of(session, ItemKind::Dart);
    press(session, "R");
    CHECK(shows(session, "Change the letter of which item?"));
    press(session, std::string(1, darts));
    CHECK(shows(session, "New letter for 15 darts?"));
    for (const char* refused : {"1", "Tab", "?", "Enter"}) press(session, refused);
    press(session, "P");
    CHECK(letter_of(session, ItemKind::Dart) == unknown_potion);
    CHECK_FALSE(carried(session, darts).item.kind_known);
    CHECK(session.turns() == 0);
    const std::uint64_t before = session.state_hash();
    press(session, "R");
    press(session, "p");
    press(session, "Escape");
    CHECK(session.state_hash() == before);
    CHECK_FALSE(shows(session, "Which letter"));
}

TEST_CASE("the page of an item names it and changes its letter", "[session][labels]") {
    Session session = equipped();
    press(session, "i");
    press(session, "p");
    CHECK(shows(session, "Name (c)"));
    CHECK(shows(session, "Letter (R)"));
    press(session, "c");
    type(session, "tar");
    press(session, "Enter");
    CHECK(carried(session, unknown_potion).item.called == "tar");
    press(session, "i");
    press(session, "p");
    press(session, "R");
    press(session, "z");
    CHECK(carried(session, 'z').item.called == "tar");
    press(session, "i");
    press(session, std::string(1, letter_of(session, ItemKind::Ration)));
    CHECK_FALSE(shows(session, "Name (c)"));
}

TEST_CASE("naming an unknown staff asks whether the name is for this one alone", "[session][labels]") {
    const auto asked = [] {
        Session session = crafted([](Game& game) {
            game.hero.pack.items.push_back(
                {.kind = ItemKind::StaffOfPoison, .enchant = 2, .charges = 2, .letter = known_staff});
        });
        press(session, "c");
        press(session, "s");
        CHECK(shows(session, "Name only this item?"));
        return session;
    };
    Session alone = asked();
    press(alone, "y");
    CHECK(shows(alone, "Inscription for your"));
    type(alone, "Maud");
    press(alone, "Enter");
    CHECK(carried(alone, known_staff).item.inscription == "Maud");
    CHECK(carried(alone, known_staff).item.called.empty());
    Session kind = asked();
    press(kind, "n");
    CHECK(shows(kind, "Name for a"));
    type(kind, "stinger");
    press(kind, "Enter");
    CHECK(carried(kind, known_staff).item.called == "stinger");
    CHECK(carried(kind, known_staff).item.inscription.empty());
}

}  // namespace cellophane
