#pragma once

#include <ostream>
#include <span>
#include <string>

namespace cellophane {

/// Exit status of every command (INTERFACES section 5).
enum class Exit : int {
    Done = 0,
    CheckFailed = 1,
    BadArguments = 2,
    /// As shells report what an interrupt has ended.
    Interrupted = 130
};

/// The program: arguments without its own name, results to `out`, complaints to `err` in one line.
Exit run(std::span<const std::string> arguments, std::ostream& out, std::ostream& err);

}  // namespace cellophane
