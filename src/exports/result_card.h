#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "kit/grid/grid.h"
#include "protocol/observation.h"
#include "words/result_card.h"

namespace cellophane {

/// The picture of a result in pixels, of the proportions in which chats show previews.
inline constexpr Size result_card_size{1200, 630};

/// How the game ended, in lines that fit on the picture in a size of type.
struct FittedEnding {
    int size = 0;
    std::vector<std::string> lines{};
};
FittedEnding fitted_ending(std::string_view ending);

/// The result of a game that is over as a picture (PNG): how it ended, the figures, and what the hero knew of
/// the hero's last level with the hero's last steps, oldest first. `address` is where to play; what does not
/// fit of it is left out. `code`: a QR code that leads there, a string for each of its rows with as many
/// signs as there are rows, `#` for a dark module; none if empty.
std::string result_card(const Observation& seen, std::span<const Pos> steps, const ResultWords& words,
                        const std::string& address = {}, std::span<const std::string> code = {});

}  // namespace cellophane
