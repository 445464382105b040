#pragma once

#include <optional>

#include "session/game_screen.h"
#include "view/panels.h"

namespace cellophane {

/// A page over the whole screen that is only read, in parts where less than all of the screen is in sight.
/// Any key turns to the next part; after the last one it closes. Escape closes it at once.
class PartedPage : public GameScreen {
public:
    Outcome press(Context& context, const KeyEvent& key) override;
    Outcome click(Context& context, const PointerEvent& pointer) override;
    void paint(const Context& context, Frame& frame) const override;
    std::optional<LabelPlace> help_place(const Context& context) const override;

protected:
    /// Paints a part. Returns how many there are.
    virtual int paint_part(const Context& context, Frame& frame, const PagePart& which) const = 0;
    /// Turns to the next part. Returns whether there is one.
    bool turn(const Context& context);

private:
    PagePart open_part(const Context& context) const;

    int part_ = 0;
};

}  // namespace cellophane
