#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <utility>

#include "exports/result_card.h"
#include "record/contradiction.h"
#include "record/save_files.h"
#include "session/game_over/ended_game.h"
#include "session/replay/playback.h"
#include "tools/commands.h"
#include "tools/options.h"
#include "tools/output.h"
#include "tools/settings_file.h"
#include "tools/terminal_session.h"
#include "tools/waiting_line.h"

namespace cellophane {

namespace {

constexpr OptionSpec replay_options[] = {{"--verify", false}, {"--to"},    {"--watch", false},
                                         {"--still", false},  {"--save"},  {"--runs"},
                                         {"--settings"},      {"--notes"}, {"--card"}};

struct ReplayRequest {
    std::string path;
    bool verify = false;
    bool watch = false;
    std::optional<int> to{};
    Options options{};
};

Result<ReplayRequest> read_replay_request(Arguments arguments) {
    if (arguments.empty() || arguments.front().rfind("--", 0) == 0)
        return bad_argument("which recording? The name of its file comes first.");
    const Result<Options> parsed = parse_options(arguments.subspan(1), replay_options);
    if (!parsed.ok()) return parsed.problem();
    const Options& options = parsed.value();
    ReplayRequest request{.path = arguments.front(),
                          .verify = options.count("--verify") > 0,
                          .watch = options.count("--watch") > 0,
                          .options = options};
    for (const char* name : {"--still", "--save", "--runs"})
        if (!request.watch && options.count(name) > 0)
            return bad_argument(std::string{name} + " is for whoever watches: give --watch as well.");
    if (!request.watch && options.count("--to") == 0 && options.count("--notes") > 0)
        return bad_argument("--notes stand on the screen: give --watch or --to as well.");
    if (request.watch && request.verify)
        return bad_argument("--verify goes through the whole recording at once: leave --watch out.");
    if (options.count("--card") > 0)
        for (const char* name : {"--watch", "--verify", "--to"})
            if (options.count(name) > 0)
                return bad_argument("--card shows the end of the game: leave " + std::string{name} + " out.");
    if (const auto given = options.find("--to"); given != options.end()) {
        if (request.verify) return bad_argument("--verify goes through the whole recording: leave --to out.");
        const Result<int> turn = whole_number("--to", given->second, 0, latest_turn);
        if (!turn.ok()) return turn.problem();
        request.to = turn.value();
    }
    return request;
}

std::string digits(std::uint64_t hash) {
    std::string text;
    for (int shift = 60; shift >= 0; shift -= 4) text += "0123456789abcdef"[hash >> shift & 15];
    return text;
}

/// Puts the notes of a file beside it.
std::optional<Problem> annotate_from(Playback& playback, const std::string& path) {
    const Result<std::vector<std::uint8_t>> file = read_file(path, "--notes");
    if (!file.ok()) return file.problem();
    const std::optional<Problem> problem =
        playback.annotate({reinterpret_cast<const char*>(file.value().data()), file.value().size()});
    if (!problem) return std::nullopt;
    return Problem{problem->code, "--notes: " + shown_path(path) + ": " + problem->message};
}

/// Writes the result of the game as a picture, and prints it as text.
Exit write_card(const std::string& path, std::span<const std::uint8_t> file, bool hides_seed,
                Console console) {
    const Result<EndedGame> ended = ended_game_from(file);
    if (!ended.ok()) return refuse(console, "replay", ended.problem());
    const EndedGame& game = ended.value();
    const ResultWords words = result_words(
        game.seen,
        {.start = game.options.depth, .harmless = game.options.harmless, .hides_seed = hides_seed});
    if (const std::optional<Problem> problem =
            write_file(path, result_card(game.seen, game.steps, words), "--card"))
        return refuse(console, "replay", *problem);
    for (const std::string& line : result_lines(words)) console.out << line << '\n';
    return Exit::Done;
}

}  // namespace

Exit replay_command(Arguments arguments, Console console) {
    const Result<ReplayRequest> request = read_replay_request(arguments);
    if (!request.ok()) return refuse(console, "replay", request.problem());
    const Result<std::vector<std::uint8_t>> file = read_file(request.value().path, "the recording");
    if (!file.ok()) return refuse(console, "replay", file.problem());
    const Result<Recording> recording = recording_from(file.value());
    if (!recording.ok()) return refuse(console, "replay", recording.problem());

    Playback playback{recording.value()};
    if (const auto notes = request.value().options.find("--notes"); notes != request.value().options.end())
        if (const std::optional<Problem> problem = annotate_from(playback, notes->second))
            return refuse(console, "replay", *problem);
    if (request.value().watch) {
        playback.run_to(request.value().to.value_or(0));
        return run_in_terminal(std::move(playback), std::nullopt, request.value().options, "replay", console);
    }
    // A misspelt name must not give the seed away.
    if (const auto given = request.value().options.find("--settings"); given != request.value().options.end())
        if (const auto there = read_kept_file(given->second, "--settings"); !there.ok())
            return refuse(console, "replay", there.problem());
    const KeptSettings settings{settings_file_of(request.value().options)};
    console.err << settings.complaints();
    settings.hold_for(playback);
    if (const auto card = request.value().options.find("--card"); card != request.value().options.end())
        return write_card(card->second, file.value(), playback.hides_seed(), console);
    {
        const WaitingLine waiting{console.err, "Replaying"};
        if (request.value().to)
            playback.run_to(*request.value().to);
        else
            playback.run_to_end();
    }
    if (request.value().to) console.out << playback.text();
    const Recording& played = playback.watched();
    const std::string seed = playback.hides_seed() ? "hidden" : std::to_string(played.options.seed);
    console.out << "Seed " << seed << ", " << style_rows[played.options.style].name << ", depth "
                << playback.depth() << ", turn " << playback.turns() << " of " << played.turns << ", state "
                << digits(playback.state_hash()) << ".\n";
    std::optional<Problem> problem = playback.problem();
    if (!problem && request.value().verify)
        problem = contradiction(
            played,
            {.turns = playback.turns(), .deepest = playback.deepest(), .state_hash = playback.state_hash()},
            file.value());
    if (problem) {
        const Exit exit = refuse(console, "replay", *problem);
        return problem->code == "diverged" ? Exit::CheckFailed : exit;
    }
    if (request.value().verify) console.out << "Every mark of the recording agrees.\n";
    return Exit::Done;
}

}  // namespace cellophane
