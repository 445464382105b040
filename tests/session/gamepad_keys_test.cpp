#include "session/gamepad_keys.h"

#include <algorithm>
#include <set>
#include <utility>
#include <vector>

#include "session/input_actions.h"
#include "session/scenes.h"
#include "support/catch.h"
#include "view/panels.h"

namespace cellophane {

TEST_CASE("each button of a gamepad does one thing in a game, and the help names each",
          "[session][gamepad]") {
    std::set<GamepadButton> used;
    for (const InputActionRow& row : input_action_rows) {
        if (row.gamepad == GamepadButton::None) continue;
        INFO(row.name);
        CHECK(used.insert(row.gamepad).second);
    }
    CHECK(used.size() + 1 == static_cast<std::size_t>(GamepadButton::count));
    for (const bool watches : {false, true}) {
        const std::vector<PageRow> rows = gamepad_help_rows(watches);
        for (const GamepadButtonRow& button : gamepad_button_list) {
            const bool is_idle = watches && button.kind == GamepadButton::RightStick;
            if (button.kind == GamepadButton::None || is_idle) continue;
            INFO(button.label);
            CHECK(std::count_if(rows.begin(), rows.end(),
                                [&](const PageRow& row) { return row.left == button.label; }) == 1);
        }
        for (const PageRow& row : rows) CHECK((row.left.empty() || !row.right.empty()));
    }
}

TEST_CASE("buttons on the map act like the keys of their actions", "[session][gamepad]") {
    const std::pair<GamepadButton, KeyEvent> same[] = {
        {GamepadButton::X, {.name = "x"}},
        {GamepadButton::Y, {.name = "i"}},
        {GamepadButton::LeftShoulder, {.name = "z"}},
        {GamepadButton::RightShoulder, {.name = "s"}},
        {GamepadButton::LeftTrigger, {.name = "Tab", .shift = true}},
        {GamepadButton::RightTrigger, {.name = "Tab"}},
        {GamepadButton::LeftStick, {.name = "Z"}},
        {GamepadButton::RightStick, {.name = ">"}},
        {GamepadButton::Start, {.name = "Menu"}},
        {GamepadButton::Select, {.name = "?"}},
        {GamepadButton::A, {.name = "Enter"}},
    };
    for (const auto& [button, key] : same) {
        INFO(gamepad_buttons[button].label);
        Session by_button = hunted();
        Session by_key = hunted();
        by_button.press(GamepadEvent{.button = button});
        by_key.press(key);
        CHECK(by_button.text() == by_key.text());
        CHECK(by_button.state_hash() == by_key.state_hash());
    }
}

}  // namespace cellophane
