#include "words/settings.h"

#include "kit/base/quote.h"

namespace cellophane {

std::string move_command(std::string_view direction) {
    std::string command = "Move " + std::string{direction};
    command[5] = static_cast<char>(command[5] - 'A' + 'a');
    return command;
}

std::string describe_key_swap(std::string_view from, std::string_view to) {
    return std::string{from}.append(" acts as ").append(to);
}

std::string stood_for_prompt(std::string_view swapped_key) {
    return "Press the key that " + std::string{swapped_key} + " should act as. Esc: cancel.";
}

std::string on_line_of_settings(std::size_t line, std::string_view what) {
    return "Line " + std::to_string(line) + " of the settings: " + std::string{what};
}

std::string wrong_value(std::string_view setting, std::string_view allowed, std::string_view value) {
    return std::string{setting} + " takes " + std::string{allowed} + ", not " + quoted(value) + ".";
}

std::string no_such_setting(std::string_view name, std::span<const std::string_view> all) {
    std::string names;
    for (std::size_t i = 0; i < all.size(); ++i)
        names.append(i == 0 ? "" : i + 1 < all.size() ? ", " : ", or ").append(all[i]);
    return "unknown setting " + quoted(name) + "; the settings are " + names + ".";
}

std::string wrong_key_swap(std::string_view value) {
    return "key takes the key to remap and the key it acts as, not " + quoted(value) + ".";
}

std::string too_many_key_swaps(std::size_t most) {
    return "at most " + std::to_string(most) + " keys can be remapped.";
}

}  // namespace cellophane
