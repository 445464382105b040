#pragma once

#include <string_view>

// Names of keys, as in KeyEvent::name, several of them separated by blanks.

namespace cellophane {

/// The first of names that are separated by blanks.
constexpr std::string_view first_key(std::string_view keys) {
    return keys.substr(0, keys.find(' '));
}

/// Whether a name is among others.
constexpr bool is_among(std::string_view name, std::string_view names) {
    while (!names.empty()) {
        const std::size_t blank = names.find(' ');
        if (names.substr(0, blank) == name) return true;
        if (blank == std::string_view::npos) break;
        names.remove_prefix(blank + 1);
    }
    return false;
}

}  // namespace cellophane
