#include "session/replay/replay_choices.h"

#include <optional>
#include <variant>

#include "session/context.h"
#include "session/pages/inventory_list.h"
#include "session/pages/inventory_purpose.h"
#include "view/inventory_panel.h"
#include "view/panels.h"
#include "words/event_sentences.h"
#include "words/replay.h"

namespace cellophane {

namespace {

std::optional<Viewing::Choice> next_choice(const Context& context) {
    const std::optional<Command> next = context.replay().next();
    if (!next) return std::nullopt;
    if (const auto* answer = next->as<Answer>()) {
        const Report report = context.game()->report();
        if (report.question == Question::None) return std::nullopt;
        const PackItemView* item = report.about == 0 ? nullptr : item_with(context.seen().pack, report.about);
        return Viewing::Answered{ask(report.question, item == nullptr ? nullptr : &item->item), answer->yes};
    }
    const std::optional<PackPick> pick = pick_of(*next);
    if (!pick || item_with(context.seen().pack, pick->letter) == nullptr) return std::nullopt;
    return *pick;
}

PackPanel panel_of(const Context& context, PackPick pick) {
    PackPanel panel = pack_opened_for(context, pick.purpose);
    panel.picked = pick.letter;
    return panel;
}

}  // namespace

bool shows_choice(Context& context) {
    Viewing& viewing = *context.viewing;
    // The choice has been shown: the command is next.
    if (viewing.choice) return false;
    viewing.choice = next_choice(context);
    return viewing.choice.has_value();
}

void paint_choice(const Context& context, Frame& frame) {
    if (const auto* answered = std::get_if<Viewing::Answered>(&*context.viewing->choice))
        return paint_question(frame, answered->question, context.viewer.has_keyboard, answered->yes);
    paint_pack(frame, panel_of(context, std::get<PackPick>(*context.viewing->choice)));
}

std::string describe_choice(const Context& context) {
    if (const auto* answered = std::get_if<Viewing::Answered>(&*context.viewing->choice))
        return with_answer(answered->question, answered->yes);
    const PackPanel panel = panel_of(context, std::get<PackPick>(*context.viewing->choice));
    for (const PackChoice& choice : pack_choices(panel))
        if (choice.key == panel.picked) return panel.title + " " + choice.text + ".";
    return panel.title;
}

int column_of_choice(const Context& context) {
    if (!context.viewing->choice) return -1;
    const auto* pick = std::get_if<PackPick>(&*context.viewing->choice);
    return pick == nullptr ? question_column : first_column(panel_of(context, *pick));
}

}  // namespace cellophane
