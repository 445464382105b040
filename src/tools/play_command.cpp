#include <algorithm>
#include <cstdint>
#include <filesystem>
#include <iterator>
#include <optional>
#include <string>
#include <system_error>
#include <utility>

#include "dungeon/seed.h"
#include "session/game_over/game_result.h"
#include "session/session.h"
#include "tools/calendar.h"
#include "tools/commands.h"
#include "tools/kept_files.h"
#include "tools/options.h"
#include "tools/output.h"
#include "tools/runs_file.h"
#include "tools/terminal_session.h"

namespace cellophane {

namespace {

constexpr OptionSpec play_options[] = {{"--seed"},          {"--daily", false}, {"--depth"}, {"--style"},
                                       {"--still", false},  {"--load"},         {"--save"},  {"--runs"},
                                       {"--scores", false}, {"--settings"}};

/// What says which dungeon it is to be.
constexpr const char* whereabouts[] = {"--seed", "--daily", "--depth", "--style"};

Result<Whereabouts> read_place(const Options& options) {
    const auto given = options.find("--seed");
    const bool daily = options.count("--daily") > 0;
    if (given == options.end()) return whereabouts_of(options, daily ? daily_seed(today()) : fresh_seed());
    if (daily) return Problem{"bad-argument", "--seed and --daily each name a dungeon: give one of them."};
    const Result<std::uint64_t> seed = parse_seed_or_word(given->second);
    if (!seed.ok())
        return Problem{"bad-argument",
                       "--seed must be a whole number from 1 to 18446744073709551615 or a word, not " +
                           shown(given->second) + "."};
    return whereabouts_of(options, seed.value());
}

Result<Session> new_session(const Options& options) {
    const Result<Whereabouts> place = read_place(options);
    if (!place.ok()) return place.problem();
    return Session{{.seed = place.value().seed, .style = place.value().style, .depth = place.value().depth}};
}

/// Whether two names are of one file, which is there.
bool is_one_file(const std::string& a, const std::string& b) {
    std::error_code error;
    return std::filesystem::equivalent(a, b, error);
}

Exit play_loaded(const std::string& path, const Options& options, Console console) {
    for (const char* name : whereabouts)
        if (options.count(name) > 0)
            return refuse(console, "play",
                          {"bad-argument", std::string{name} + " is for a new game; --load has its own."});
    const auto save = options.find("--save");
    if (save != options.end() && !is_one_file(save->second, path)) {
        Result<Session> session = opened_game(path, "--load");
        if (!session.ok()) return refuse(console, "play", session.problem());
        return run_in_terminal(std::move(session.value()), std::nullopt, options, "play", console);
    }
    Result<GameInFile> game = opened_in_place(path, "--load", save != options.end());
    if (!game.ok()) return refuse(console, "play", game.problem());
    return run_in_terminal(std::move(game.value().session), std::move(game.value().file), options, "play",
                           console);
}

Exit show_scores(const Options& options, Console console) {
    for (const auto& [name, value] : options)
        if (name != "--scores" && name != "--runs")
            return refuse(
                console, "play",
                {"bad-argument", name + " is for a game; --scores begins none, and goes with --runs alone."});
    // Only the usual file may be missing, before the first game; one given by --runs must be there.
    if (const auto runs = options.find("--runs"); runs != options.end())
        if (const auto file = read_kept_file(runs->second, "--runs"); !file.ok())
            return refuse(console, "play", file.problem());
    console.out << best_as_text(Chronicle{text_in(runs_file_of(options))});
    return Exit::Done;
}

}  // namespace

Exit play_command(Arguments arguments, Console console) {
    const Result<Options> given = parse_options(arguments, play_options);
    if (!given.ok()) return refuse(console, "play", given.problem());
    const Options& options = given.value();
    if (options.count("--scores") > 0) return show_scores(options, console);
    // Without options that choose a game, the title asks for one.
    const bool is_open = std::none_of(std::begin(whereabouts), std::end(whereabouts),
                                      [&](const char* name) { return options.count(name) > 0; });
    const auto load = options.find("--load");
    if (load != options.end()) return play_loaded(load->second, options, console);
    if (is_open) return run_in_terminal(std::nullopt, std::nullopt, options, "play", console);
    Result<Session> begun = new_session(options);
    if (!begun.ok()) return refuse(console, "play", begun.problem());
    return run_in_terminal(std::move(begun.value()), std::nullopt, options, "play", console);
}

}  // namespace cellophane
