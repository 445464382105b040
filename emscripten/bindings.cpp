#include <emscripten/bind.h>
#include <emscripten/val.h>

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "content/styles.h"
#include "dungeon/bare_descent.h"
#include "dungeon/descent.h"
#include "dungeon/generate.h"
#include "dungeon/seed.h"
#include "exports/catalog_run.h"
#include "exports/exports.h"
#include "play/play.h"
#include "session/session.h"

// The thin seam to JavaScript: values in, plain objects and copies out. Arguments arrive checked by
// cellophane.mjs, which also turns {code, message} into Error objects.
namespace {

using namespace cellophane;
using emscripten::val;

/// A copy that JavaScript owns: a view would dangle as soon as the memory grows.
val bytes(const std::string& text) {
    const auto* data = reinterpret_cast<const std::uint8_t*>(text.data());
    return val::global("Uint8Array").new_(emscripten::typed_memory_view(text.size(), data));
}

template <class Range>
val strings(const Range& texts, std::size_t from = 0) {
    val array = val::array();
    for (std::size_t i = from; i < texts.size(); ++i) array.call<void>("push", std::string{texts[i]});
    return array;
}

std::string hex(std::uint64_t number) {
    std::string digits(16, '0');
    for (auto digit = digits.rbegin(); digit != digits.rend(); ++digit, number >>= 4)
        *digit = "0123456789abcdef"[number & 15];
    return digits;
}

val refusal(const Problem& problem) {
    val object = val::object();
    object.set("code", problem.code);
    object.set("message", problem.message);
    return object;
}

val seed_answer(const Result<std::uint64_t>& seed) {
    if (!seed.ok()) return refusal(seed.problem());
    val object = val::object();
    object.set("seed", std::to_string(seed.value()));
    return object;
}

val read_seed(const std::string& text) {
    return seed_answer(parse_seed(text));
}
val read_seed_or_word(const std::string& text) {
    return seed_answer(parse_seed_or_word(text));
}
std::string seed_of_day(const std::string& date) {
    return std::to_string(daily_seed(date));
}

val about() {
    val styles = val::array();
    for (const StyleRow& row : style_rows) styles.call<void>("push", std::string{row.name});
    val object = val::object();
    object.set("version", std::string{CELLOPHANE_VERSION});
    object.set("dungeonVersion", dungeon_version);
    object.set("styles", styles);
    return object;
}

Style style_of(const std::string& name) {
    return style_named(name).value_or(Style::Brogue);
}

val pair(Pos at) {
    val both = val::array();
    both.set(0, at.x);
    both.set(1, at.y);
    return both;
}

/// A level with the request it came from, for as long as JavaScript asks about it.
struct DugLevel {
    LevelRequest request;
    Level level;

    val rows() const { return strings(class_rows(level.strata)); }
    val up() const { return pair(level.stairs.up); }
    val down() const { return pair(level.stairs.down); }
    std::string hash() const { return hex(cellophane::hash(level)); }
    std::string text() const { return to_text(surveyed()); }
    std::string ansi() const { return to_ansi(surveyed()); }
    std::string json() const { return to_json(request, level); }

private:
    Observation surveyed() const { return survey(request.seed, request.style, level); }
};

val dig(std::uint64_t seed, const std::string& style, int depth, int width, int height, int columns,
        int rows) {
    const LevelRequest request{.seed = seed,
                               .style = style_of(style),
                               .depth = depth,
                               .size = Size{width, height},
                               .rogue = {.grid = Size{columns, rows}}};
    Result<Level> made = generate(request);
    if (!made.ok()) return refusal(made.problem());
    return val(DugLevel{request, std::move(made.value())});
}

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
    }
    return "";
}

val act(Session& session, const std::string& type, int first, int second) {
    const Report report = session.act(command(type, first, second));
    val object = val::object();
    object.set("turns", report.turns);
    object.set("goingOn", report.going_on);
    object.set("question", question_name(report.question));
    return object;
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
    emscripten::function("about", &about);
    emscripten::function("readSeed", &read_seed);
    emscripten::function("readSeedOrWord", &read_seed_or_word);
    emscripten::function("seedOfDay", &seed_of_day);
    emscripten::function("dig", &dig);
    emscripten::class_<DugLevel>("DugLevel")
        .function("rows", &DugLevel::rows)
        .function("up", &DugLevel::up)
        .function("down", &DugLevel::down)
        .function("hash", &DugLevel::hash)
        .function("text", &DugLevel::text)
        .function("ansi", &DugLevel::ansi)
        .function("json", &DugLevel::json);
    // Level after level, without digging those above anew: what bench.mjs measures.
    emscripten::function("newDescent", &new_descent, emscripten::allow_raw_pointers());
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
        .function("act", &act)
        .function("draw", &draw)
        .function("repaint", &repaint)
        .function("text", &Session::text)
        .function("depth", &Session::depth)
        .function("turns", &Session::turns)
        .function("messageCount", &message_count)
        .function("messages", &messages)
        .function("stateHash", &state_hash);
}
