#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "kit/base/enum_table.h"
#include "kit/base/pos.h"

namespace cellophane {

/// The buttons of a gamepad. The d-pad and the left stick give directions.
enum class GamepadButton : std::uint8_t {
    None,
    A,
    B,
    X,
    Y,
    LeftShoulder,
    RightShoulder,
    LeftTrigger,
    RightTrigger,
    Select,
    Start,
    LeftStick,
    RightStick,
    count
};

struct GamepadButtonRow {
    GamepadButton kind{};
    /// As it stands on the pad.
    std::string_view label{};
};

inline constexpr GamepadButtonRow gamepad_button_list[] = {
    {GamepadButton::None},
    {GamepadButton::A, "A"},
    {GamepadButton::B, "B"},
    {GamepadButton::X, "X"},
    {GamepadButton::Y, "Y"},
    {GamepadButton::LeftShoulder, "LB"},
    {GamepadButton::RightShoulder, "RB"},
    {GamepadButton::LeftTrigger, "LT"},
    {GamepadButton::RightTrigger, "RT"},
    {GamepadButton::Select, "Select"},
    {GamepadButton::Start, "Start"},
    {GamepadButton::LeftStick, "Left stick, pressed"},
    {GamepadButton::RightStick, "Right stick, pressed"},
};
inline constexpr EnumTable<GamepadButton, GamepadButtonRow> gamepad_buttons{gamepad_button_list};

/// A button went down, or a direction is held.
struct GamepadEvent {
    GamepadButton button = GamepadButton::None;
    std::optional<Direction> toward{};

    friend bool operator==(const GamepadEvent&, const GamepadEvent&) = default;
};

}  // namespace cellophane
