#include <string>

#include "session/screens.h"
#include "session/screens/question_screen.h"
#include "view/inventory_panel.h"
#include "words/event_sentences.h"

namespace cellophane {

namespace {

/// The question that a report of the rules ended with.
class RulesQuestion : public ScreenOf<RulesQuestion, QuestionScreen> {
public:
    bool asks_for_rules() const override { return true; }

protected:
    std::string question(const Context& context) const override {
        const char about = context.question.about;
        const PackItemView* item = about == 0 ? nullptr : item_with(context.seen().pack, about);
        return ask(context.question.asked, item == nullptr ? nullptr : &item->item);
    }
    Outcome reply(Context&, bool yes) override { return issue(Answer{yes}); }
};

}  // namespace

GameScreenPtr rules_question() {
    return std::make_unique<RulesQuestion>();
}

}  // namespace cellophane
