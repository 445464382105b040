#include <emscripten/bind.h>
#include <emscripten/val.h>

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "pointer.h"
#include "reading_value.h"
#include "session/title/title_session.h"
#include "values.h"

// Bindings for the title screen.
namespace {

using namespace cellophane;
using emscripten::val;

TitleSession* new_title(std::uint64_t seed, std::uint64_t last_seed) {
    return new TitleSession{{.seed = seed, .last_seed = last_seed, .version = CELLOPHANE_VERSION}};
}

void press_gamepad_on_title(TitleSession& title, int button, int toward) {
    title.press(gamepad_event(button, toward));
}

/// The last number, the digit key of Session's `press`, is ignored: on the title a digit means what it types.
void press_key(TitleSession& title, const std::string& name, bool shift, bool control, int) {
    title.press({.name = name, .shift = shift, .control = control});
}

val reading_of(const TitleSession& title) {
    return value_of(title.reading());
}

void pass_time(TitleSession&, int) {}

std::vector<KeptFile> kept_files(const val& given) {
    std::vector<KeptFile> files;
    const auto count = given["length"].as<unsigned>();
    for (unsigned i = 0; i < count; ++i)
        files.push_back({given[i]["name"].as<std::string>(),
                         static_cast<std::int64_t>(given[i]["written"].as<double>())});
    return files;
}

void set_games(TitleSession& title, const val& games) {
    title.set_games(kept_files(games));
}
void set_recordings(TitleSession& title, const val& recordings) {
    title.set_recordings(kept_files(recordings));
}
void remember(TitleSession& title, const std::string& lines) {
    title.remember_high_scores(lines);
}
std::string take_high_scores_of(TitleSession& title, double now) {
    return title.take_high_scores(static_cast<std::int64_t>(now));
}
void complain(TitleSession& title, const std::string& trouble) {
    title.complain(trouble);
}

val set_title_settings(TitleSession& title, const std::string& lines) {
    return messages_of(title.set_settings(lines));
}

std::string act_name(TitleAct act) {
    switch (act) {
        case TitleAct::GoOn:
            return "continue";
        case TitleAct::NewGame:
            return "new";
        case TitleAct::Seeded:
            return "seed";
        case TitleAct::Daily:
            return "daily";
        case TitleAct::Load:
            return "load";
        case TitleAct::Watch:
            return "watch";
        case TitleAct::Leave:
        case TitleAct::None:
            break;
    }
    return "";
}

val take_title_request(TitleSession& title) {
    const TitleRequest request = title.take_request();
    const std::string act = act_name(request.act);
    if (act.empty()) return val::null();
    val object = val::object();
    object.set("act", act);
    if (request.act == TitleAct::Load || request.act == TitleAct::Watch) {
        object.set("which", static_cast<int>(request.which));
    } else if (request.act != TitleAct::GoOn) {
        object.set("style", style_name(request.style));
        object.set("variant", variant_name(request.variant));
        object.set("easy", request.easy);
    }
    if (request.act == TitleAct::Seeded) object.set("seed", std::to_string(request.seed));
    return object;
}

val draw_title(TitleSession& title) {
    return bytes(title.draw());
}
val repaint_title(TitleSession& title) {
    return bytes(title.repaint());
}

}  // namespace

EMSCRIPTEN_BINDINGS(cellophane_titles) {
    emscripten::function("newTitle", &new_title, emscripten::allow_raw_pointers());
    emscripten::class_<TitleSession>("TitleScreen")
        .function("press", &press_key)
        .function("pressGamepad", &press_gamepad_on_title)
        .function("setGamepads", &TitleSession::set_gamepads)
        .function("point", &point<TitleSession>)
        .function("passTime", &pass_time)
        .function("setMotion", &TitleSession::set_motion)
        .function("passFrame", &TitleSession::pass_frame)
        .function("wantsMotion", &TitleSession::wants_motion)
        .function("setGames", &set_games)
        .function("setRecordings", &set_recordings)
        .function("rememberRuns", &remember)
        .function("takeRuns", &take_high_scores_of)
        .function("takeWish", &take_title_request)
        .function("complain", &complain)
        .function("draw", &draw_title)
        .function("repaint", &repaint_title)
        .function("text", &TitleSession::text)
        .function("setSettings", &set_title_settings)
        .function("settings", &TitleSession::settings)
        .function("setKeyboard", &TitleSession::set_keyboard)
        .function("setSheets", &TitleSession::set_sheets)
        .function("setWindow", &TitleSession::set_window)
        .function("type", &TitleSession::type)
        .function("reading", &reading_of)
        .function("readingColumn", &TitleSession::reading_column);
}
