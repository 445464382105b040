#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "protocol/event.h"
#include "world/game.h"

namespace cellophane {

/// Keeps count of everything there is, wherever it is. Nothing comes from nowhere, nothing goes without a
/// cause that was told, unless it went out of the hero's sight where something could undo it.
class Ledger {
public:
    explicit Ledger(const Game& game);

    /// What has come or gone without a cause since the last time this was asked; nothing if the sums agree.
    /// `report` is all that happened in between.
    std::optional<std::string> flaw_after(const Game& game, const Report& report);

private:
    using Counts = std::array<int, static_cast<std::size_t>(ItemKind::count)>;
    using Sums = std::array<int, static_cast<std::size_t>(ItemCategory::count)>;

    /// What lay about, or was carried about, on the level the hero was on.
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
        /// What those to come have yet to be given.
        int to_come = 0;
        std::vector<Loose> loose{};
    };

    static Stock stock_of(const Game& game);
    std::optional<std::string> flaw_in_pack(const Stock& now, const Report& report) const;
    std::optional<std::string> flaw_in_growth(const Stock& now) const;
    std::optional<std::string> flaw_in_losses(const Stock& now, const Game& game, const Report& report) const;
    /// How many of a category may have gone unseen.
    int lost_unseen(const Game& game, const Report& report, ItemCategory category) const;

    Stock before_;
};

}  // namespace cellophane
