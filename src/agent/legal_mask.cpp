#include "agent/legal_mask.h"

#include <algorithm>
#include <optional>

#include "agent/action_numbers.h"
#include "bots/possible.h"

namespace cellophane {

int write_legal_mask(const Play& play, std::span<std::uint8_t, mask_bytes> mask) {
    std::fill(mask.begin(), mask.end(), std::uint8_t{0});
    const ActionNumbers numbers{play.observe()};
    int set = 0;
    for (const Command& command : possible_commands(play)) {
        const std::optional<int> number = numbers.number_of(command);
        if (!number || *number >= masked_actions) continue;
        std::uint8_t& byte = mask[static_cast<std::size_t>(*number / 8)];
        const auto bit = static_cast<std::uint8_t>(1 << *number % 8);
        if ((byte & bit) == 0) ++set;
        byte = static_cast<std::uint8_t>(byte | bit);
    }
    return set;
}

}  // namespace cellophane
