#pragma once

#include <cstdint>
#include <optional>

#include "bots/carried.h"
#include "bots/errands.h"
#include "bots/groping.h"
#include "bots/leisure.h"
#include "bots/pilgrimage.h"
#include "bots/strife.h"
#include "bots/way_off.h"
#include "kit/rng/rng.h"
#include "play/play.h"

namespace cellophane {

/// Somebody with something in mind: looks after himself first, then explores, then finds a way on.
class Explorer {
public:
    /// Pilgrims care for nothing but their way.
    explicit Explorer(std::uint64_t seed, std::optional<Pilgrimage> pilgrimage = std::nullopt);

    Command next(const Play& play, const Report& last);

private:
    /// What he is about.
    enum class Aim : std::uint8_t { Exploring, MovingOn, Searching, Surviving };

    /// What he does on his own account, long commands left out.
    Command resolve(const Play& play, const Report& last);
    Command answer(const Play& play, const Report& last);
    /// What keeps him alive and well; nothing if he is.
    std::optional<Command> survive(const Play& play, const Report& last);
    /// Until he is well again.
    std::optional<Command> rest(const Play& play);
    /// With nobody after him: what he makes of his pack, and whom he frees.
    std::optional<Command> pass_time(const Play& play);
    /// On, as soon as he knows of a way; nothing if he does not.
    std::optional<Command> go_on_pilgrimage(const Play& play, bool got_on);
    /// On with what he is about, or to the next thing.
    Command get_on(const Play& play, bool got_on);
    Command begin_exploring();
    Command begin_searching();
    /// There is nothing left to explore.
    Command move_on(const Play& play, bool got_on);
    void begin_level(const Observation& seen);
    /// Where the last step led nobody.
    void note_refusal(const Observation& seen, const Report& last);
    /// What did nothing is not tried again soon.
    void note_uselessness(const Observation& seen, const Report& last);
    /// Whether more is known than when this was asked last.
    bool has_found_more(const Observation& seen);

    Rng whim_;
    std::optional<Pilgrimage> pilgrimage_;
    /// What he asked for last, from where, and which level that was on.
    Command asked_ = Rest{};
    Pos asked_at_{};
    int depth_ = 0;
    bool going_on_ = false;
    Aim aim_ = Aim::Exploring;
    int rests_ = 0;
    bool resting_ = false;
    /// Explorations in a row that showed nothing new, and how much was known after the last.
    int idle_explorations_ = 0;
    int known_ = 0;
    int searches_left_ = 0;
    WayOff way_off_;
    Errands errands_;
    Strife strife_;
    Leisure leisure_;
    Groping groping_;
    Patience patience_{};
    /// What he spends scrolls of enchanting on.
    ItemCategory favourite_;
    int wrong_choices_ = 0;
};

}  // namespace cellophane
