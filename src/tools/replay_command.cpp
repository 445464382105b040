#include <cstdint>
#include <filesystem>
#include <optional>
#include <span>
#include <string>
#include <system_error>
#include <utility>

#include "exports/result_card.h"
#include "kit/base/hex.h"
#include "record/save_consistency.h"
#include "record/save_files.h"
#include "session/game_over/ended_game.h"
#include "session/replay/playback.h"
#include "tools/commands.h"
#include "tools/option_types.h"
#include "tools/output.h"
#include "tools/settings_file.h"
#include "tools/system/names.h"
#include "tools/terminal_session.h"
#include "tools/waiting_line.h"

namespace cellophane {

namespace {

struct ReplayRequest : TerminalOptions {
    std::string path{};
    std::optional<int> to{};
    bool watch = false;
    std::optional<std::string> notes{};
    bool verify = false;
    std::optional<std::string> card{};
};

constexpr OptionRow<ReplayRequest> replay_options[] = {
    {"--to", "TURN", option::whole<&ReplayRequest::to, 0, latest_turn>, "stop there, and show the screen"},
    {"--watch", "", option::flag<&ReplayRequest::watch>,
     "in the terminal, as it was played: Space plays and stops, ? lists the keys, Q leaves. P plays on from "
     "there; --save and the others are those of play"},
    {"--notes", "FILE", option::text<&ReplayRequest::notes>,
     "what you have to say of it, in a box when its turn is reached: a line a note, with the number of the "
     "turn, a tab, and the text"},
    {"--verify", "", option::flag<&ReplayRequest::verify>,
     "say whether everything agrees: the marks of every turn, and the state of a save"},
    {"--card", "FILE", option::text<&ReplayRequest::card>,
     "of a game that is over: draw its result as a picture (PNG), and print it as text"},
    {"--still", "", option::flag<&ReplayRequest::is_still>, "with --watch: no animation"},
    {"--save", "FILE", option::text<&ReplayRequest::save>,
     "with --watch: keep a game played on from there here"},
    {"--runs", "FILE", option::text<&ReplayRequest::high_scores>, "with --watch: the list of finished games"},
    {"--settings", "FILE", option::text<&ReplayRequest::settings>, "the settings file"},
};

Result<ReplayRequest> read_replay_request(Arguments arguments) {
    if (arguments.empty() || arguments.front().rfind("--", 0) == 0)
        return bad_argument("which recording? The name of its file comes first.");
    ReplayRequest request;
    request.path = arguments.front();
    const Result<GivenOptions> read =
        read_options<ReplayRequest>(arguments.subspan(1), replay_options, request);
    if (!read.ok()) return read.problem();
    const GivenOptions& given = read.value();
    for (const char* name : {"--still", "--save", "--runs"})
        if (!request.watch && given.count(name) > 0)
            return bad_argument(std::string{name} + " is for whoever watches: give --watch as well.");
    if (!request.watch && !request.to && request.notes)
        return bad_argument("--notes stand on the screen: give --watch or --to as well.");
    if (request.watch && request.verify)
        return bad_argument("--verify goes through the whole recording at once: leave --watch out.");
    if (request.card)
        for (const char* name : {"--watch", "--verify", "--to"})
            if (given.count(name) > 0)
                return bad_argument("--card shows the end of the game: leave " + std::string{name} + " out.");
    if (request.to && request.verify)
        return bad_argument("--verify goes through the whole recording: leave --to out.");
    return request;
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

Exit run_replay(Arguments arguments, Console console) {
    const Result<ReplayRequest> read = read_replay_request(arguments);
    if (!read.ok()) return refuse(console, "replay", read.problem());
    const ReplayRequest& request = read.value();
    const Result<std::vector<std::uint8_t>> file = read_file(request.path, "the recording");
    if (!file.ok()) return refuse(console, "replay", file.problem());
    const Result<Recording> recording = recording_from(file.value());
    if (!recording.ok()) return refuse(console, "replay", recording.problem());

    if (std::error_code error;
        request.card && std::filesystem::equivalent(as_path(*request.card), as_path(request.path), error))
        return refuse(
            console, "replay",
            bad_argument("--card names the recording itself, which it would replace: give another name."));

    Playback playback{recording.value()};
    if (request.notes)
        if (const std::optional<Problem> problem = annotate_from(playback, *request.notes))
            return refuse(console, "replay", *problem);
    if (request.watch) {
        playback.run_to(request.to.value_or(0));
        return run_in_terminal(std::move(playback), std::nullopt, request, "replay", console);
    }
    // A misspelt name must not give the seed away.
    if (request.settings)
        if (const auto there = read_kept_file(*request.settings, "--settings"); !there.ok())
            return refuse(console, "replay", there.problem());
    const KeptSettings settings{settings_file_of(request)};
    console.err << settings.complaints();
    settings.hold_for(playback);
    if (request.card) return write_card(*request.card, file.value(), playback.hides_seed(), console);
    {
        const WaitingLine waiting{console.err, "Replaying"};
        if (request.to)
            playback.run_to(*request.to);
        else
            playback.run_to_end();
    }
    if (request.to) console.out << playback.text();
    const Recording& played = playback.watched();
    const std::string seed = playback.hides_seed() ? "hidden" : std::to_string(played.options.seed);
    console.out << "Seed " << seed << ", " << style_rows[played.options.style].name
                << (played.options.variant == Variant::Brogue ? "" : ", ")
                << (played.options.variant == Variant::Brogue ? "" : played.options.variant.name())
                << ", depth " << playback.depth() << ", turn " << playback.turns() << " of " << played.turns
                << ", state " << hex_digits(playback.state_hash(), 16) << ".\n";
    std::optional<Problem> problem = playback.problem();
    if (!problem && request.verify)
        problem = inconsistency(
            played,
            {.turns = playback.turns(), .deepest = playback.deepest(), .state_hash = playback.state_hash()},
            file.value());
    if (problem) {
        const Exit exit = refuse(console, "replay", *problem);
        return problem->code == "diverged" ? Exit::CheckFailed : exit;
    }
    if (request.verify) console.out << "Every mark of the recording agrees.\n";
    return Exit::Done;
}

}  // namespace

constexpr CommandRow replay_command{
    .name = "replay",
    .summary = "replay a recording or saved game",
    .usage =
        "cellophane replay FILE [--to TURN [--notes FILE] | --verify | --card FILE] [--settings FILE]\n"
        "cellophane replay FILE --watch [--to TURN] [--notes FILE] [--still] [--save FILE] [--runs FILE]\n"
        "                       [--settings FILE]\n",
    .options = [] { return specs_of<ReplayRequest>(replay_options); },
    .notes =
        "Prints seed, style, depth, turn and the hash of the state, but no seed that your settings hide.\n"
        "Where the game goes another way than the recording it stops, with status 1; a file that cannot be "
        "read\n"
        "ends with status 2.\n",
    .run = &run_replay,
};

}  // namespace cellophane
