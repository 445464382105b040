#pragma once

namespace cellophane {

/// How much of what burns behind it the name of the game leaves to be seen, in percent: nothing inside a
/// letter, everything away from them, half at their edges.
int seen_behind_title(int column, int row);

/// Whether a cell lies along the foot of a letter, where the fire is.
bool is_under_title(int column, int row);

}  // namespace cellophane
