#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <utility>

#include "agent/game_for_programs.h"
#include "kit/base/result.h"
#include "session/session.h"

namespace cellophane {

/// The recordings of the games of `cellophane env`, in a folder if one is wanted: SEED.clph, and SEED-2.clph
/// and so on where there is one already.
class EnvRecordings {
public:
    /// No folder: nothing is written.
    explicit EnvRecordings(std::optional<std::string> folder) : folder_{std::move(folder)} {}

    /// Writes how a game was played, unless nothing was done in it. The name of the file; empty if none was
    /// written.
    Result<std::string> keep(const Session& session);
    bool are_wanted() const { return folder_.has_value(); }

private:
    std::optional<std::string> folder_;
    /// Of each seed the number of the next file to try.
    std::map<std::uint64_t, int> next_;
};

/// A game that a client plays, and whether its recording is in a file as it is now.
struct EnvGame {
    Session session;
    bool is_kept = false;

    /// Carry out an action, and actions one after another (agent/game_for_programs.h).
    ActionOutcome act(int action);
    ActionsOutcome act_all(std::span<const std::int32_t> actions);
    /// Another game in place of this one, of the same options.
    void begin_another(std::uint64_t seed);
    /// Writes the recording of a game that goes no further, once.
    Result<std::string> keep(EnvRecordings& recordings);
};

/// The games that a client has, by number. Numbers count up from 1 and never come again.
class EnvGames {
public:
    /// So many at once: they take 200 kB each and more.
    static constexpr std::size_t most = 4096;

    /// The number of a new game; what is wrong with the options, or that there are too many.
    Result<int> begin(const SessionOptions& options);
    /// Null if there is no such game.
    EnvGame* find(int number);
    void close(int number) { games_.erase(number); }
    /// Keeps the recordings of all that are left. The last problem, if there was one.
    std::optional<Problem> keep_all(EnvRecordings& recordings);

private:
    std::map<int, EnvGame> games_;
    int last_ = 0;
};

/// What is wrong with the options of a game, if anything.
std::optional<Problem> problem_of(const SessionOptions& options);

}  // namespace cellophane
