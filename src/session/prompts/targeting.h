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

/// The last target, on its level only: the number of the creature aimed at, or 0 for a bare cell.
struct LastTarget {
    int depth = 1;
    int who = 0;
    Pos at;
};

/// Choosing where to throw something, or where to point a staff or a wand.
struct Aiming {
    /// The letter of the item thrown or pointed.
    char letter = 0;
    /// The item is a staff or a wand to be pointed, not thrown.
    bool zaps = false;
    /// The item thrown last, as it was known afterwards, and the last target of a throw or a zap.
    std::optional<PackItemView> thrown;
    std::optional<LastTarget> thrown_at;
};

/// The path of the throw or the bolt to a target, as far as the hero can tell.
std::vector<Pos> flight_to(const SessionState& session, Pos target);
/// The cells of fit targets within reach, in the order of the sidebar; none for a hallucinating hero.
std::vector<Pos> targets(const SessionState& session);
/// Asks where to throw or point an item; begins at the last target, the first fit one, or the hero's cell.
void begin_aiming(SessionState& session, char letter, bool to_zap = false);
/// Throws another of the items thrown last at the last target; asks where that is not possible.
void throw_again(SessionState& session);
/// Returns to the map without throwing.
void leave_aim(SessionState& session);
void press_while_aiming(SessionState& session, const KeyEvent& key);
void throw_at_pointed(SessionState& session);
/// The colour of a throw's path, or of the bolt, as far as it is known.
Tint colour_of_flight(const SessionState& session);
void paint_aim(const SessionState& session, Frame& frame);
void read_aim(const SessionState& session, Reading& told);

}  // namespace cellophane
