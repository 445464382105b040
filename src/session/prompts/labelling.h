#pragma once

#include <string>

#include "screen/frame.h"
#include "screen/input.h"

namespace cellophane {

struct Reading;
struct SessionState;

/// Giving an item a name, or another letter.
struct Labelling {
    /// The letter of the item.
    char letter = 0;
    /// The name typed so far; `inscribes`: it is for the item alone, not for its kind.
    std::string typed;
    bool inscribes = false;
};

/// Asks for the name of an item or its kind; if it cannot be named, the rules say why.
void ask_for_name(SessionState& session, char letter);
/// Begins a name for the item alone, or for its kind.
void begin_name(SessionState& session, bool for_itself);
void press_in_name(SessionState& session, const KeyEvent& key);
/// Asks for the new letter of an item.
void ask_for_letter(SessionState& session, char letter);
void press_for_letter(SessionState& session, const KeyEvent& key);
void paint_labelling(const SessionState& session, Frame& frame);
void read_labelling(const SessionState& session, Reading& told);

}  // namespace cellophane
