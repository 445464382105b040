#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

#include "kit/base/enum_table.h"
#include "kit/base/pos.h"
#include "protocol/event.h"
#include "protocol/observation.h"

// What there is to hear of a command, for callers that make sounds or vibrate. It is only told: no rule, no
// recording and no hash knows of it.

namespace cellophane {

enum class SoundKind : std::uint8_t {
    /// An enemy came into view; an enemy that is awake stands beside the hero now.
    EnemySeen,
    EnemyNear,
    HitGiven,
    Killed,
    HitTaken,
    /// The hero's blow missed, or one at it.
    Missed,
    Door,
    /// Fire came into view, or the hero caught fire.
    Fire,
    Item,
    Gold,
    Key,
    Secret,
    LowHealth,
    LevelDown,
    LevelUp,
    Fell,
    Died,
    Won,
    count
};

struct SoundKindRow {
    SoundKind kind{};
    std::string_view name{};
};

inline constexpr SoundKindRow sound_kind_list[] = {
    {SoundKind::EnemySeen, "enemy-seen"},
    {SoundKind::EnemyNear, "enemy-near"},
    {SoundKind::HitGiven, "hit-given"},
    {SoundKind::Killed, "kill"},
    {SoundKind::HitTaken, "hit-taken"},
    {SoundKind::Missed, "miss"},
    {SoundKind::Door, "door"},
    {SoundKind::Fire, "fire"},
    {SoundKind::Item, "item"},
    {SoundKind::Gold, "gold"},
    {SoundKind::Key, "key"},
    {SoundKind::Secret, "secret"},
    {SoundKind::LowHealth, "low-health"},
    {SoundKind::LevelDown, "level-down"},
    {SoundKind::LevelUp, "level-up"},
    {SoundKind::Fell, "fall"},
    {SoundKind::Died, "death"},
    {SoundKind::Won, "victory"},
};
inline constexpr EnumTable<SoundKind, SoundKindRow> sound_kinds{sound_kind_list};

struct SoundCue {
    SoundKind kind{};
    /// Where it is, in cells from the hero; {0, 0}: at the hero, or nowhere in particular.
    Pos from_hero{};
    /// 0 to 100. Of an enemy: how dangerous it is, as far as the hero can tell. Of a blow the hero takes: the
    /// share of the hero's health it took. Of a blow of the hero's: how good it was. Of low health: what is
    /// missing.
    int strength = 50;

    friend bool operator==(const SoundCue&, const SoundCue&) = default;
};

/// The cues that nobody has taken yet, and what was in view before.
struct Sounds {
    /// Oldest first, `most_cues` at most.
    std::vector<SoundCue> cues{};
    /// The turn in which an enemy was last in view.
    struct Sighting {
        /// Of the creature.
        int number = 0;
        int turn = 0;
        bool is_beside = false;
    };
    std::vector<Sighting> seen{};
    bool fire_in_view = false;
    int depth = 0;
};
inline constexpr std::size_t most_cues = 64;

/// Adds the cues of a report, wanted or not; `seen` is what the hero knows after it.
void add_cues(Sounds& sounds, const Report& report, const Observation& seen);

}  // namespace cellophane
