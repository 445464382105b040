#include <string>

#include "session/screens.h"
#include "session/screens/question_screen.h"
#include "words/prompts.h"

namespace cellophane {

namespace {

/// Whether a name is for one item or for all of its kind, where too little is known of it to tell.
class NameScope : public ScreenOf<NameScope, QuestionScreen> {
public:
    explicit NameScope(char letter) : letter_{letter} {}

    HelpTopic help() const override { return HelpTopic::NameScope; }

protected:
    std::string question(const Context&) const override { return std::string{name_scope_question}; }
    Outcome reply(Context&, bool yes) override { return replace(name_entry(letter_, yes)); }

private:
    char letter_;
};

}  // namespace

GameScreenPtr name_scope(char letter) {
    return std::make_unique<NameScope>(letter);
}

}  // namespace cellophane
