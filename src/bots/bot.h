#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "kit/rng/rng.h"
#include "play/play.h"

namespace cellophane {

enum class Policy : std::uint8_t {
    /// Whatever comes to mind.
    Random,
    /// Explores every level, rests when hurt, goes down.
    Explorer,
    count
};

std::string_view name_of(Policy policy);
std::optional<Policy> policy_named(std::string_view name);

/// Thinks of commands, by what a player would see and by a stream of its own: the same bot in the same game
/// always does the same.
class Bot {
public:
    Bot(Policy policy, std::uint64_t seed);

    /// `last` is the report of the command before.
    Command next(const Play& play, const Report& last);

private:
    Command random(const Play& play, const Report& last);
    Command explore(const Play& play, const Report& last);
    /// What an explorer does on its own account, long commands left out.
    Command resolve(const Play& play, const Report& last);
    /// What he does about those who are after him; nothing if nobody is, or if it has led nowhere for long.
    std::optional<Command> defend(const Play& play);
    char any_letter(const Play& play);
    static int known_cells(const Observation& seen);
    /// Where to look for secrets next: somewhere a way leads to.
    Pos next_to_search(const Play& play);
    /// The known cell furthest from all that have been searched from.
    Pos unsearched(const Observation& seen);

    Policy policy_;
    Rng whim_;
    /// What the explorer asked for last, and which level that was on.
    Command asked_ = Rest{};
    int depth_ = 0;
    int rests_ = 0;
    /// Explorations in a row that showed nothing new, and how much was known after the last.
    int idle_explorations_ = 0;
    int known_ = 0;
    /// Where secrets have been looked for on this level.
    std::vector<Pos> searched_;
    /// Who is nearer to one of them than this has been there.
    int spacing_ = 2;
    int searches_left_ = 0;
    /// How often the journey at hand has been taken up again.
    int legs_ = 0;
    /// Turns in a row spent on foes.
    int turns_of_strife_ = 0;
    /// Steps without a plan that are still to be taken.
    int stray_steps_ = 0;
    bool going_on_ = false;
};

}  // namespace cellophane
