#pragma once

// The message that names the dungeon.

namespace cellophane {

struct Context;

/// Tells the seed and style of the dungeon, the seed unless it is hidden.
void show_seed(Context& context);
/// Removes the seed from earlier messages if it is hidden.
void hide_seed_in_messages(Context& context);
/// Tells the player of a game that has just begun why the list of games does not take it, if so.
void show_beginning_notes(Context& context);

}  // namespace cellophane
