#include "view/victory.h"

#include <string>

#include "screen/encode.h"
#include "screen/utf8.h"
#include "support/catch.h"

namespace cellophane {

namespace {

VictoryScene scene_at(int time, Window window = {}) {
    return {
        .word = "ESCAPED",
        .sentence = "You carry the Amulet of Yendor out into the morning. The doors fall shut behind you.",
        .treasure = {{"321 pieces of gold", "321"},
                     {"the Amulet of Yendor", "35000"},
                     {"and 3 items", ""},
                     {"all of it", "35321"}},
        .hint = "Press any key to continue.",
        .time = time,
        .window = window};
}

Frame painted(const VictoryScene& scene) {
    Frame frame;
    paint_victory(frame, scene);
    return frame;
}

bool shows(const VictoryScene& scene, std::string_view words) {
    return plain_text(painted(scene)).find(words) != std::string::npos;
}

}  // namespace

TEST_CASE("the sum of a victory is counted up", "[view][ending]") {
    CHECK(shows(scene_at(0), "All of it                                              0"));
    int last = -1;
    for (int time = 0; time <= length_of_counting; time += step_of_victory) {
        const std::string text = plain_text(painted(scene_at(time)));
        const std::size_t at = text.find("All of it");
        REQUIRE(at != std::string::npos);
        const int sum = std::stoi(text.substr(at + 9, 60));
        CHECK(sum >= last);
        last = sum;
    }
    for (const int time : {length_of_counting, length_of_victory, length_of_victory + 5})
        CHECK(shows(scene_at(time), " 35321 "));
}

TEST_CASE("the word stands in large letters, in small ones where there is little room", "[view][ending]") {
    const auto cells_of_letters = [](const VictoryScene& scene) {
        VictoryScene plain = scene;
        plain.ascii = true;
        const std::string text = plain_text(painted(plain));
        int count = 0;
        for (int row = 0; row < 9; ++row)
            for (int column = 0; column < screen_columns; ++column)
                count += text[static_cast<std::size_t>(row * (screen_columns + 1) + column)] == '#';
        return count;
    };
    CHECK(cells_of_letters(scene_at(length_of_victory)) > 200);
    const int small = cells_of_letters(scene_at(length_of_victory, {.columns = 45, .rows = 23}));
    CHECK(small > 50);
    CHECK(small < 120);
}

TEST_CASE("all of a victory is in sight in small windows", "[view][ending]") {
    for (const Window window : {Window{}, Window{0, 60, 0, 28}, Window{0, 45, 0, 23}}) {
        const VictoryScene scene = scene_at(length_of_victory, window);
        const Box box = box_of_treasure(scene);
        CHECK(box.column >= 0);
        CHECK(box.end() <= window.columns);
        CHECK(box.last_row() < window.rows);
        for (const char* words :
             {"321 pieces of gold", "The Amulet of Yendor", "And 3 items", "All of it", " 35321 "})
            CHECK(shows(scene, words));
        const Frame frame = painted(scene);
        for (int row = box.row + 1; row < box.last_row(); ++row) {
            CHECK(frame.at(box.column, row).glyph == U'\u2502');
            CHECK(frame.at(box.end() - 1, row).glyph == U'\u2502');
        }
    }
}

TEST_CASE("the Amulet stands over the treasure wherever there is room for it and half of the heap",
          "[view][ending]") {
    const auto has_amulet = [](const VictoryScene& scene) {
        VictoryScene plain = scene;
        plain.ascii = true;
        const Frame frame = painted(plain);
        const Box box = box_of_treasure(plain);
        int cells = 0;
        for (int row = box.row - 4; row < box.row; ++row)
            for (int column = 45; column < 56; ++column) cells += frame.at(column, row).glyph == U'#';
        return cells > 8;
    };
    for (std::size_t pieces = 2; pieces <= 16; ++pieces) {
        VictoryScene scene = scene_at(length_of_victory);
        scene.treasure.resize(pieces, {"a ring", "100"});
        const Box box = box_of_treasure(scene);
        CAPTURE(pieces, box.row);
        // Word and sentence take 13 rows, the Amulet 8, the box 3 beside its lines, and half of the heap 4.
        const bool has_room = 13 + 8 + static_cast<int>(pieces) + 3 + 4 <= screen_rows;
        CHECK(has_amulet(scene) == has_room);
        CHECK(box.last_row() < screen_rows);
    }
}

TEST_CASE("a step of the rain of gold changes few bytes of the screen", "[view][ending]") {
    for (int time = step_of_victory; time < 8'000; time += step_of_victory) {
        INFO(time);
        CHECK(encode(painted(scene_at(time - step_of_victory)), painted(scene_at(time))).size() < 4'000);
    }
}

TEST_CASE("after its time a victory stands still, and mastery looks otherwise", "[view][ending]") {
    CHECK(painted(scene_at(length_of_victory)) == painted(scene_at(length_of_victory + 700)));
    VictoryScene mastery = scene_at(length_of_victory);
    mastery.mastered = true;
    const Frame violet = painted(mastery);
    const Frame gold = painted(scene_at(length_of_victory));
    CHECK(violet.at(0, 20).back.blue > violet.at(0, 20).back.red);
    CHECK(gold.at(0, 30).fore.red > gold.at(0, 30).fore.blue);
}

TEST_CASE("with ASCII only a victory has no other signs", "[view][ending]") {
    VictoryScene scene = scene_at(2'000);
    scene.ascii = true;
    const Frame frame = painted(scene);
    for (int row = 0; row < screen_rows; ++row)
        for (int column = 0; column < screen_columns; ++column) {
            const StyledCell& cell = frame.at(column, row);
            CHECK((cell.glyph < 0x80 || cell.ascii != 0));
        }
}

}  // namespace cellophane
