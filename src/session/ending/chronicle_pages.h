#pragma once

#include <cstdint>
#include <string>

#include "screen/frame.h"
#include "screen/input.h"
#include "session/ending/chronicle.h"

namespace cellophane {

struct Reading;
struct SessionState;

/// The lists of games that have ended.
struct ChroniclePages {
    /// The games that were before this one, and, once it is over, this one.
    Chronicle chronicle;
    bool run_is_entered = false;
    bool reset_wanted = false;
};

/// Whether the key opened one of them.
bool open_list(SessionState& session, const KeyEvent& key);
void press_in_lists(SessionState& session, const KeyEvent& key);
int target_in_lists(SessionState& session, const PointerEvent& pointer);
void click_in_lists(SessionState& session, const PointerEvent& pointer);
/// The lines that whoever keeps them has to put behind those there are.
std::string take_new_runs(SessionState& session, std::int64_t now);
void paint_lists(const SessionState& session, Frame& frame);
void read_lists(const SessionState& session, Reading& told);

}  // namespace cellophane
