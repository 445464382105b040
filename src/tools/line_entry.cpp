#include "tools/line_entry.h"

#include <variant>

#include "kit/base/foreign_text.h"
#include "screen/frame.h"

namespace cellophane {

namespace {

/// What a key adds to a line, if anything.
std::string_view added_by(const KeyEvent& key) {
    if (key.control) return {};
    if (key.name == "Space") return " ";
    const bool is_named = key.name.size() > 1 && static_cast<unsigned char>(key.name[0]) < 0x80;
    return is_named ? std::string_view{} : std::string_view{key.name};
}

void take_back(std::string& line) {
    // All bytes of one sign.
    while (!line.empty() && (static_cast<unsigned char>(line.back()) & 0xC0) == 0x80) line.pop_back();
    if (!line.empty()) line.pop_back();
}

/// Inverse, over the whole row; of a long line the end is what matters.
std::string painted(std::string_view prompt, std::string_view typed) {
    const std::string shown = without_controls(typed);
    std::string_view line = shown;
    const std::size_t room = static_cast<std::size_t>(screen_columns) - prompt.size() - 1;
    if (line.size() > room) line.remove_prefix(line.size() - room);
    std::string row{prompt};
    row.append(line).append("_");
    if (row.size() < static_cast<std::size_t>(screen_columns))
        row.append(static_cast<std::size_t>(screen_columns) - row.size(), ' ');
    return "\x1b[1;1H\x1b[0;7m" + row + "\x1b[m";
}

}  // namespace

TypedLine typed_line(Terminal& terminal, std::string_view prompt,
                     const std::function<std::string()>& screen) {
    std::string line;
    for (;;) {
        terminal.write(painted(prompt, line));
        const Terminal::Arrival arrival = terminal.wait(-1);
        if (arrival.hung_up) return {.hung_up = true};
        if (arrival.resized) terminal.write(screen());
        for (const InputEvent& event : arrival.events) {
            const auto* key = std::get_if<KeyEvent>(&event);
            if (key == nullptr) continue;
            if (key->name == "Escape" || (key->control && key->name == "c")) return {};
            if (key->name == "Enter") return line.empty() ? TypedLine{} : TypedLine{.line = line};
            if (key->name == "Backspace")
                take_back(line);
            else
                line.append(added_by(*key));
        }
    }
}

}  // namespace cellophane
