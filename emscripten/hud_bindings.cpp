#include <emscripten/bind.h>
#include <emscripten/val.h>

#include <string>

#include "screen/utf8.h"
#include "session/messages/hud.h"
#include "session/session.h"
#include "values.h"
#include "view/inventory_panel.h"

// Bindings for what the page shows around and beside the map (`Hud` in cellophane.d.ts).
namespace {

using namespace cellophane;
using emscripten::val;

/// As the screen draws it; the color as CSS writes it.
val drawn_sign_of(const StyledCell& cell) {
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

val hud_things(const Hud& hud) {
    val list = val::array();
    for (const HudThing& thing : hud.things) {
        val object = val::object();
        object.set("kind", thing.is_creature ? "creature" : "item");
        object.set("sign", drawn_sign_of(thing.sign));
        object.set("name", thing.name);
        object.set("state", thing.state);
        object.set("told", thing.told);
        object.set("health", thing.health);
        object.set("maxHealth", thing.max_health);
        object.set("column", thing.at.x);
        object.set("row", thing.at.y);
        list.call<void>("push", object);
    }
    return list;
}

val hud_targets(const Hud& hud) {
    val list = val::array();
    for (const Pos at : hud.targets) list.call<void>("push", pair(at));
    return list;
}

val hud_actions(const Hud& hud) {
    val list = val::array();
    for (const HudAction& action : hud.actions) {
        val object = val::object();
        object.set("label", action.label);
        object.set("toward", action.toward);
        object.set("key", action.key);
        object.set("ctrl", action.control);
        object.set("held", action.held);
        object.set("stays", action.stays);
        list.call<void>("push", object);
    }
    return list;
}

val hud_messages(const Hud& hud) {
    val list = val::array();
    for (const HudMessage& message : hud.messages) {
        val object = val::object();
        object.set("text", message.text);
        object.set("isFresh", message.is_fresh);
        list.call<void>("push", object);
    }
    return list;
}

/// What the hero carries, as the inventory lists it.
val inventory(const Session& session) {
    val list = val::array();
    for (const PackChoice& choice : session.inventory()) {
        val object = val::object();
        object.set("letter", std::string(1, choice.key));
        object.set("name", choice.text);
        object.set("beginsGroup", choice.begins_group);
        object.set("sign", drawn_sign_of(choice.sign.value_or(StyledCell{})));
        list.call<void>("push", object);
    }
    return list;
}

val hud_value(const Session& session) {
    const Hud hud = session.hud();
    val object = val::object();
    object.set("told", hud.told);
    object.set("health", hud.health);
    object.set("maxHealth", hud.max_health);
    object.set("depth", hud.depth);
    object.set("hunger", hud.hunger);
    object.set("light", hud.light);
    object.set("stealthRange", hud.stealth_range);
    object.set("statuses", strings(hud.statuses));
    object.set("things", hud_things(hud));
    object.set("targets", hud_targets(hud));
    object.set("actions", hud_actions(hud));
    object.set("messages", hud_messages(hud));
    object.set("asked", hud.asked);
    object.set("card", strings(hud.card));
    object.set("isBusy", hud.is_busy);
    return object;
}

}  // namespace

EMSCRIPTEN_BINDINGS(cellophane_hud) {
    emscripten::function("hudOf", &hud_value);
    emscripten::function("inventoryOf", &inventory);
}
