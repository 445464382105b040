#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "session/game_screen.h"

namespace cellophane {

/// A question over the map, answered by yes or no.
class QuestionScreen : public GameScreen {
public:
    std::string_view title() const override;
    HelpTopic help() const override { return HelpTopic::Question; }
    std::optional<LabelPlace> help_place(const Context& context) const override;
    bool covers_map() const override { return false; }
    /// The letters of the answers stand on it.
    bool keeps_its_keys() const override { return true; }
    int first_column(const Context&) const override;
    Outcome press(Context& context, const KeyEvent& key) override;
    Outcome click(Context& context, const PointerEvent& pointer) override;
    int target(Context& context, const PointerEvent& pointer) const override;
    void paint(const Context& context, Frame& frame) const override;
    void describe(const Context& context, Reading& reading) const override;

protected:
    virtual std::string question(const Context& context) const = 0;
    virtual Outcome reply(Context& context, bool yes) = 0;
};

}  // namespace cellophane
