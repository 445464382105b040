#include "screen/input.h"

#include "support/catch.h"

namespace cellophane {

namespace {

std::vector<InputEvent> decoded(std::string_view bytes) {
    InputDecoder decoder;
    return decoder.feed(bytes);
}

KeyEvent only_key(std::string_view bytes) {
    const std::vector<InputEvent> events = decoded(bytes);
    REQUIRE(events.size() == 1);
    REQUIRE(std::holds_alternative<KeyEvent>(events[0]));
    return std::get<KeyEvent>(events[0]);
}

PointerEvent only_pointer(std::string_view bytes) {
    const std::vector<InputEvent> events = decoded(bytes);
    REQUIRE(events.size() == 1);
    REQUIRE(std::holds_alternative<PointerEvent>(events[0]));
    return std::get<PointerEvent>(events[0]);
}

}  // namespace

TEST_CASE("single bytes are decoded as keys", "[screen][input]") {
    CHECK(only_key("x") == KeyEvent{.name = "x"});
    CHECK(only_key("J") == KeyEvent{.name = "J", .shift = true});
    CHECK(only_key("<") == KeyEvent{.name = "<"});
    CHECK(only_key("\r") == KeyEvent{.name = "Enter"});
    CHECK(only_key("\t") == KeyEvent{.name = "Tab"});
    CHECK(only_key(" ") == KeyEvent{.name = "Space"});
    CHECK(only_key("\x7f") == KeyEvent{.name = "Backspace"});
    CHECK(only_key("\x13") == KeyEvent{.name = "s", .control = true});
    CHECK(only_key("\n") == KeyEvent{.name = "j", .control = true});
    CHECK(only_key("\u00E4") == KeyEvent{.name = "\u00E4"});
}

TEST_CASE("escape sequences are decoded as keys with modifiers", "[screen][input]") {
    CHECK(only_key("\x1b[A") == KeyEvent{.name = "Up"});
    CHECK(only_key("\x1bOB") == KeyEvent{.name = "Down"});
    CHECK(only_key("\x1b[1;2C") == KeyEvent{.name = "Right", .shift = true});
    CHECK(only_key("\x1b[1;5D") == KeyEvent{.name = "Left", .control = true});
    CHECK(only_key("\x1b[1;6A") == KeyEvent{.name = "Up", .shift = true, .control = true});
    CHECK(only_key("\x1b[Z") == KeyEvent{.name = "Tab", .shift = true});
    CHECK(only_key("\x1b[5~") == KeyEvent{.name = "PageUp"});
    CHECK(only_key("\x1b[29~") == KeyEvent{.name = "Menu"});
    CHECK(only_key("\x1b[4~") == KeyEvent{.name = "End"});
    CHECK(only_key("\x1bOt") == KeyEvent{.name = "Numpad4"});
    CHECK(only_key("\x1b[E") == KeyEvent{.name = "Numpad5"});
    CHECK(only_key("\x1bOP") == KeyEvent{.name = "F1"});
    CHECK(only_key("\x1b[11~") == KeyEvent{.name = "F1"});
}

TEST_CASE("mouse reports are decoded as pointer events", "[screen][input]") {
    CHECK(only_pointer("\x1b[<0;22;4M") == PointerEvent{.act = PointerAct::Down, .column = 21, .row = 3});
    CHECK(only_pointer("\x1b[<0;22;4m") == PointerEvent{.act = PointerAct::Press, .column = 21, .row = 3});
    CHECK(only_pointer("\x1b[<2;22;4m") ==
          PointerEvent{.act = PointerAct::RightPress, .column = 21, .row = 3});
    CHECK(only_pointer("\x1b[<32;5;6M") == PointerEvent{.act = PointerAct::Hover, .column = 4, .row = 5});
    CHECK(only_pointer("\x1b[<35;1;34M") == PointerEvent{.act = PointerAct::Hover, .column = 0, .row = 33});
    CHECK(only_pointer("\x1b[<16;2;2m") ==
          PointerEvent{.act = PointerAct::Press, .column = 1, .row = 1, .control = true});
    CHECK(only_pointer("\x1b[<4;2;2M").shift);
    CHECK(decoded("\x1b[<1;22;4M").empty());
    CHECK(decoded("\x1b[<1;22;4m").empty());
    CHECK(decoded("\x1b[<2;22;4M").empty());
    CHECK(decoded("\x1b[<64;22;4M").empty());
}

TEST_CASE("escape sequences are decoded in pieces of any size", "[screen][input]") {
    const std::string bytes = "a\x1b[1;2Cb\x1b[<0;22;4M\u00E4\x1bOt";
    const std::vector<InputEvent> whole = decoded(bytes);
    REQUIRE(whole.size() == 6);
    InputDecoder decoder;
    std::vector<InputEvent> pieces;
    for (char byte : bytes)
        for (const InputEvent& event : decoder.feed({&byte, 1})) pieces.push_back(event);
    CHECK(pieces == whole);
    CHECK_FALSE(decoder.waiting());
}

TEST_CASE("an escape byte alone is the Escape key", "[screen][input]") {
    InputDecoder decoder;
    CHECK(decoder.feed("\x1b").empty());
    CHECK(decoder.waiting());
    CHECK(decoder.settle() == std::vector<InputEvent>{KeyEvent{.name = "Escape"}});
    CHECK_FALSE(decoder.waiting());
    CHECK(decoder.feed("\x1bx") ==
          std::vector<InputEvent>{KeyEvent{.name = "Escape"}, KeyEvent{.name = "x"}});
}

TEST_CASE("malformed input does not disturb the keys after it", "[screen][input]") {
    InputDecoder decoder;
    decoder.feed("\x1b[99999999999999999999999999999999999999999999999999999999999999");
    decoder.settle();
    CHECK(decoder.feed("k") == std::vector<InputEvent>{KeyEvent{.name = "k"}});
    CHECK(decoded("\x1b[200~\x1b[?1;2c").empty());
    std::uint32_t state = 1;
    for (int round = 0; round < 2000; ++round) {
        std::string bytes;
        for (int i = 0; i < 12; ++i) {
            state = state * 1664525U + 1013904223U;
            bytes += static_cast<char>(state >> 24);
        }
        InputDecoder scrambled;
        scrambled.feed(bytes);
        scrambled.settle();
        CHECK_FALSE(scrambled.waiting());
    }
}

}  // namespace cellophane
