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
#include "bots/ledger.h"
#include "content/styles.h"
#include "record/files.h"
#include "record/replay.h"
#include "record/snapshot.h"
#include "tools/commands.h"
#include "tools/death_table.h"
#include "tools/options.h"
#include "tools/output.h"

namespace cellophane {

namespace {

constexpr OptionSpec soak_options[] = {{"--games"}, {"--turns"},         {"--seed"}, {"--policy"},
                                       {"--style"}, {"--record"},        {"--to"},   {"--harmless", false},
                                       {"--saves"}, {"--deaths", false}, {"--depth"}};

constexpr int most_games = 1'000'000;
constexpr int most_turns = 10'000'000;
constexpr int most_saves = 1000;
/// How long a loaded game is played beside the one that was never put away.
constexpr int commands_after_loading = 200;
/// The longest time between two of those.
constexpr int longest_wait = 300;
/// Commands that take no time must not keep a game from ending.
constexpr int commands_per_turn = 20;

struct SoakRequest {
    int games = 10;
    int turns = 5000;
    std::uint64_t seed = 1;
    Style style = Style::Brogue;
    Policy policy = Policy::Explorer;
    std::optional<std::string> folder{};
    /// Where games begin.
    int depth = 1;
    /// Nothing hurts the hero.
    bool harmless = false;
    /// Games end when this depth is reached, and must reach it; 0: they go on.
    int goal = 0;
    /// Moments of each game at which it is saved and loaded.
    int saves = 0;
    /// A page about what the heroes died of, instead of the line of figures.
    bool deaths = false;
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
        } else if (name == "--depth") {
            const Result<int> number = whole_number(name, text, shallowest_depth, deepest_depth);
            if (!number.ok()) return number.problem();
            request.depth = number.value();
        } else if (name == "--saves") {
            const Result<int> number = whole_number(name, text, 1, most_saves);
            if (!number.ok()) return number.problem();
            request.saves = number.value();
        } else if (name == "--harmless") {
            request.harmless = true;
        } else if (name == "--deaths") {
            request.deaths = true;
        } else if (name == "--seed") {
            const Result<std::uint64_t> seed = seed_number(text);
            if (!seed.ok()) return seed.problem();
            request.seed = seed.value();
        } else if (name == "--style") {
            const Result<Style> style = style_choice(text);
            if (!style.ok()) return style.problem();
            request.style = style.value();
        } else if (name == "--policy") {
            const std::string_view names[] = {name_of(Policy::Random), name_of(Policy::Explorer),
                                              name_of(Policy::Pilgrim)};
            const Result<std::string> policy = one_of(name, text, names);
            if (!policy.ok()) return policy.problem();
            request.policy = *policy_named(policy.value());
        } else {
            request.folder = text;
        }
    }
    if (request.goal > 0 && request.goal <= request.depth)
        return Problem{"bad-argument", "--to must be deeper than --depth, where games begin: deeper than " +
                                           std::to_string(request.depth) + ", not " +
                                           std::to_string(request.goal) + "."};
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
        case DeathCause::Ring:
            return "ring";
        case DeathCause::LeaderGone:
        case DeathCause::LifeSpent:
        case DeathCause::Negated:
        case DeathCause::Burst:
        case DeathCause::count:
            break;
    }
    return "unknown";
}

/// What ends a game and is no death.
constexpr char victory[] = "victory";
constexpr char quitting[] = "quitting";

struct Tally {
    int games = 0;
    std::int64_t turns = 0;
    std::map<std::string, int> deaths{};
    DeathTable table{};
    int deepest = 1;
    int arrived = 0;
    /// Those of them who were not dead by then.
    int arrived_alive = 0;
    int violations = 0;
    int saves = 0;
    /// Of playing alone, without looking for violations.
    std::chrono::steady_clock::duration time{};

    /// What it says is the same on every machine.
    std::string page(const SoakRequest& request) const {
        const std::string seed = std::to_string(request.seed);
        const std::string last = std::to_string(request.seed + static_cast<std::uint64_t>(games) - 1);
        const bool is_one = games == 1;
        return "# What bots die of\n\nMade by\n\n```sh\n" + command(request) + "\n```\n\n" +
               std::to_string(games) + (is_one ? " game" : " games") + " of the bot called " +
               std::string{cellophane::name_of(request.policy)} +
               (is_one ? ", seed " + seed : ", seeds " + seed + " to " + last) + ", " +
               std::to_string(turns) + " turns in all. " + fates(request) +
               "; the deepest level anybody saw was " + std::to_string(deepest) + ".\n\n" + table.markdown();
    }

    static std::string command(const SoakRequest& request) {
        std::string command = "cellophane soak --deaths --games " + std::to_string(request.games) +
                              " --turns " + std::to_string(request.turns) + " --seed " +
                              std::to_string(request.seed);
        if (request.policy != Policy::Explorer)
            command.append(" --policy ").append(cellophane::name_of(request.policy));
        if (request.depth > 1) command.append(" --depth ").append(std::to_string(request.depth));
        if (request.goal > 0) command.append(" --to ").append(std::to_string(request.goal));
        if (request.style != Style::Brogue)
            command.append(" --style ").append(style_rows[request.style].name);
        if (request.harmless) command.append(" --harmless");
        if (request.saves > 0) command.append(" --saves ").append(std::to_string(request.saves));
        return command;
    }

    /// What became of everybody.
    std::string fates(const SoakRequest& request) const {
        int alive = games - arrived_alive;
        for (const auto& [cause, count] : deaths) alive -= count;
        const auto of = [&](const char* fate) { return deaths.count(fate) > 0 ? deaths.at(fate) : 0; };
        const int won = of(victory);
        const int gone = of(quitting);
        const int dead = games - alive - arrived_alive - won - gone;
        std::string text = std::to_string(dead) + (dead == 1 ? " hero died, " : " heroes died, ");
        if (won > 0) text.append(std::to_string(won)).append(" won, ");
        if (gone > 0) text.append(std::to_string(gone)).append(" gave up, ");
        if (request.goal > 0)
            text.append(std::to_string(arrived_alive)).append(" came to depth ") +=
                std::to_string(request.goal) + " alive, ";
        return text + std::to_string(alive) + " still lived after " + std::to_string(request.turns) +
               " turns";
    }

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
        if (request.saves > 0) text.append(",\"saves\":").append(std::to_string(saves));
        return text + ",\"turns_per_second\":" + std::to_string(a_second) +
               ",\"violations\":" + std::to_string(violations) + "}\n";
    }
};

/// Saves a game at moments of its own choosing, plays on from what was loaded, and waits for the game itself
/// to come as far.
class Keeper {
public:
    Keeper(std::uint64_t seed, int saves) : whim_{stream_key(seed, "saves")}, left_{saves} {}

    /// After every command. What is wrong with the last save, if anything.
    std::optional<std::string> look_at(const BotGame& game) {
        ++commands_;
        if (expected_ && commands_ >= due_) {
            const bool same = game.play.state_hash() == *expected_;
            expected_.reset();
            if (!same) return "a loaded game has gone another way than the one that was saved";
        }
        if (expected_ || left_ == 0 || commands_ < next_) return std::nullopt;
        next_ = commands_ + commands_after_loading + whim_.uniform(1, longest_wait);
        --left_;
        ++made_;
        return keep(game);
    }

    int made() const { return made_; }

private:
    std::optional<std::string> keep(const BotGame& game) {
        Result<SavedGame> saved = saved_game_from(save_file(game.recorder.recording(), game.play));
        if (!saved.ok()) return "a save is refused: " + saved.problem().message;
        if (saved.value().play.state_hash() != game.play.state_hash())
            return "a save holds another state than the game";
        BotGame other = game;
        other.play = std::move(saved.value().play);
        for (int i = 0; i < commands_after_loading; ++i) other.act();
        expected_ = other.play.state_hash();
        due_ = commands_ + commands_after_loading;
        return std::nullopt;
    }

    Rng whim_;
    int left_;
    int made_ = 0;
    std::int64_t commands_ = 0;
    std::int64_t next_ = whim_.uniform(1, longest_wait);
    std::int64_t due_ = 0;
    std::optional<std::uint64_t> expected_;
};

/// Plays games one after the other and looks for what can never be.
class Soak {
public:
    Soak(const SoakRequest& request, Console console) : request_{request}, console_{console} {}

    /// False if a recording could not be written.
    bool play_all() {
        for (int i = 0; i < request_.games; ++i) {
            seed_ = request_.seed + static_cast<std::uint64_t>(i);
            BotGame game{{.seed = seed_,
                          .style = request_.style,
                          .depth = request_.depth,
                          .harmless = request_.harmless},
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
        Keeper keeper{seed_, request_.saves};
        Ledger ledger{game.play.game()};
        for (std::int64_t i = 0; i < most_commands && !game.report.over; ++i) {
            const std::chrono::steady_clock::time_point start = std::chrono::steady_clock::now();
            game.act();
            tally_.time += std::chrono::steady_clock::now() - start;
            if (const std::optional<std::string> flaw = keeper.look_at(game))
                complain(game.play.game(), *flaw);
            const Game& state = game.play.game();
            if (const std::optional<std::string> flaw = ledger.flaw_after(state, game.report))
                complain(state, *flaw);
            if (state.turns == inspected) continue;
            const bool thoroughly = state.turns / turns_between_hashes != inspected / turns_between_hashes;
            inspected = state.turns;
            if (!inspect(state, thoroughly) || state.turns >= request_.turns || has_arrived(state)) break;
        }
        tally_.saves += keeper.made();
        if (request_.goal > 0 && !has_arrived(game.play.game()) && !game.report.over)
            complain(game.play.game(), "the hero has not come to depth " + std::to_string(request_.goal));
        if (is_bound_to_win() && !(game.play.game().ending && game.play.game().ending->is_victory()))
            complain(game.play.game(), "the hero has not carried the Amulet out");
        inspect(game.play.game(), true);
    }

    /// Nothing can keep him from it, and he has nothing else to do.
    bool is_bound_to_win() const {
        return request_.policy == Policy::Pilgrim && request_.harmless && request_.goal == 0;
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
        if (!state.ending) {
            if (has_arrived(state)) ++tally_.arrived_alive;
            return;
        }
        if (state.ending->is_victory()) {
            ++tally_.deaths[victory];
            return;
        }
        if (state.ending->fate == Fate::Quit) {
            ++tally_.deaths[quitting];
            return;
        }
        ++tally_.deaths[name_of(state.ending->cause)];
        tally_.table.add(*state.ending);
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
        return refuse(
            console, "soak",
            {"bad-argument", "--record needs a folder that exists, not " + shown_path(*folder) + "."});
    Soak soak{request.value(), console};
    if (!soak.play_all()) return Exit::BadArguments;
    console.out << (request.value().deaths ? soak.tally().page(request.value())
                                           : soak.tally().json_line(request.value()));
    return soak.tally().violations == 0 ? Exit::Done : Exit::CheckFailed;
}

}  // namespace cellophane
