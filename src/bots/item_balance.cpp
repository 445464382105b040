#include "bots/item_balance.h"

#include <algorithm>

namespace cellophane {

namespace {

constexpr int gold = static_cast<int>(ItemKind::Gold);

ItemCategory category_of(ItemKind kind) {
    return item_rows[kind].category;
}

std::size_t place_of(ItemCategory category) {
    return static_cast<std::size_t>(category);
}

template <class E>
constexpr bool leaves_pack_whole =
    std::is_same_v<E, ItemDropped> || std::is_same_v<E, ItemSwept> || std::is_same_v<E, Stolen>;
/// Used up, one at a time.
template <class E>
constexpr bool is_used_up =
    std::is_same_v<E, Eaten> || std::is_same_v<E, AteByForce> || std::is_same_v<E, PotionDrunk> ||
    std::is_same_v<E, ScrollRead> || std::is_same_v<E, KeyUsed>;

/// What an event takes out of the pack, and out of the world.
struct Outgo {
    ItemKind kind{};
    int from_pack = 0;
    int from_world = 0;
};

Outgo outgo_of(const Event& event, bool at_bottom) {
    return event.visit([&](const auto& e) -> Outgo {
        using E = std::decay_t<decltype(e)>;
        if constexpr (leaves_pack_whole<E>) {
            return {e.item.kind, e.item.quantity, 0};
        } else if constexpr (is_used_up<E>) {
            return {e.item.kind, 1, 1};
        } else if constexpr (std::is_same_v<E, ItemThrown>) {
            const bool burns = item_rows[e.item.kind].manners.has(Manner::BurstsIntoFlame);
            return {e.item.kind, 1, burns ? 1 : 0};
        } else if constexpr (std::is_same_v<E, Struck>) {
            const bool spent = e.thrown && e.blow != Blow::Missed && e.weapon.has_value();
            return {e.weapon.value_or(ItemKind::Dart), 0, spent ? 1 : 0};
        } else if constexpr (std::is_same_v<E, PotionBroke>) {
            return {e.item.kind, 0, 1};
        } else if constexpr (std::is_same_v<E, ItemBurned>) {
            return {e.item.kind, 0, e.item.quantity};
        } else if constexpr (std::is_same_v<E, ItemFell>) {
            const bool lost = at_bottom || category_of(e.item.kind) == ItemCategory::Potion;
            return {e.item.kind, 0, lost ? e.item.quantity : 0};
        } else if constexpr (std::is_same_v<E, SecondAmuletGone>) {
            return {ItemKind::Amulet, 0, 1};
        } else {
            return {};
        }
    });
}

bool has_changed_level(const Report& report, bool for_the_first_time) {
    return std::any_of(report.events.begin(), report.events.end(), [&](const Event& event) {
        const LevelEntered* entered = event.as<LevelEntered>();
        return entered != nullptr && (entered->first_visit || !for_the_first_time);
    });
}

std::string called(std::size_t kind) {
    return std::string{item_rows[static_cast<ItemKind>(kind)].name};
}

}  // namespace

Ledger::Ledger(const Game& game) : before_{stock_of(game)} {}

Ledger::Stock Ledger::stock_of(const Game& game) {
    Stock stock;
    const auto count = [&](const Item& item) {
        stock.all[static_cast<std::size_t>(item.kind)] += item.quantity;
    };
    for (const Item& item : game.hero.pack.items) {
        stock.carried[static_cast<std::size_t>(item.kind)] += item.quantity;
        count(item);
    }
    for (const Boxed<VisitedLevel>& place : game.places)
        if (place)
            for (const Item& item : place->level.items) count(item);
    for (const FallenItem& fallen : game.fallen_items) count(fallen.item);
    for (const Traveler& traveler : game.travelers)
        for (const Item& item : traveler.carried) count(item);
    stock.gold = game.hero.gold;
    stock.all[gold] += game.hero.gold;
    stock.to_come = game.late_items.left;
    const VisitedLevel& here = game.here();
    for (const Item& item : here.level.items)
        stock.loose.push_back(
            {item.kind, item.quantity, item.at, !item.carrier && here.known.visible.test(item.at)});
    return stock;
}

std::optional<std::string> Ledger::flaw_after(const Game& game, const Report& report) {
    Stock now = stock_of(game);
    std::optional<std::string> flaw = flaw_in_pack(now, report);
    // A level entered for the first time brings items of its own; losses on a level just left go unreported.
    if (!flaw && !has_changed_level(report, true)) flaw = flaw_in_growth(now);
    if (!flaw && !has_changed_level(report, false)) flaw = flaw_in_losses(now, game, report);
    before_ = std::move(now);
    return flaw;
}

std::optional<std::string> Ledger::flaw_in_pack(const Stock& now, const Report& report) const {
    Sums out{};
    std::array<bool, std::tuple_size_v<Sums>> in{};
    int pieces = 0;
    for (const Event& event : report.events) {
        const Outgo outgo = outgo_of(event, false);
        out[place_of(category_of(outgo.kind))] += outgo.from_pack;
        if (const ItemTaken* taken = event.as<ItemTaken>())
            in[place_of(category_of(taken->item.kind))] = true;
        if (const GoldTaken* taken = event.as<GoldTaken>()) pieces += taken->pieces;
    }
    if (now.gold != before_.gold + pieces) return "the purse holds what nobody put in, or less";
    for (std::size_t k = 0; k < now.carried.size(); ++k) {
        const int change = now.carried[k] - before_.carried[k];
        const std::size_t category = place_of(category_of(static_cast<ItemKind>(k)));
        if (change > 0 && !in[category]) return called(k) + " is in the pack and was never taken up";
        if (change < 0) out[category] += change;
        if (out[category] < 0) return called(k) + " is gone from the pack and nothing was told of it";
    }
    return std::nullopt;
}

std::optional<std::string> Ledger::flaw_in_growth(const Stock& now) const {
    int kinds_to_come = before_.to_come - now.to_come;
    for (std::size_t k = 0; k < now.all.size(); ++k)
        if (now.all[k] > before_.all[k] && --kinds_to_come < 0) return called(k) + " has come from nowhere";
    return std::nullopt;
}

std::optional<std::string> Ledger::flaw_in_losses(const Stock& now, const Game& game,
                                                  const Report& report) const {
    Sums told{};
    for (const Event& event : report.events) {
        const Outgo outgo = outgo_of(event, game.depth == deepest_depth(game.variant));
        told[place_of(category_of(outgo.kind))] += outgo.from_world;
    }
    for (std::size_t k = 0; k < now.all.size(); ++k) {
        const int lost = before_.all[k] - now.all[k];
        if (lost <= 0) continue;
        const ItemCategory category = category_of(static_cast<ItemKind>(k));
        int& cause = told[place_of(category)];
        cause -= lost;
        if (cause < 0 && -cause > lost_unseen(game, report, category))
            return called(k) + " has gone and nothing was told of it";
    }
    return std::nullopt;
}

int Ledger::lost_unseen(const Game& game, const Report& report, ItemCategory category) const {
    const Level& level = game.here().level;
    const bool lava = level.layers.cells_with({TerrainProperty::Lava}).any();
    // Fire and pits come and go; so do creatures that carry keys to their locks.
    constexpr ItemCategories perishable{ItemCategory::Scroll, ItemCategory::Potion, ItemCategory::Key};
    constexpr ItemCategories brittle{ItemCategory::Staff, ItemCategory::Charm};
    const bool is_at_risk = perishable.has(category) || lava || level.depth == deepest_depth(game.variant);
    int lost = 0;
    // A thrown item may land out of sight.
    for (const Event& event : report.events)
        if (const ItemThrown* thrown = event.as<ItemThrown>())
            lost += is_at_risk && category_of(thrown->item.kind) == category &&
                    !game.here().known.visible.test(thrown->to);
    for (const Loose& loose : before_.loose) {
        if (category_of(loose.kind) != category) continue;
        const bool watched = loose.in_sight && game.here().known.visible.test(loose.at);
        const Terrain ground = level.layers[Layer::Dungeon][loose.at];
        const bool on_altar = ground == Terrain::CommutationAltar || ground == Terrain::CommutationAltarSpent;
        if ((brittle.has(category) && on_altar) || (!watched && is_at_risk)) lost += loose.quantity;
    }
    return lost;
}

}  // namespace cellophane
