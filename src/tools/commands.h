#pragma once

#include <ostream>
#include <span>
#include <string>
#include <string_view>

#include "kit/base/result.h"
#include "tools/run.h"

namespace cellophane {

/// Where a command writes.
struct Console {
    std::ostream& out;
    std::ostream& err;
};

/// One line on the error stream that names the command; always `Exit::BadArguments`.
Exit refuse(Console console, std::string_view command, const Problem& problem);

using Arguments = std::span<const std::string>;

Exit map_command(Arguments arguments, Console console);
Exit dig_command(Arguments arguments, Console console);
Exit catalog_command(Arguments arguments, Console console);
Exit lint_command(Arguments arguments, Console console);
Exit play_command(Arguments arguments, Console console);
Exit replay_command(Arguments arguments, Console console);
Exit rank_command(Arguments arguments, Console console);
Exit soak_command(Arguments arguments, Console console);
Exit bench_command(Arguments arguments, Console console);
Exit words_command(Arguments arguments, Console console);

}  // namespace cellophane
