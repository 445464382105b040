#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "protocol/event.h"
#include "world/game.h"

namespace cellophane {

/// Counts every item and all gold in a game. None may appear from nowhere, and none may vanish without an
/// event that tells of it, except out of the hero's sight where something could destroy it.
class Ledger {
public:
    explicit Ledger(const Game& game);

    /// What has appeared or vanished without a cause since the last call; nothing if the sums agree. `report`
    /// is all that happened in between.
    std::optional<std::string> flaw_after(const Game& game, const Report& report);

private:
    using Counts = std::array<int, static_cast<std::size_t>(ItemKind::count)>;
    using Sums = std::array<int, static_cast<std::size_t>(ItemCategory::count)>;

    /// An item on the hero's level, lying there or carried by a creature.
    struct Loose {
        ItemKind kind{};
        int quantity = 0;
        Pos at{};
        bool in_sight = false;
    };
    struct Stock {
        Counts carried{};
        Counts all{};
        int gold = 0;
        /// Items left in the store for creatures that come later.
        int to_come = 0;
        std::vector<Loose> loose{};
    };

    static Stock stock_of(const Game& game);
    std::optional<std::string> flaw_in_pack(const Stock& now, const Report& report) const;
    std::optional<std::string> flaw_in_growth(const Stock& now) const;
    std::optional<std::string> flaw_in_losses(const Stock& now, const Game& game, const Report& report) const;
    /// How many items of a category may have been lost out of sight.
    int lost_unseen(const Game& game, const Report& report, ItemCategory category) const;

    Stock before_;
};

}  // namespace cellophane
