#pragma once

#include <emscripten/val.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "content/own_variant.h"
#include "content/styles.h"
#include "content/variant_text.h"
#include "dungeon/draft/tuning.h"
#include "dungeon/generate.h"
#include "kit/base/pos.h"
#include "kit/base/quote.h"
#include "kit/base/result.h"

// Conversions of values to JavaScript. The API (api/) checks arguments before they arrive, and turns
// {code, message} into Error objects; unknown names are refused here as well, so that none is taken for
// another.
namespace cellophane {

/// A copy that JavaScript owns: a view would dangle as soon as the memory grows.
inline emscripten::val bytes(const std::string& text) {
    const auto* data = reinterpret_cast<const std::uint8_t*>(text.data());
    return emscripten::val::global("Uint8Array").new_(emscripten::typed_memory_view(text.size(), data));
}

template <class Range>
emscripten::val strings(const Range& texts, std::size_t from = 0) {
    emscripten::val array = emscripten::val::array();
    for (std::size_t i = from; i < texts.size(); ++i) array.call<void>("push", std::string{texts[i]});
    return array;
}

inline std::string hex(std::uint64_t number) {
    std::string digits(16, '0');
    for (auto digit = digits.rbegin(); digit != digits.rend(); ++digit, number >>= 4)
        *digit = "0123456789abcdef"[number & 15];
    return digits;
}

/// An object that JavaScript owns and has to delete. Handed over in a std::unique_ptr, which every version of
/// Embind takes; by value, newer ones want to copy it.
template <class T, class... Arguments>
emscripten::val owned(Arguments&&... arguments) {
    return emscripten::val{std::make_unique<T>(std::forward<Arguments>(arguments)...)};
}

inline emscripten::val refusal(const Problem& problem) {
    emscripten::val object = emscripten::val::object();
    object.set("code", problem.code);
    object.set("message", problem.message);
    return object;
}

inline emscripten::val messages_of(const std::vector<Problem>& problems) {
    emscripten::val messages = emscripten::val::array();
    for (const Problem& problem : problems) messages.call<void>("push", problem.message);
    return messages;
}

inline emscripten::val pair(Pos at) {
    emscripten::val both = emscripten::val::array();
    both.set(0, at.x);
    both.set(1, at.y);
    return both;
}

/// The index of `name` in `names`; none if it is not among them.
inline std::optional<std::size_t> place_of(std::span<const std::string_view> names, std::string_view name) {
    const auto found = std::find(names.begin(), names.end(), name);
    if (found == names.end()) return std::nullopt;
    return static_cast<std::size_t>(found - names.begin());
}
/// The problem with a name that is not in `names`; `what` is the argument it was given for.
inline Problem unknown_name(const char* code, const char* what, const std::string& name,
                            std::span<const std::string_view> names) {
    std::string message = what;
    message.append(" is ").append(quoted(name)).append("; allowed: ");
    for (const std::string_view each : names) message.append(each).append(", ");
    message.replace(message.size() - 2, 2, ".");
    return {code, message};
}
inline emscripten::val no_such_name(const char* code, const char* what, const std::string& name,
                                    std::span<const std::string_view> names) {
    return refusal(unknown_name(code, what, name, names));
}

inline constexpr std::array<std::string_view, style_rows.size()> style_names = [] {
    std::array<std::string_view, style_rows.size()> names;
    std::transform(style_rows.begin(), style_rows.end(), names.begin(),
                   [](const StyleRow& row) { return row.name; });
    return names;
}();

/// Style and variant: JavaScript names both in one text, "brogue", or "brogue/rapid" in a short dungeon.
struct DungeonKind {
    Style style = Style::Brogue;
    DungeonVariant variant{};
};
inline Result<DungeonKind> dungeon_kind(const std::string& given) {
    const std::size_t slash = given.find('/');
    const std::string style_given = given.substr(0, slash);
    const std::optional<Style> style = style_named(style_given);
    if (!style) return unknown_name("bad-style", "style", style_given, style_names);
    if (slash == std::string::npos) return DungeonKind{.style = *style};
    const std::string variant_given = given.substr(slash + 1);
    const Result<DungeonVariant> variant = variant_of_text(variant_given);
    if (!variant.ok()) return variant.problem();
    return DungeonKind{.style = *style, .variant = variant.value()};
}
inline std::string style_name(Style style) {
    return std::string{style_rows[style].name};
}
/// By which JavaScript asks for it: the name, or of a row of one's own all of it.
inline std::string variant_name(const DungeonVariant& variant) {
    return variant_text(variant);
}

/// `width` and `height` in cells; `columns` and `rows` of the grid of rooms, used by style rogue alone;
/// measures as `parse_tuning` takes them.
inline Result<LevelRequest> request_of(std::uint64_t seed, const std::string& style_given, int depth,
                                       int width, int height, int columns, int rows,
                                       const std::string& tune) {
    const Result<DungeonKind> kind = dungeon_kind(style_given);
    if (!kind.ok()) return kind.problem();
    const Result<Tuning> tuning = parse_tuning(tune);
    if (!tuning.ok()) return tuning.problem();
    return LevelRequest{.seed = seed,
                        .style = kind.value().style,
                        .variant = kind.value().variant,
                        .depth = depth,
                        .size = Size{width, height},
                        .rogue = {.grid = Size{columns, rows}},
                        .tuning = tuning.value()};
}

}  // namespace cellophane
