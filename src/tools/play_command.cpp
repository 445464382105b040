#include <algorithm>
#include <cstdint>
#include <filesystem>
#include <iterator>
#include <optional>
#include <string>
#include <system_error>
#include <utility>

#include "dungeon/audit/variant_trial.h"
#include "dungeon/seed.h"
#include "session/game_over/game_result.h"
#include "session/session.h"
#include "tools/calendar.h"
#include "tools/commands.h"
#include "tools/high_scores_file.h"
#include "tools/kept_files.h"
#include "tools/option_types.h"
#include "tools/output.h"
#include "tools/system/names.h"
#include "tools/terminal_session.h"
#include "tools/waiting_line.h"

namespace cellophane {

namespace {

struct PlayOptions : TerminalOptions {
    std::optional<std::string> seed{};
    bool is_daily = false;
    std::optional<std::string> load{};
    bool shows_scores = false;
};

constexpr OptionRow<PlayOptions> play_options[] = {
    {"--seed", "N|WORD", option::text<&PlayOptions::seed, &allowed_seeds>,
     "the dungeon: {}, or a word, which means a seed"},
    {"--daily", "", option::flag<&PlayOptions::is_daily>, "today's dungeon (UTC), the same for everyone"},
    {"--depth", "D", option::whole<&PlayOptions::depth, shallowest_depth, most_depths>,
     "start on this level, {}"},
    {"--style", "S", option::style<&PlayOptions::style>, "{}; brogue if left out"},
    {"--variant", "V|FILE", option::variant<&PlayOptions::variant>, "{}; brogue if left out"},
    {"--still", "", option::flag<&PlayOptions::is_still>, "no animation"},
    {"--load", "FILE", option::text<&PlayOptions::load>,
     "continue a saved game, or play on from the end of a recording"},
    {"--save", "FILE", option::text<&PlayOptions::save>,
     "keep the game here; may be the file of --load. When the game is over, FILE holds its recording. "
     "Without "
     "--save the game is kept in the file of --load, which is as it was when the game is over, or in a new "
     "file "
     "cellophane-SEED.clph in this folder, which is removed then (named after depth and turn if the seed is "
     "hidden; -2 and so on if it exists)"},
    {"--scores", "", option::flag<&PlayOptions::shows_scores>, "print the high scores and exit"},
    {"--runs", "FILE", option::text<&PlayOptions::high_scores>,
     "the list of finished games; default: cellophane/runs.tsv in $XDG_DATA_HOME or "
     "~/.local/share, on Windows in %LOCALAPPDATA%"},
    {"--settings", "FILE", option::text<&PlayOptions::settings>,
     "the settings file; default: settings.txt in the folder of runs.tsv"},
};

/// What says which dungeon it is to be.
constexpr std::string_view whereabouts[] = {"--seed", "--daily", "--depth", "--style", "--variant"};

Result<Session> new_session(const PlayOptions& options) {
    if (const auto problem = depth_problem("--depth", options.depth, options.variant)) return *problem;
    std::uint64_t number = 0;
    if (options.seed) {
        if (options.is_daily)
            return bad_argument("--seed and --daily each name a dungeon: give one of them.");
        const Result<std::uint64_t> seed = parse_seed_or_word(*options.seed);
        if (!seed.ok())
            return bad_argument("--seed must be a whole number from " + allowed_seeds() + " or a word, not " +
                                shown(*options.seed) + ".");
        number = seed.value();
    } else {
        number = options.is_daily ? daily_seed(today()) : fresh_seed();
    }
    return Session{
        {.seed = number, .style = options.style, .variant = options.variant, .depth = options.depth}};
}

/// A row of one's own is played only if its levels are fair; looking at them takes some seconds.
std::optional<Problem> unfair_variant(const PlayOptions& options, Console console) {
    if (!options.variant.is_own()) return std::nullopt;
    const WaitingLine waiting{console.err,
                              "Looking at " + std::to_string(levels_of_trial) + " levels of the variant"};
    VariantTrial trial{options.variant, options.style};
    while (!trial.is_over()) trial.step();
    if (trial.flaw().empty()) return std::nullopt;
    return bad_argument("--variant: " + std::string{options.variant.name()} +
                        " is not fair and cannot be played: " + trial.flaw() +
                        ". cellophane lint --variant finds all there is.");
}

/// Whether two names are of one file, which is there.
bool is_one_file(const std::string& a, const std::string& b) {
    std::error_code error;
    return std::filesystem::equivalent(as_path(a), as_path(b), error);
}

Exit play_loaded(const PlayOptions& options, const GivenOptions& given, Console console) {
    const std::string& path = *options.load;
    for (const std::string_view name : whereabouts)
        if (given.find(name) != given.end())
            return refuse(console, "play",
                          {"bad-argument", std::string{name} + " is for a new game; --load has its own."});
    if (options.save && !is_one_file(*options.save, path)) {
        Result<Session> session = opened_game(path, "--load");
        if (!session.ok()) return refuse(console, "play", session.problem());
        return run_in_terminal(std::move(session.value()), std::nullopt, options, "play", console);
    }
    Result<GameInFile> game = opened_in_place(path, "--load", options.save.has_value());
    if (!game.ok()) return refuse(console, "play", game.problem());
    return run_in_terminal(std::move(game.value().session), std::move(game.value().file), options, "play",
                           console);
}

Exit show_scores(const PlayOptions& options, const GivenOptions& given, Console console) {
    for (const auto& [name, value] : given)
        if (name != "--scores" && name != "--runs")
            return refuse(
                console, "play",
                {"bad-argument", name + " is for a game; --scores begins none, and goes with --runs alone."});
    // Only the usual file may be missing, before the first game; one given by --runs must be there.
    if (options.high_scores)
        if (const auto file = read_kept_file(*options.high_scores, "--runs"); !file.ok())
            return refuse(console, "play", file.problem());
    console.out << best_as_text(HighScores{text_in(high_scores_file_of(options))});
    return Exit::Done;
}

Exit run_play(Arguments arguments, Console console) {
    PlayOptions options;
    const Result<GivenOptions> read = read_options<PlayOptions>(arguments, play_options, options);
    if (!read.ok()) return refuse(console, "play", read.problem());
    const GivenOptions& given = read.value();
    if (options.shows_scores) return show_scores(options, given, console);
    if (options.load) return play_loaded(options, given, console);
    // Without options that choose a game, the title asks for one.
    const bool is_open = std::none_of(std::begin(whereabouts), std::end(whereabouts),
                                      [&](std::string_view name) { return given.find(name) != given.end(); });
    if (is_open) return run_in_terminal(std::nullopt, std::nullopt, options, "play", console);
    if (const auto problem = unfair_variant(options, console)) return refuse(console, "play", *problem);
    Result<Session> begun = new_session(options);
    if (!begun.ok()) return refuse(console, "play", begun.problem());
    return run_in_terminal(std::move(begun.value()), std::nullopt, options, "play", console);
}

}  // namespace

constexpr CommandRow play_command{
    .name = "play",
    .summary = "play in this terminal",
    .usage =
        "cellophane play [--seed N|WORD | --daily] [--depth D] [--style S] [--variant V|FILE] [--still]\n"
        "                [--save FILE] [--runs FILE] [--settings FILE]\n"
        "cellophane play --load FILE [--still] [--save FILE] [--runs FILE] [--settings FILE]\n"
        "cellophane play --scores [--runs FILE]\n"
        "Needs a terminal of at least 100 x 34 characters with true colour. In the game, ? shows help,\n"
        "S saves and quits, and Ctrl-C quits at once. Either way the game is kept: every turn is written to\n"
        "its file as it is played. Without --load and without a dungeon it opens the title screen, which\n"
        "lists the saved games and recordings in this folder.\n",
    .options = [] { return specs_of<PlayOptions>(play_options); },
    .notes = "",
    .run = &run_play,
};

}  // namespace cellophane
