#include "session/prompts/text_entry.h"

#include <string_view>

#include "protocol/label.h"

namespace cellophane {

char typed_sign(const KeyEvent& key) {
    constexpr std::string_view numpad = "Numpad";
    if (key.control) return 0;
    if (key.name == "Space") return ' ';
    if (key.name.size() == numpad.size() + 1 && key.name.starts_with(numpad)) return key.name.back();
    return key.name.size() == 1 && is_label(key.name) ? key.name.front() : '\0';
}

void edit_line(std::string& line, const KeyEvent& key, std::size_t longest) {
    if (key.name == "Backspace") {
        if (!line.empty()) line.pop_back();
    } else if (const char sign = typed_sign(key); sign != 0 && line.size() < longest) {
        // Nothing begins with a blank.
        if (sign != ' ' || !line.empty()) line += sign;
    }
}

void drop_last_blanks(std::string& line) {
    while (!line.empty() && line.back() == ' ') line.pop_back();
}

}  // namespace cellophane
