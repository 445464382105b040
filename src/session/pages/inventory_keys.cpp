#include "session/pages/inventory_keys.h"

#include <string>

#include "content/items.h"
#include "session/commands/submit_command.h"
#include "session/key_bindings.h"
#include "session/messages/messages.h"
#include "session/modes.h"
#include "session/pages/inventory_page.h"
#include "session/prompts/labelling.h"
#include "session/prompts/questions.h"
#include "session/prompts/targeting.h"
#include "session/session_state.h"
#include "view/inventory_panel.h"
#include "words/event_sentences.h"

namespace cellophane {

namespace {

/// Tells a player who was asked for an item that there is none by that letter.
void say_nothing_has_it(SessionState& session) {
    if (session.pack.purpose == PackPurpose::Look || session.seen().ending) return;
    for (const Message& message : tell(HandsRefused{Refusal::NoSuchItem})) say(session, message);
}

void leave_pack(SessionState& session) {
    OpenPack& pack = session.pack;
    // Closing an item's panel does not answer the question.
    if (pack.purpose == PackPurpose::Choose && pack.chosen != 0) {
        pack.chosen = 0;
        return;
    }
    if (pack.purpose == PackPurpose::Choose && session.questions.asked != Question::None)
        return answer(session, false);
    session.mode = home(session);
}

/// Uses an item as its category is used.
void use_item(SessionState& session, char letter) {
    const PackItemView* carried = item_with(session.seen().pack, letter);
    if (carried == nullptr) return;
    switch (item_rows[carried->item.kind].category) {
        case ItemCategory::Food:
            return order(session, Eat{letter});
        case ItemCategory::Scroll:
            return order(session, Read{letter});
        case ItemCategory::Staff:
        case ItemCategory::Wand:
            return begin_aiming(session, letter, true);
        case ItemCategory::Charm:
            return order(session, Invoke{letter});
        default:
            return order(session, Drink{letter});
    }
}

void drop_item(SessionState& session, char letter) {
    session.mode = Mode::Map;
    session.messages.log.confirm();
    submit(session, Drop{letter});
}

void choose_in_pack(SessionState& session, char letter) {
    switch (session.pack.purpose) {
        case PackPurpose::Look:
            session.pack.chosen = letter;
            break;
        case PackPurpose::Drop:
            drop_item(session, letter);
            break;
        case PackPurpose::Throw:
            begin_aiming(session, letter);
            break;
        case PackPurpose::Equip:
            order(session, Equip{letter});
            break;
        case PackPurpose::Remove:
            order(session, TakeOff{letter});
            break;
        case PackPurpose::Apply:
            use_item(session, letter);
            break;
        case PackPurpose::Call:
            ask_for_name(session, letter);
            break;
        case PackPurpose::Relabel:
            ask_for_letter(session, letter);
            break;
        case PackPurpose::Choose:
            order(session, Choose{letter});
            break;
    }
}

}  // namespace

void press_in_pack(SessionState& session, const KeyEvent& key) {
    OpenPack& pack = session.pack;
    const Meaning meaning = meaning_of(key);
    const bool up = meaning.action == InputAction::Go && meaning.toward == Direction::North;
    const bool down = meaning.action == InputAction::Go && meaning.toward == Direction::South;
    // Beside a list without a panel, k and j are letters of items.
    const bool is_letter = key.name.size() == 1 && key.name[0] >= 'A' && pack.chosen == 0;
    if (meaning.action == InputAction::Cancel) {
        leave_pack(session);
    } else if ((up || down) && !is_letter) {
        pack.chosen = letter_beside(session.seen().pack, pack.chosen, down ? 1 : -1);
    } else if (pack.chosen != 0) {
        if (pack_panel(session).idle) return;
        if (key.name == "a")
            use_item(session, pack.chosen);
        else if (key.name == "e")
            order(session, Equip{pack.chosen});
        else if (key.name == "r")
            order(session, TakeOff{pack.chosen});
        else if (key.name == "d")
            drop_item(session, pack.chosen);
        else if (key.name == "t")
            begin_aiming(session, pack.chosen);
        else if (key.name == "c")
            ask_for_name(session, pack.chosen);
        else if (key.name == "R")
            ask_for_letter(session, pack.chosen);
    } else if (is_letter) {
        const bool capital = key.name[0] <= 'Z';
        const char letter = static_cast<char>(capital ? key.name[0] - 'A' + 'a' : key.name[0]);
        if (item_with(session.seen().pack, letter) == nullptr) return say_nothing_has_it(session);
        if (capital || key.shift || key.control)
            pack.chosen = letter;
        else
            choose_in_pack(session, letter);
    }
}

void click_in_pack(SessionState& session, const PointerEvent& pointer) {
    const PackClick click = pack_click(pack_panel(session), pointer.column, pointer.row);
    if (click.action != 0)
        press_in_pack(session, {.name = std::string(1, click.action)});
    else if (click.letter != 0)
        choose_in_pack(session, click.letter);
    else
        leave_pack(session);
}

int target_in_pack(SessionState& session, const PointerEvent& pointer) {
    const PackClick click = pack_click(pack_panel(session), pointer.column, pointer.row);
    constexpr int signs = 256;
    return click.action * signs + click.letter;
}

}  // namespace cellophane
