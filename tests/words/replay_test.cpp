#include "words/replay.h"

#include <string>

#include "support/catch.h"
#include "words/constants.h"

namespace cellophane {

TEST_CASE("what is told of a recording are sentences that fit a row", "[words][replay]") {
    constexpr std::size_t columns = 79;
    for (const std::string& text :
         {format_playback(3, 100, "paused"), with_answer("Wade in?", true), milliseconds_a_turn(50),
          fastest_milliseconds_a_turn(1), slowest_milliseconds_a_turn(3000), turn_offered("12"),
          is_turn_already(7), no_more_turns_than(100), nobody_came_to(5), nobody_went_deeper_than(4)}) {
        INFO(text);
        CHECK(begins_with_capital(text));
        CHECK(is_sentence(text));
        CHECK(text.size() <= columns);
    }
    for (const char* ending : {"_here", "_shown", "_above", "_astray"})
        for (const auto& [name, text] : constants_in("replay.h", ending)) {
            INFO(name << ": " << text);
            CHECK(begins_with_capital(text));
            CHECK(is_sentence(text));
            CHECK(text.size() <= columns);
        }
}

TEST_CASE("numbers and answers of a recording stand in their sentences", "[words][replay]") {
    CHECK(format_playback(3, 100, "paused") == "Turn 3 of 100, paused.");
    CHECK(with_answer("Wade in?", true) == "Wade in? Yes.");
    CHECK(with_answer("Wade in?", false) == "Wade in? No.");
    CHECK(milliseconds_a_turn(50) == "Speed: 50 ms per turn.");
    CHECK(fastest_milliseconds_a_turn(1) == "Speed: 1 ms per turn: the fastest speed.");
    CHECK(turn_offered("12") == "Enter: go to turn 12.");
}

}  // namespace cellophane
