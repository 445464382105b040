#include "session/replay/replay_choices.h"

#include <optional>
#include <variant>

#include "session/pages/inventory_page.h"
#include "session/pages/inventory_purpose.h"
#include "session/session_state.h"
#include "view/inventory_panel.h"
#include "view/panels.h"
#include "words/event_sentences.h"
#include "words/replay.h"

namespace cellophane {

namespace {

std::optional<Viewing::Choice> next_choice(const SessionState& session) {
    const std::optional<Command> next = session.game_or_replay.replay()->next();
    if (!next) return std::nullopt;
    if (const auto* answer = next->as<Answer>()) {
        const Report standing = session.game_or_replay.game()->standing();
        if (standing.question == Question::None) return std::nullopt;
        const PackItemView* item =
            standing.about == 0 ? nullptr : item_with(session.seen().pack, standing.about);
        return Viewing::Answered{ask(standing.question, item == nullptr ? nullptr : &item->item),
                                 answer->yes};
    }
    const std::optional<PackPick> pick = pick_of(*next);
    if (!pick || item_with(session.seen().pack, pick->letter) == nullptr) return std::nullopt;
    return *pick;
}

PackPanel panel_of(const SessionState& session, PackPick pick) {
    PackPanel panel = pack_opened_for(session, pick.purpose);
    panel.picked = pick.letter;
    return panel;
}

}  // namespace

bool shows_choice(SessionState& session) {
    Viewing& viewing = *session.viewing;
    // The choice has been shown: the command is next.
    if (viewing.choice) return false;
    viewing.choice = next_choice(session);
    return viewing.choice.has_value();
}

void paint_choice(const SessionState& session, Frame& frame) {
    if (const auto* answered = std::get_if<Viewing::Answered>(&*session.viewing->choice))
        return paint_question(frame, answered->question, session.display.has_keys, answered->yes);
    paint_pack(frame, panel_of(session, std::get<PackPick>(*session.viewing->choice)));
}

std::string told_of_choice(const SessionState& session) {
    if (const auto* answered = std::get_if<Viewing::Answered>(&*session.viewing->choice))
        return with_answer(answered->question, answered->yes);
    const PackPanel panel = panel_of(session, std::get<PackPick>(*session.viewing->choice));
    for (const PackChoice& choice : pack_choices(panel))
        if (choice.key == panel.picked) return panel.title + " " + choice.text + ".";
    return panel.title;
}

int column_of_choice(const SessionState& session) {
    if (!session.viewing->choice) return -1;
    const auto* pick = std::get_if<PackPick>(&*session.viewing->choice);
    return pick == nullptr ? question_column : first_column(panel_of(session, *pick));
}

}  // namespace cellophane
