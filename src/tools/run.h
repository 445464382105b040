#pragma once

#include <ostream>
#include <span>
#include <string>

#include "tools/exit_status.h"

namespace cellophane {

/// The program: arguments without its own name, results to `out`, complaints to `err` in one line.
Exit run(std::span<const std::string> arguments, std::ostream& out, std::ostream& err);

}  // namespace cellophane
