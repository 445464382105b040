#pragma once

#include <cstdint>
#include <string_view>

namespace cellophane {

struct SessionState;

/// What the player has to be sure of.
enum class Confirmation : std::uint8_t { Save, GiveUp, StartAnew, LeaveRecording, Autopilot, FastAutopilot };
std::string_view question_about(Confirmation what);

/// Asks the player whether he is sure.
void ask_whether(SessionState& session, Confirmation what);
/// If he is.
void carry_out_confirmation(SessionState& session, bool yes);
/// Leaves for another dungeon, and asks first who has something to lose.
void start_anew(SessionState& session);

}  // namespace cellophane
