#include "tools/env_lines.h"

#include <array>
#include <cstdint>
#include <cstring>
#include <memory>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "agent/action_numbers.h"
#include "agent/game_for_programs.h"
#include "agent/observation_block.h"
#include "agent/observation_schema.h"
#include "content/dungeon_version.h"
#include "exports/base64.h"
#include "exports/exports.h"
#include "exports/json_text.h"
#include "kit/base/hex.h"
#include "kit/base/json_string.h"
#include "kit/base/parse.h"
#include "record/rules_version.h"

namespace cellophane {

namespace {

/// The version of the protocol: it rises if an answer or a request changes its meaning.
constexpr int env_protocol = 1;

using Observed = std::array<std::uint8_t, observation_bytes>;

std::string_view text_of(std::span<const std::uint8_t> bytes) {
    return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
}

template <Element element>
std::int64_t element_at(const Observed& seen, std::size_t offset) {
    ElementType<element> value;
    std::memcpy(&value, seen.data() + offset, sizeof value);
    return value;
}

std::int64_t element_of(const Observed& seen, const FieldRow& row, int index) {
    const std::size_t offset = offset_of(row.kind) + static_cast<std::size_t>(index * bytes_of(row.element));
    switch (row.element) {
        case Element::U8:
            return element_at<Element::U8>(seen, offset);
        case Element::I16:
            return element_at<Element::I16>(seen, offset);
        case Element::I32:
            return element_at<Element::I32>(seen, offset);
        case Element::U32:
            break;
    }
    return element_at<Element::U32>(seen, offset);
}

/// A field as JSON: a text, a number, or all its numbers row by row.
std::string field_json(const Observed& seen, const FieldRow& row) {
    if (row.coding == Coding::Text) {
        const std::string_view text =
            text_of(std::span{seen}.subspan(offset_of(row.kind), static_cast<std::size_t>(row.count())));
        return json_string(text.substr(0, text.find('\0')));
    }
    if (row.count() == 1) return std::to_string(element_of(seen, row, 0));
    std::string numbers;
    for (int i = 0; i < row.count(); ++i)
        numbers.append(i == 0 ? "[" : ",").append(std::to_string(element_of(seen, row, i)));
    return numbers + ']';
}

std::string legal_json(const Session& session) {
    std::array<std::uint8_t, mask_bytes> mask;
    legal_mask(session, mask);
    std::string numbers;
    for (int action = 0; action < masked_actions; ++action)
        if (has_action(mask, action))
            numbers.append(numbers.empty() ? "" : ",").append(std::to_string(action));
    return '[' + numbers + ']';
}

std::string map_json(const Session& session) {
    std::vector<std::string_view> rows;
    const std::string text = to_text(session.perceived());
    for (std::string_view rest = text; !rest.empty();) rows.push_back(take_line(rest));
    return json_list(rows, [](std::string_view row) { return json_string(row); });
}

/// Where a game stands, and what else of it is wanted.
void show(JsonObject& answer, const Session& session, const EnvWanted& wanted) {
    const Report report = session.report();
    answer.number("turn", session.turns())
        .number("depth", session.depth())
        .truth("goingOn", report.going_on)
        .truth("asked", report.question != Question::None)
        .truth("over", report.over);
    if (wanted.legal) answer.raw("legal", legal_json(session));
    if (wanted.hash) answer.text("hash", hex_digits(session.state_hash(), 16));
    if (wanted.observation || !wanted.fields.empty()) {
        const auto seen = std::make_unique<Observed>();
        observe_into(session, *seen);
        if (!wanted.fields.empty()) {
            JsonObject fields;
            for (const Field field : wanted.fields)
                fields.raw(field_rows[field].name, field_json(*seen, field_rows[field]));
            answer.raw("fields", fields.done());
        }
        if (wanted.observation) answer.text("observation", base64(text_of(*seen)));
    }
    if (wanted.map) answer.raw("map", map_json(session));
}

/// Tells where a recording was written, or why it was not.
void tell_of(JsonObject& answer, const Result<std::string>& kept) {
    if (!kept.ok())
        answer.text("notRecorded", kept.problem().message);
    else if (!kept.value().empty())
        answer.text("recorded", kept.value());
}

std::string hello_json() {
    return JsonObject{}
        .text("cellophane", CELLOPHANE_VERSION)
        .number("protocol", env_protocol)
        .number("dungeonVersion", dungeon_version)
        .number("rulesVersion", rules_version)
        .number("observationVersion", observation_version)
        .number("observationBytes", static_cast<int>(observation_bytes))
        .number("actions", action_count)
        .number("maskedActions", masked_actions)
        .done();
}

/// The layout of docs/observation.json in one line.
std::string layout_json() {
    std::string layout = observation_schema();
    std::erase(layout, '\n');
    return JsonObject{}.raw("layout", layout).done();
}

}  // namespace

std::string env_error(const Problem& problem, std::string_view id) {
    JsonObject answer;
    if (!id.empty()) answer.raw("id", id);
    return answer
        .raw("error", JsonObject{}.text("code", problem.code).text("message", problem.message).done())
        .done();
}

std::string EnvLines::answer(std::string_view line) {
    std::string id;
    const Result<EnvRequest> request = read_env_request(line, id);
    if (!request.ok()) return env_error(request.problem(), id);
    const Result<std::string> answer = carry_out(request.value());
    if (!answer.ok()) return env_error(answer.problem(), id);
    return id.empty() ? answer.value() : "{\"id\":" + id + "," + answer.value().substr(1);
}

Result<std::string> EnvLines::carry_out(const EnvRequest& request) {
    if (request.command == EnvCommand::Hello) return hello_json();
    if (request.command == EnvCommand::Layout) return layout_json();
    int number = request.game;
    if (request.command == EnvCommand::New) {
        const Result<int> begun = games_.begin(request.options);
        if (!begun.ok()) return begun.problem();
        number = begun.value();
    }
    EnvGame* const game = games_.find(number);
    if (game == nullptr)
        return Problem{"bad-game", "There is no game " + std::to_string(number) +
                                       ": new begins one, and says its number."};
    JsonObject answer;
    answer.number("game", number);
    switch (request.command) {
        case EnvCommand::Step:
            return step(request, *game);
        case EnvCommand::Close:
            return close(request, *game);
        case EnvCommand::Recording:
            return answer.text("recording", base64(text_of(game->session.recording()))).done();
        case EnvCommand::Reset: {
            const Result<std::string> kept = game->keep(recordings_);
            // What could not be written is not thrown away.
            if (!kept.ok()) return kept.problem();
            game->begin_another(request.options.seed);
            answer.text("seed", std::to_string(game->session.seed()));
            tell_of(answer, kept);
            break;
        }
        case EnvCommand::New:
            answer.text("seed", std::to_string(game->session.seed()));
            break;
        default:
            break;
    }
    show(answer, game->session, request.wanted);
    return answer.done();
}

Result<std::string> EnvLines::step(const EnvRequest& request, EnvGame& game) {
    const auto [done, turns] = game.act_all(request.actions);
    JsonObject answer;
    answer.number("game", request.game);
    if (request.is_list)
        answer.number("done", static_cast<int>(done));
    else
        answer.truth("changed", done > 0);
    answer.number("turns", turns);
    show(answer, game.session, request.wanted);
    if (game.session.report().over && recordings_.are_wanted()) tell_of(answer, game.keep(recordings_));
    return answer.done();
}

Result<std::string> EnvLines::close(const EnvRequest& request, EnvGame& game) {
    const Result<std::string> kept = game.keep(recordings_);
    if (!kept.ok()) return kept.problem();
    JsonObject answer;
    answer.number("game", request.game).truth("closed", true);
    tell_of(answer, kept);
    games_.close(request.game);
    return answer.done();
}

}  // namespace cellophane
