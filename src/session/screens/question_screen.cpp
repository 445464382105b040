#include "session/screens/question_screen.h"

#include <optional>

#include "session/prompts/reply.h"
#include "view/panels.h"
#include "words/titles.h"

namespace cellophane {

std::string_view QuestionScreen::title() const {
    return question_title;
}

std::optional<LabelPlace> QuestionScreen::help_place(const Context& context) const {
    return help_label_above(box_of_question(question(context)));
}

int QuestionScreen::first_column(const Context& context) const {
    return context.viewer.has_sheets ? -1 : question_column;
}

GameOutcome QuestionScreen::press(Context& context, const KeyEvent& key) {
    const Reply said = reply_of(key);
    if (said == Reply::None) return Stay{};
    return reply(context, said == Reply::Yes);
}

GameOutcome QuestionScreen::click(Context& context, const PointerEvent& pointer) {
    if (context.viewer.has_sheets) return reply(context, false);
    return reply(context, answer_at(question(context), pointer.column, pointer.row).value_or(false));
}

int QuestionScreen::target(Context& context, const PointerEvent& pointer) const {
    const std::optional<bool> said = answer_at(question(context), pointer.column, pointer.row);
    return said ? 1 + static_cast<int>(*said) : 0;
}

void QuestionScreen::paint(const Context& context, Frame& frame) const {
    if (!context.viewer.has_sheets) paint_question(frame, question(context), context.viewer.has_keyboard);
}

void QuestionScreen::describe(const Context& context, Reading& reading) const {
    reading.extent = ReadExtent::Panel;
    reading.urgent = question(context);
    reading.offer_answers();
}

}  // namespace cellophane
