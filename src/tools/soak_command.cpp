#include <algorithm>
#include <chrono>
#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <system_error>
#include <vector>

#include "bots/bot_game.h"
#include "bots/inspection.h"
#include "content/styles.h"
#include "record/files.h"
#include "record/replay.h"
#include "record/snapshot.h"
#include "tools/commands.h"
#include "tools/options.h"
#include "tools/output.h"

namespace cellophane {

namespace {

constexpr OptionSpec soak_options[] = {{"--games"}, {"--turns"},  {"--seed"}, {"--policy"},
                                       {"--style"}, {"--record"}, {"--to"},   {"--harmless", false}};

constexpr int most_games = 1'000'000;
constexpr int most_turns = 10'000'000;
/// Commands that take no time must not keep a game from ending.
constexpr int commands_per_turn = 20;

struct SoakRequest {
    int games = 10;
    int turns = 5000;
    std::uint64_t seed = 1;
    Style style = Style::Brogue;
    Policy policy = Policy::Explorer;
    std::optional<std::string> folder{};
    /// Nothing hurts the hero.
    bool harmless = false;
    /// Games end when this depth is reached, and must reach it; 0: they go on.
    int goal = 0;
};

Result<SoakRequest> read_soak_request(Arguments arguments) {
    const Result<Options> options = parse_options(arguments, soak_options);
    if (!options.ok()) return options.problem();
    SoakRequest request;
    for (const auto& [name, text] : options.value()) {
        if (name == "--games" || name == "--turns") {
            const bool games = name == "--games";
            const Result<int> number = whole_number(name, text, 1, games ? most_games : most_turns);
            if (!number.ok()) return number.problem();
            (games ? request.games : request.turns) = number.value();
        } else if (name == "--to") {
            const Result<int> number = whole_number(name, text, 2, deepest_depth);
            if (!number.ok()) return number.problem();
            request.goal = number.value();
        } else if (name == "--harmless") {
            request.harmless = true;
        } else if (name == "--seed") {
            const Result<std::uint64_t> seed = seed_number(text);
            if (!seed.ok()) return seed.problem();
            request.seed = seed.value();
        } else if (name == "--style") {
            const Result<Style> style = style_choice(text);
            if (!style.ok()) return style.problem();
            request.style = style.value();
        } else if (name == "--policy") {
            const std::string_view names[] = {name_of(Policy::Random), name_of(Policy::Explorer)};
            const Result<std::string> policy = one_of(name, text, names);
            if (!policy.ok()) return policy.problem();
            request.policy = *policy_named(policy.value());
        } else {
            request.folder = text;
        }
    }
    if (request.seed + static_cast<std::uint64_t>(request.games) - 1 < request.seed)
        return Problem{"bad-argument",
                       "--games: there are not so many seeds from " + std::to_string(request.seed) + " on."};
    return request;
}

std::string name_of(DeathCause cause) {
    switch (cause) {
        case DeathCause::Burning:
            return "burning";
        case DeathCause::Starvation:
            return "starvation";
        case DeathCause::Poison:
            return "poison";
        case DeathCause::Fall:
            return "fall";
        case DeathCause::Terrain:
            return "terrain";
        case DeathCause::Creature:
            return "creature";
        case DeathCause::Reflection:
            return "reflection";
        case DeathCause::LeaderGone:
        case DeathCause::LifeSpent:
        case DeathCause::Negated:
        case DeathCause::Burst:
        case DeathCause::count:
            break;
    }
    return "unknown";
}

struct Tally {
    int games = 0;
    std::int64_t turns = 0;
    std::map<std::string, int> deaths{};
    int deepest = 1;
    int arrived = 0;
    int violations = 0;
    /// Of playing alone, without looking for violations.
    std::chrono::steady_clock::duration time{};

    std::string json_line(const SoakRequest& request) const {
        const auto milliseconds = std::chrono::duration_cast<std::chrono::milliseconds>(time).count();
        std::string text = "{\"policy\":\"" + std::string{cellophane::name_of(request.policy)} +
                           "\",\"games\":" + std::to_string(games) + ",\"turns\":" + std::to_string(turns) +
                           ",\"deaths\":{";
        bool first = true;
        for (const auto& [cause, count] : deaths) {
            text.append(first ? "\"" : ",\"").append(cause).append("\":").append(std::to_string(count));
            first = false;
        }
        const std::int64_t a_second = turns * 1000 / std::max<std::int64_t>(1, milliseconds);
        text.append("},\"deepest\":").append(std::to_string(deepest));
        if (request.goal > 0) text.append(",\"arrived\":").append(std::to_string(arrived));
        return text + ",\"turns_per_second\":" + std::to_string(a_second) +
               ",\"violations\":" + std::to_string(violations) + "}\n";
    }
};

/// Plays games one after the other and looks for what can never be.
class Soak {
public:
    Soak(const SoakRequest& request, Console console) : request_{request}, console_{console} {}

    /// False if a recording could not be written.
    bool play_all() {
        for (int i = 0; i < request_.games; ++i) {
            seed_ = request_.seed + static_cast<std::uint64_t>(i);
            BotGame game{{.seed = seed_, .style = request_.style, .harmless = request_.harmless},
                         request_.policy};
            play(game);
            count(game);
            replay(game);
            if (request_.folder && !write(game.recorder.recording())) return false;
        }
        return true;
    }

    const Tally& tally() const { return tally_; }

private:
    void play(BotGame& game) {
        const std::int64_t most_commands = std::int64_t{request_.turns} * commands_per_turn;
        int inspected = -1;
        for (std::int64_t i = 0; i < most_commands && !game.report.over; ++i) {
            const std::chrono::steady_clock::time_point start = std::chrono::steady_clock::now();
            game.act();
            tally_.time += std::chrono::steady_clock::now() - start;
            const Game& state = game.play.game();
            if (state.turns == inspected) continue;
            const bool thoroughly = state.turns / turns_between_hashes != inspected / turns_between_hashes;
            inspected = state.turns;
            if (!inspect(state, thoroughly) || state.turns >= request_.turns || has_arrived(state)) break;
        }
        if (request_.goal > 0 && !has_arrived(game.play.game()) && !game.report.over)
            complain(game.play.game(), "the hero has not come to depth " + std::to_string(request_.goal));
        inspect(game.play.game(), true);
    }

    bool has_arrived(const Game& state) const { return request_.goal > 0 && state.depth >= request_.goal; }

    /// Whether all is well.
    bool inspect(const Game& state, bool thoroughly) {
        std::optional<std::string> what = violation_in(state);
        if (!what && thoroughly)
            if (const std::optional<Problem> flaw = flaw_of(state)) what = flaw->message;
        if (what) complain(state, *what);
        return !what;
    }

    void count(const BotGame& game) {
        const Game& state = game.play.game();
        ++tally_.games;
        tally_.turns += state.turns;
        tally_.deepest = std::max(tally_.deepest, state.deepest);
        if (has_arrived(state)) ++tally_.arrived;
        if (state.ending) ++tally_.deaths[name_of(state.ending->cause)];
    }

    /// What was played must play out the same.
    void replay(const BotGame& game) {
        Replay again{game.recorder.recording()};
        again.run_to_end();
        if (again.problem())
            complain(again.play().game(), again.problem()->message);
        else if (again.play().state_hash() != game.play.state_hash())
            complain(again.play().game(), "the recording ends in another state than the game");
    }

    void complain(const Game& state, const std::string& what) {
        ++tally_.violations;
        console_.err << "cellophane soak: seed " << seed_ << ", depth " << state.depth << ", turn "
                     << state.turns << ": " << what << '\n';
    }

    bool write(const Recording& recording) {
        const std::string name =
            std::string{cellophane::name_of(request_.policy)} + '-' + std::to_string(seed_) + ".clph";
        const std::filesystem::path path = std::filesystem::path{*request_.folder} / name;
        const std::optional<Problem> problem =
            write_file(path.string(), recording_file(recording), "--record");
        if (problem) refuse(console_, "soak", *problem);
        return !problem;
    }

    SoakRequest request_;
    Console console_;
    Tally tally_;
    std::uint64_t seed_ = 0;
};

}  // namespace

Exit soak_command(Arguments arguments, Console console) {
    const Result<SoakRequest> request = read_soak_request(arguments);
    if (!request.ok()) return refuse(console, "soak", request.problem());
    std::error_code error;
    if (const auto& folder = request.value().folder; folder && !std::filesystem::is_directory(*folder, error))
        return refuse(console, "soak",
                      {"bad-argument", "--record needs a folder that exists, not " + shown(*folder) + "."});
    Soak soak{request.value(), console};
    if (!soak.play_all()) return Exit::BadArguments;
    console.out << soak.tally().json_line(request.value());
    return soak.tally().violations == 0 ? Exit::Done : Exit::CheckFailed;
}

}  // namespace cellophane
