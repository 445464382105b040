#pragma once

#include <cstdint>
#include <string>

#include "screen/frame.h"
#include "screen/input.h"
#include "session/game_over/game_result.h"

namespace cellophane {

struct Reading;
struct SessionState;

/// The lists of games that have ended.
struct ChroniclePages {
    /// The games before this one, and this one once it is over.
    Chronicle chronicle;
    bool run_is_entered = false;
    bool reset_wanted = false;
};

/// Opens the list of a key, if it has one. Returns whether it has.
bool open_list(SessionState& session, const KeyEvent& key);
void press_in_lists(SessionState& session, const KeyEvent& key);
int target_in_lists(SessionState& session, const PointerEvent& pointer);
void click_in_lists(SessionState& session, const PointerEvent& pointer);
/// New lines for the caller to append to the stored ones. `now`: seconds since 1970.
std::string take_new_runs(SessionState& session, std::int64_t now);
void paint_lists(const SessionState& session, Frame& frame);
void read_lists(const SessionState& session, Reading& told);

}  // namespace cellophane
