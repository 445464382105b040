#include "exports/variant_json.h"

#include <algorithm>
#include <optional>
#include <span>
#include <utility>

#include "exports/json_reader.h"
#include "exports/json_text.h"
#include "kit/base/names.h"
#include "kit/base/parse.h"
#include "kit/base/quote.h"

namespace cellophane {

namespace {

constexpr std::string_view supplies_name = "supplies";

std::optional<Problem> wrong(std::string message) {
    return Problem{"bad-variant", std::move(message)};
}

std::string on_line(const JsonValue& value) {
    return "line " + std::to_string(value.line) + ": ";
}

/// "a text", "a list", or a number as it is written.
std::string shown(const JsonValue& value) {
    return value.kind == JsonKind::Number || value.kind == JsonKind::Truth ? value.text
                                                                           : std::string{name_of(value.kind)};
}

std::string range_of(const Range& range) {
    return std::to_string(range.least) + " to " + std::to_string(range.most);
}

/// Reads one figure into its field. `of` is what complaints begin with.
template <class Row, class Figure>
std::optional<Problem> read_figure(const JsonValue& value, const Figure& figure, const std::string& of,
                                   Row& row) {
    const std::optional<int> number =
        value.kind == JsonKind::Number ? whole_number<int>(value.text) : std::nullopt;
    if (!number || !figure.range.has(*number))
        return wrong(on_line(value) + of + std::string{figure.name} + " is " + shown(value) +
                     "; it takes whole numbers from " + range_of(figure.range) + ".");
    row.*figure.field = *number;
    return std::nullopt;
}

/// Reads an object's figures; `others` are names that it may have besides.
template <class Row, class Figure>
std::optional<Problem> read_figures(const JsonValue& object, std::span<const Figure> figures,
                                    const std::string& of, std::string_view other, Row& row) {
    for (const JsonValue& member : object.items) {
        if (member.name == other) continue;
        const auto figure = std::find_if(figures.begin(), figures.end(),
                                         [&](const Figure& one) { return one.name == member.name; });
        if (figure == figures.end())
            return wrong(on_line(member) + of + "there is no " + quoted(member.name) + "; there are " +
                         joined_names(figures) + (other.empty() ? "" : " and " + std::string{other}) + ".");
        if (const auto problem = read_figure(member, *figure, of, row)) return problem;
    }
    return std::nullopt;
}

const JsonValue* member_of(const JsonValue& object, std::string_view name) {
    for (const JsonValue& member : object.items)
        if (member.name == name) return &member;
    return nullptr;
}

/// What the figures are to each other.
std::optional<Problem> problem_of_lengths(const VariantRow& row) {
    if (row.amulet_depth > row.deepest_depth)
        return wrong("amuletDepth is " + std::to_string(row.amulet_depth) + ", deeper than deepestDepth, " +
                     std::to_string(row.deepest_depth) + "; the Amulet lies at most that deep.");
    if (row.deepest_depth * row.pace != long_deepest_depth)
        return wrong(
            "deepestDepth times pace is " + std::to_string(row.deepest_depth * row.pace) + "; it must be " +
            std::to_string(long_deepest_depth) +
            ", the depths of the long dungeon: 40 and 1, 20 and 2, 10 and 4, 8 and 5, 5 and 8, 4 and "
            "10 or 2 and 20.");
    const Range depths = amulet_depths(row.pace);
    if (!depths.has(row.amulet_depth))
        return wrong("amuletDepth is " + std::to_string(row.amulet_depth) + "; with a pace of " +
                     std::to_string(row.pace) + " it takes " +
                     (depths.least == depths.most
                          ? std::to_string(depths.least)
                          : std::to_string(depths.least) + " or " + std::to_string(depths.most)) +
                     ", where depth 26 of the long dungeon is.");
    return std::nullopt;
}

std::optional<Problem> problem_of_supply(const DepthSupply& supply, int depth, const VariantRow& row,
                                         const std::string& of) {
    if (supply.rewards_from > supply.rewards_to)
        return wrong(of + "rewardsFrom is " + std::to_string(supply.rewards_from) +
                     ", deeper than rewardsTo, " + std::to_string(supply.rewards_to) + ".");
    if (supply.lumenstones > 0 && depth <= row.amulet_depth)
        return wrong(of + "lumenstones is " + std::to_string(supply.lumenstones) +
                     "; there are some below the Amulet's depth alone, from depth " +
                     std::to_string(row.amulet_depth + 1) + " on.");
    return std::nullopt;
}

std::optional<Problem> read_supplies(const JsonValue& list, OwnVariant& own) {
    const int depths = own.figures.deepest_depth;
    if (list.kind != JsonKind::List)
        return wrong(on_line(list) + "supplies is " + shown(list) +
                     "; it takes a list of objects, one a depth.");
    if (list.items.size() != static_cast<std::size_t>(depths))
        return wrong(on_line(list) + "supplies has " + std::to_string(list.items.size()) +
                     (list.items.size() == 1 ? " depth" : " depths") + "; with this deepestDepth it takes " +
                     std::to_string(depths) + ".");
    for (const JsonValue& item : list.items) {
        const int depth = static_cast<int>(own.supplies.size()) + 1;
        const std::string of = "supplies of depth " + std::to_string(depth) + ": ";
        if (item.kind != JsonKind::Object)
            return wrong(on_line(item) + of + "this is " + shown(item) +
                         "; it takes an object, empty where nothing lies.");
        DepthSupply supply;
        if (const auto problem =
                read_figures<DepthSupply, SupplyFigure>(item, supply_figures, of, {}, supply))
            return problem;
        if (const auto problem = problem_of_supply(supply, depth, own.figures, on_line(item) + of))
            return problem;
        own.supplies.push_back(supply);
    }
    return std::nullopt;
}

std::optional<Problem> read_row(const JsonValue& object, OwnVariant& own) {
    if (object.kind != JsonKind::Object) return wrong("a variant is an object, not " + shown(object) + ".");
    if (const auto problem =
            read_figures<VariantRow, VariantFigure>(object, variant_figures, {}, supplies_name, own.figures))
        return problem;
    for (const VariantFigure& figure : variant_figures)
        if (figure.is_needed && member_of(object, figure.name) == nullptr)
            return wrong(std::string{figure.name} + " is missing; it takes whole numbers from " +
                         range_of(figure.range) + ".");
    if (const auto problem = problem_of_lengths(own.figures)) return problem;
    if (const JsonValue* supplies = member_of(object, supplies_name)) return read_supplies(*supplies, own);
    if (own.figures.pace > 1)
        return wrong("supplies is missing; where pace is more than 1 it says what lies on each of the " +
                     std::to_string(own.figures.deepest_depth) + " depths.");
    return std::nullopt;
}

template <class Row, class Figure>
void write_figures(JsonObject& object, const Row& row, std::span<const Figure> figures) {
    for (const Figure& figure : figures)
        if (row.*figure.field != Row{}.*figure.field) object.number(figure.name, row.*figure.field);
}

}  // namespace

Result<DungeonVariant> variant_of_json(std::string_view json) {
    if (json.size() > largest_variant_json)
        return Problem{"bad-variant", "a variant has at most " + std::to_string(largest_variant_json) +
                                          " bytes, and this has " + std::to_string(json.size()) + "."};
    const Result<JsonValue> value = read_json(json);
    if (!value.ok()) return value.problem();
    OwnVariant own;
    if (const auto problem = read_row(value.value(), own)) return *problem;
    return DungeonVariant{own};
}

std::string variant_json(const VariantRow& variant) {
    JsonObject object;
    for (const VariantFigure& figure : variant_figures)
        if (figure.is_needed || variant.*figure.field != VariantRow{}.*figure.field)
            object.number(figure.name, variant.*figure.field);
    if (!variant.supplies.empty())
        object.raw(supplies_name, json_list(variant.supplies, [](const DepthSupply& supply) {
                       JsonObject depth;
                       write_figures<DepthSupply, SupplyFigure>(depth, supply, supply_figures);
                       return depth.done();
                   }));
    return object.done();
}

}  // namespace cellophane
