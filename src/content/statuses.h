#pragma once

#include <cstdint>
#include <string_view>

#include "kit/base/enum_table.h"

namespace cellophane {

/// States that pass (tables/statuses.tsv). States without a duration, like being held, are marks elsewhere.
enum class Status : std::uint8_t {
    Donning,
    Weakened,
    Telepathic,
    Hallucinating,
    Levitating,
    Slowed,
    Hasted,
    Confused,
    Burning,
    Paralyzed,
    Poisoned,
    Stuck,
    Nauseous,
    Discordant,
    FireImmune,
    BlastImmune,
    EnteringLevel,
    Enraged,
    Frightened,
    Entranced,
    Darkened,
    Lifespan,
    Shielded,
    Invisible,
    Aggravating,
    count
};

/// The most nutrition the hero can have; the fifth search in a row is the thorough one.
inline constexpr int full_nutrition = 2150;
inline constexpr int searches_in_a_row = 5;

/// What makes a status shorter.
enum class Countdown : std::uint8_t {
    /// One for every 100 ticks.
    Tick,
    /// One for every turn of the hero's; monsters: one for every 100 ticks.
    OwnTurn,
    /// One for every attempt to move.
    Struggle,
    /// A twentieth of its maximum for every 100 ticks.
    Decay
};

struct StatusRow {
    Status kind{};
    /// As the tables spell it.
    std::string_view name;
    /// The label of its bar; empty: it is never shown.
    std::string_view label;
    Countdown countdown = Countdown::Tick;
    /// Whether an end of it is worth telling the hero.
    bool end_is_announced = false;
};

inline constexpr StatusRow status_list[] = {
    {.kind = Status::Donning, .name = "donning armour", .label = "Donning Armor"},
    {.kind = Status::Weakened, .name = "weakened", .label = "Weakened", .end_is_announced = true},
    {.kind = Status::Telepathic, .name = "telepathic", .label = "Telepathic", .end_is_announced = true},
    {.kind = Status::Hallucinating,
     .name = "hallucinating",
     .label = "Hallucinating",
     .end_is_announced = true},
    {.kind = Status::Levitating, .name = "levitating", .label = "Levitating", .end_is_announced = true},
    {.kind = Status::Slowed, .name = "slowed", .label = "Slowed", .end_is_announced = true},
    {.kind = Status::Hasted, .name = "hasted", .label = "Hasted", .end_is_announced = true},
    {.kind = Status::Confused, .name = "confused", .label = "Confused", .end_is_announced = true},
    {.kind = Status::Burning, .name = "burning", .label = "Burning", .countdown = Countdown::OwnTurn},
    {.kind = Status::Paralyzed, .name = "paralysed", .label = "Paralyzed", .end_is_announced = true},
    {.kind = Status::Poisoned,
     .name = "poisoned",
     .label = "Poisoned",
     .countdown = Countdown::OwnTurn,
     .end_is_announced = true},
    {.kind = Status::Stuck, .name = "stuck", .label = "Stuck", .countdown = Countdown::Struggle},
    {.kind = Status::Nauseous, .name = "nauseous", .label = "Nauseous", .end_is_announced = true},
    {.kind = Status::Discordant, .name = "discordant", .label = "Discordant"},
    {.kind = Status::FireImmune,
     .name = "immune to fire",
     .label = "Immune to Fire",
     .end_is_announced = true},
    {.kind = Status::BlastImmune, .name = "explosion immunity", .label = ""},
    {.kind = Status::EnteringLevel, .name = "entering level", .label = ""},
    {.kind = Status::Enraged, .name = "enraged", .label = ""},
    {.kind = Status::Frightened, .name = "frightened (magical fear)", .label = "Frightened"},
    {.kind = Status::Entranced, .name = "entranced", .label = "Entranced"},
    {.kind = Status::Darkened, .name = "darkened", .label = "Darkened", .end_is_announced = true},
    {.kind = Status::Lifespan, .name = "lifespan", .label = "Lifespan"},
    {.kind = Status::Shielded,
     .name = "shielded",
     .label = "Shielded",
     .countdown = Countdown::Decay,
     .end_is_announced = true},
    {.kind = Status::Invisible, .name = "invisible", .label = "Invisible", .end_is_announced = true},
    {.kind = Status::Aggravating, .name = "aggravating", .label = "Aggravating", .end_is_announced = true},
};

inline constexpr EnumTable<Status, StatusRow> status_rows{status_list};

/// The harm a shield takes before it breaks: it is counted in tenths, and what is begun counts in full.
constexpr int points_shielded(int tenths) {
    return (tenths + 9) / 10;
}

}  // namespace cellophane
