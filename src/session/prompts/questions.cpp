#include "session/prompts/questions.h"

#include <optional>
#include <string>

#include "session/commands/submit_command.h"
#include "session/commands/wading_prompt.h"
#include "session/key_bindings.h"
#include "session/messages/screen_description.h"
#include "session/pages/inventory_page.h"
#include "session/prompts/labelling.h"
#include "session/session_state.h"
#include "view/inventory_panel.h"
#include "view/panels.h"
#include "words/choices.h"
#include "words/event_sentences.h"
#include "words/prompts.h"

namespace cellophane {

namespace {

std::string question_asked(const SessionState& session) {
    const Questions& questions = session.questions;
    // Of what is known too little for either to be plain.
    if (session.mode == Mode::Scope) return std::string{name_scope_question};
    if (session.mode == Mode::Sure) return std::string{question_about(questions.confirmation)};
    if (session.mode == Mode::Wade) return std::string{wade_question};
    const PackItemView* item =
        questions.about == 0 ? nullptr : item_with(session.seen().pack, questions.about);
    return ask(questions.asked, item == nullptr ? nullptr : &item->item);
}

}  // namespace

void put_question(SessionState& session, const Report& report) {
    session.questions.asked = report.question;
    session.questions.about = report.about;
    if (asks_for_item(report.question))
        open_pack(session, PackPurpose::Choose);
    else if (report.question != Question::None)
        session.mode = Mode::Confirm;
    else if (session.mode == Mode::Confirm ||
             (session.mode == Mode::Pack && session.pack.purpose == PackPurpose::Choose))
        session.mode = Mode::Map;
}

void answer(SessionState& session, bool yes) {
    session.mode = Mode::Map;
    submit(session, Answer{yes});
}

void reply(SessionState& session, bool yes) {
    if (session.mode == Mode::Scope) return begin_name(session, yes);
    if (session.mode == Mode::Wade) return wade(session, yes);
    if (session.mode == Mode::Sure) return carry_out_confirmation(session, yes);
    answer(session, yes);
}

void press_at_question(SessionState& session, const KeyEvent& key) {
    const Reply said = reply_of(key);
    if (said != Reply::None) reply(session, said == Reply::Yes);
}

void click_at_question(SessionState& session, const PointerEvent& pointer) {
    reply(session, answer_at(question_asked(session), pointer.column, pointer.row).value_or(false));
}

int target_at_question(SessionState& session, const PointerEvent& pointer) {
    const std::optional<bool> said = answer_at(question_asked(session), pointer.column, pointer.row);
    return said ? 1 + static_cast<int>(*said) : 0;
}

void paint_asked(const SessionState& session, Frame& frame) {
    paint_question(frame, question_asked(session), session.display.has_keys);
}

void read_question(const SessionState& session, Reading& told) {
    told.urgent = question_asked(session);
    told.choices = {{yes_choice, "y"}, {no_choice, "n"}};
}

}  // namespace cellophane
