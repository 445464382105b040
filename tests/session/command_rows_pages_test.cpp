#include "session/command_rows.h"

namespace cellophane {

namespace {

constexpr std::string_view dagger = "agger <12>";
constexpr std::string_view darts = "15 darts";
constexpr std::string_view leather = "eather armor";

/// A letter of the pack, which asks what for.
std::string letter_of(Session& session, ItemKind kind) {
    for (const PackItemView& carried : session.observe().pack)
        if (carried.item.kind == kind) return {carried.letter};
    FAIL("not in the pack");
    return {};
}

Session aiming() {
    Session session = hunted();
    press(session, "t");
    press(session, letter_of(session, ItemKind::Dart));
    REQUIRE(shows(session, "Throw a dart:"));
    return session;
}

Session dart_panel() {
    Session session = at_the_door();
    press(session, "i");
    press(session, letter_of(session, ItemKind::Dart));
    return session;
}

Session told_much() {
    Session session = at_the_door();
    for (int i = 0; i < 60; ++i) session.show_message("line " + std::to_string(i) + " of the tale.");
    press(session, "M");
    return session;
}

Session hungry() {
    Session session = crafted([](Game& game) { game.hero.nutrition = 151; });
    press(session, "z");
    REQUIRE(shows(session, "--MORE--"));
    return session;
}

Session naming() {
    Session session = at_the_door();
    press(session, "c");
    press(session, letter_of(session, ItemKind::Dagger));
    REQUIRE(shows(session, "Inscription for"));
    return session;
}

void add_pack(std::vector<CommandRow>& rows) {
    rows.push_back({.command = "inventory",
                    .scene = at_the_door,
                    .happened = says("Your inventory"),
                    .mouse = {{"right click",
                               [](Session& s) {
                                   act_at(s, PointerAct::RightPress, {50, 15});
                               }},
                              {"Inventory button", by_button("Inventory (i)")}}});
    const auto asks_or_does = [](std::string words) {
        return [words](Session& session, const Before& before) {
            return shows(session, words) || session.turns() > before.turns;
        };
    };
    rows.push_back({.command = "equip",
                    .scene = at_the_door,
                    .happened = asks_or_does("Equip which item?"),
                    .mouse = {{"item panel", by_panel(darts, "Equip (e)")}}});
    rows.push_back({.command = "remove",
                    .scene = at_the_door,
                    .happened = asks_or_does("Take off which item?"),
                    .mouse = {{"item panel", by_panel(leather, "Remove (r)")}}});
    rows.push_back({.command = "apply",
                    .scene = at_the_door,
                    .happened =
                        [](Session& session, const Before& before) {
                            // The hero is not hungry yet: eating is asked about.
                            return shows(session, "Use which item?") || shows(session, "Yes (y)") ||
                                   session.turns() > before.turns;
                        },
                    .mouse = {{"item panel", by_panel("ood", "Eat (a)")}}});
    rows.push_back({.command = "throw",
                    .scene = at_the_door,
                    .happened =
                        [](Session& session, const Before&) {
                            return shows(session, "Throw which item?") || shows(session, "Throw a dart:");
                        },
                    .mouse = {{"item panel", by_panel(darts, "Throw (t)")}}});
    rows.push_back({.command = "throw again",
                    .scene = at_the_door,
                    .happened = says("Throw which item?"),
                    .mouse = {{"Menu button", by_menu("Throw again")}}});
    rows.push_back({.command = "drop",
                    .scene = at_the_door,
                    .happened = asks_or_does("Drop which item?"),
                    .mouse = {{"item panel", by_panel(darts, "Drop (d)")}}});
    rows.push_back({.command = "call / inscribe",
                    .scene = at_the_door,
                    .happened =
                        [](Session& session, const Before&) {
                            return shows(session, "Name which item?") || shows(session, "Inscription for");
                        },
                    .mouse = {{"item panel", by_panel(dagger, "Name (c)")}}});
    rows.push_back({.command = "relabel",
                    .scene = at_the_door,
                    .happened =
                        [](Session& session, const Before&) {
                            return shows(session, "Change the letter of which item?") ||
                                   shows(session, "New letter for");
                        },
                    .mouse = {{"item panel", by_panel(dagger, "Letter (R)")}}});
    rows.push_back(
        {.command = "swap equipment", .scene = at_the_door, .happened = says("nothing you have put away")});
}

void add_open_pack(std::vector<CommandRow>& rows) {
    rows.push_back({.command = "choose item",
                    .scene = after(at_the_door, {"i"}),
                    .happened = says("Drop (d)"),
                    .tokens = {{"a-z", {{.name = "a"}, {.name = "c"}, {.name = "A", .shift = true}}}},
                    .mouse = {{"click the line", by_button(darts)}}});
    const auto same = [](std::vector<KeyEvent> keys) {
        return std::map<std::string, std::vector<KeyEvent>>{{"same", std::move(keys)}};
    };
    rows.push_back({.command = "first / last item",
                    .scene = after(at_the_door, {"i"}),
                    .happened = says("Drop (d)"),
                    .tokens = same({{.name = "Down"}, {.name = "2"}, {.name = "Up"}, {.name = "8"}})});
    rows.push_back({.command = "close inventory",
                    .scene = after(at_the_door, {"i"}),
                    .happened = hides("Your inventory"),
                    .tokens = same({{.name = "Escape"}, {.name = "Space"}}),
                    .mouse = {{"click outside", by_click({22, 30})}}});
    rows.push_back(
        {.command = "item panel actions",
         .scene = dart_panel,
         .happened = hides("Drop (d)"),
         .tokens =
             same({{.name = "e"}, {.name = "d"}, {.name = "t"}, {.name = "c"}, {.name = "R", .shift = true}}),
         .mouse = {{"buttons", by_button("Throw (t)")}}});
    rows.push_back({.command = "previous / next item",
                    .scene = dart_panel,
                    .happened = changes_text,
                    .tokens = same({{.name = "k"},
                                    {.name = "Up"},
                                    {.name = "8"},
                                    {.name = "j"},
                                    {.name = "Down"},
                                    {.name = "2"}})});
    rows.push_back({.command = "confirm target",
                    .scene = aiming,
                    .happened = takes_a_turn,
                    .mouse = {{"left click", [](Session& session) {
                                   for (const MonsterView& rat : session.observe().monsters)
                                       return click_at(session, spot_of_cell(rat.at));
                               }}}});
    rows.push_back({.command = "cancel targeting",
                    .scene = aiming,
                    .happened = hides("Throw a dart:"),
                    .mouse = {{"right click", [](Session& s) {
                                   act_at(s, PointerAct::RightPress, {50, 15});
                               }}}});
    rows.push_back({.command = "type text",
                    .scene = naming,
                    .happened = changes_text,
                    .tokens = same({{.name = "a"},
                                    {.name = "7"},
                                    {.name = "Z", .shift = true},
                                    {.name = "Enter"},
                                    {.name = "Escape"}})});
}

void add_pages(std::vector<CommandRow>& rows) {
    const auto page = [&](std::string_view command, std::string words, std::string_view way,
                          InputActions actions) {
        rows.push_back({.command = command,
                        .scene = at_the_door,
                        .happened = says(std::move(words)),
                        .mouse = {{way, std::move(actions)}}});
    };
    page("message archive", "Esc: back", "click the message area", by_click({40, 1}));
    rows.back().happened = changes_picture;
    page("help", "How to play", "Menu button", by_menu("Help"));
    page("discovered items", "beneficial", "Menu button", by_menu("Discoveries"));
    page("feats", "Kill a dragon", "Menu button", by_menu("Feats"));
    page("show seed", "Dungeon 1729", "Menu button", by_menu("Seed"));
    page("stealth range display", "notice you", "Menu button", by_menu("[ ] Stealth range"));
    page("plain colours", "ight and shadow are off", "Menu button", by_menu("Plain colours"));
    page("graphics mode", "letters only", "Menu button", by_menu("Letters or pictures"));
    page("easy mode", "Yes (y)", "Menu button", by_menu("Easy mode"));
    page("save and exit", "Save and quit to the title?", "Menu button", by_menu("Save and quit"));
    page("quit", "Give up this game", "Menu button", by_menu("Give up"));
    page("menu", "Save and quit", "Menu button", by_button("Menu"));
    rows.back().tokens = {{"Menu button", {}}};
    rows.push_back(
        {.command = "new game", .scene = at_the_door, .happened = [](Session& session, const Before&) {
             return session.take_request() == ExitRequest::AnotherDungeon;
         }});
}

void add_answers(std::vector<CommandRow>& rows) {
    const auto same = [](std::vector<KeyEvent> keys) {
        return std::map<std::string, std::vector<KeyEvent>>{{"same", std::move(keys)}};
    };
    rows.push_back({.command = "acknowledge",
                    .scene = hungry,
                    .happened = hides("--MORE--"),
                    .tokens = same({{.name = "Space"}, {.name = "Escape"}}),
                    .mouse = {{"left click", by_click({60, 20})}}});
    rows.push_back({.command = "yes",
                    .scene = after(at_the_door, {"Q"}),
                    .happened = says("You have had enough"),
                    .tokens = same({{.name = "y"}, {.name = "Y", .shift = true}, {.name = "Enter"}}),
                    .mouse = {{"Yes button", by_button("Yes (y)")}}});
    rows.push_back(
        {.command = "no",
         .scene = after(at_the_door, {"Q"}),
         .happened = [](Session& session,
                        const Before&) { return !shows(session, "Yes (y)") && !session.report().over; },
         .tokens = same({{.name = "n"}, {.name = "N", .shift = true}, {.name = "Space"}, {.name = "Escape"}}),
         .mouse = {{"No button", by_button("No (n)")}, {"click outside", by_click({3, 3})}}});
    rows.push_back({.command = "scroll older",
                    .scene = told_much,
                    .happened = changes_text,
                    .tokens = same({{.name = "k"},
                                    {.name = "Up"},
                                    {.name = "8"},
                                    {.name = "Up", .shift = true},
                                    {.name = "Up", .control = true}})});
    rows.push_back({.command = "scroll newer",
                    .scene =
                        [] {
                            Session session = told_much();
                            session.press({.name = "Up", .control = true});
                            return session;
                        },
                    .happened = changes_text,
                    .tokens = same({{.name = "j"},
                                    {.name = "Down"},
                                    {.name = "2"},
                                    {.name = "Down", .shift = true},
                                    {.name = "Down", .control = true}})});
    rows.push_back({.command = "close archive",
                    .scene = told_much,
                    .happened = changes_text,
                    .tokens = same({{.name = "Space"}, {.name = "Escape"}}),
                    .mouse = {{"left click", by_click({60, 20})}}});
}

}  // namespace

std::vector<CommandRow> rows_of_pages() {
    std::vector<CommandRow> rows;
    add_pack(rows);
    add_open_pack(rows);
    add_pages(rows);
    add_answers(rows);
    return rows;
}

}  // namespace cellophane
