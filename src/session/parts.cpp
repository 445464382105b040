#include "session/parts.h"

#include "session/resolves.h"
#include "session/session_state.h"
#include "view/dream.h"
#include "words/telling.h"

namespace cellophane {

const Observation& world_shown(SessionState& session) {
    if (session.viewing && session.viewing->unveiled) {
        session.display.dream = session.subject.game()->unveil();
        return session.display.dream;
    }
    return world_as_taken(session, session.seen());
}

const Observation& world_as_taken(SessionState& session, const Observation& world) {
    // Of a clear head, as it is.
    if (scatter_of(world) == 0) return world;
    constexpr int beats_of_a_fancy = 28;
    session.display.dream = dreamt(world, session.moving.beats / beats_of_a_fancy);
    return session.display.dream;
}

std::string question_asked(const SessionState& session) {
    // Of what is known too little for either to be plain.
    if (session.mode == Mode::Scope) return "Write on this one alone? No: name all of its kind.";
    if (session.mode == Mode::Sure) return std::string{question_about(session.questions.resolve)};
    if (session.mode == Mode::Wade) return "Wade in? Deep water tugs at whatever you carry.";
    const PackItemView* item =
        session.questions.about == 0 ? nullptr : item_with(session.seen().pack, session.questions.about);
    return ask(session.questions.asked, item == nullptr ? nullptr : &item->item);
}

}  // namespace cellophane
