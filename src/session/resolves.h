#pragma once

#include <cstdint>
#include <string_view>

namespace cellophane {

/// What the player has to be sure of.
enum class Resolve : std::uint8_t { Save, GiveUp, StartAnew, LeaveRecording, Autopilot, FastAutopilot };
std::string_view question_about(Resolve what);

}  // namespace cellophane
