#pragma once

#include <cstdint>
#include <string_view>

namespace cellophane {

struct SessionState;

/// What the player is asked to confirm.
enum class Confirmation : std::uint8_t { Save, GiveUp, StartAnew, LeaveRecording, Autopilot, FastAutopilot };
std::string_view question_about(Confirmation what);

/// Asks the player to confirm.
void ask_whether(SessionState& session, Confirmation what);
/// Carries out what was asked about if `yes`; returns to the map or the recording.
void carry_out_confirmation(SessionState& session, bool yes);
/// Asks the caller for another dungeon; the player has to confirm it once he has played 50 turns.
void start_anew(SessionState& session);

}  // namespace cellophane
