#include <emscripten/bind.h>
#include <emscripten/val.h>

#include <string>
#include <vector>

#include "pointer.h"
#include "reading_value.h"
#include "screen/utf8.h"
#include "session/messages/sound_cues.h"
#include "session/session.h"
#include "values.h"

// Bindings for the screen in words, for input that does not depend on keys, and for settings.
namespace {

using namespace cellophane;
using emscripten::val;

val things_of(const Reading& reading) {
    val list = val::array();
    for (const ReadThing& thing : reading.things) {
        val object = val::object();
        object.set("text", thing.text);
        object.set("x", thing.at.x);
        object.set("y", thing.at.y);
        list.call<void>("push", object);
    }
    return list;
}

val rows_of(const Reading& reading) {
    val list = val::array();
    for (const ReadRow& row : reading.rows) {
        val object = val::object();
        object.set("name", row.name);
        object.set("text", row.text);
        list.call<void>("push", object);
    }
    return list;
}

std::string extent_name(ReadExtent extent) {
    return extent == ReadExtent::Map ? "map" : extent == ReadExtent::Panel ? "panel" : "page";
}

std::string role_name(ChoiceRole role) {
    switch (role) {
        case ChoiceRole::Main:
            return "main";
        case ChoiceRole::Next:
            return "next";
        case ChoiceRole::Back:
            return "back";
        case ChoiceRole::Other:
            break;
    }
    return "other";
}

/// The color as CSS writes it.
val sign_of(const StyledCell& cell) {
    constexpr char digits[] = "0123456789abcdef";
    std::string glyph;
    append_utf8(glyph, drawn_sign(cell));
    std::string color = "#";
    for (const unsigned part : {cell.fore.red, cell.fore.green, cell.fore.blue})
        color.append(1, digits[part >> 4]).append(1, digits[part & 15]);
    val object = val::object();
    object.set("glyph", glyph);
    object.set("colour", color);
    return object;
}

val choices_of(const Reading& reading) {
    val list = val::array();
    for (const ReadChoice& choice : reading.choices) {
        val object = val::object();
        object.set("label", choice.label);
        object.set("note", choice.note);
        object.set("key", choice.key);
        object.set("ctrl", choice.control);
        object.set("pressed", choice.pressed);
        object.set("unfit", choice.unfit);
        object.set("beginsGroup", choice.begins_group);
        object.set("role", role_name(choice.role));
        object.set("sign", choice.sign ? sign_of(*choice.sign) : val::null());
        list.call<void>("push", object);
    }
    return list;
}

val entry_of(const Reading& reading) {
    if (!reading.entry) return val::null();
    val object = val::object();
    object.set("prompt", reading.entry->prompt);
    object.set("typed", reading.entry->typed);
    object.set("longest", reading.entry->longest);
    return object;
}

}  // namespace

namespace cellophane {

val value_of(const Reading& reading) {
    val object = val::object();
    object.set("title", reading.title);
    object.set("extent", extent_name(reading.extent));
    object.set("urgent", reading.urgent);
    object.set("stopped", reading.stopped);
    object.set("status", strings(reading.status));
    object.set("things", things_of(reading));
    object.set("here", strings(reading.here));
    object.set("around", strings(reading.around));
    object.set("lines", strings(reading.lines));
    object.set("rows", rows_of(reading));
    object.set("newestLast", reading.newest_last);
    object.set("isEnd", reading.is_end);
    object.set("choices", choices_of(reading));
    object.set("entry", entry_of(reading));
    return object;
}

}  // namespace cellophane

namespace {

val reading(const Session& session) {
    return value_of(session.reading());
}

void choose(Session& session, const std::string& name, bool control) {
    session.choose({.name = name, .control = control});
}
/// `button`: the index of a GamepadButton, or -1 with the index of a direction.
void press_gamepad(Session& session, int button, int toward) {
    session.press(gamepad_event(button, toward));
}
void set_gamepads(Session& session, bool connected) {
    session.set_gamepads(connected);
}

void set_pictures(Session& session, bool drawn) {
    session.set_pictures(drawn);
}

void set_sounds(Session& session, bool wanted) {
    session.set_sounds(wanted);
}
val take_sounds(Session& session) {
    val list = val::array();
    for (const SoundCue& cue : session.take_sounds()) {
        val object = val::object();
        object.set("kind", std::string{sound_kinds[cue.kind].name});
        object.set("x", cue.from_hero.x);
        object.set("y", cue.from_hero.y);
        object.set("strength", cue.strength);
        list.call<void>("push", object);
    }
    return list;
}

void look_at(Session& session, int x, int y) {
    session.look_at({x, y});
}
void type(Session& session, const std::string& text) {
    session.type(text);
}

void set_hints(Session& session, bool wanted) {
    session.set_hints(wanted);
}

void set_settings_page(Session& session, bool has_one) {
    session.set_settings_page(has_one);
}

void set_keyboard(Session& session, bool assumed) {
    session.set_keyboard(assumed);
}

void set_sheets(Session& session, bool wanted) {
    session.set_sheets(wanted);
}

void set_window(Session& session, int first, int columns, int top, int rows) {
    session.set_window(first, columns, top, rows);
}

val set_settings(Session& session, const std::string& lines) {
    return messages_of(session.set_settings(lines));
}
std::string settings(const Session& session) {
    return session.settings();
}
std::string take_settings(Session& session) {
    return session.take_settings();
}

}  // namespace

EMSCRIPTEN_BINDINGS(cellophane_reading) {
    emscripten::function("readingOf", &reading);
    emscripten::function("choose", &choose);
    emscripten::function("pressGamepad", &press_gamepad);
    emscripten::function("setGamepads", &set_gamepads);
    emscripten::function("setPictures", &set_pictures);
    emscripten::function("setSounds", &set_sounds);
    emscripten::function("takeSounds", &take_sounds);
    emscripten::function("lookAt", &look_at);
    emscripten::function("typeInto", &type);
    emscripten::function("setKeyboard", &set_keyboard);
    emscripten::function("setHints", &set_hints);
    emscripten::function("setSettingsPage", &set_settings_page);
    emscripten::function("setSheets", &set_sheets);
    emscripten::function("setWindow", &set_window);
    emscripten::function("setSettings", &set_settings);
    emscripten::function("settingsOf", &settings);
    emscripten::function("takeSettings", &take_settings);
}
