#pragma once

#include <ostream>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "kit/base/result.h"
#include "tools/exit_status.h"
#include "tools/options.h"

namespace cellophane {

/// Where a command writes.
struct Console {
    std::ostream& out;
    std::ostream& err;
};

/// One line on the error stream that names the command; always
/// `Exit::BadArguments`.
Exit refuse(Console console, std::string_view command, const Problem& problem);

using Arguments = std::span<const std::string>;

/// A command of the program. It stands in the file of its name, with its
/// options and its help.
struct CommandRow {
    std::string_view name;
    /// For the list of commands.
    std::string_view summary;
    /// The first lines of its help; behind them stand the options, and then the
    /// notes.
    std::string_view usage;
    std::vector<OptionSpec> (*options)();
    std::string_view notes;
    Exit (*run)(Arguments, Console);
};

extern const CommandRow map_command;
extern const CommandRow dig_command;
extern const CommandRow catalog_command;
extern const CommandRow lint_command;
extern const CommandRow play_command;
extern const CommandRow replay_command;
extern const CommandRow rank_command;
extern const CommandRow env_command;
extern const CommandRow soak_command;
extern const CommandRow bench_command;

}  // namespace cellophane
