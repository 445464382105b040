#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "screen/frame.h"
#include "view/frames.h"
#include "view/layout.h"
#include "words/epitaph.h"

namespace cellophane {

/// What is shown to a victor after the fade.
struct VictoryScene {
    /// In large letters: ESCAPED, MASTERED.
    std::string_view word;
    std::string_view sentence;
    /// What counts, and last the sum.
    std::vector<Treasure> treasure;
    /// In the lower edge of the frame around the treasure.
    std::string_view hint;
    /// Out by the portal below everything: violet in place of gold.
    bool mastered = false;
    /// Milliseconds since it began; `length_of_victory` and more: nothing moves any more.
    int time = 0;
    /// Nothing but ASCII.
    bool ascii = false;
    Window window{};
};

/// In milliseconds: how long gold rains, between two steps of it, and until the treasure is counted.
inline constexpr int length_of_victory = 45'000;
inline constexpr int step_of_victory = 70;
inline constexpr int length_of_counting = 2'800;

void paint_victory(Frame& frame, const VictoryScene& scene);

/// The frame around the treasure.
Box box_of_treasure(const VictoryScene& scene);

}  // namespace cellophane
