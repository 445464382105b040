#pragma once

namespace cellophane {

/// Explores so many levels of all styles and depths with a hero that is not easily killed, and takes the
/// stairs. No command may be refused twice in the same state, none may walk into a sleeper, and where
/// exploring ends all that can be reached must be seen and taken, or named. Prints what was met; true if all
/// of it holds.
bool explore_levels(int levels);

}  // namespace cellophane
