#include "session/messages/screen_description.h"

#include <algorithm>
#include <string>
#include <vector>

#include "session/crafted.h"
#include "session/key_bindings.h"
#include "support/catch.h"
#include "view/text.h"

namespace cellophane {

namespace {

bool offers(const Reading& told, std::string_view label) {
    return std::any_of(told.choices.begin(), told.choices.end(),
                       [&](const ReadChoice& choice) { return choice.label == label; });
}

/// Chooses what is offered by those words, as on a button.
void choose(Session& session, std::string_view label) {
    const Reading told = session.reading();
    for (const ReadChoice& choice : told.choices)
        if (choice.label == label) return session.choose({.name = choice.key, .control = choice.control});
    FAIL("nobody offers " << label);
}

bool tells(const std::vector<std::string>& lines, std::string_view words) {
    return std::any_of(lines.begin(), lines.end(),
                       [&](const std::string& line) { return line.find(words) != std::string::npos; });
}

/// An unknown potion.
Session with_potion() {
    return crafted([](Game& game) {
        game.hero.pack.items.push_back(Item{.kind = ItemKind::PotionOfDarkness, .letter = 'p'});
    });
}

}  // namespace

TEST_CASE("the rows of a frame are read without those that are blank", "[session][reading]") {
    Frame frame;
    write(frame, 4, 3, screen_columns, "one", rgb(Color::White));
    write(frame, 0, 9, screen_columns, "two  and", rgb(Color::White));
    CHECK(row_texts(frame) == std::vector<std::string>{"one", "two; and"});
    CHECK(row_texts(Frame{}).empty());
}

TEST_CASE("the actions on the map stand in groups", "[session][reading]") {
    const Session session{{.seed = 1729}};
    std::vector<std::string> first;
    for (const ReadChoice& choice : session.reading().choices)
        if (choice.begins_group) first.push_back(choice.label);
    CHECK(first ==
          std::vector<std::string>{"Look", "Inventory", "North", "Plain colours", "Character", "Easy mode"});
}

TEST_CASE("the words for the map tell the hero's state, what is in view and what is around",
          "[session][reading]") {
    Session session{{.seed = 1729}};
    const std::uint64_t before = session.state_hash();
    const Reading told = session.reading();
    CHECK(told.title == "The dungeon");
    CHECK(told.urgent.empty());
    CHECK(tells(told.status, "Health 30 of 30."));
    CHECK(tells(told.status, "Depth 1."));
    REQUIRE_FALSE(told.things.empty());
    CHECK(told.things.front().text.find(" east") + told.things.front().text.find(" west") +
              told.things.front().text.find(" north") + told.things.front().text.find(" south") !=
          4 * std::string::npos);
    CHECK(told.around.size() >= 2);
    CHECK(session.state_hash() == before);
    CHECK(session.recorded() == 0);
}

TEST_CASE("the words for the map offer every choice with a key that does it", "[session][reading]") {
    Session session{{.seed = 1729}};
    for (const ReadChoice& choice : session.reading().choices) {
        INFO(choice.label);
        CHECK(meaning_of({.name = choice.key, .control = choice.control}).action != InputAction::Nothing);
    }
    choose(session, "Rest");
    CHECK(session.turns() == 1);
    choose(session, "Search five times");
    while (session.wants_time() >= 0) session.pass_time(1000);
    CHECK(session.turns() == 6);
}

TEST_CASE("choosing a thing in view points at it and describes it", "[session][reading]") {
    Session session{{.seed = 1729}};
    const ReadThing thing = session.reading().things.front();
    session.look_at(thing.at);
    const Reading told = session.reading();
    CHECK(offers(told, "Go there"));
    REQUIRE(told.here.size() >= 3);
    CHECK(thing.text.find(told.here[1].substr(1, told.here[1].size() - 2)) != std::string::npos);
    CHECK(tells(told.here, "to walk."));
    choose(session, "Stop pointing");
    CHECK_FALSE(offers(session.reading(), "Go there"));
    CHECK(session.turns() == 0);
}

TEST_CASE("an open question comes first in the words, with its answers", "[session][reading]") {
    Session session{{.seed = 1729}};
    choose(session, "Easy mode");
    const Reading told = session.reading();
    CHECK(told.title == "Question");
    CHECK_FALSE(told.urgent.empty());
    REQUIRE(told.choices.size() == 3);
    CHECK(told.choices[1].label == "Help");
    choose(session, "No");
    CHECK(session.reading().title == "The dungeon");
}

TEST_CASE("the words for the pack list its items, and for an item its text and commands",
          "[session][reading]") {
    Session session = with_potion();
    choose(session, "Inventory");
    Reading told = session.reading();
    CHECK(told.title == "Your inventory");
    REQUIRE(told.choices.size() == session.observe().pack.size() + 2);
    CHECK(tells(told.lines, "Room for"));
    session.choose({.name = "p"});
    told = session.reading();
    CHECK(offers(told, "Drink"));
    CHECK(offers(told, "Name"));
    CHECK(told.title == "A silver potion");
    CHECK(told.lines.front().size() > 30);
    choose(session, "Drink");
    CHECK(session.turns() == 1);
}

TEST_CASE("the words say how much of the screen is taken, and which choice goes back", "[session][reading]") {
    Session session = with_potion();
    const auto extent = [&] { return session.reading().extent; };
    const auto way_back = [&] {
        const Reading told = session.reading();
        const auto found =
            std::find_if(told.choices.begin(), told.choices.end(),
                         [](const ReadChoice& choice) { return choice.role == ChoiceRole::Back; });
        return found == told.choices.end() ? std::string{} : found->label;
    };
    CHECK(extent() == ReadExtent::Map);
    for (const char* page : {"i", "Menu", "O", "M", "@", "D", "F", "?"}) {
        INFO(page);
        session.choose({.name = page});
        CHECK(extent() == ReadExtent::Page);
        CHECK((way_back() == "Back" || way_back() == "Done"));
        session.choose({.name = "Escape"});
        CHECK(extent() == ReadExtent::Map);
    }
    choose(session, "Give up");
    CHECK(extent() == ReadExtent::Panel);
    CHECK(way_back() == "No");
    choose(session, "No");
    choose(session, "Maps");
    CHECK(extent() == ReadExtent::Panel);
    choose(session, "Back");
    choose(session, "Throw");
    session.choose({.name = "p"});
    CHECK(session.reading().title == "Aiming");
    CHECK(extent() == ReadExtent::Map);
}

TEST_CASE("a question that is shown beside the map is not painted over it", "[session][reading]") {
    Session session{{.seed = 1729}};
    session.set_sheets(true);
    const std::string before = session.text();
    choose(session, "Give up");
    CHECK(session.text() == before);
    CHECK(session.reading_column() == -1);
    session.set_sheets(false);
    CHECK(session.text() != before);
    // Beside an unseen question every click is a slip.
    session.set_sheets(true);
    session.point({.act = PointerAct::Tap, .column = 38, .row = 14});
    CHECK(session.reading().title == "The dungeon");
}

TEST_CASE("the words of a page are a table of names and texts", "[session][reading]") {
    Session session{{.seed = 1729}};
    choose(session, "Character");
    const Reading told = session.reading();
    REQUIRE_FALSE(told.rows.empty());
    CHECK(told.rows.front().name == "Health");
    CHECK(told.rows.front().text == "30 of 30");
    CHECK(told.lines.front() == "Health: 30 of 30");
    CHECK(told.lines.size() == told.rows.size());
}

TEST_CASE("items in use come first in the words, each with its sign", "[session][reading]") {
    Session session = with_potion();
    choose(session, "Inventory");
    const std::vector<ReadChoice> choices = session.reading().choices;
    CHECK(std::ranges::count(choices, true, &ReadChoice::begins_group) == 1);
    CHECK(std::ranges::count_if(choices, [](const ReadChoice& choice) { return choice.sign.has_value(); }) ==
          static_cast<int>(session.observe().pack.size()));
}

TEST_CASE("an item that is shown beside the map in place of the list leads back to it",
          "[session][reading]") {
    Session session = with_potion();
    for (const bool beside : {false, true}) {
        CAPTURE(beside);
        session.set_sheets(beside);
        session.choose({.name = "i"});
        session.choose({.name = "p"});
        CHECK(session.reading().title == "A silver potion");
        choose(session, "Back");
        CHECK(session.reading().title == (beside ? "Your inventory" : "The dungeon"));
    }
}

TEST_CASE("unsuitable items are marked so in the words", "[session][reading]") {
    Session session = with_potion();
    choose(session, "Use");
    const Reading told = session.reading();
    CHECK(told.urgent == "Use which item?");
    for (const ReadChoice& choice : told.choices)
        if (choice.key == "p") CHECK_FALSE(choice.unfit);
    CHECK(std::any_of(told.choices.begin(), told.choices.end(), [](const ReadChoice& c) { return c.unfit; }));
}

TEST_CASE("a name can be typed as a whole in the words", "[session][reading]") {
    Session session = with_potion();
    choose(session, "Name");
    session.choose({.name = "p"});
    Reading told = session.reading();
    REQUIRE(told.entry);
    CHECK(told.entry->typed.empty());
    CHECK(told.entry->longest > 10);
    CHECK(told.urgent.starts_with("Name for a "));
    session.type("grey moss");
    told = session.reading();
    CHECK(told.entry->typed == "grey moss");
    session.type("moss");
    choose(session, "Done");
    CHECK(session.messages().back().find("called moss") != std::string::npos);
    CHECK_FALSE(session.reading().entry);
}

TEST_CASE("every page has its words and leads back to the map", "[session][reading]") {
    Session session{{.seed = 1729}};
    const std::pair<const char*, const char*> pages[] = {
        {"Help", "north"},      {"Message log", ""}, {"Discoveries", "Potion of life: unknown"},
        {"Feats", "Pure Mage"}, {"Settings", ""},
    };
    for (const auto& [label, words] : pages) {
        INFO(label);
        choose(session, label);
        const Reading told = session.reading();
        CHECK(told.title != "The dungeon");
        if (*words != '\0') CHECK(tells(told.lines, words));
        session.choose({.name = "Escape"});
        CHECK(session.reading().title == "The dungeon");
    }
}

TEST_CASE("settings are told with their values and can be chosen in the words", "[session][reading]") {
    Session session{{.seed = 1729}};
    choose(session, "Settings");
    const Reading told = session.reading();
    REQUIRE_FALSE(told.choices.empty());
    CHECK(told.choices.front().label == "Colours: standard");
    CHECK(told.choices.front().note.find("high contrast") != std::string::npos);
    session.choose({.name = told.choices.front().key});
    CHECK(session.reading().choices.front().label == "Colours: high-contrast");
}

TEST_CASE("choices in the words do what they say, even with swapped keys", "[session][reading]") {
    Session session{{.seed = 1729}};
    session.set_settings("key z i\n");
    choose(session, "Rest");
    CHECK(session.turns() == 1);
}

TEST_CASE("after a long command the words say why it ended", "[session][reading]") {
    Session session{{.seed = 1729}};
    for (int i = 0; i < 30; ++i) {
        const std::size_t told_before = session.messages().size();
        session.press({.name = "x"});
        session.press({.name = "x"});
        while (session.wants_time() >= 0) session.pass_time(1000);
        const Reading told = session.reading();
        CHECK((session.messages().size() > told_before || !told.stopped.empty() || !told.urgent.empty()));
        while (session.reading().title == "Question") choose(session, "No");
        if (offers(session.reading(), "Continue")) choose(session, "Continue");
        if (session.report().over) break;
    }
    session.press({.name = "z"});
    CHECK(session.reading().stopped.empty());
}

TEST_CASE("the end of the game is told in the words, with the choices after it", "[session][reading]") {
    Session session = crafted([](Game& game) {
        game.hero.health = 1;
        game.hero.vitals.poison = 3;
        game.hero.vitals.statuses.set(Status::Poisoned, 9);
    });
    choose(session, "Rest");
    REQUIRE(session.report().over);
    CHECK(session.reading().title == "Game over");
    CHECK_FALSE(session.reading().urgent.empty());
    choose(session, "Continue");
    CHECK(offers(session.reading(), "Play again"));
    CHECK(session.reading().lines.size() > 3);
}

}  // namespace cellophane
