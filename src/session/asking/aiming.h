#pragma once

#include <optional>
#include <vector>

#include "content/colours.h"
#include "kit/base/pos.h"
#include "protocol/observation.h"
#include "screen/frame.h"
#include "screen/input.h"

namespace cellophane {

struct Reading;
struct SessionState;

/// At whom something was aimed last, by number and on that level alone; 0: at a place and nobody in it.
struct LastTarget {
    int depth = 1;
    int who = 0;
    Pos at;
};

/// Choosing where to throw something, or where to point a staff or a wand.
struct Aiming {
    /// What is to fly, or what is pointed.
    char letter = 0;
    /// It is a staff or a wand, and not to be thrown.
    bool zaps = false;
    /// What was thrown last, as it was known after that, and at what something was thrown or pointed.
    std::optional<PackItemView> thrown;
    std::optional<LastTarget> thrown_at;
};

/// Where what is being aimed would fly, as far as the hero can tell.
std::vector<Pos> flight_to(const SessionState& session, Pos target);
/// The creatures worth aiming at that it would reach, in the order of the sidebar.
std::vector<Pos> targets(const SessionState& session);
/// Asks where to throw it, or where to point it, and points at a place to begin with.
void begin_aiming(SessionState& session, char letter, bool to_zap = false);
/// The same at the same, if there is more of it.
void throw_again(SessionState& session);
/// Back to the map, with nothing thrown.
void leave_aim(SessionState& session);
void press_while_aiming(SessionState& session, const KeyEvent& key);
void throw_at_pointed(SessionState& session);
/// Of what is being thrown, or of the bolt of what is being pointed, as far as that is known.
Tint colour_of_flight(const SessionState& session);
void paint_aim(const SessionState& session, Frame& frame);
void read_aim(const SessionState& session, Reading& told);

}  // namespace cellophane
