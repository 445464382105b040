#pragma once

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "kit/rng/rng.h"
#include "screen/frame.h"
#include "screen/gamepad.h"
#include "screen/input.h"
#include "session/messages/screen_description.h"
#include "session/messages/sound_cues.h"

// Events of all kinds for whatever has a screen: a title, a session, a recording that is watched.

namespace cellophane {

/// Choices by chance.
class ChanceChoices {
public:
    explicit ChanceChoices(std::uint64_t seed) : rng_{stream_key(seed, "events")} {}
    /// From 0 to one less than `count`, at most 65536.
    int below(int count) { return rng_.uniform(0, count - 1); }
    bool is_at_end() const { return false; }

private:
    Rng rng_;
};

/// Choices by the bytes of a fuzzer, until they are used up.
class ByteChoices {
public:
    explicit ByteChoices(std::span<const std::uint8_t> bytes) : bytes_{bytes} {}
    int below(int count) {
        int number = next();
        if (count > 256) number = number * 256 + next();
        return number % count;
    }
    bool is_at_end() const { return bytes_.empty(); }
    std::span<const std::uint8_t> rest() const { return bytes_; }

private:
    int next() {
        if (bytes_.empty()) return 0;
        const int byte = bytes_.front();
        bytes_ = bytes_.subspan(1);
        return byte;
    }

    std::span<const std::uint8_t> bytes_;
};

/// Mostly keys that mean something somewhere.
template <class Choices>
KeyEvent any_key(Choices& choices) {
    static constexpr std::string_view named[] = {
        "Up",      "Down",    "Left",         "Right",   "Home",    "End",       "PageUp",  "PageDown",
        "Enter",   "Escape",  "Space",        "Tab",     "Menu",    "Backspace", "F1",      "Numpad0",
        "Numpad1", "Numpad2", "Numpad3",      "Numpad4", "Numpad5", "Numpad6",   "Numpad7", "Numpad8",
        "Numpad9", "é",       "\u0644\u0627", "",        "Nothing", "\x1b"};
    KeyEvent key;
    const int which = choices.below(128);
    if (which > ' ' && which < 127)
        key.name = std::string(1, static_cast<char>(which));
    else
        key.name = named[static_cast<std::size_t>(which) % std::size(named)];
    const int more = choices.below(32);
    key.shift = more == 1 || more == 3;
    key.control = more == 2 || more == 3;
    if (more >= 20 && more < 30) key.digit = static_cast<char>('0' + more - 20);
    return key;
}

/// Pointers of a terminal reach beyond the screen.
template <class Choices>
PointerEvent any_pointer(Choices& choices) {
    PointerEvent pointer;
    pointer.act = static_cast<PointerAct>(choices.below(6));
    pointer.column = choices.below(screen_columns + 20);
    pointer.row = choices.below(screen_rows + 10);
    const int more = choices.below(16);
    pointer.shift = more == 1;
    pointer.control = more == 2;
    return pointer;
}

template <class Choices>
std::string any_text(Choices& choices) {
    static constexpr std::string_view pieces[] = {
        "a",
        "Zog",
        " ",
        "18446744073709551616",
        "1729",
        "-",
        "\n",
        "\t",
        "\x1b[2J",
        "\xff",
        "é",
        "\u202E",
        "z*",
        "a long line of words that go on and on and on and on and on and on and on and on and on and on"};
    std::string text;
    for (int i = choices.below(4); i > 0; --i)
        text += pieces[static_cast<std::size_t>(choices.below(static_cast<int>(std::size(pieces))))];
    return text;
}

template <class Choices>
GamepadEvent any_gamepad_event(Choices& choices) {
    const int which = choices.below(static_cast<int>(GamepadButton::count) + 8);
    if (which < 8) return {.toward = static_cast<Direction>(which)};
    return {.button = static_cast<GamepadButton>(which - 8)};
}

/// Sends one event; which, and all about it, is chosen.
template <class Screen, class Choices>
void send_any(Screen& screen, Choices& choices) {
    const auto whether = [&] { return choices.below(2) == 1; };
    // Settings of many games, and lines that are none.
    static constexpr std::string_view settings[] = {"",
                                                    "palette high-contrast",
                                                    "palette deutan",
                                                    "palette tritan\nleast-light 40",
                                                    "signs ascii",
                                                    "nonsense",
                                                    "\x1b"};
    switch (choices.below(32)) {
        case 0:
            return screen.press(any_gamepad_event(choices));
        case 1:
        case 2:
        case 3:
        case 4:
            return screen.point(any_pointer(choices));
        case 5:
            return screen.type(any_text(choices));
        case 6:
            return screen.set_gamepads(whether());
        case 7:
            return screen.set_keyboard(whether());
        case 8:
            return screen.set_sheets(whether());
        case 9:
            return screen.set_motion(whether());
        case 10:
        case 11:
            return screen.pass_frame(choices.below(2000));
        case 12:
        case 13: {
            const int columns = choices.below(screen_columns + 8) - 4;
            const int rows = choices.below(screen_rows + 8) - 4;
            if constexpr (requires { screen.set_window(0, columns, 0, rows); }) {
                const int first = choices.below(screen_columns + 8) - 4;
                return screen.set_window(first, columns, choices.below(screen_rows + 8) - 4, rows);
            } else {
                return screen.set_window(columns, rows);
            }
        }
        case 14:
            screen.set_settings(settings[static_cast<std::size_t>(choices.below(std::size(settings)))]);
            return;
        default:
            break;
    }
    if constexpr (requires { screen.pass_time(1); }) switch (choices.below(16)) {
            case 0:
            case 1:
            case 2:
                return screen.pass_time(1 + choices.below(2000));
            case 3:
                return screen.choose(any_key(choices));
            case 4: {
                const Pos at{choices.below(90) - 5, choices.below(40) - 5};
                return screen.look_at(at);
            }
            case 5:
                return screen.set_pictures(whether());
            case 6:
                return screen.set_hints(whether());
            case 7:
                return screen.set_sounds(whether());
            case 8:
                return screen.set_settings_page(whether());
            case 9:
                return screen.show_message(any_text(choices));
            default:
                break;
        }
    if constexpr (requires { screen.seek(1); }) switch (choices.below(16)) {
            case 0:
                return screen.step();
            case 1:
                return screen.seek(choices.below(1000) - 10);
            default:
                break;
        }
    if constexpr (requires { screen.complain(""); }) switch (choices.below(16)) {
            case 0:
                return screen.complain(any_text(choices));
            case 1:
                screen.take_request();
                return;
            case 2:
                screen.take_high_scores(1);
                return;
            default:
                break;
        }
    screen.press(any_key(choices));
}

/// Looks at a screen in every way there is; ends the program if one of them is no screen.
template <class Screen>
void look_at_all(Screen& screen) {
    const auto hold = [](bool holds) {
        if (!holds) std::abort();
    };
    screen.draw();
    // Nothing changes by being drawn.
    hold(screen.draw().empty());
    int lines = 0;
    for (const char byte : screen.text()) lines += byte == '\n' ? 1 : 0;
    hold(lines == screen_rows);
    static_cast<void>(screen.reading());
    const int column = screen.reading_column();
    hold(column >= -1 && column < screen_columns);
    hold(screen.wants_motion() >= -1);
    static_cast<void>(screen.settings());
    if constexpr (requires { screen.hero_cell(); }) {
        const std::optional<Pos> hero = screen.hero_cell();
        hold(!hero || Frame::contains(hero->x, hero->y));
        hold(screen.wants_time() >= -1);
        static_cast<void>(screen.take_sounds());
        static_cast<void>(screen.take_request());
        static_cast<void>(screen.take_settings());
    }
}

}  // namespace cellophane
