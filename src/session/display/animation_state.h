#pragma once

#include <span>

#include "protocol/event.h"
#include "protocol/observation.h"

// What moves on the map while the game stands still.

namespace cellophane {

struct Context;

/// The milliseconds that animations of a usual turn (50 ms) take: fewer in proportion in a fast playback, but
/// in a slow one only the root of 50 times its delay (rules/hero.md 15.5).
int time_of_usual_turn(const Context& context);
/// Shows the events that led up to the state `then`.
void show_events(Context& context, std::span<const Event> events, const Observation& then);
/// Flashes creatures that burn or are poisoned as they lose health, and the hero for what the command cost
/// the hero.
void show_wounds(Context& context);
/// Lets a sheet slide over a level that the hero has entered for the first time: in play, and where a
/// recording is watched at the speed of play.
void show_arrival(Context& context, std::span<const Event> events);
/// The same over the first level of a game, once somebody sees it.
void show_first_level(Context& context);
/// Advances the animations by so many milliseconds.
void move_on(Context& context, int milliseconds);
/// Milliseconds until `move_on` has something to show; -1: nothing moves.
int time_until_motion(const Context& context);
/// Whether a short animation is running.
bool is_in_haste(const Context& context);

}  // namespace cellophane
