#pragma once

#include <string>

#include "screen/frame.h"
#include "screen/input.h"

namespace cellophane {

struct Reading;
struct SessionState;

/// Giving a thing a name, or another letter.
struct Labelling {
    /// Of the thing.
    char letter = 0;
    /// As much of a name as has been typed; it is for the thing alone, and not for its kind.
    std::string typed;
    bool inscribes = false;
};

/// Asks what a thing, or its kind, shall be called; the rules say why it cannot be.
void ask_for_name(SessionState& session, char letter);
/// For the thing alone, or for its kind.
void begin_name(SessionState& session, bool for_itself);
void press_in_name(SessionState& session, const KeyEvent& key);
/// Asks which letter a thing shall have.
void ask_for_letter(SessionState& session, char letter);
void press_for_letter(SessionState& session, const KeyEvent& key);
void paint_labelling(const SessionState& session, Frame& frame);
void read_labelling(const SessionState& session, Reading& told);

}  // namespace cellophane
