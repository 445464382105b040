#include "session/game_screen.h"

#include <string>

#include "session/commands/pointing.h"
#include "session/display/animation_state.h"
#include "view/help_panel.h"

namespace cellophane {

std::optional<LabelPlace> GameScreen::help_place(const Context& context) const {
    const Window& window = context.viewer.window;
    return covers_map() ? help_label_in({0, 0, window.of_page(), screen_rows}) : help_place_over_map(window);
}

void GameScreen::look_at(Context& context, Pos at) {
    if (shows_hero()) point_at(context, at, true);
}

void GameScreen::refresh(Context& context) const {
    refresh_route(context);
}

GameOutcome GameScreen::animate(Context& context, int milliseconds) {
    if (!covers_map()) move_on(context, milliseconds);
    return Stay{};
}

int GameScreen::wants_motion(const Context& context) const {
    return covers_map() ? -1 : time_until_motion(context);
}

bool GameScreen::needs_fast_frames(const Context& context) const {
    return !covers_map() && is_in_haste(context);
}

GameOutcome GameScreen::press_signs(Context& context, std::string_view text) {
    for (const char sign : text) {
        GameOutcome outcome = press(context, {.name = sign == ' ' ? "Space" : std::string(1, sign)});
        if (!outcome.stays()) return outcome;
    }
    return Stay{};
}

}  // namespace cellophane
