#pragma once

#include <optional>
#include <string_view>
#include <utility>

#include "screen/input.h"
#include "session/messages/screen_description.h"
#include "view/help_panel.h"
#include "words/choices.h"
#include "words/screen_help.h"

// How the help of whatever is open is reached: by a key, by its label, by a choice of its own. Screens only
// say what it is about and where the label stands (session/screen.h).

namespace cellophane {

/// What a click on the label hits: no number of a screen's own.
inline constexpr int help_target = -1'000;

/// The keys for help; while something is typed, only those that type no character.
template <class AnyScreen>
bool asks_for_help(const AnyScreen& open, const KeyEvent& key) {
    if (open.help() == HelpTopic::None || key.control) return false;
    return key.name == help_key_while_typing || (key.name == help_key && !open.takes_signs());
}

template <class AnyScreen, class Context>
bool asks_for_help(const AnyScreen& open, const Context& context, const PointerEvent& pointer) {
    if (open.help() == HelpTopic::None || context.viewer.has_sheets) return false;
    const std::optional<LabelPlace> place = open.help_place(context);
    return place && is_on_help_label(*place, pointer.column, pointer.row);
}

template <class AnyScreen, class Context>
void paint_help_label_of(const AnyScreen& open, const Context& context, Frame& frame, bool keys) {
    if (open.help() == HelpTopic::None || context.viewer.has_sheets) return;
    if (const std::optional<LabelPlace> place = open.help_place(context))
        paint_help_label(frame, *place, keys, open.takes_signs());
}

/// Adds the choice, once.
template <class AnyScreen>
void offer_help(const AnyScreen& open, Reading& reading) {
    if (open.help() == HelpTopic::None) return;
    reading.offer(help_choice, open.takes_signs() ? help_key_while_typing : help_key);
    // What goes back stays the last.
    const auto last = reading.choices.end() - 1;
    if (last != reading.choices.begin() && last[-1].role == ChoiceRole::Back) std::swap(last[-1], last[0]);
}

}  // namespace cellophane
