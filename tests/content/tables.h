#pragma once

#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "content/colors.h"
#include "content/terrain.h"
#include "kit/base/flags.h"
#include "support/catch.h"
#include "support/table.h"

namespace cellophane {

/// One of the tables the catalogs were made from (docs/rules/tables).
inline Table table(const std::string& name) {
    return Table{std::string{CELLOPHANE_SOURCE_DIR} + "/docs/rules/tables/" + name + ".tsv"};
}

/// The row with this name, or null.
template <class Rows>
auto named(const Rows& rows, std::string_view name) -> decltype(&*std::begin(rows)) {
    for (const auto& row : rows)
        if (row.name == name) return &row;
    return nullptr;
}

/// Our names are those of the table: none missing, none of our own, none twice. `ours_alone` has no row
/// there.
template <class Rows>
void check_names(const Rows& rows, const Table& theirs, std::string_view column,
                 const std::set<std::string>& ours_alone = {}) {
    std::multiset<std::string> ours;
    for (const auto& row : rows)
        if (!ours_alone.contains(std::string{row.name})) ours.emplace(row.name);
    std::multiset<std::string> wanted;
    for (const Table::Row& row : theirs.rows()) wanted.emplace(row[column]);
    CHECK(ours == wanted);
    CHECK(ours.size() == std::set<std::string>(ours.begin(), ours.end()).size());
}

/// A name in a cell, with `nothing` for an empty one.
inline std::string_view name_or(const Table::Row& row, std::string_view column, std::string_view nothing) {
    return row.blank(column) ? nothing : row[column];
}

/// What the tables call each enumerator of `E`.
template <class E>
using Words = std::map<std::string, E>;

/// A set of flags in the words of the tables. Every flag must have a word, or it could hide.
template <class E>
std::set<std::string> spelled(Flags<E> flags, const Words<E>& words) {
    std::set<std::string> spelled;
    for (unsigned index = 0; index < static_cast<unsigned>(E::count); ++index) {
        const E member = static_cast<E>(index);
        const auto found = std::find_if(words.begin(), words.end(),
                                        [member](const auto& entry) { return entry.second == member; });
        REQUIRE(found != words.end());
        if (flags.has(member)) spelled.insert(found->first);
    }
    return spelled;
}

/// One enumerator in the words of the tables.
template <class E>
std::string spelled(E member, const Words<E>& words) {
    for (const auto& [word, candidate] : words)
        if (candidate == member) return word;
    return "?";
}

/// A color as the tables put it on a screen: cut to 0-100, halves rounded to even.
inline std::string hex(const Tint& tint) {
    constexpr std::string_view digits = "0123456789abcdef";
    std::string text = "#";
    for (const int percent : {tint.red, tint.green, tint.blue}) {
        const int scaled = std::clamp(percent, 0, 100) * 255;
        const int below = scaled / 100;
        const int rest = scaled % 100;
        const int value = below + (rest > 50 || (rest == 50 && below % 2 == 1) ? 1 : 0);
        text += digits[static_cast<std::size_t>(value / 16)];
        text += digits[static_cast<std::size_t>(value % 16)];
    }
    return text;
}

inline std::array<int, 8> figures(const Tint& tint) {
    return {tint.red,          tint.green,       tint.blue,       tint.random_red,
            tint.random_green, tint.random_blue, tint.random_all, tint.dances ? 1 : 0};
}

/// "base % 100/90/30; rand 0/0/0; common rand 0; static", or nothing at all for no color.
inline std::array<int, 8> written_tint(const Table::Row& row, std::string_view column) {
    if (row.blank(column)) return {};
    const std::vector<std::string> parts = row.parts(column);
    REQUIRE(parts.size() == 4);
    const std::vector<std::string> base = split(split(parts[0], "base % ").at(1), "/");
    const std::vector<std::string> random = split(split(parts[1], "rand ").at(1), "/");
    REQUIRE((parts[3] == "static" || parts[3] == "dances"));
    return {whole_number(base.at(0)),
            whole_number(base.at(1)),
            whole_number(base.at(2)),
            whole_number(random.at(0)),
            whole_number(random.at(1)),
            whole_number(random.at(2)),
            whole_number(split(parts[2], "common rand ").at(1)),
            parts[3] == "dances" ? 1 : 0};
}

/// What a color is at its two ends; the same twice for one that does not change by depth.
inline std::array<Tint, 2> ends(Color color) {
    const ColorRow& row = color_rows[color];
    if (row.shallow_end == row.deep_end) return {row.tint, row.tint};
    return {color_rows[row.shallow_end].tint, color_rows[row.deep_end].tint};
}

/// Checks "#736666", or "#736666 to #664c59 by depth".
inline void check_hex(Color color, std::string_view cell) {
    const bool changes = cell.find(" to ") != std::string_view::npos;
    CHECK((color_rows[color].shallow_end != color_rows[color].deep_end) == changes);
    CHECK(hex(ends(color)[0]) == cell.substr(0, 7));
    CHECK(hex(ends(color)[1]) == (changes ? cell.substr(11, 7) : cell.substr(0, 7)));
}

/// Checks "r+0..15 g+0..10; dances", "-", or two of them joined by " to ".
inline void check_variation(Color color, std::string_view cell) {
    std::vector<std::string> halves = split(cell, " to ");
    if (halves.size() == 1) halves.push_back(halves[0]);
    for (std::size_t end = 0; end < 2; ++end) {
        std::map<std::string, int> wanted{{"r", 0}, {"g", 0}, {"b", 0}, {"all", 0}};
        bool dances = false;
        for (const std::string& half : split(halves[end], "; "))
            for (const std::string& word : split(half, " ")) {
                if (word == "-") continue;
                if (word == "dances") {
                    dances = true;
                } else {
                    wanted.at(split(word, "+").at(0)) = whole_number(split(word, "+0..").at(1));
                }
            }
        const Tint tint = ends(color)[end];
        CHECK(tint.random_red == wanted.at("r"));
        CHECK(tint.random_green == wanted.at("g"));
        CHECK(tint.random_blue == wanted.at("b"));
        CHECK(tint.random_all == wanted.at("all"));
        CHECK(tint.dances == dances);
    }
}

/// "U+2191" as a number.
inline unsigned code_point(std::string_view text) {
    REQUIRE(text.starts_with("U+"));
    return static_cast<unsigned>(std::stoul(std::string{text.substr(2)}, nullptr, 16));
}

/// "U+2191" as the character it stands for, or as the one the page shows for it; 0 for no glyph at all.
inline unsigned shown_glyph(std::string_view written) {
    if (written == "-") return 0;
    const Table glyphs = table("glyphs");
    for (const Table::Row& row : glyphs.rows()) {
        if (row["code_point"] != written) continue;
        const std::string_view substitute = row["web_substitute"];
        if (substitute == "same") break;
        return substitute.starts_with("U+") ? code_point(substitute)
                                            : static_cast<unsigned>(substitute.at(0));
    }
    return code_point(written);
}

/// A name as the tables make keys of it: "slowness (minor)" is "slowness-minor".
inline std::string key_of(std::string_view name) {
    std::string key;
    for (const char c : name) {
        if (c == ' ') key += '-';
        if (c >= 'A' && c <= 'Z') key += static_cast<char>(c - 'A' + 'a');
        if (c >= 'a' && c <= 'z') key += c;
    }
    return key;
}

/// The first character of UTF-8 text.
inline unsigned first_character(std::string_view text) {
    const auto byte = [text](std::size_t index) { return static_cast<unsigned char>(text.at(index)); };
    if (byte(0) < 0x80) return byte(0);
    if (byte(0) < 0xE0) return (byte(0) & 0x1Fu) << 6 | (byte(1) & 0x3Fu);
    if (byte(0) < 0xF0) return (byte(0) & 0x0Fu) << 12 | (byte(1) & 0x3Fu) << 6 | (byte(2) & 0x3Fu);
    return (byte(0) & 0x07u) << 18 | (byte(1) & 0x3Fu) << 12 | (byte(2) & 0x3Fu) << 6 | (byte(3) & 0x3Fu);
}

/// How the tables call layers.
inline const Words<Layer> layer_words{
    {"dungeon", Layer::Dungeon}, {"liquid", Layer::Liquid}, {"gas", Layer::Gas}, {"surface", Layer::Surface}};

}  // namespace cellophane
