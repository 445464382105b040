#include <emscripten/bind.h>
#include <emscripten/val.h>

#include <string>

#include "session/key_table.h"
#include "session/settings.h"
#include "values.h"

// Bindings for pages that show all settings and keys. They take and give settings as lines of text.
namespace {

using namespace cellophane;
using emscripten::val;

val options_of(const SettingRow& row) {
    val options = val::array();
    for (const SettingOption& option : row.options) {
        val object = val::object();
        object.set("value", std::string{option.value});
        object.set("label", std::string{option.label});
        options.call<void>("push", object);
    }
    return options;
}

std::string part_name(SettingPart part) {
    return part == SettingPart::Display ? "display" : "game";
}

std::string kind_of(const SettingRow& row) {
    return !row.options.empty() ? "choice" : row.most > 0 ? "number" : "switch";
}

val settings_table(const std::string& lines) {
    const Settings now = read_settings(lines).settings;
    val table = val::array();
    for (const SettingRow& row : setting_rows()) {
        val object = val::object();
        object.set("name", std::string{row.name});
        object.set("part", part_name(row.part));
        object.set("label", std::string{row.label});
        object.set("help", std::string{row.help});
        object.set("kind", kind_of(row));
        object.set("value", row.value(now));
        object.set("usual", row.value({}));
        object.set("options", options_of(row));
        object.set("most", row.most);
        object.set("step", row.step);
        table.call<void>("push", object);
    }
    return table;
}

val key_rows(const std::string& lines) {
    val table = val::array();
    for (const KeyTableRow& row : key_table(read_settings(lines).settings)) {
        val object = val::object();
        object.set("part", std::string{row.part});
        object.set("command", row.command);
        object.set("keys", strings(row.keys));
        object.set("ctrl", row.with_control);
        object.set("changed", row.is_changed);
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
