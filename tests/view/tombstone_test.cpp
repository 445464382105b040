#include "view/tombstone.h"

#include <string>

#include "screen/encode.h"
#include "support/catch.h"
#include "view/color_vision.h"

namespace cellophane {

namespace {

const StoneText killed{.heading = "R.I.P.",
                       .sentence = "Killed by a goblin conjurer on depth 4, with 142 pieces of gold.",
                       .figures = {{"deepest", "4"}, {"turns", "812"}, {"seed", "12345678901234567890"}}};

std::string drawn(const StoneText& text, int width) {
    Frame frame;
    paint_stone(frame, 2, 0, width, stone_rows(text, width), text);
    fit_to({.ascii = true}, frame);
    return plain_text(frame);
}

}  // namespace

TEST_CASE("the stone has an arch, what was written on it, and grass at its foot", "[view][ending]") {
    const std::string text = drawn(killed, 44);
    CHECK(text.find("            .----------------------.") == 0);
    for (const char* part : {"R.I.P.", "Killed by a goblin conjurer on depth", "4, with 142 pieces of gold.",
                             "Deepest         4  Turns         812", "Seed            12345678901234567890"})
        CHECK(text.find(part) != std::string::npos);
}

TEST_CASE("all that is written fits a narrow stone as well", "[view][ending]") {
    for (int width = least_stone_width; width <= most_stone_width; ++width) {
        INFO(width);
        const std::string text = drawn(killed, width);
        for (const char* part : {"R.I.P.", "goblin", "gold.", "12345678901234567890", "812"})
            CHECK(text.find(part) != std::string::npos);
        CHECK(stone_rows(killed, width) <= 15);
    }
}

TEST_CASE("a stone stays within its box, but for a blade of grass on either side", "[view][ending]") {
    Frame frame;
    const int rows = stone_rows(killed, 40);
    paint_stone(frame, 20, 5, 40, rows, killed);
    for (int row = 0; row < screen_rows; ++row)
        for (int column = 0; column < screen_columns; ++column) {
            const bool within = column >= 19 && column <= 60 && row >= 5 && row < 5 + rows;
            if (!within) CHECK(frame.at(column, row) == StyledCell{});
        }
}

TEST_CASE("over a victor it is gold", "[view][ending]") {
    StoneText won = killed;
    won.won = true;
    Frame grave;
    Frame door;
    paint_stone(grave, 0, 0, 44, 14, killed);
    paint_stone(door, 0, 0, 44, 14, won);
    const Rgb gray = grave.at(22, 5).back;
    const Rgb gold = door.at(22, 5).back;
    CHECK(gray.blue >= gray.red);
    CHECK(gold.red > 2 * gold.blue);
}

}  // namespace cellophane
