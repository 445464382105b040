#pragma once

#include "play/scenario.h"
#include "world/inventory.h"

namespace cellophane {

/// A hero in a hall with nothing but what a test gives it.
inline constexpr std::string_view bare_room = R"(
    ###############
    #.............#
    #.............#
    #......@......#
    #.............#
    #.............#
    ###############
)";

/// Puts something into the pack, and returns the letter it has there.
inline char carry(Scenario& s, Item item) {
    const int number = put_in(s.game.hero.pack, std::move(item));
    return s.game.hero.pack.items[static_cast<std::size_t>(number)].letter;
}
inline char carry(Scenario& s, ItemKind kind, int quantity = 1) {
    return carry(s, some_item(kind, {}, quantity));
}

inline Item& in_pack(Scenario& s, char letter) {
    return s.game.hero.pack.items[static_cast<std::size_t>(number_of(s.game.hero.pack, letter))];
}

inline bool has(const Scenario& s, char letter) {
    return number_of(s.game.hero.pack, letter) >= 0;
}

}  // namespace cellophane
