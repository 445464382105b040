#pragma once

#include <algorithm>
#include <cctype>
#include <string>
#include <string_view>
#include <vector>

#include "support/catch.h"

namespace cellophane {

/// What holds for every text a player reads; reports with Catch2.
namespace prose {

inline bool mentions(std::string_view text, std::string_view part) {
    return text.find(part) != std::string_view::npos;
}

inline std::string lower(std::string_view text) {
    std::string result{text};
    for (char& c : result) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    return result;
}

/// The font has every printable ASCII character; a shout is not our tone.
inline bool is_plain(std::string_view text) {
    return std::all_of(text.begin(), text.end(), [](char c) { return c >= ' ' && c <= '~' && c != '!'; }) &&
           !mentions(text, "  ");
}

inline bool has_article(std::string_view name) {
    const std::string small = lower(name);
    for (std::string_view article : {"a ", "an ", "the ", "some ", "your "})
        if (small.starts_with(article)) return true;
    return false;
}

inline std::vector<std::string_view> sentences(std::string_view text) {
    std::vector<std::string_view> result;
    while (!text.empty()) {
        const std::size_t stop = text.find(". ");
        result.push_back(text.substr(0, stop));
        text = stop == std::string_view::npos ? std::string_view{} : text.substr(stop + 2);
    }
    return result;
}

inline void check_name(std::string_view name) {
    INFO("name: " << name);
    REQUIRE_FALSE(name.empty());
    CHECK(is_plain(name));
    CHECK_FALSE(has_article(name));
    CHECK(std::isalpha(static_cast<unsigned char>(name.front())));
    CHECK(std::isalpha(static_cast<unsigned char>(name.back())));
}

inline void check_line(std::string_view line) {
    INFO("line: " << line);
    REQUIRE_FALSE(line.empty());
    CHECK(is_plain(line));
    CHECK(std::isupper(static_cast<unsigned char>(line.front())));
    CHECK(line.back() == '.');
    for (std::string_view sentence : sentences(line)) CHECK(sentence.size() <= 110);
}

/// Words of the tables that would give a secret away, or mean nothing to a player.
inline void check_unspoilt(std::string_view text) {
    static const std::vector<std::string_view> technical{
        "dormant", "hidden",    "machine", "trigger", "pickup",  "retract",  "spreadable", "marker",
        "instant", "vestibule", "wired",   "promot",  "activat", "tutorial", "outsourced"};
    const std::string small = lower(text);
    for (std::string_view word : technical) {
        INFO("text: " << text << ", word: " << word);
        CHECK_FALSE(mentions(small, word));
    }
}

}  // namespace prose

}  // namespace cellophane
