#pragma once

#include <cstddef>
#include <cstdint>
#include <string>

#include "content/styles.h"
#include "content/variants.h"

namespace cellophane {

struct TitleOptions {
    /// The seed of the dungeon dug behind the title, chosen by the caller; no game depends on it.
    std::uint64_t seed = 1;
    /// The seed of the game before, offered where a seed is asked for; 0: none.
    std::uint64_t last_seed = 0;
    /// The program can be left from here.
    bool can_leave = false;
    std::string version{};
};

/// A stored game or recording, as the lists show it.
struct KeptFile {
    std::string name;
    /// Seconds since 1970.
    std::int64_t written = 0;
};

enum class TitleAct : std::uint8_t { None, GoOn, NewGame, Seeded, Daily, Load, Watch, Leave };

/// What the player asks for; the caller grants it.
struct TitleRequest {
    TitleAct act = TitleAct::None;
    /// For `Seeded`.
    std::uint64_t seed = 0;
    /// For new games.
    Style style = Style::Brogue;
    Variant variant = Variant::Brogue;
    bool easy = false;
    /// For `Load` and `Watch`: its number in the list.
    std::size_t which = 0;
};

}  // namespace cellophane
