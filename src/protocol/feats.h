#pragma once

#include <cstdint>

#include "content/feats.h"

namespace cellophane {

/// Something to be proud of, done for good.
struct FeatWon {
    Feat feat{};
};
/// Something the hero might have been proud of in the end, and has spoiled.
struct FeatFailed {
    Feat feat{};
};

/// What came of asking for an easier game.
struct EasyModeAnswered {
    enum class How : std::uint8_t { Begun, Declined, BegunBefore } how{};
};

/// How far a feat has come.
enum class FeatState : std::uint8_t { Open, Achieved, Failed };

/// `held`: those kept so far and those won. What is kept is achieved when the game is won, and not before.
constexpr FeatState feat_state(Feat feat, Feats held, bool game_is_won) {
    const bool kept = feat_rows[feat].kept;
    if (!held.has(feat)) return kept ? FeatState::Failed : FeatState::Open;
    return kept && !game_is_won ? FeatState::Open : FeatState::Achieved;
}

}  // namespace cellophane
