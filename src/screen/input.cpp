#include "screen/input.h"

#include <array>
#include <cstddef>
#include <optional>

#include "screen/utf8.h"

namespace cellophane {

namespace {

constexpr char escape = '\x1b';
/// No sequence of interest is longer; what is longer is noise.
constexpr std::size_t longest_sequence = 40;

/// The numbers of a control sequence, "1;5" in ESC [ 1 ; 5 A; absent ones are 0.
struct Parameters {
    std::array<int, 3> number{};
};

Parameters parse_parameters(std::string_view text) {
    Parameters parsed;
    std::size_t which = 0;
    for (char c : text) {
        if (c == ';') {
            ++which;
        } else if (c >= '0' && c <= '9' && which < parsed.number.size()) {
            int& number = parsed.number[which];
            number = number < 100000 ? number * 10 + (c - '0') : number;
        }
    }
    return parsed;
}

/// xterm sends 1 + a set of bits: 1 shift, 4 control.
KeyEvent with_modifiers(std::string_view name, int modifiers) {
    const int bits = modifiers > 0 ? modifiers - 1 : 0;
    return {.name = std::string{name}, .shift = (bits & 1) != 0, .control = (bits & 4) != 0};
}

std::string_view cursor_key(char final) {
    switch (final) {
        case 'A':
            return "Up";
        case 'B':
            return "Down";
        case 'C':
            return "Right";
        case 'D':
            return "Left";
        case 'E':
            return "Numpad5";
        case 'F':
            return "End";
        case 'H':
            return "Home";
        case 'P':
            return "F1";
        default:
            return {};
    }
}

std::string_view editing_key(int number) {
    switch (number) {
        case 1:
        case 7:
            return "Home";
        case 4:
        case 8:
            return "End";
        case 5:
            return "PageUp";
        case 6:
            return "PageDown";
        case 11:
            return "F1";
        case 29:
            return "Menu";
        default:
            return {};
    }
}

/// SGR: button bits 4 shift, 16 control, 32 motion, 64 wheel; 0 is the left button, 2 the right one.
std::optional<InputEvent> mouse_report(const Parameters& report, bool pressed) {
    const int bits = report.number[0];
    PointerEvent event{.act = PointerAct::Hover,
                       .column = report.number[1] - 1,
                       .row = report.number[2] - 1,
                       .shift = (bits & 4) != 0,
                       .control = (bits & 16) != 0};
    if ((bits & 64) != 0 || event.column < 0 || event.row < 0) return std::nullopt;
    if ((bits & 32) != 0) return event;
    const int button = bits & 3;
    if (button == 0) {
        event.act = pressed ? PointerAct::Down : PointerAct::Press;
        return event;
    }
    if (button != 2 || pressed) return std::nullopt;
    event.act = PointerAct::RightPress;
    return event;
}

/// `body` is what stands between ESC [ and the final byte.
std::optional<InputEvent> control_sequence(std::string_view body, char final) {
    if (!body.empty() && body.front() == '<') {
        if (final != 'M' && final != 'm') return std::nullopt;
        return mouse_report(parse_parameters(body.substr(1)), final == 'M');
    }
    const Parameters parsed = parse_parameters(body);
    if (final == 'Z') return KeyEvent{.name = "Tab", .shift = true};
    const std::string_view name = final == '~' ? editing_key(parsed.number[0]) : cursor_key(final);
    if (name.empty()) return std::nullopt;
    return with_modifiers(name, parsed.number[1]);
}

/// ESC O …: cursor keys and the keypad in application mode.
std::optional<InputEvent> single_shift(char final) {
    if (final == 'M') return KeyEvent{.name = "Enter"};
    if (final >= 'p' && final <= 'y')
        return KeyEvent{.name = std::string{"Numpad"} + static_cast<char>('0' + (final - 'p'))};
    const std::string_view name = cursor_key(final);
    if (name.empty()) return std::nullopt;
    return KeyEvent{.name = std::string{name}};
}

std::optional<InputEvent> plain_key(char32_t point) {
    switch (point) {
        case U'\r':
            return KeyEvent{.name = "Enter"};
        case U'\t':
            return KeyEvent{.name = "Tab"};
        case U' ':
            return KeyEvent{.name = "Space"};
        case 0x08:
        case 0x7F:
            return KeyEvent{.name = "Backspace"};
        default:
            break;
    }
    if (point == 0) return std::nullopt;
    if (point < 27)
        return KeyEvent{.name = std::string(1, static_cast<char>('a' + point - 1)), .control = true};
    if (point < 32 || point == 0xFFFD) return std::nullopt;
    KeyEvent key;
    append_utf8(key.name, point);
    key.shift = point >= U'A' && point <= U'Z';
    return key;
}

/// How many bytes at the front belong together, and what they mean; 0 bytes: wait for more.
struct Taken {
    std::size_t bytes = 0;
    std::optional<InputEvent> event;
};

Taken take_escape(std::string_view text) {
    if (text.size() == 1) return {};
    if (text[1] == 'O') {
        if (text.size() < 3) return {};
        return {3, single_shift(text[2])};
    }
    if (text[1] != '[') return {1, KeyEvent{.name = "Escape"}};
    for (std::size_t i = 2; i < text.size(); ++i) {
        const bool final = text[i] >= '@' && text[i] <= '~';
        if (final) return {i + 1, control_sequence(text.substr(2, i - 2), text[i])};
        if (i >= longest_sequence || text[i] < ' ') return {i, std::nullopt};
    }
    return {};
}

std::size_t utf8_length(char lead) {
    const auto byte = static_cast<unsigned char>(lead);
    return byte < 0xC2 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : byte < 0xF5 ? 4 : 1;
}

Taken take(std::string_view text) {
    if (text.front() == escape) return take_escape(text);
    if (text.size() < utf8_length(text.front())) return {};
    std::string_view rest = text;
    const char32_t point = take_utf8(rest);
    return {text.size() - rest.size(), plain_key(point)};
}

}  // namespace

std::vector<InputEvent> InputDecoder::feed(std::string_view bytes) {
    std::vector<InputEvent> events;
    pending_ += bytes;
    std::string_view rest = pending_;
    while (!rest.empty()) {
        const Taken taken = take(rest);
        if (taken.bytes == 0) break;
        if (taken.event) events.push_back(*taken.event);
        rest.remove_prefix(taken.bytes);
    }
    pending_ = std::string{rest};
    return events;
}

std::vector<InputEvent> InputDecoder::settle() {
    std::vector<InputEvent> events;
    if (pending_ == std::string_view{&escape, 1}) events.push_back(KeyEvent{.name = "Escape"});
    pending_.clear();
    return events;
}

}  // namespace cellophane
