#include <chrono>
#include <filesystem>
#include <optional>
#include <string>
#include <system_error>

#include "bots/bot_game.h"
#include "bots/inspection.h"
#include "bots/item_balance.h"
#include "record/replay.h"
#include "record/save_files.h"
#include "record/snapshot.h"
#include "tools/commands.h"
#include "tools/keeper.h"
#include "tools/options.h"
#include "tools/output.h"
#include "tools/soak_request.h"
#include "tools/soak_tally.h"
#include "tools/system/names.h"

namespace cellophane {

namespace {

/// Commands that take no time must not keep a game from ending.
constexpr int commands_per_turn = 20;

/// Plays games one after the other and checks their invariants.
class Soak {
public:
    Soak(const SoakRequest& request, Console console) : request_{request}, console_{console} {}

    /// False if a recording could not be written.
    bool play_all() {
        for (int i = 0; i < request_.games; ++i) {
            seed_ = request_.seed + static_cast<std::uint64_t>(i);
            BotGame game{{.seed = seed_,
                          .style = request_.style,
                          .variant = request_.variant,
                          .depth = request_.depth,
                          .harmless = request_.harmless},
                         request_.policy};
            play(game);
            tally_.add(game.play.game(), has_arrived(game.play.game()));
            replay(game);
            if (request_.folder && !write(game.recorder.recording())) return false;
        }
        return true;
    }

    const SoakTally& tally() const { return tally_; }

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

    /// Whether the game must be won: a harmless pilgrim without a goal depth has no other end.
    bool is_bound_to_win() const {
        return request_.policy == Policy::Pilgrim && request_.harmless && request_.goal == 0;
    }

    bool has_arrived(const Game& state) const { return request_.goal > 0 && state.depth >= request_.goal; }

    /// Whether no invariant is broken; a broken one is reported.
    bool inspect(const Game& state, bool thoroughly) {
        std::optional<std::string> what = violation_in(state);
        if (!what && thoroughly)
            if (const std::optional<Problem> flaw = flaw_of(state)) what = flaw->message;
        if (what) complain(state, *what);
        return !what;
    }

    /// Checks that the recording replays to the same game.
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
            std::string{name_of(request_.policy)} + '-' + std::to_string(seed_) + ".clph";
        const std::filesystem::path path = as_path(*request_.folder) / name;
        const std::optional<Problem> problem =
            write_file(as_text(path), recording_file(recording), "--record");
        if (problem) refuse(console_, "soak", *problem);
        return !problem;
    }

    SoakRequest request_;
    Console console_;
    SoakTally tally_;
    std::uint64_t seed_ = 0;
};

Exit run_soak(Arguments arguments, Console console) {
    const Result<SoakRequest> request = read_soak_request(arguments);
    if (!request.ok()) return refuse(console, "soak", request.problem());
    std::error_code error;
    if (const auto& folder = request.value().folder;
        folder && !std::filesystem::is_directory(as_path(*folder), error))
        return refuse(
            console, "soak",
            {"bad-argument", "--record needs a folder that exists, not " + shown_path(*folder) + "."});
    Soak soak{request.value(), console};
    if (!soak.play_all()) return Exit::BadArguments;
    console.out << (request.value().deaths ? soak.tally().page(request.value())
                                           : soak.tally().json_line(request.value()));
    return soak.tally().violations == 0 ? Exit::Done : Exit::CheckFailed;
}

}  // namespace

constexpr CommandRow soak_command{
    .name = "soak",
    .summary = "let bots play whole games and report violations",
    .usage =
        "cellophane soak [--games N] [--turns M] [--seed S] [--policy P] [--style S] [--variant V|FILE] "
        "[--harmless] [--to D]\n"
        "               [--saves K] [--record FOLDER] [--depth D] [--deaths]\n",
    .options = &soak_options,
    .notes =
        "Prints one line of JSON: games, turns, deaths by cause, the deepest level, turns a second,\n"
        "violations. Every violation is a line on standard error, and then the status is 1.\n",
    .run = &run_soak,
};

}  // namespace cellophane
