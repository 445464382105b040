#include <emscripten/bind.h>
#include <emscripten/val.h>

#include <cstdint>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "bots/possible.h"
#include "content/styles.h"
#include "dungeon/bare_descent.h"
#include "dungeon/descent.h"
#include "exports/catalog_run.h"
#include "session/session.h"
#include "values.h"

// The seam for games, catalogues and benchmarks; level_bindings.cpp has levels.
namespace {

using namespace cellophane;
using emscripten::val;

Descent* new_descent(std::uint64_t seed, const std::string& style) {
    return new Descent{{.seed = seed, .style = style_of(style)}};
}
bool dig_next(Descent& descent) {
    return descent.next().ok();
}

BareDescent* new_bare_descent(std::uint64_t seed, const std::string& style) {
    return new BareDescent{{.seed = seed, .style = style_of(style)}};
}
bool dig_next_bare(BareDescent& descent) {
    return descent.next().ok();
}

/// A walk through many dungeons; an empty condition asks for all of them.
val new_catalog(std::uint64_t first_seed, std::uint64_t last_seed, const std::string& style, int shallowest,
                int deepest, const std::string& where) {
    CatalogRequest request{.first_seed = first_seed,
                           .last_seed = last_seed,
                           .style = style_of(style),
                           .depths = {shallowest, deepest}};
    if (!where.empty()) {
        Result<Condition> condition = Condition::parse(where, request.depths);
        if (!condition.ok()) return refusal(condition.problem());
        request.where = std::move(condition.value());
    }
    return val(CatalogRun{std::move(request)});
}

/// One more level is dug: {text}, a line of JSON for every level that can be told of now, or {code, message}.
val catalog_next(CatalogRun& run) {
    const Result<std::vector<LevelCatalog>> levels = run.next();
    if (!levels.ok()) return refusal(levels.problem());
    std::string text;
    for (const LevelCatalog& level : levels.value()) text += json_line(level);
    val object = val::object();
    object.set("text", text);
    return object;
}

Session* new_session(std::uint64_t seed, const std::string& style, int depth, bool map_only) {
    return new Session{{.seed = seed, .style = style_of(style), .depth = depth, .map_only = map_only}};
}

void press(Session& session, const std::string& name, bool shift, bool control) {
    session.press({.name = name, .shift = shift, .control = control});
}

void point(Session& session, const std::string& act, int column, int row, bool shift, bool control) {
    const PointerAct done = act == "press"   ? PointerAct::Press
                            : act == "hover" ? PointerAct::Hover
                                             : PointerAct::Leave;
    session.point({.act = done, .column = column, .row = row, .shift = shift, .control = control});
}

Command command(const std::string& type, int first, int second) {
    if (type == "move") return Move{static_cast<Direction>(first)};
    if (type == "run") return Run{static_cast<Direction>(first)};
    if (type == "search") return Search{};
    if (type == "search5") return LongSearch{};
    if (type == "travel") return TravelTo{Pos{first, second}};
    if (type == "stairs") return TravelToStairs{first == 0 ? Stair::Up : Stair::Down};
    if (type == "explore") return Explore{};
    if (type == "continue") return Continue{};
    if (type == "stop") return Stop{};
    if (type == "answer") return Answer{first != 0};
    return Rest{};
}

std::string question_name(Question question) {
    switch (question) {
        case Question::None:
            return "";
        case Question::LeapIntoChasm:
            return "leap-into-chasm";
        case Question::WalkIntoFire:
            return "walk-into-fire";
        case Question::WalkIntoGas:
            return "walk-into-gas";
        case Question::StepOnTrap:
            return "step-on-trap";
        case Question::WalkByLava:
            return "walk-by-lava";
    }
    return "";
}

val act(Session& session, const std::string& type, int first, int second) {
    const Report report = session.act(command(type, first, second));
    val object = val::object();
    object.set("turns", report.turns);
    object.set("goingOn", report.going_on);
    object.set("question", question_name(report.question));
    object.set("over", report.over);
    return object;
}

/// The name of an action and its two numbers, as `command` takes them.
val action(const Command& asked) {
    const auto shaped = [](const char* type, int first = 0, int second = 0) {
        val shape = val::array();
        shape.set(0, std::string{type});
        shape.set(1, first);
        shape.set(2, second);
        return shape;
    };
    if (const auto* move = std::get_if<Move>(&asked)) return shaped("move", static_cast<int>(move->toward));
    if (const auto* run = std::get_if<Run>(&asked)) return shaped("run", static_cast<int>(run->toward));
    if (const auto* travel = std::get_if<TravelTo>(&asked))
        return shaped("travel", travel->target.x, travel->target.y);
    if (const auto* stairs = std::get_if<TravelToStairs>(&asked))
        return shaped("stairs", stairs->which == Stair::Up ? 0 : 1);
    if (const auto* answer = std::get_if<Answer>(&asked)) return shaped("answer", answer->yes ? 1 : 0);
    if (std::holds_alternative<Search>(asked)) return shaped("search");
    if (std::holds_alternative<LongSearch>(asked)) return shaped("search5");
    if (std::holds_alternative<Explore>(asked)) return shaped("explore");
    if (std::holds_alternative<Continue>(asked)) return shaped("continue");
    if (std::holds_alternative<Stop>(asked)) return shaped("stop");
    return shaped("rest");
}

std::string seed_of_session(const Session& session) {
    return std::to_string(session.seed());
}
std::string style_of_session(const Session& session) {
    return std::string{style_rows[session.style()].name};
}

val possible_actions(const Session& session) {
    val actions = val::array();
    for (const Command& each : possible_commands(session.observe(), session.standing()))
        actions.call<void>("push", action(each));
    return actions;
}

val draw(Session& session) {
    return bytes(session.draw());
}
val repaint(Session& session) {
    return bytes(session.repaint());
}
std::string state_hash(const Session& session) {
    return hex(session.state_hash());
}
int message_count(const Session& session) {
    return static_cast<int>(session.messages().size());
}
val messages(const Session& session, int from) {
    return strings(session.messages(), static_cast<std::size_t>(from));
}

}  // namespace

EMSCRIPTEN_BINDINGS(cellophane) {
    // Level after level, without digging those above anew: what bench.mjs measures.
    emscripten::function("newDescent", &new_descent, emscripten::allow_raw_pointers());
    emscripten::function("seedOf", &seed_of_session);
    emscripten::function("styleOf", &style_of_session);
    emscripten::class_<Descent>("Descent").function("digNext", &dig_next);
    emscripten::function("newBareDescent", &new_bare_descent, emscripten::allow_raw_pointers());
    emscripten::class_<BareDescent>("BareDescent").function("digNext", &dig_next_bare);
    emscripten::function("newCatalog", &new_catalog);
    emscripten::class_<CatalogRun>("CatalogRun")
        .function("done", &CatalogRun::done)
        .function("next", &catalog_next);
    emscripten::function("newSession", &new_session, emscripten::allow_raw_pointers());
    emscripten::class_<Session>("Session")
        .function("press", &press)
        .function("point", &point)
        .function("elapse", &Session::elapse)
        .function("wantsTime", &Session::wants_time)
        .function("hasGame", &Session::has_game)
        .function("returnTo", &Session::return_to)
        .function("setMotion", &Session::set_motion)
        .function("animate", &Session::animate)
        .function("wantsMotion", &Session::wants_motion)
        .function("act", &act)
        .function("possibleActions", &possible_actions)
        .function("draw", &draw)
        .function("repaint", &repaint)
        .function("text", &Session::text)
        .function("depth", &Session::depth)
        .function("turns", &Session::turns)
        .function("messageCount", &message_count)
        .function("messages", &messages)
        .function("stateHash", &state_hash);
}
