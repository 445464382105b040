#include "view/sidebar.h"

#include <string>
#include <vector>

#include "content/mutations.h"
#include "screen/utf8.h"
#include "support/catch.h"
#include "view/bars.h"
#include "view/cell_colors.h"
#include "view/map_cell.h"
#include "view/observations.h"
#include "words/conditions.h"
#include "words/terrain.h"

namespace cellophane {

namespace {

/// The rows of the sidebar down to the last that is not empty, without the depth.
std::vector<std::string> rows_of(const Observation& seen, int health_change = 0,
                                 std::optional<Pos> focus = std::nullopt) {
    Frame frame;
    paint_sidebar(frame, seen, focus, health_change);
    std::vector<std::string> rows;
    for (int row = 0; row < sidebar_rows; ++row) {
        std::string text;
        for (int column = 0; column < sidebar_width; ++column) append_utf8(text, frame.at(column, row).glyph);
        while (!text.empty() && text.back() == ' ') text.pop_back();
        rows.push_back(text);
    }
    while (!rows.empty() && rows.back().empty()) rows.pop_back();
    return rows;
}

using Rows = std::vector<std::string>;

Observation small_cave() {
    return drawn_observation({"#########", "#..@....#", "#########"});
}

MonsterView creature(MonsterKind kind, Pos at, MonsterState state = MonsterState::Hunting) {
    return {.at = at, .kind = kind, .state = state, .health = 5, .max_health = 10};
}

}  // namespace

TEST_CASE("the hero's sidebar entry shows bars in their order, then figures", "[view][sidebar]") {
    Observation seen = small_cave();
    HeroView& hero = *seen.hero;
    hero.health = 30;
    hero.nutrition = 300;
    hero.search_streak = 2;
    hero.statuses = {
        {Status::Hallucinating, 30, 300}, {Status::Levitating, 10, 10}, {Status::Darkened, 1, 9}};
    hero.gold = 77;
    hero.armor_known = false;
    CHECK(rows_of(seen, -4) == Rows{"@: You", "       Health (-10%)", " Nutrition (Hungry)", "     Searching",
                                    "   Hallucinating", "     Levitating", "      Darkened",
                                    "Str: 12   Armor: 3?", "Gold: 77", "Stealth range: 7"});
    CHECK(rows_of(seen, 8)[1] == "       Health (+20%)");
    CHECK(rows_of(seen, 0)[1] == "       Health");
    Frame frame;
    paint_sidebar(frame, seen, std::nullopt, 0);
    // Two searches of five fill eight of twenty cells.
    CHECK(frame.at(7, 3).back != frame.at(8, 3).back);
    CHECK(frame.at(6, 3).back == frame.at(7, 3).back);
}

TEST_CASE("strength is red while weakened", "[view][sidebar]") {
    Observation seen = small_cave();
    Frame strong;
    paint_sidebar(strong, seen, std::nullopt, 0);
    CHECK(strong.at(0, 3).fore == rgb(Color::White));
    seen.hero->weakness = 2;
    Frame weak;
    paint_sidebar(weak, seen, std::nullopt, 0);
    CHECK(weak.at(0, 3).fore == rgb(Color::Red));
}

TEST_CASE("hunger is named at the figures of the rules", "[view][sidebar][words]") {
    for (const auto& [nutrition, label] :
         std::vector<std::pair<int, std::string_view>>{{2150, "Nutrition"},
                                                       {351, "Nutrition"},
                                                       {350, "Nutrition (Hungry)"},
                                                       {151, "Nutrition (Hungry)"},
                                                       {150, "Nutrition (Weak)"},
                                                       {51, "Nutrition (Weak)"},
                                                       {50, "Nutrition (Faint)"},
                                                       {1, "Nutrition (Faint)"},
                                                       {0, "STARVING"}})
        CHECK(nutrition_label(nutrition) == label);
    Observation seen = small_cave();
    seen.hero->nutrition = 0;
    Frame frame;
    paint_sidebar(frame, seen, std::nullopt, 0);
    CHECK(frame.at(9, 2).fore == rgb(Color::Red));
    seen.hero->nutrition = 1;
    paint_sidebar(frame, seen, std::nullopt, 0);
    CHECK(frame.at(9, 2).fore == rgb(Color::White));
}

TEST_CASE("the health bar of a dead hero says so", "[view][sidebar]") {
    Observation seen = small_cave();
    seen.hero->health = 0;
    CHECK(rows_of(seen, -40)[1] == "        Dead (-100%)");
}

TEST_CASE("a monster's sidebar entry shows its bars and state", "[view][sidebar]") {
    Observation seen = small_cave();
    MonsterView bat = creature(MonsterKind::VampireBat, {6, 1});
    bat.statuses = {{Status::Levitating, 100, 1000}, {Status::Poisoned, 5, 5}};
    bat.poison = 1;
    bat.mutation = Mutation::Toxic;
    seen.monsters = {bat};
    const Rows shown = rows_of(seen);
    REQUIRE(shown.size() == 11);
    CHECK(shown[6] == "v: Toxic vampire bat");
    CHECK(shown[7] == "       Health");
    CHECK(shown[8] == "       Flying");
    CHECK(shown[9] == "    Fatal Poison");
    CHECK(shown[10] == "     (Hunting)");
    Frame frame;
    paint_sidebar(frame, seen, std::nullopt, 0);
    CHECK(frame.at(3, 6).fore == to_rgb(mutation_rows[Mutation::Toxic].tint));
}

TEST_CASE("the sidebar shows negation and lessons of monsters", "[view][sidebar]") {
    Observation seen = small_cave();
    MonsterView monkey = creature(MonsterKind::Monkey, {6, 1}, MonsterState::Ally);
    monkey.marks = {MonsterMark::Negated, MonsterMark::Absorbing};
    monkey.lesson_turns_left = 5;
    seen.monsters = {monkey};
    const Rows shown = rows_of(seen);
    REQUIRE(shown.size() == 11);
    CHECK(shown[8] == "       Aping");
    CHECK(shown[9] == "     (Negated)");
    CHECK(shown[10] == "       (Ally)");
    Frame frame;
    paint_sidebar(frame, seen, std::nullopt, 0);
    // Fifteen turns of twenty.
    CHECK(frame.at(14, 8).back != frame.at(15, 8).back);
    CHECK(frame.at(13, 8).back == frame.at(14, 8).back);
}

TEST_CASE("one word names a monster's state", "[view][sidebar][words]") {
    MonsterView goblin = creature(MonsterKind::Goblin, {});
    const auto label = [&](bool stranded = false) { return state_label(goblin, stranded); };
    CHECK(label() == "(Hunting)");
    goblin.off_balance = true;
    CHECK(label() == "(Off balance)");
    goblin.state = MonsterState::Wandering;
    CHECK(label() == "(Wandering)");
    goblin.bond = Bond::Guards;
    CHECK(label() == "(Guarding)");
    goblin.bond = Bond::Worships;
    CHECK(label() == "(Worshiping)");
    // Who comes for the hero does nothing else.
    goblin.state = MonsterState::Hunting;
    CHECK(label() == "(Off balance)");
    goblin.off_balance = false;
    CHECK(label() == "(Hunting)");
    goblin.state = MonsterState::Fleeing;
    CHECK(label() == "(Fleeing)");
    goblin.state = MonsterState::Ally;
    CHECK(label() == "(Ally)");
    goblin.state = MonsterState::Sleeping;
    CHECK(label() == "(Sleeping)");
    CHECK(label(true) == "(Helpless)");
    goblin.marks = {MonsterMark::Captive};
    CHECK(label(true) == "(Captive)");
    goblin.kind = MonsterKind::GoblinTotem;
    CHECK(label().empty());
}

TEST_CASE("an eel out of water is helpless", "[view][sidebar]") {
    Observation seen = drawn_observation({"#..@~~..#"});
    seen.monsters = {creature(MonsterKind::Eel, {5, 0})};
    CHECK(rows_of(seen).back() == "     (Hunting)");
    seen.monsters[0].at = {6, 0};
    CHECK(rows_of(seen).back() == "     (Helpless)");
}

TEST_CASE("a hallucinating hero reads invented states and no mutations", "[view][sidebar][dream]") {
    Observation seen = small_cave();
    seen.monsters = {creature(MonsterKind::Goblin, {6, 1})};
    CHECK(rows_of(seen).back() == "     (Hunting)");
    seen.hero->statuses = {{Status::Hallucinating, 30, 300}};
    std::string words;
    for (unsigned i = 0; i < 10; ++i) {
        const std::string_view word = fancied_label(i);
        CHECK(word.size() <= 20);
        CHECK(words.find(word) == std::string::npos);
        words += word;
    }
    const Rows shown = rows_of(seen);
    const std::size_t word = shown.back().find('(');
    REQUIRE(word != std::string::npos);
    CHECK(words.find(shown.back().substr(word)) != std::string::npos);
    seen.monsters = {creature(MonsterKind::GoblinTotem, {6, 1})};
    for (const std::string& row : rows_of(seen)) CHECK(row.find("     (") == std::string::npos);
    seen.monsters = {creature(MonsterKind::Goblin, {6, 1})};
    // A telepathic hero is not fooled by hallucination.
    seen.hero->statuses = {{Status::Telepathic, 30, 300}, {Status::Hallucinating, 30, 300}};
    CHECK(rows_of(seen).back() == "     (Hunting)");
}

TEST_CASE("the glyph of every terrain contrasts with the sidebar's black", "[view][sidebar]") {
    // A difference of 600 in percent, less what rounding takes.
    constexpr int enough = 38'000'000;
    for (const TerrainRow& row : terrain_rows) {
        const Terrain terrain = row.kind;
        const Rgb fore = emblem(terrain, 3).fore;
        CAPTURE(terrain_words[terrain].name);
        CHECK(2126 * fore.red * fore.red + 7152 * fore.green * fore.green + 722 * fore.blue * fore.blue >=
              enough);
    }
}

TEST_CASE("a pointed entry moves up in the sidebar only if it would not fit", "[view][sidebar]") {
    std::string row = "@";
    for (int i = 0; i < 60; ++i) row += '>';
    const Observation occupancy = drawn_observation({row});
    Frame frame;
    const SidebarTargets near = paint_sidebar(frame, occupancy, Pos{2, 0});
    CHECK(near[6] == Pos{1, 0});
    const SidebarTargets far = paint_sidebar(frame, occupancy, Pos{60, 0});
    CHECK(far[6] == Pos{60, 0});
    CHECK(far[9] == Pos{1, 0});
    // A bulge of light on it, the middle brightest; all others dim.
    Frame lit;
    paint_sidebar(lit, occupancy, Pos{1, 0});
    CHECK(lit.at(9, 6).back.red > lit.at(3, 6).back.red);
    CHECK(lit.at(0, 6).back == Rgb{});
    CHECK(lit.at(9, 9).back == Rgb{});
}

TEST_CASE("the focused entry bulges with light, and all others are at half strength", "[view][sidebar]") {
    Observation seen = small_cave();
    seen.hero->health = 20;
    seen.monsters = {creature(MonsterKind::Goblin, {5, 1}), creature(MonsterKind::Rat, {6, 1})};
    for (const MonsterView& monster : seen.monsters) seen.cells[monster.at].sight = Sight::Seen;
    Frame plain;
    const SidebarTargets targets = paint_sidebar(plain, seen, std::nullopt, 0);
    for (const Pos focus : {seen.hero->at, Pos{5, 1}}) {
        Frame focused;
        REQUIRE(paint_sidebar(focused, seen, focus, 0) == targets);
        int bright = 0;
        for (int row = 0; row < sidebar_rows; ++row) {
            const std::optional<Pos> at = targets[static_cast<std::size_t>(row)];
            if (!at) continue;
            for (int column = 0; column < sidebar_width; ++column) {
                INFO(column << "," << row);
                const StyledCell before = plain.at(column, row);
                const StyledCell after = focused.at(column, row);
                CHECK(after.glyph == before.glyph);
                if (*at == focus) {
                    const int weight = column * (19 - column) / 6;
                    CHECK(after.fore == before.fore);
                    CHECK(after.back == blended(before.back, rgb(Color::White), weight));
                    ++bright;
                } else {
                    CHECK(after.fore == dimmed(before.fore, 50));
                    CHECK(after.back == dimmed(before.back, 50));
                }
            }
        }
        CHECK(bright >= 2 * sidebar_width);
    }
}

TEST_CASE("items and terrain out of view are listed at seven tenths", "[view][sidebar]") {
    for (const bool in_view : {true, false}) {
        Observation seen = small_cave();
        seen.items = {{.at = {5, 1}, .kind = ItemKind::Mango, .quantity = 1}};
        seen.cells[{5, 1}].sight = in_view ? Sight::Seen : Sight::Remembered;
        seen.cells[{6, 1}].layers[static_cast<std::size_t>(Layer::Dungeon)] = Terrain::DownwardStaircase;
        seen.cells[{6, 1}].sight = in_view ? Sight::Seen : Sight::Remembered;
        Frame frame;
        const SidebarTargets targets = paint_sidebar(frame, seen, std::nullopt, 0);
        int found = 0;
        for (int row = 0; row < sidebar_rows; ++row) {
            const std::optional<Pos> at = targets[static_cast<std::size_t>(row)];
            if (!at || *at == seen.hero->at) continue;
            const Rgb full = rgb(*at == Pos{5, 1} ? Color::ItemMessage : Color::FlavorText);
            CHECK(frame.at(3, row).fore == (in_view ? full : dimmed(full, 70)));
            ++found;
        }
        // A long name takes more rows.
        CHECK(found >= 2);
    }
}

}  // namespace cellophane
