#include "words/rune_acts.h"

#include <set>
#include <string>

#include "support/catch.h"
#include "words/event_sentences.h"
#include "words/items.h"
#include "words/monsters.h"
#include "words/prose.h"

// What is said when a rune shows itself (rules/items.md, addendum A4).

namespace cellophane {

namespace {

Party a_goblin() {
    MonsterView view;
    view.kind = MonsterKind::Goblin;
    view.state = MonsterState::Hunting;
    return {.hero = false, .seen = view};
}

std::string words_of(const Event& event) {
    std::string text;
    for (const Message& message : format_event(event)) text += message.text();
    return text;
}

}  // namespace

TEST_CASE("every rune has words of its own for what it does", "[words]") {
    std::set<std::string> said;
    for (const WeaponRuneRow& row : weapon_rune_rows) {
        const std::string text =
            words_of(RuneActed{.weapon = row.kind, .armor = {}, .item = ItemKind::Mace, .whom = a_goblin()});
        INFO(row.name << ": " << text);
        CHECK_FALSE(text.empty());
        CHECK((prose::mentions(text, "your mace") || prose::mentions(text, "the goblin")));
        CHECK(said.insert(text).second);
    }
    for (const ArmorRuneRow& row : armor_rune_rows) {
        // Of bolts that bounce, the bolts tell.
        if (row.kind == ArmorRune::Reflection) continue;
        const std::string text = words_of(
            RuneActed{.weapon = {}, .armor = row.kind, .item = ItemKind::ScaleMail, .whom = a_goblin()});
        INFO(row.name << ": " << text);
        CHECK_FALSE(text.empty());
        CHECK((prose::mentions(text, "your scale mail") || prose::mentions(text, "the goblin")));
        CHECK(said.insert(text).second);
    }
    for (const ArmorRune rune : {ArmorRune::Mutuality, ArmorRune::Reprisal})
        CHECK(prose::mentions(words_of(RuneActed{.weapon = {},
                                                 .armor = rune,
                                                 .item = ItemKind::ScaleMail,
                                                 .whom = a_goblin(),
                                                 .killed = true}),
                              "dies"));
}

TEST_CASE("messages of good runes have the good tone, those of bad runes the bad one", "[words]") {
    const auto tone = [](const RuneActed& event) { return format_event(event).at(0).phrases.at(0).tone; };
    CHECK(tone({.weapon = WeaponRune::Speed, .armor = {}, .item = ItemKind::Mace, .whom = {}}) == Tone::Good);
    CHECK(tone({.weapon = WeaponRune::Mercy, .armor = {}, .item = ItemKind::Mace, .whom = a_goblin()}) ==
          Tone::Bad);
    CHECK(tone({.weapon = {}, .armor = ArmorRune::Burden, .item = ItemKind::ScaleMail, .whom = {}}) ==
          Tone::Bad);
}

TEST_CASE("a suspected rune is told with its foe, and immolation must be read", "[words]") {
    const std::string text = words_of(RuneStirred{.item = {.kind = ItemKind::Mace}, .who = *a_goblin().seen});
    CHECK(prose::mentions(text, "your mace"));
    CHECK(prose::mentions(text, "the goblin"));
    KindLearned learned{.item = {.kind = ItemKind::ScaleMail}};
    CHECK_FALSE(must_be_read(learned));
    learned.item.armor_rune = ArmorRune::Immolation;
    CHECK(must_be_read(learned));
}

TEST_CASE("an image of a monster is called spectral", "[words]") {
    MonsterView image = *a_goblin().seen;
    image.state = MonsterState::Ally;
    image.marks = {MonsterMark::Spectral};
    CHECK(monster_by_name(image) == "your spectral goblin");
}

TEST_CASE("a weapon with an unknown rune says only that it has one", "[words]") {
    ItemView sword{.kind = ItemKind::Sword, .identified = true};
    CHECK_FALSE(prose::mentions(item_line(sword), "rune"));
    sword.marks = {ItemMark::RuneSuspected};
    CHECK(prose::mentions(item_line(sword), "rune"));
    // Known by its rune alone.
    sword.marks = {ItemMark::RuneKnown};
    sword.identified = false;
    sword.weapon_rune = WeaponRune::Speed;
    CHECK(prose::mentions(item_line(sword), weapon_rune_words[WeaponRune::Speed].line));
}

}  // namespace cellophane
