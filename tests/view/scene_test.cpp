#include "view/scene.h"

#include <algorithm>
#include <string>

#include "content/items.h"
#include "content/machines.h"
#include "content/monsters.h"
#include "screen/encode.h"
#include "screen/utf8.h"
#include "support/catch.h"
#include "view/bars.h"
#include "view/buttons.h"
#include "view/figures.h"
#include "view/layout.h"
#include "view/observations.h"
#include "view/panels.h"
#include "view/sidebar.h"
#include "words/machines.h"
#include "words/monsters.h"

namespace cellophane {

namespace {

constexpr Button some_buttons[] = {
    {"Explore (x)", "x"}, {"Rest (z)", "z"}, {"Search (s)", "s"}, {"Menu", ""}, {"Inventory (i)", "i"}};

Observation small_room() {
    return drawn_observation({"#######", "#.@..>#", "#.~...+", "#######"});
}

std::string row_text(const Frame& frame, int row, int from = 0, int to = screen_columns) {
    std::string text;
    for (int column = from; column < to; ++column) append_utf8(text, frame.at(column, row).glyph);
    while (!text.empty() && text.back() == ' ') text.pop_back();
    return text;
}

Frame painted(const Scene& scene) {
    CellPainter painter;
    return paint(scene, painter);
}

}  // namespace

TEST_CASE("the path of a bolt is drawn in its colour, whatever was drawn before", "[view][pointing]") {
    const Observation seen = small_room();
    const MessageLog log;
    CellPainter painter;
    const auto way_of = [&](Color color) {
        const Pointing pointing{
            .cell = Pos{4, 1}, .aims = true, .flight = tint(color), .route = {{3, 1}, {4, 1}}};
        return paint({seen, log, pointing}, painter).at(main_column + 3, map_row + 1).back;
    };
    const Rgb red = way_of(Color::Red);
    const Rgb gray = way_of(Color::Gray);
    CHECK(red.red > gray.red);
    CHECK(gray.blue > red.blue);
    CHECK(way_of(Color::Red) == red);
}

TEST_CASE("targets out of reach are fainter, for travel more than for throws", "[view][pointing]") {
    const Observation seen = small_room();
    const MessageLog log;
    const auto target = [&](bool aims, std::vector<Pos> way) {
        const Pointing pointing{
            .cell = Pos{4, 1}, .aims = aims, .flight = tint(Color::Red), .route = std::move(way)};
        return painted({seen, log, pointing}).at(main_column + 4, map_row + 1).back.blue;
    };
    const int journey = target(false, {});
    const int shot = target(true, {});
    CHECK(journey < shot);
    CHECK(shot < 144);
    CHECK(target(true, {{3, 1}, {4, 1}}) == 255);
}

TEST_CASE("the sidebar, messages, map and buttons are in their places", "[view][layout]") {
    const Observation seen = small_room();
    MessageLog log;
    log.add(Message{"first."}, 0);
    log.add(Message{"second."}, 0);
    const Frame frame = painted({.seen = seen, .log = log, .pointing = {}, .buttons = some_buttons});
    CHECK(row_text(frame, 0, 0, 20) == "@: You");
    CHECK(row_text(frame, 1, 0, 20) == "       Health");
    CHECK(row_text(frame, 2, 0, 20) == "     Nutrition");
    CHECK(row_text(frame, 3, 0, 20) == "Str: 12   Armor: 3");
    CHECK(row_text(frame, 4, 0, 20) == "Stealth range: 7");
    CHECK(row_text(frame, 5, 0, 20).empty());
    CHECK(row_text(frame, 6, 0, 20) == ">: Downward");
    CHECK(row_text(frame, 7, 0, 20) == "   staircase");
    CHECK(row_text(frame, 33, 0, 20) == "Depth: 1");
    CHECK(row_text(frame, 0, 21).empty());
    CHECK(row_text(frame, 1, 21) == "First.");
    CHECK(row_text(frame, 2, 21) == "Second.");
    CHECK(frame.at(main_column + 2, map_row + 1).glyph == U'@');
    CHECK(frame.at(main_column, map_row).glyph == U'#');
    CHECK(row_text(frame, button_row, 21) ==
          " Explore (x)    Rest (z)    Search (s)    Menu    Inventory (i)");
    for (int row = 0; row < screen_rows; ++row) CHECK(frame.at(20, row) == StyledCell{});
}

TEST_CASE("the flavour line describes the pointed cell, or else the hero's", "[view][layout]") {
    Observation seen = small_room();
    CHECK(flavor_line(seen, {}).empty());
    CHECK(flavor_line(seen, {.cell = Pos{6, 2}}) == "You see a wooden door.");
    CHECK(flavor_line(seen, {.cell = Pos{2, 1}}) == "You are standing on the ground.");
    seen.cells[{6, 2}].sight = Sight::Remembered;
    CHECK(flavor_line(seen, {.cell = Pos{6, 2}}) == "You remember a wooden door here.");
    seen.cells[{6, 2}].sight = Sight::Unknown;
    CHECK(flavor_line(seen, {.cell = Pos{6, 2}}).empty());
    seen.hero->at = {2, 2};
    CHECK_FALSE(flavor_line(seen, {}).empty());
    const Frame frame = painted({seen, MessageLog{}, Pointing{}});
    CHECK(row_text(frame, flavor_row, 21) == flavor_line(seen, {}));
    // A levitating hero is not wet, whether the cursor is on it or not.
    seen.hero->statuses.push_back({Status::Levitating, 5, 5});
    CHECK(flavor_line(seen, {}) == "You are hovering above the deep water.");
    CHECK(flavor_line(seen, {.cell = Pos{2, 2}}) == "You are hovering above the deep water.");
}

TEST_CASE("the sidebar lists visible things before remembered ones, and near before far", "[view][sidebar]") {
    Observation seen = drawn_observation({"<.@........>..>"});
    seen.cells[{0, 0}].sight = Sight::Remembered;
    const std::vector<ListedThing> things = listed_things(seen);
    REQUIRE(things.size() == 3);
    CHECK(things[0].at == Pos{11, 0});
    CHECK(things[1].at == Pos{14, 0});
    CHECK(things[2].at == Pos{0, 0});
    CHECK(std::get<Terrain>(things[2].what) == Terrain::UpwardStaircase);
    seen.cells[{11, 0}].sight = Sight::Unknown;
    CHECK(listed_things(seen).size() == 2);
}

TEST_CASE("the sidebar lists what is underfoot, then monsters, items and terrain", "[view][sidebar]") {
    Observation seen = drawn_observation({".@.>......"});
    seen.monsters = {{.at = {9, 0}, .kind = MonsterKind::Rat},
                     {.at = {7, 0}, .kind = MonsterKind::Kobold},
                     {.at = {6, 0}, .kind = MonsterKind::GoblinTotem}};
    seen.items = {{.at = {8, 0}, .kind = ItemKind::Ration},
                  {.at = {2, 0}, .kind = ItemKind::Dart},
                  {.at = {9, 0}, .kind = ItemKind::Mango, .carried = true},
                  {.at = {1, 0}, .kind = ItemKind::Mango}};
    seen.cells[{6, 0}].sight = Sight::Remembered;
    const std::vector<ListedThing> things = listed_things(seen);
    std::vector<int> columns;
    for (const ListedThing& thing : things) columns.push_back(thing.at.x);
    CHECK(columns == std::vector<int>{1, 7, 9, 2, 8, 3, 6});
}

TEST_CASE("a monster's sidebar entry shows its name, health and state", "[view][sidebar]") {
    Observation seen = drawn_observation({"#.@...#"});
    seen.monsters = {{.at = {4, 0},
                      .kind = MonsterKind::GoblinConjurer,
                      .state = MonsterState::Sleeping,
                      .health = 5,
                      .max_health = 10}};
    const Frame frame = painted({seen, MessageLog{}, Pointing{}});
    CHECK(row_text(frame, 6, 0, 20) == "g: Goblin conjurer");
    CHECK(row_text(frame, 7, 0, 20) == "       Health");
    CHECK(row_text(frame, 8, 0, 20) == "     (Sleeping)");
    CHECK(frame.at(9, 7).back != frame.at(10, 7).back);
    seen.monsters[0].marks = {MonsterMark::Captive};
    CHECK(row_text(painted({seen, MessageLog{}, Pointing{}}), 8, 0, 20) == "     (Captive)");
    // What cannot be hurt has no bar, what has no mind no state.
    seen.monsters = {{.at = {4, 0}, .kind = MonsterKind::GoblinTotem, .health = 80, .max_health = 80}};
    const Frame totem = painted({seen, MessageLog{}, Pointing{}});
    CHECK(row_text(totem, 6, 0, 20).find("Goblin totem") != std::string::npos);
    CHECK(row_text(totem, 8, 0, 20).empty());
    // The sign of what it carries stands beside its own.
    seen.items = {{.at = {4, 0}, .kind = ItemKind::Ration, .carried = true}};
    CHECK(painted({seen, MessageLog{}, Pointing{}}).at(1, 6).glyph == item_rows[ItemKind::Ration].glyph);
}

TEST_CASE("items have entries in the sidebar and glyphs on the map", "[view][sidebar]") {
    Observation seen = drawn_observation({"#.@...#"});
    seen.items = {{.at = {5, 0}, .kind = ItemKind::Dart, .quantity = 3}};
    const Frame frame = painted({seen, MessageLog{}, Pointing{}});
    CHECK(row_text(frame, 6, 0, 20).find("3 darts") != std::string::npos);
    CHECK(frame.at(main_column + 5, map_row).glyph == item_rows[ItemKind::Dart].glyph);
    // Pointed at, it is there still.
    const Frame pointed =
        painted({seen, MessageLog{}, {.cell = Pos{5, 0}, .route = {{3, 0}, {4, 0}, {5, 0}}}});
    CHECK(pointed.at(main_column + 5, map_row).glyph == item_rows[ItemKind::Dart].glyph);
}

TEST_CASE("pointing names the monster, then the item, then the terrain", "[view][layout]") {
    Observation seen = drawn_observation({"#.@...#"});
    seen.items = {{.at = {4, 0}, .kind = ItemKind::Mango}, {.at = {2, 0}, .kind = ItemKind::Mango}};
    CHECK(flavor_line(seen, {.cell = Pos{4, 0}}).find("mango") != std::string::npos);
    CHECK(flavor_line(seen, {.cell = Pos{2, 0}}).find("mango") != std::string::npos);
    seen.monsters = {{.at = {4, 0}, .kind = MonsterKind::Monkey}};
    const std::string line = flavor_line(seen, {.cell = Pos{4, 0}});
    CHECK(line.find("a monkey") < line.find("mango"));
    // Its panel is on the other side of the map, and leaves again; what an item is like stands where the
    // messages were.
    MessageLog log;
    log.add(Message{"the wind turns."}, 0);
    const Frame pointed = painted({seen, log, {.cell = Pos{4, 0}}});
    CHECK(plain_text(pointed).find("The wind turns.") != std::string::npos);
    CHECK(plain_text(pointed).find(monster_line(seen.monsters[0]).substr(0, 12)) != std::string::npos);
    seen.hero->statuses = {{Status::Hallucinating, 30, 300}};
    CHECK(plain_text(painted({seen, log, {.cell = Pos{4, 0}}}))
              .find(monster_line(seen.monsters[0]).substr(0, 12)) == std::string::npos);
    seen.hero->statuses.clear();
    CHECK(plain_text(painted({seen, log, {}})).find("The wind turns.") != std::string::npos);
    CHECK(plain_text(painted({seen, log, {.cell = Pos{5, 0}}})).find("The wind turns.") != std::string::npos);
}

TEST_CASE("an omniscient view names secrets, dormant monsters and machines", "[view][layout]") {
    Observation seen = drawn_observation({"#....#"});
    seen.cells[{1, 0}].layers[0] = Terrain::HiddenFireTrap;
    seen.cells[{2, 0}].machine = 4;
    seen.machines = {{4, Blueprint::Idyll}};
    seen.monsters = {{.at = {3, 0}, .kind = MonsterKind::Goblin, .marks = {MonsterMark::Dormant}}};
    CHECK(flavor_line(seen, {.cell = Pos{1, 0}}).find("fire trap") != std::string::npos);
    CHECK(flavor_line(seen, {.cell = Pos{3, 0}}).find("goblin") != std::string::npos);
    const std::vector<Phrase> told = pointed_detail(seen, {.cell = Pos{2, 0}});
    REQUIRE(told.size() == 1);
    CHECK(told[0].text.find(std::string{machine_words[Blueprint::Idyll].line}) != std::string::npos);
    CHECK(pointed_detail(seen, {.cell = Pos{1, 0}}).empty());
}

TEST_CASE("texts of pointing fit into their space for everything there is", "[view][layout]") {
    Observation seen = drawn_observation({"#....#"});
    for (const MonsterRow& row : monster_rows) {
        seen.monsters = {{.at = {3, 0}, .kind = row.kind, .marks = {MonsterMark::Captive}}};
        seen.items = {{.at = {3, 0},
                       .kind = ItemKind::Broadsword,
                       .weapon_rune = WeaponRune::Slaying,
                       .foe = MonsterClass{}}};
        for (const BlueprintRow& machine : blueprint_rows) {
            seen.cells[{3, 0}].machine = 1;
            seen.machines = {{1, machine.kind}};
            const Frame frame = painted({seen, MessageLog{}, {.cell = Pos{3, 0}}});
            for (int column = main_column + 6; column < screen_columns; ++column)
                REQUIRE(frame.at(column, map_row).glyph == U' ');
            for (int line = 0; line < screen_rows; ++line) REQUIRE(frame.at(20, line) == StyledCell{});
        }
    }
}

TEST_CASE("in a narrow window texts of pointing are in sight and do not cover the place", "[view][layout]") {
    std::vector<std::string> rows(29, std::string(79, '.'));
    rows[14][40] = '@';
    Observation seen = drawn_observation({rows.begin(), rows.end()});
    const auto letters_of = [](std::string text) {
        std::erase_if(text, [](char c) { return c == ' ' || c == '-' || c == '\n'; });
        return text;
    };
    for (const ItemRow& item : item_rows)
        for (const bool is_known : {true, false})
            for (const Pos at : {Pos{2, 0}, Pos{30, 2}, Pos{41, 14}, Pos{76, 28}}) {
                seen.items = {{.at = at, .kind = item.kind, .kind_known = is_known}};
                std::string told;
                for (const Phrase& phrase : pointed_detail(seen, {.cell = at})) told += phrase.text;
                REQUIRE_FALSE(told.empty());
                for (const Window window :
                     {Window{0, 45}, Window{10, 45}, Window{21, 55}, Window{30, 55}, Window{55, 45},
                      Window{0, 25}, Window{30, 55, 12, 22}, Window{0, 100, 8, 20}, Window{}}) {
                    const Pointing pointing{.cell = at};
                    CellPainter painter;
                    const MessageLog log;
                    Scene scene{seen, log, pointing};
                    scene.window = window;
                    const Frame frame = paint(scene, painter);
                    CAPTURE(item.kind, at.x, at.y, window.first, window.columns);
                    // Beside the sidebar, or over it.
                    const auto is_in_sight_from = [&](int first) {
                        std::string in_sight;
                        for (int row = window.top; row < window.map_bottom(); ++row)
                            for (int column = first; column < window.end(); ++column) {
                                const StyledCell& cell = frame.at(column, row);
                                if (row < message_rows || cell.fore == rgb(Color::White))
                                    append_utf8(in_sight, cell.glyph);
                            }
                        return letters_of(in_sight).find(letters_of(told)) != std::string::npos;
                    };
                    CHECK((is_in_sight_from(window.first) ||
                           is_in_sight_from(std::max(window.first, main_column))));
                    CHECK(frame.at(main_column + at.x, map_row + at.y).glyph ==
                          figure_of(seen.items[0]).glyph);
                }
            }
}

TEST_CASE("each row of the sidebar points at its thing", "[view][sidebar]") {
    const Observation seen = small_room();
    Frame frame;
    const SidebarTargets targets = paint_sidebar(frame, seen, std::nullopt);
    CHECK(targets[0] == Pos{2, 1});
    CHECK(targets[4] == Pos{2, 1});
    CHECK_FALSE(targets[5].has_value());
    CHECK(targets[6] == Pos{5, 1});
    CHECK(targets[7] == Pos{5, 1});
    CHECK_FALSE(targets[8].has_value());
    Frame focused;
    paint_sidebar(focused, seen, Pos{5, 1});
    CHECK(focused.at(3, 6).fore == frame.at(3, 6).fore);
    CHECK(focused.at(3, 0).fore.red < frame.at(3, 0).fore.red);
}

TEST_CASE("a crowded sidebar keeps within its rows", "[view][sidebar]") {
    const Observation seen = drawn_observation({"@>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>"});
    const Frame frame = painted({seen, MessageLog{}, Pointing{.cell = Pos{30, 0}}});
    CHECK(row_text(frame, 33, 0, 20) == "Depth: 1");
    const SidebarTargets targets = [&] {
        Frame scratch;
        return paint_sidebar(scratch, seen, Pos{30, 0});
    }();
    CHECK(targets[6] == Pos{30, 0});
}

TEST_CASE("the sidebar shows the stealth range and the light on the hero", "[view][sidebar]") {
    Observation seen = drawn_observation({"#.@...#"});
    seen.hero->stealth_range = 14;
    CHECK(row_text(painted({seen, MessageLog{}, Pointing{}}), 0, 0, 20) == "@: You");
    CHECK(row_text(painted({seen, MessageLog{}, Pointing{}}), 4, 0, 20) == "Stealth range: 14");
    seen.hero->lit = true;
    CHECK(row_text(painted({seen, MessageLog{}, Pointing{}}), 0, 0, 20) == "@: You (lit)");
    seen.hero->dark = true;
    CHECK(row_text(painted({seen, MessageLog{}, Pointing{}}), 0, 0, 20) == "@: You (dark)");
    const auto color_at = [&](int range) {
        seen.hero->stealth_range = range;
        return painted({seen, MessageLog{}, Pointing{}}).at(1, 4).fore;
    };
    CHECK(color_at(2) == rgb(Color::HeroInShadow));
    CHECK(color_at(30) == rgb(Color::HeroInLight));
    CHECK(color_at(122) == color_at(30));
    CHECK(color_at(14).blue < color_at(7).blue);
}

TEST_CASE("half the health fills half the bar", "[view][sidebar]") {
    Frame frame;
    paint_bar(frame, 1, "Health", 15, 30, {200, 100, 40});
    CHECK(frame.at(9, 1).back == Rgb{200, 100, 40});
    CHECK(frame.at(10, 1).back == Rgb{50, 25, 10});
    paint_bar(frame, 1, "Health", 1, 40, {200, 100, 40});
    CHECK(frame.at(0, 1).back.red > 50);
    CHECK(frame.at(0, 1).back.red < 200);
    paint_bar(frame, 2, "Health", 30, 30, {200, 100, 40});
    CHECK(frame.at(19, 2).back == Rgb{150, 75, 30});
    paint_bar(frame, 3, "Health", 5, 0, {200, 100, 40});
    CHECK(frame.at(0, 3).back == Rgb{50, 25, 10});
}

TEST_CASE("buttons can be clicked where they are painted and one row above", "[view][buttons]") {
    Frame frame;
    paint_buttons(frame, some_buttons, std::nullopt);
    const std::string row = row_text(frame, button_row);
    for (std::size_t i = 0; i < std::size(some_buttons); ++i) {
        const auto column = static_cast<int>(row.find(some_buttons[i].label));
        CHECK(button_at(some_buttons, column, button_row) == i);
        CHECK(button_at(some_buttons, column, button_row - 1) == i);
        CHECK_FALSE(button_at(some_buttons, column, button_row - 2).has_value());
    }
    CHECK_FALSE(button_at(some_buttons, main_column - 1, button_row).has_value());
    CHECK_FALSE(button_at(some_buttons, 99, button_row).has_value());
    CHECK(frame.at(static_cast<int>(row.find("(x)")) + 1, button_row).fore == rgb(Color::Yellow));
    Frame watched;
    paint_buttons(watched, paused_buttons, std::nullopt);
    const std::string watching = row_text(watched, button_row);
    for (const std::string_view key : {"space", "tab", "l)"}) {
        const auto column = static_cast<int>(watching.rfind(key));
        CHECK(watched.at(column, button_row).fore == rgb(Color::Yellow));
        CHECK(watched.at(column - 1, button_row).fore == rgb(Color::White));
    }
    Frame hovered;
    paint_buttons(hovered, some_buttons, 0U);
    CHECK(hovered.at(25, button_row).back != frame.at(25, button_row).back);
    CHECK(hovered.at(45, button_row).back == frame.at(45, button_row).back);
    // Held, it is darkest in its middle; at rest, at its ends.
    Frame held;
    paint_buttons(held, some_buttons, 0U, 0U);
    CHECK(held.at(27, button_row).back.red < held.at(21, button_row).back.red);
    CHECK(frame.at(27, button_row).back.blue > frame.at(21, button_row).back.blue);
}

TEST_CASE("the buttons of a question answer it", "[view][boxes]") {
    const std::string question = "Jump into the chasm? You fall to the next level.";
    Frame frame;
    paint_question(frame, question);
    int yes = 0;
    int no = 0;
    for (int row = 0; row < screen_rows; ++row)
        for (int column = 0; column < screen_columns; ++column)
            if (const std::optional<bool> answer = answer_at(question, column, row)) {
                CHECK(frame.at(column, row).back != Rgb{});
                (*answer ? yes : no) += 1;
            }
    CHECK(yes == 11);
    CHECK(no == 10);
    const std::string text = plain_text(frame);
    CHECK(text.find("Yes (y)") != std::string::npos);
    CHECK(text.find("No (n)") != std::string::npos);
}

TEST_CASE("larger maps are cut at the screen's edge, smaller ones leave black", "[view][layout]") {
    Observation seen;
    seen.cells = Grid<CellView>{Size{200, 100}};
    for (int i = 0; i < seen.cells.size().area(); ++i) {
        seen.cells.at_index(i).sight = Sight::Seen;
        seen.cells.at_index(i).layers[0] = Terrain::StoneWall;
    }
    const Frame frame = painted({seen, MessageLog{}, Pointing{}});
    CHECK(frame.at(99, 31).glyph == U'#');
    CHECK(frame.at(99, 32).glyph == U' ');
    CHECK_FALSE(map_cell_at(20, 3, seen.cells.size()).has_value());
    CHECK(map_cell_at(99, 31, seen.cells.size()) == Pos{78, 28});
    CHECK_FALSE(map_cell_at(99, 32, seen.cells.size()).has_value());
    CHECK_FALSE(map_cell_at(40, 10, Size{5, 5}).has_value());
}

TEST_CASE("each status has a bar, and weakness shows in the strength", "[view][scene]") {
    Observation seen = drawn_observation({"#####", "#.@.#", "#####"});
    seen.hero->weakness = 2;
    seen.hero->poison = 3;
    seen.hero->statuses = {{Status::Weakened, 100, 300}, {Status::Burning, 4, 7}, {Status::Poisoned, 5, 13}};
    const Frame frame = painted({seen, MessageLog{}, Pointing{}});
    CHECK(row_text(frame, 1, 0, 20) == "       Health");
    CHECK(row_text(frame, 3, 0, 20) == "    Weakened: -2");
    CHECK(row_text(frame, 4, 0, 20) == "      Burning");
    CHECK(row_text(frame, 5, 0, 20) == "   Poisoned (x3)");
    CHECK(row_text(frame, 6, 0, 20) == "Str: 10   Armor: 3");
    seen.hero->health = 15;
    CHECK(row_text(painted({seen, MessageLog{}, Pointing{}}), 5, 0, 20) == " Fatal Poison (x3)");
    // Five turns of a point each.
    seen.hero->easy = true;
    CHECK(row_text(painted({seen, MessageLog{}, Pointing{}}), 5, 0, 20) == "   Poisoned (x3)");
    seen.hero->health = 5;
    CHECK(row_text(painted({seen, MessageLog{}, Pointing{}}), 5, 0, 20) == " Fatal Poison (x3)");
}

TEST_CASE("a monster's panel stands beside it and covers neither it nor the hero", "[view][layout]") {
    for (const int x : {2, 20, 38, 41, 60, 76}) {
        for (const int hero : {x - 1, x + 1}) {
            CAPTURE(x, hero);
            std::string map(79, '.');
            map[static_cast<std::size_t>(hero)] = '@';
            Observation seen = drawn_observation({map, std::string(79, '.')});
            seen.monsters = {{.at = {x, 0}, .kind = MonsterKind::Goblin}};
            const Frame frame = painted({seen, MessageLog{}, {.cell = Pos{x, 0}}});
            CHECK(frame.at(main_column + hero, map_row).glyph == U'@');
            CHECK(frame.at(main_column + x, map_row).glyph == U'g');
            // Words begin within a phone's reach of it.
            int nearest = screen_columns;
            for (int column = main_column; column < screen_columns; ++column)
                if (frame.at(column, map_row + 1).glyph >= U'A' &&
                    frame.at(column, map_row + 1).glyph <= U'z')
                    nearest = std::min(nearest, std::abs(column - main_column - x));
            CHECK(nearest <= 12);
        }
    }
}

TEST_CASE("a prompt longer than a line starts above it", "[view][layout]") {
    Frame frame;
    const std::string words =
        "Point the staff that nobody has ever heard of and that nobody ever will, where? Return: there.";
    paint_prompt(frame, words);
    const std::string text = plain_text(frame);
    CHECK(text.find("Point the staff") != std::string::npos);
    CHECK(text.find("Return: there.") != std::string::npos);
    CHECK(text.find("Point the staff") < text.find("Return: there."));
}

}  // namespace cellophane
