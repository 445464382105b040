#include <optional>
#include <string>

#include "record/files.h"
#include "session/playback.h"
#include "tools/commands.h"
#include "tools/options.h"
#include "tools/output.h"

namespace cellophane {

namespace {

constexpr OptionSpec replay_options[] = {{"--verify", false}, {"--to"}};

constexpr int latest_turn = 1'000'000'000;

struct ReplayRequest {
    std::string path;
    bool verify = false;
    std::optional<int> to{};
};

Problem bad(std::string message) {
    return {"bad-argument", std::move(message)};
}

Result<ReplayRequest> read_replay_request(Arguments arguments) {
    if (arguments.empty() || arguments.front().rfind("--", 0) == 0)
        return bad("which recording? The name of its file comes first.");
    const Result<Options> options = parse_options(arguments.subspan(1), replay_options);
    if (!options.ok()) return options.problem();
    ReplayRequest request{.path = arguments.front(), .verify = options.value().count("--verify") > 0};
    if (const auto given = options.value().find("--to"); given != options.value().end()) {
        if (request.verify) return bad("--verify goes through the whole recording: leave --to out.");
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

/// A recording holds fewer turns than it says, or a save another state than its commands lead to.
std::optional<Problem> contradiction(const Playback& playback, const std::vector<std::uint8_t>& file) {
    if (playback.turn() != playback.recording().turns)
        return Problem{"diverged", "The recording says it has " + std::to_string(playback.recording().turns) +
                                       " turns, but ends at " + std::to_string(playback.turn()) + "."};
    const Result<SavedGame> saved = saved_game_from(file);
    if (saved.ok() && saved.value().play.state_hash() == playback.state_hash()) return std::nullopt;
    return Problem{"diverged", "The saved state is not the one its commands lead to."};
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
    if (request.value().to)
        playback.run_to(*request.value().to);
    else
        playback.run_to_end();
    if (request.value().to) console.out << playback.text();
    const Recording& played = playback.recording();
    console.out << "Seed " << played.options.seed << ", " << style_rows[played.options.style].name
                << ", depth " << playback.depth() << ", turn " << playback.turn() << " of " << played.turns
                << ", state " << digits(playback.state_hash()) << ".\n";
    std::optional<Problem> problem = playback.problem();
    if (!problem && request.value().verify) problem = contradiction(playback, file.value());
    if (problem) {
        const Exit exit = refuse(console, "replay", *problem);
        return problem->code == "diverged" ? Exit::CheckFailed : exit;
    }
    if (request.value().verify) console.out << "Every mark of the recording agrees.\n";
    return Exit::Done;
}

}  // namespace cellophane
