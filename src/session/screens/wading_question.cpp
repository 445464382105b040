#include <string>

#include "session/screens.h"
#include "session/screens/question_screen.h"
#include "words/prompts.h"

namespace cellophane {

namespace {

/// The question before deep water.
class WadingQuestion : public ScreenOf<WadingQuestion, QuestionScreen> {
public:
    explicit WadingQuestion(Direction toward) : toward_{toward} {}

protected:
    std::string question(const Context&) const override { return std::string{wade_question}; }
    Outcome reply(Context&, bool yes) override {
        if (yes) return issue(Move{toward_});
        return Pop{};
    }

private:
    Direction toward_;
};

}  // namespace

GameScreenPtr wading_question(Direction toward) {
    return std::make_unique<WadingQuestion>(toward);
}

}  // namespace cellophane
