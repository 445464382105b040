#pragma once

#include <cstdint>
#include <optional>

#include "bots/amulet_quest.h"
#include "bots/combat.h"
#include "bots/dark_movement.h"
#include "bots/idle_item_use.h"
#include "bots/level_exit.h"
#include "bots/pack_lookup.h"
#include "bots/side_goals.h"
#include "kit/rng/rng.h"
#include "play/play.h"

namespace cellophane {

/// A bot with aims: keeps the hero alive first, then explores the level, then finds a way to the next.
class Explorer {
public:
    /// On the quest for the Amulet the bot frees no captives, fetches nothing and leaves its pack alone at
    /// leisure.
    explicit Explorer(std::uint64_t seed, std::optional<AmuletQuest> amulet_quest = std::nullopt);

    Command next(const Play& play, const Report& last);

private:
    /// The current aim.
    enum class Aim : std::uint8_t { Exploring, MovingOn, Searching, Surviving };

    /// The next command where no question is open and no long command goes on.
    Command resolve(const Play& play, const Report& last);
    Command answer(const Play& play, const Report& last);
    /// A step out of danger, a move in a fight or a rest; nothing if none is needed.
    std::optional<Command> survive(const Play& play, const Report& last);
    /// Rests below 60 percent of health, until 90; nothing otherwise, or after 200 rests on a level.
    std::optional<Command> rest(const Play& play);
    /// With no enemy in view: uses the pack, or steps toward a captive to free.
    std::optional<Command> pass_time(const Play& play);
    /// Toward the goal of the quest; nothing if no way to it is known.
    std::optional<Command> go_on_pilgrimage(const Play& play, bool got_on);
    /// Pursues the current aim, or turns to the next. `got_on`: the last command took time.
    Command get_on(const Play& play, bool got_on);
    Command begin_auto_explore();
    Command begin_searching();
    /// With nothing left to explore: fetches things, then leaves the level or searches for a way off it.
    Command move_on(const Play& play, bool got_on);
    void begin_level(const Observation& seen);
    /// Marks the cell that the last step failed to enter.
    void note_refusal(const Observation& seen, const Report& last);
    /// Sets aside the item of a command that took no turn (for 300 turns) or fizzled (for 100).
    void note_uselessness(const Observation& seen, const Report& last);
    /// Whether more cells are known than at the last call.
    bool has_found_more(const Observation& seen);

    Rng whim_;
    std::optional<AmuletQuest> amulet_quest_;
    /// The last command, the hero's cell when it was given, and the depth of the level.
    Command asked_ = Rest{};
    Pos asked_at_{};
    int depth_ = 0;
    bool going_on_ = false;
    Aim aim_ = Aim::Exploring;
    int rests_ = 0;
    bool resting_ = false;
    /// Explorations in a row that showed nothing new, and the number of known cells after the last.
    int idle_explorations_ = 0;
    int known_ = 0;
    int searches_left_ = 0;
    LevelExit level_exit_;
    SideGoals side_goals_;
    Combat combat_;
    IdleItemUse idle_item_use_;
    Groping groping_;
    Patience patience_{};
    /// The category that scrolls of enchanting are spent on.
    ItemCategory favorite_;
    int wrong_choices_ = 0;
};

}  // namespace cellophane
