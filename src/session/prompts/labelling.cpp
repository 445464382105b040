#include "session/prompts/labelling.h"

#include "content/items.h"
#include "protocol/label.h"
#include "session/commands/submit_command.h"
#include "session/messages/screen_description.h"
#include "session/modes.h"
#include "session/prompts/text_entry.h"
#include "session/session_state.h"
#include "view/inventory_panel.h"
#include "view/message_log.h"
#include "words/choices.h"
#include "words/items.h"
#include "words/prompts.h"

namespace cellophane {

namespace {

std::string prompt_for_name(const SessionState& session) {
    const PackItemView* carried = item_with(session.seen().pack, session.labelling.letter);
    if (carried == nullptr) return {};
    const bool kind = !carried->item.kind_known && !session.labelling.inscribes;
    return kind ? kind_name_prompt(carried->item) : inscription_prompt(carried->item);
}

}  // namespace

void ask_for_name(SessionState& session, char letter) {
    const PackItemView* carried = item_with(session.seen().pack, letter);
    if (carried == nullptr) return;
    // The rules say why not.
    if (!can_be_named(carried->item)) return order(session, Call{letter});
    session.labelling.letter = letter;
    constexpr ItemCategories one_of_its_own = sticks | ItemCategories{ItemCategory::Ring};
    if (!carried->item.kind_known && one_of_its_own.has(item_rows[carried->item.kind].category))
        session.mode = Mode::Scope;
    else
        begin_name(session, false);
}

void begin_name(SessionState& session, bool for_itself) {
    session.labelling.inscribes = for_itself;
    session.labelling.typed.clear();
    session.mode = Mode::Name;
}

void press_in_name(SessionState& session, const KeyEvent& key) {
    Labelling& labelling = session.labelling;
    if (key.name == "Escape") {
        session.mode = home(session);
    } else if (key.name == "Enter") {
        drop_last_blanks(labelling.typed);
        if (labelling.inscribes) return order(session, Inscribe{labelling.letter, labelling.typed});
        order(session, Call{labelling.letter, labelling.typed});
    } else {
        edit_line(labelling.typed, key, longest_label);
    }
}

void ask_for_letter(SessionState& session, char letter) {
    if (item_with(session.seen().pack, letter) == nullptr) return;
    session.labelling.letter = letter;
    session.mode = Mode::Letter;
}

void press_for_letter(SessionState& session, const KeyEvent& key) {
    if (key.name == "Escape" || key.name == "Space") {
        session.mode = home(session);
        return;
    }
    const char sign = typed_sign(key);
    const char letter = sign >= 'A' && sign <= 'Z' ? static_cast<char>(sign - 'A' + 'a') : sign;
    if (letter >= 'a' && letter <= 'z') order(session, Relabel{session.labelling.letter, letter});
}

void paint_labelling(const SessionState& session, Frame& frame) {
    const PackItemView* carried = item_with(session.seen().pack, session.labelling.letter);
    const std::string what = carried == nullptr ? std::string{} : item_name(carried->item);
    if (session.mode == Mode::Letter)
        return paint_prompt(frame, letter_prompt(what).append(" ").append(
                                       session.display.has_keys ? letter_key_hint : letter_touch_hint));
    paint_entry(frame, prompt_for_name(session) + ": ", session.labelling.typed);
}

void read_labelling(const SessionState& session, Reading& told) {
    const PackItemView* carried = item_with(session.seen().pack, session.labelling.letter);
    const std::string what = carried == nullptr ? std::string{} : item_name(carried->item);
    const bool letter = session.mode == Mode::Letter;
    told.urgent = letter ? letter_prompt(what) : prompt_for_name(session);
    told.entry = ReadEntry{told.urgent, letter ? std::string{} : session.labelling.typed,
                           letter ? 1 : static_cast<int>(longest_label)};
    if (!letter) told.choices.push_back({done_choice, "Enter"});
    told.choices.push_back({unchanged_choice, "Escape"});
}

}  // namespace cellophane
