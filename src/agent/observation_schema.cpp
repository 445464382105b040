#include "agent/observation_schema.h"

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "agent/action_table.h"
#include "agent/legal_mask.h"
#include "agent/observation_table.h"
#include "agent/vocabularies.h"
#include "content/items.h"
#include "kit/base/json_string.h"

namespace cellophane {

namespace {

std::string_view type_name(Element element) {
    switch (element) {
        case Element::U8:
            return "uint8";
        case Element::I16:
            return "int16";
        case Element::I32:
            return "int32";
        case Element::U32:
            break;
    }
    return "uint32";
}

std::string_view coding_name(Coding coding) {
    switch (coding) {
        case Coding::Number:
            return "number";
        case Coding::Name:
            return "name";
        case Coding::NameOrNone:
            return "name or none";
        case Coding::Bits:
            return "bits";
        case Coding::Columns:
            return "columns";
        case Coding::YesOrNo:
            return "yes or no";
        case Coding::Letter:
            return "letter";
        case Coding::Row:
            return "row";
        case Coding::Text:
            break;
    }
    return "text";
}

std::string number(std::int64_t value) {
    return std::to_string(value);
}

/// One, or how many rows and columns.
std::string shape_of(const FieldRow& row, const std::string& between) {
    if (row.count() == 1) return {};
    if (row.columns == 1) return number(row.rows);
    if (row.rows == 1) return number(row.columns);
    return number(row.rows) + between + number(row.columns);
}

std::string field_json(const FieldRow& row) {
    std::string json = R"({"name": )" + json_string(row.name) + R"(, "type": )" +
                       json_string(type_name(row.element)) + R"(, "offset": )" +
                       number(static_cast<std::int64_t>(offset_of(row.kind))) + R"(, "shape": [)" +
                       shape_of(row, ", ") + R"(], "coding": )" + json_string(coding_name(row.coding));
    if (row.names != Vocabulary::None) json += R"(, "names": )" + json_string(name_of(row.names));
    if (!row.unit.empty()) json += R"(, "unit": )" + json_string(row.unit);
    return json + R"(, "least": )" + number(row.least) + R"(, "most": )" + number(row.most) +
           R"(, "meaning": )" + json_string(row.meaning) + "}";
}

std::string group_json(const ActionGroupRow& group) {
    return R"({"name": )" + json_string(group.name) + R"(, "first": )" + number(group.first) +
           R"(, "count": )" + number(group.count) + R"(, "meaning": )" + json_string(group.meaning) + "}";
}

std::string vocabulary_json(Vocabulary vocabulary) {
    std::string names;
    for (const std::string_view name : names_in(vocabulary))
        names += (names.empty() ? "" : ", ") + json_string(name);
    return json_string(name_of(vocabulary)) + ": [" + names + "]";
}

/// Where the kinds of a category begin in the vocabulary of kinds, and how many they are.
std::string kinds_json(const CategoryRow& category) {
    const std::span<const ItemRow> kinds = kinds_of(category.kind);
    return R"({"name": )" + json_string(category.name) + R"(, "first": )" +
           number(static_cast<std::int64_t>(kinds.front().kind)) + R"(, "count": )" +
           number(static_cast<std::int64_t>(kinds.size())) + "}";
}

/// Longer vocabularies are left to docs/observation.json.
constexpr std::size_t most_names_in_a_row = 32;

std::string names_row(Vocabulary vocabulary) {
    const std::vector<std::string_view> names = names_in(vocabulary);
    std::string text;
    if (names.size() > most_names_in_a_row) {
        text = std::to_string(names.size()) + " names, in observation.json";
    } else {
        for (const std::string_view name : names)
            text += (text.empty() ? "" : ", ") + (name.empty() ? "(none)" : std::string{name});
    }
    return "| `" + std::string{name_of(vocabulary)} + "` | " + text + " |\n";
}

/// As in the table of a vocabulary: counted from 0.
std::string kinds_row(const CategoryRow& category) {
    const std::span<const ItemRow> kinds = kinds_of(category.kind);
    const auto first = static_cast<std::int64_t>(kinds.front().kind);
    const std::int64_t last = first + static_cast<std::int64_t>(kinds.size()) - 1;
    std::string names;
    for (const ItemRow& kind : kinds) names += (names.empty() ? "" : ", ") + std::string{kind.name};
    return "| " + std::string{category.name} + " | " + number(first) +
           (last > first ? " to " + number(last) : "") + " | " + names + " |\n";
}

std::string lines(const std::vector<std::string>& entries) {
    std::string joined;
    for (const std::string& entry : entries) joined += (joined.empty() ? "\n    " : ",\n    ") + entry;
    return joined + "\n  ";
}

std::string values_of(const FieldRow& row) {
    switch (row.coding) {
        case Coding::YesOrNo:
            return "0, 1";
        case Coding::Letter:
            return "letter";
        case Coding::Row:
            return "row";
        case Coding::Text:
            return "text";
        case Coding::Name:
        case Coding::NameOrNone:
        case Coding::Bits:
        case Coding::Columns:
            return std::string{coding_name(row.coding)} + ": " + std::string{name_of(row.names)};
        case Coding::Number:
            break;
    }
    return row.unit.empty() ? "count" : std::string{row.unit};
}

}  // namespace

std::string observation_schema() {
    std::vector<std::string> all_fields;
    for (const FieldRow& row : field_rows) all_fields.push_back(field_json(row));
    std::vector<std::string> vocabularies;
    for (int i = 1; i < static_cast<int>(Vocabulary::count); ++i)
        vocabularies.push_back(vocabulary_json(static_cast<Vocabulary>(i)));
    std::vector<std::string> kinds;
    for (const CategoryRow& category : category_rows) kinds.push_back(kinds_json(category));
    std::vector<std::string> groups;
    for (const ActionGroupRow& group : action_groups) groups.push_back(group_json(group));
    return "{\n  \"format\": \"cellophane-observation\",\n  \"version\": " + number(observation_version) +
           ",\n  \"bytes\": " + number(static_cast<std::int64_t>(observation_bytes)) + ",\n  \"fields\": [" +
           lines(all_fields) + "],\n  \"vocabularies\": {" + lines(vocabularies) +
           "},\n  \"kindsOfCategories\": [" + lines(kinds) +
           "],\n  \"actions\": {\n  \"count\": " + number(action_count) +
           ",\n  \"masked\": " + number(masked_actions) +
           ",\n  \"maskBytes\": " + number(static_cast<std::int64_t>(mask_bytes)) + ",\n  \"groups\": [" +
           lines(groups) + "]\n  }\n}\n";
}

std::string observation_tables() {
    std::string text = "| field | type | shape | values | |\n| --- | --- | --- | --- | --- |\n";
    for (const FieldRow& row : field_rows)
        text += "| `" + std::string{row.name} + "` | " + std::string{type_name(row.element)} + " | " +
                shape_of(row, " × ") + " | " + values_of(row) + " | " + std::string{row.meaning} + " |\n";
    text += "\n| actions | numbers | |\n| --- | --- | --- |\n";
    for (const ActionGroupRow& group : action_groups)
        text += "| `" + std::string{group.name} + "` | " + number(group.first) +
                (group.count > 1 ? " to " + number(group.first + group.count - 1) : "") + " | " +
                std::string{group.meaning} + " |\n";
    text += "\n| vocabulary | names, from 0 (from 1 in fields of `name or none`) |\n| --- | --- |\n";
    for (int i = 1; i < static_cast<int>(Vocabulary::count); ++i)
        text += names_row(static_cast<Vocabulary>(i));
    text +=
        "\n| category | its kinds in `itemKinds`, from 0 | their names, in that order |\n| --- | --- | --- "
        "|\n";
    for (const CategoryRow& category : category_rows) text += kinds_row(category);
    return text;
}

}  // namespace cellophane
