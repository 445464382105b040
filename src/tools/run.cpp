#include "tools/run.h"

#include <algorithm>
#include <string_view>

#include "content/dungeon_version.h"
#include "tools/commands.h"
#include "tools/options.h"

namespace cellophane {

namespace {

constexpr const CommandRow* commands[] = {&map_command,  &dig_command,    &catalog_command, &lint_command,
                                          &play_command, &replay_command, &rank_command,    &env_command,
                                          &soak_command, &bench_command};

void print_usage(std::ostream& out) {
    out << "usage: cellophane COMMAND [OPTIONS]\n\n";
    for (const CommandRow* command : commands)
        out << "  " << command->name << std::string(9 - command->name.size(), ' ') << command->summary
            << '\n';
    out << "\nRun cellophane COMMAND --help for the options of a command, "
           "cellophane --version for the "
           "version.\n";
}

}  // namespace

Exit refuse(Console console, std::string_view command, const Problem& problem) {
    console.err << "cellophane " << command << ": " << problem.message << '\n';
    return Exit::BadArguments;
}

Exit run(std::span<const std::string> arguments, std::ostream& out, std::ostream& err) {
    if (arguments.empty()) {
        print_usage(err);
        return Exit::BadArguments;
    }
    const std::string_view first = arguments.front();
    if (first == "--help" || first == "--version") {
        if (arguments.size() > 1) {
            err << "cellophane: " << first << " stands alone, without " << shown(arguments[1]) << ".\n";
            return Exit::BadArguments;
        }
        if (first == "--help")
            print_usage(out);
        else
            out << "cellophane " << CELLOPHANE_VERSION << ", dungeon version " << dungeon_version << '\n';
        return Exit::Done;
    }
    for (const CommandRow* command : commands) {
        if (command->name != first) continue;
        const Arguments rest = arguments.subspan(1);
        if (std::find(rest.begin(), rest.end(), "--help") != rest.end()) {
            out << command->usage << options_help(command->options()) << command->notes;
            return Exit::Done;
        }
        return command->run(rest, {out, err});
    }
    err << "cellophane: unknown command " << shown(first) << "; there are ";
    for (const CommandRow* command : commands) err << command->name << ", ";
    err << "--version, --help.\n";
    return Exit::BadArguments;
}

}  // namespace cellophane
