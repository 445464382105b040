#include <emscripten/bind.h>
#include <emscripten/val.h>

#include <string>
#include <string_view>

#include "session/key_table.h"
#include "session/settings.h"
#include "values.h"

// Bindings for pages that show all settings and keys. They take and give settings as lines of text.
namespace {

using namespace cellophane;
using emscripten::val;

/// One function for all names: `set` is compiled anew for every length of a literal.
void put(val& object, const char* name, const val& value) {
    object.set(name, value);
}
void put_text(val& object, const char* name, std::string_view text) {
    put(object, name, val{std::string{text}});
}

val options_of(const SettingRow& row) {
    val options = val::array();
    for (const SettingOption& option : row.options) {
        val object = val::object();
        put_text(object, "value", option.value);
        put_text(object, "label", option.label);
        options.call<void>("push", object);
    }
    return options;
}

std::string_view part_name(SettingPart part) {
    return part == SettingPart::Display ? "display" : "game";
}

std::string_view kind_of(const SettingRow& row) {
    return !row.options.empty() ? "choice" : row.most > 0 ? "number" : "switch";
}

val settings_table(const std::string& lines) {
    const Settings now = read_settings(lines).settings;
    val table = val::array();
    for (const SettingRow& row : setting_rows()) {
        val object = val::object();
        put_text(object, "name", row.name);
        put_text(object, "part", part_name(row.part));
        put_text(object, "label", row.label);
        put_text(object, "help", row.help);
        put_text(object, "kind", kind_of(row));
        put_text(object, "value", row.value(now));
        put_text(object, "usual", row.value({}));
        put(object, "options", options_of(row));
        put(object, "most", val{row.most});
        put(object, "step", val{row.step});
        table.call<void>("push", object);
    }
    return table;
}

val key_rows(const std::string& lines) {
    val table = val::array();
    for (const KeyTableRow& row : key_table(read_settings(lines).settings)) {
        val object = val::object();
        put_text(object, "part", row.part);
        put_text(object, "command", row.command);
        put(object, "keys", strings(row.keys));
        put(object, "ctrl", val{row.with_control});
        put(object, "changed", val{row.is_changed});
        table.call<void>("push", object);
    }
    return table;
}

/// The settings as lines after a change; empty if it cannot be made. (There is no empty list of settings.)
template <class Change>
std::string changed(const std::string& lines, const Change& change) {
    Settings settings = read_settings(lines).settings;
    return change(settings) ? settings_text(settings) : std::string{};
}

std::string with_setting(const std::string& lines, const std::string& name, const std::string& value) {
    return changed(lines, [&](Settings& settings) { return set_setting(settings, name, value); });
}
std::string with_key(const std::string& lines, const std::string& command, const std::string& key) {
    return changed(lines, [&](Settings& settings) { return bind_key(settings, command, key); });
}
/// An empty command: all of them.
std::string with_usual_keys(const std::string& lines, const std::string& command) {
    return changed(lines, [&](Settings& settings) {
        if (!command.empty()) return reset_keys(settings, command);
        settings.keys.clear();
        return true;
    });
}
bool is_bindable(const std::string& key) {
    return may_be_bound(key);
}

}  // namespace

EMSCRIPTEN_BINDINGS(cellophane_settings) {
    emscripten::function("settingsTable", &settings_table);
    emscripten::function("keyTable", &key_rows);
    emscripten::function("withSetting", &with_setting);
    emscripten::function("withKey", &with_key);
    emscripten::function("withUsualKeys", &with_usual_keys);
    emscripten::function("mayBeBound", &is_bindable);
}
