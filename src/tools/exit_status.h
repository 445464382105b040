#pragma once

namespace cellophane {

/// Exit status of every command.
enum class Exit : int {
    Done = 0,
    /// A replay that diverged, or a soak that found a violated invariant.
    CheckFailed = 1,
    /// One line on the error stream names the argument, and what would be right.
    BadArguments = 2,
    /// As shells report what an interrupt has ended.
    Interrupted = 130
};

}  // namespace cellophane
