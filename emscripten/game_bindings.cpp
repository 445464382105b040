#include <emscripten/bind.h>
#include <emscripten/val.h>

#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "command_values.h"
#include "content/styles.h"
#include "pointer.h"
#include "protocol/question_names.h"
#include "session/session.h"
#include "values.h"
#include "world/level.h"

// Bindings for games.
namespace {

using namespace cellophane;
using emscripten::val;

val new_session(std::uint64_t seed, const std::string& name, int depth) {
    const Result<DungeonKind> kind = dungeon_kind(name);
    if (!kind.ok()) return refusal(kind.problem());
    return owned<Session>(SessionOptions{
        .seed = seed, .style = kind.value().style, .variant = kind.value().variant, .depth = depth});
}

/// `digit`: the digit key of the upper row that was pressed, 0 to 9, or -1.
void press(Session& session, const std::string& name, bool shift, bool control, int digit) {
    const char sign = digit < 0 ? '\0' : static_cast<char>('0' + digit);
    session.press({.name = name, .shift = shift, .control = control, .digit = sign});
}

/// Strings kept on the JavaScript side: programs take thousands of outcomes, and passing a string costs more
/// than the action itself.
struct OutcomeWords {
    val turns{"turns"};
    val going_on{"goingOn"};
    val question{"question"};
    val over{"over"};
    val changed{"changed"};
    val nothing{""};
};

val outcome_of(Session& session, const Command& command) {
    const Report report = session.act(command);
    static const OutcomeWords words;
    val object = val::object();
    object.set(words.turns, report.turns);
    object.set(words.going_on, report.going_on);
    object.set(words.question, report.question == Question::None
                                   ? words.nothing
                                   : val{std::string{question_names[report.question].name}});
    object.set(words.over, report.over);
    object.set(words.changed, session.has_changed());
    return object;
}

val no_such_action(const std::string& type) {
    return refusal({"bad-action", "The engine knows no such action as \"" + type + "\"."});
}

/// The outcome of the action of that name, or {code, message}. `fill` sets the fields of its command, and
/// returns whether the command takes them.
template <class Fill>
val act_with(Session& session, const std::string& type, const Fill& fill) {
    std::optional<Command> wanted = command_named(type);
    if (!wanted || !wanted->visit(fill)) return no_such_action(type);
    return outcome_of(session, *wanted);
}

val act(Session& session, const std::string& type, int first, int second) {
    return act_with(session, type, [&]<class Kind>(Kind& command) {
        set_fields(command, {first, second});
        return !takes_text<Kind>;
    });
}

/// The same for those with a text in place of the second number.
val write_on(Session& session, const std::string& type, int letter, const std::string& text) {
    return act_with(session, type, [&]<class Kind>(Kind& command) {
        set_fields(command, {letter, 0});
        set_text(command, text);
        return takes_text<Kind>;
    });
}

bool is_over(const Session& session) {
    return session.report().over;
}

/// Null while the game goes on.
val result_of(const Session& session) {
    const std::optional<PastGame> over = session.result();
    if (!over) return val::null();
    val object = val::object();
    object.set("score", over->score);
    object.set("gold", over->gold);
    object.set("lumenstones", over->lumenstones);
    object.set("deepest", over->deepest);
    object.set("turns", over->turns);
    object.set("easy", over->easy);
    object.set("won", over->fate == Fate::Escaped || over->fate == Fate::Mastered);
    object.set("end", over->told);
    return object;
}

void remember_high_scores(Session& session, const std::string& lines) {
    session.remember_high_scores(lines);
}
/// `now`: whole seconds since 1970, which a double holds exactly.
std::string take_high_scores(Session& session, double now) {
    return session.take_high_scores(static_cast<std::int64_t>(now));
}

std::string take_request(Session& session) {
    switch (session.take_request()) {
        case ExitRequest::SameDungeon:
            return "same";
        case ExitRequest::AnotherDungeon:
            return "another";
        case ExitRequest::TodaysDungeon:
            return "today";
        case ExitRequest::Share:
            return "share";
        case ExitRequest::Leave:
            return "leave";
        case ExitRequest::OtherRecording:
            return "recording";
        case ExitRequest::SavedGame:
            return "saved";
        case ExitRequest::TakeOver:
            return "take-over";
        case ExitRequest::Settings:
            return "settings";
        case ExitRequest::None:
            break;
    }
    return "";
}

val hero_cell(const Session& session) {
    const std::optional<Pos> at = session.hero_cell();
    return at ? pair(*at) : val::null();
}

val aimed_cell(const Session& session) {
    const std::optional<Pos> at = session.aimed_cell();
    return at ? pair(*at) : val::null();
}

std::string seed_of_session(const Session& session) {
    return std::to_string(session.seed());
}
std::string style_of_session(const Session& session) {
    return style_name(session.style());
}

std::string variant_of_session(const Session& session) {
    return variant_name(session.variant());
}

val draw(Session& session) {
    return bytes(session.draw());
}
val repaint(Session& session) {
    return bytes(session.repaint());
}
/// {glyph, fg, bg} of every cell of the screen, as of a map's (map_bindings.cpp), and the code point of the
/// picture that stands for the glyph, 0 where none does.
val screen_colors(Session& session) {
    const Frame frame = session.picture();
    std::vector<std::uint32_t> glyphs;
    std::vector<std::uint32_t> fore;
    std::vector<std::uint32_t> back;
    std::vector<std::uint32_t> pictures;
    const auto packed = [](Rgb color) {
        return static_cast<std::uint32_t>(color.red << 16 | color.green << 8 | color.blue);
    };
    for (int row = 0; row < screen_rows; ++row)
        for (int column = 0; column < screen_columns; ++column) {
            const StyledCell& cell = frame.at(column, row);
            glyphs.push_back(cell.glyph);
            fore.push_back(packed(cell.fore));
            back.push_back(packed(cell.back));
            pictures.push_back(drawn_sign(cell) == cell.glyph ? 0 : drawn_sign(cell));
        }
    const auto copied = [](const std::vector<std::uint32_t>& list) {
        return val::global("Uint32Array").new_(emscripten::typed_memory_view(list.size(), list.data()));
    };
    val object = val::object();
    object.set("glyph", copied(glyphs));
    object.set("fg", copied(fore));
    object.set("bg", copied(back));
    object.set("picture", copied(pictures));
    return object;
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
val log_of(const Session& session, int most) {
    return strings(session.log(static_cast<std::size_t>(most)));
}

}  // namespace

EMSCRIPTEN_BINDINGS(cellophane_games) {
    emscripten::function("seedOf", &seed_of_session);
    emscripten::function("styleOf", &style_of_session);
    emscripten::function("variantOf", &variant_of_session);
    emscripten::function("newSession", &new_session);
    emscripten::class_<Session>("Session")
        .function("press", &press)
        .function("point", &point<Session>)
        .function("passTime", &Session::pass_time)
        .function("wantsTime", &Session::wants_time)
        .function("setMotion", &Session::set_motion)
        .function("passFrame", &Session::pass_frame)
        .function("wantsMotion", &Session::wants_motion)
        .function("hurries", &Session::needs_fast_frames)
        .function("act", &act)
        .function("writeOn", &write_on)
        .function("draw", &draw)
        .function("repaint", &repaint)
        .function("colors", &screen_colors)
        .function("text", &Session::text)
        .function("depth", &Session::depth)
        .function("turns", &Session::turns)
        .function("isOver", &is_over)
        .function("result", &result_of)
        .function("takeWish", &take_request)
        .function("readingColumn", &Session::reading_column)
        .function("heroCell", &hero_cell)
        .function("aimedCell", &aimed_cell)
        .function("rememberRuns", &remember_high_scores)
        .function("takeRuns", &take_high_scores)
        .function("messageCount", &message_count)
        .function("messages", &messages)
        .function("log", &log_of)
        .function("stateHash", &state_hash);
}
