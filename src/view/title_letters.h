#pragma once

namespace cellophane {

/// Whether a cell of the screen lies in a letter of the game's name, which is black, or at the edge of one,
/// which burns.
bool is_title(int column, int row);
bool is_beside_title(int column, int row);

/// How much there may be to see besides the name in a row, in percent: nothing beside it, all of it further
/// off.
int room_beside_title(int row);

}  // namespace cellophane
