#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "bots/carried.h"
#include "bots/errands.h"
#include "bots/sweep.h"
#include "kit/grid/bit_grid.h"
#include "kit/rng/rng.h"
#include "play/play.h"

namespace cellophane {

enum class Policy : std::uint8_t {
    /// Whatever comes to mind.
    Random,
    /// Explores every level, takes and uses what it finds, frees captives, rests when hurt, goes down.
    Explorer,
    /// Goes down by the first way it finds, takes the Amulet and carries it out: for heroes whom nothing
    /// hurts.
    Pilgrim,
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
    /// What the explorer is about.
    enum class Aim : std::uint8_t { Exploring, MovingOn, Searching, Surviving };

    Command random(const Play& play, const Report& last);
    Command explore(const Play& play, const Report& last);
    /// What an explorer does on its own account, long commands left out.
    Command resolve(const Play& play, const Report& last);
    Command begin_exploring();
    Command begin_searching();
    /// He sees nothing of what is beside him: off with what may be the cause, then straight on as far as it
    /// goes.
    Command grope(const Observation& seen);
    Command answer(const Play& play, const Report& last);
    /// With nobody after him: what he wears, eats, reads, drinks and wakes, and whom he frees.
    std::optional<Command> pass_time(const Play& play);
    /// What did nothing is not tried again soon.
    void note_uselessness(const Observation& seen, const Report& last);
    /// What he does about those who are after him; nothing if nobody is, or if it has led nowhere for long.
    /// Nobody runs who has just been refused a step.
    std::optional<Command> defend(const Play& play, bool was_refused);
    /// A step out of gas and fire, and away from the water of those who bite; nothing where it is safe.
    std::optional<Command> withdraw(const Play& play) const;
    /// To where no two of those who come can strike at once; nothing if he stands there, or it is too far.
    std::optional<Command> seek_cover(const Play& play) const;
    /// Pilgrims care for nothing but their way: on, as soon as they know of one; nothing if they do not.
    std::optional<Command> go_on_pilgrimage(const Play& play, bool got_on);
    /// What he has come for on this level: a way off it, or the Amulet.
    BitGrid destination(const Observation& seen, const Ground& ground) const;
    /// By which stairs he leaves the level; nothing if he has something to find on it first.
    std::optional<Stair> way_on(const Observation& seen) const;
    /// There is nothing left to explore: on, through whatever lies in the way, or to a secret.
    Command move_on(const Play& play, bool got_on);
    Command search_or_walk(const Play& play, Ground& ground, bool got_on);
    Command any_use(const Play& play);
    char any_letter(const Play& play);
    void begin_level(const Observation& seen);
    /// Where the last step led nobody.
    void note_refusal(const Observation& seen, const Report& last);
    /// Whether more is known than when this was asked last.
    bool has_found_more(const Observation& seen);

    Policy policy_;
    Rng whim_;
    /// What the explorer asked for last, from where, and which level that was on.
    Command asked_ = Rest{};
    Pos asked_at_{};
    int depth_ = 0;
    int rests_ = 0;
    /// He rests until he is well again.
    bool resting_ = false;
    /// Explorations in a row that showed nothing new, and how much was known after the last.
    int idle_explorations_ = 0;
    int known_ = 0;
    /// Cells of this level that did not let the hero in, and those from where he has looked into the unknown.
    BitGrid refused_;
    BitGrid looked_from_;
    Sweep sweep_;
    int searches_left_ = 0;
    Direction groping_ = Direction::North;
    Pos groped_from_{-1, -1};
    /// Turns in a row spent on foes.
    int turns_of_strife_ = 0;
    Aim aim_ = Aim::Exploring;
    /// What he spends scrolls of enchanting on.
    ItemCategory favourite_;
    Patience patience_{};
    Errands errands_;
    /// When he last looked through his pack, and what was in it then.
    int looked_through_at_ = -1;
    std::size_t pack_then_ = 0;
    int wrong_choices_ = 0;
    /// The level the pilgrim last knew the Amulet on.
    int goal_depth_;
    bool going_on_ = false;
};

}  // namespace cellophane
