#include <string>
#include <string_view>

#include "session/commands/pointing.h"
#include "session/screens.h"
#include "session/screens/question_screen.h"
#include "words/prompts.h"

namespace cellophane {

namespace {

std::string_view question_about(Confirmation what) {
    switch (what) {
        case Confirmation::Save:
            return save_question;
        case Confirmation::GiveUp:
            return give_up_question;
        case Confirmation::StartAnew:
            return other_dungeon_question;
        case Confirmation::Autopilot:
        case Confirmation::FastAutopilot:
            return autopilot_question;
        case Confirmation::LeaveRecording:
            return leave_recording_question;
    }
    return {};
}

/// Something the player has asked for, and has to confirm.
class ConfirmationScreen : public ScreenOf<ConfirmationScreen, QuestionScreen> {
public:
    explicit ConfirmationScreen(Confirmation what) : what_{what} {}

protected:
    std::string question(const Context&) const override { return std::string{question_about(what_)}; }
    Outcome reply(Context& context, bool yes) override {
        if (!yes) return Pop{};
        switch (what_) {
            case Confirmation::Save:
                context.request = ExitRequest::Leave;
                break;
            case Confirmation::GiveUp:
                return issue(Quit{});
            case Confirmation::StartAnew:
            case Confirmation::LeaveRecording:
                context.request = ExitRequest::AnotherDungeon;
                break;
            case Confirmation::Autopilot:
                return issue(GameOrder{.autopilot = GameOrder::Autopilot::Usual});
            case Confirmation::FastAutopilot:
                return issue(GameOrder{.autopilot = GameOrder::Autopilot::Fast});
        }
        return Pop{};
    }

private:
    Confirmation what_;
};

}  // namespace

GameScreenPtr confirmation(Context& context, Confirmation what) {
    stop_pointing(context);
    return std::make_unique<ConfirmationScreen>(what);
}

}  // namespace cellophane
