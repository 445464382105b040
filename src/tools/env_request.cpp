#include "tools/env_request.h"

#include <algorithm>
#include <iterator>
#include <limits>
#include <span>

#include "agent/action_table.h"
#include "agent/observation_table.h"
#include "content/variant_text.h"
#include "exports/json_reader.h"
#include "tools/option_values.h"
#include "tools/options.h"

namespace cellophane {

namespace {

constexpr std::size_t longest_id = 100;
constexpr std::size_t most_actions = 10'000;

using Trouble = std::optional<Problem>;

Problem bad_field(std::string_view name, std::string_view wanted, const JsonValue& given) {
    return {"bad-field", std::string{name} + " must be " + std::string{wanted} + ", not " +
                             std::string{name_of(given.kind)} + "."};
}

/// A number, or a text of digits: JavaScript cannot write all seeds as numbers.
template <class Value, class Read>
Trouble put_number(Value& field, std::string_view name, const JsonValue& given, Read read) {
    if (given.kind != JsonKind::Number && given.kind != JsonKind::Text)
        return bad_field(name, "a number", given);
    auto value = read(name, given.text);
    if (!value.ok()) return Problem{"bad-" + std::string{name}, value.problem().message};
    field = value.value();
    return std::nullopt;
}

template <class Value, class Read>
Trouble put_name(Value& field, std::string_view name, const JsonValue& given, Read read) {
    if (given.kind != JsonKind::Text) return bad_field(name, "a text", given);
    auto value = read(name, given.text);
    if (!value.ok()) return Problem{"bad-" + std::string{name}, value.problem().message};
    field = value.value();
    return std::nullopt;
}

Trouble put_truth(bool& field, std::string_view name, const JsonValue& given) {
    if (given.kind != JsonKind::Truth) return bad_field(name, "true or false", given);
    field = given.text == "true";
    return std::nullopt;
}

Trouble add_action(EnvRequest& request, const JsonValue& given) {
    int action = 0;
    const auto read = [](std::string_view name, std::string_view text) {
        return whole_number(name, text, 0, action_count - 1);
    };
    if (Trouble trouble = put_number(action, "action", given, read)) return trouble;
    request.actions.push_back(action);
    return std::nullopt;
}

Trouble set_actions(EnvRequest& request, const JsonValue& given) {
    if (given.kind != JsonKind::List) return bad_field("actions", "a list of numbers", given);
    if (given.items.empty() || given.items.size() > most_actions)
        return Problem{"bad-field", "actions must have 1 to " + std::to_string(most_actions) +
                                        " numbers, not " + std::to_string(given.items.size()) + "."};
    request.is_list = true;
    for (const JsonValue& item : given.items)
        if (Trouble trouble = add_action(request, item)) return trouble;
    return std::nullopt;
}

Trouble set_fields(EnvRequest& request, const JsonValue& given) {
    if (given.kind != JsonKind::List) return bad_field("fields", "a list of names", given);
    for (const JsonValue& item : given.items) {
        if (item.kind != JsonKind::Text) return bad_field("fields", "a list of names", item);
        const auto row = std::find_if(field_rows.begin(), field_rows.end(),
                                      [&](const FieldRow& field) { return field.name == item.text; });
        if (row == field_rows.end())
            return Problem{"bad-field", "There is no field " + shown(item.text) +
                                            " in an observation; docs/observation.md lists them."};
        request.wanted.fields.push_back(row->kind);
    }
    return std::nullopt;
}

/// A field of a request: what it sets.
struct RequestField {
    std::string_view name;
    Trouble (*set)(EnvRequest&, const JsonValue&);
};

constexpr RequestField request_fields[] = {
    {"game",
     [](EnvRequest& request, const JsonValue& given) {
         return put_number(request.game, "game", given, [](std::string_view name, std::string_view text) {
             return whole_number(name, text, 1, std::numeric_limits<int>::max());
         });
     }},
    {"seed",
     [](EnvRequest& request, const JsonValue& given) {
         return put_number(request.options.seed, "seed", given, &seed_number);
     }},
    {"style",
     [](EnvRequest& request, const JsonValue& given) {
         return put_name(request.options.style, "style", given, &style_choice);
     }},
    {"variant",
     [](EnvRequest& request, const JsonValue& given) {
         return put_name(request.options.variant, "variant", given,
                         [](std::string_view, std::string_view text) { return variant_of_text(text); });
     }},
    {"depth",
     [](EnvRequest& request, const JsonValue& given) {
         return put_number(request.options.depth, "depth", given,
                           [](std::string_view name, std::string_view text) {
                               return whole_number(name, text, shallowest_depth, most_depths);
                           });
     }},
    {"harmless",
     [](EnvRequest& request, const JsonValue& given) {
         return put_truth(request.options.harmless, "harmless", given);
     }},
    {"action", &add_action},
    {"actions", &set_actions},
    {"legal", [](EnvRequest& request,
                 const JsonValue& given) { return put_truth(request.wanted.legal, "legal", given); }},
    {"map",
     [](EnvRequest& request, const JsonValue& given) { return put_truth(request.wanted.map, "map", given); }},
    {"hash", [](EnvRequest& request,
                const JsonValue& given) { return put_truth(request.wanted.hash, "hash", given); }},
    {"observation",
     [](EnvRequest& request, const JsonValue& given) {
         return put_truth(request.wanted.observation, "observation", given);
     }},
    {"fields", &set_fields},
};

constexpr std::string_view of_new[] = {"seed",  "style", "variant", "depth",       "harmless",
                                       "legal", "map",   "hash",    "observation", "fields"};
constexpr std::string_view of_reset[] = {"game", "seed", "legal", "map", "hash", "observation", "fields"};
constexpr std::string_view of_step[] = {"game", "action", "actions",     "legal",
                                        "map",  "hash",   "observation", "fields"};
constexpr std::string_view of_look[] = {"game", "legal", "map", "hash", "observation", "fields"};
constexpr std::string_view of_game[] = {"game"};

/// A command: the fields that it takes besides `do` and `id`, and those that it cannot do without.
struct CommandFields {
    EnvCommand kind;
    std::string_view name;
    std::span<const std::string_view> takes{};
    std::string_view needs[2] = {};
};

constexpr CommandFields env_commands[] = {
    {EnvCommand::Hello, "hello"},
    {EnvCommand::Layout, "layout"},
    {EnvCommand::New, "new", of_new, {"seed"}},
    {EnvCommand::Reset, "reset", of_reset, {"game", "seed"}},
    {EnvCommand::Step, "step", of_step, {"game"}},
    {EnvCommand::Look, "look", of_look, {"game"}},
    {EnvCommand::Recording, "recording", of_game, {"game"}},
    {EnvCommand::Close, "close", of_game, {"game"}},
};

std::string command_names() {
    std::vector<std::string_view> names;
    for (const CommandFields& command : env_commands) names.push_back(command.name);
    return joined(names);
}

const JsonValue* member(const JsonValue& object, std::string_view name) {
    for (const JsonValue& item : object.items)
        if (item.name == name) return &item;
    return nullptr;
}

Trouble read_id(const JsonValue& object, std::string& id) {
    const JsonValue* given = member(object, "id");
    if (given == nullptr) return std::nullopt;
    if (given->kind != JsonKind::Number && given->kind != JsonKind::Text)
        return bad_field("id", "a number or a text", *given);
    // It goes back as it came, so it must be whole whatever it is.
    const bool is_plain = std::all_of(given->text.begin(), given->text.end(),
                                      [](char sign) { return sign >= ' ' && sign <= '~' && sign != '\\'; });
    if (given->text.size() > longest_id || !is_plain)
        return Problem{"bad-field", "id may have " + std::to_string(longest_id) +
                                        " characters of ASCII at most, and no backslash."};
    id = given->kind == JsonKind::Number ? given->text : '"' + given->text + '"';
    return std::nullopt;
}

}  // namespace

Result<EnvRequest> read_env_request(std::string_view line, std::string& id) {
    const Result<JsonValue> read = read_json(line);
    if (!read.ok()) return Problem{"bad-json", read.problem().message};
    const JsonValue& object = read.value();
    if (object.kind != JsonKind::Object)
        return Problem{"bad-json", "A request is an object, not " + std::string{name_of(object.kind)} + "."};
    if (const Trouble trouble = read_id(object, id)) return *trouble;
    const JsonValue* what = member(object, "do");
    if (what == nullptr || what->kind != JsonKind::Text)
        return Problem{"bad-command", "A request says what to do in a text \"do\": " + command_names() + "."};
    const auto command = std::find_if(std::begin(env_commands), std::end(env_commands),
                                      [&](const CommandFields& row) { return row.name == what->text; });
    if (command == std::end(env_commands))
        return Problem{"bad-command",
                       "There is no command " + shown(what->text) + "; there are " + command_names() + "."};
    EnvRequest request{.command = command->kind, .id = id};
    for (const JsonValue& given : object.items) {
        if (given.name == "do" || given.name == "id") continue;
        if (std::find(command->takes.begin(), command->takes.end(), given.name) == command->takes.end())
            return Problem{"bad-field", std::string{command->name} + " takes no field " + shown(given.name) +
                                            "; it takes id" + (command->takes.empty() ? "" : ", ") +
                                            joined(command->takes) + "."};
        for (const RequestField& field : request_fields)
            if (field.name == given.name)
                if (const Trouble trouble = field.set(request, given)) return *trouble;
    }
    for (const std::string_view needed : command->needs)
        if (!needed.empty() && member(object, needed) == nullptr)
            return Problem{"bad-field",
                           std::string{command->name} + " needs the field " + std::string{needed} + "."};
    const bool has_one = member(object, "action") != nullptr;
    if (command->kind == EnvCommand::Step && has_one == request.is_list)
        return Problem{"bad-field", "step needs the field action or the field actions, one of them."};
    return request;
}

}  // namespace cellophane
