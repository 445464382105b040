#include "bots/item_balance.h"

#include <algorithm>
#include <memory>

#include "bots/bot_game.h"
#include "play/pack_scene.h"
#include "support/catch.h"

// Nothing comes from nowhere, and nothing goes without a word.

namespace cellophane {

namespace {

constexpr std::string_view room = R"(
    ####################
    #..................#
    #..@...............#
    #..................#
    ####################
)";

/// A hero with items in hand, on the floor, and carried by a creature.
Game laden_game() {
    Scenario s{room};
    s.game.hero.pack = starting_pack();
    carry(s, ItemKind::ScrollOfTeleportation, 2);
    s.level().items.push_back(some_item(ItemKind::Sword, {10, 2}));
    s.level().items.push_back(some_item(ItemKind::ScrollOfIdentify, {12, 2}));
    Item pile = some_item(ItemKind::Gold, {14, 2}, 50);
    s.level().items.push_back(pile);
    give(s, add_live_creature(s, MonsterKind::Monkey, {15, 1}), ItemKind::RingOfLight);
    s.look();
    return s.game;
}

template <class Spoil>
bool finds(Spoil spoil, const Report& report = {}) {
    Game game = laden_game();
    Ledger ledger{game};
    spoil(game);
    return ledger.flaw_after(game, report).has_value();
}

Report told(Event event) {
    Report report;
    report.events.push_back(std::move(event));
    return report;
}

ItemView view(ItemKind kind, int quantity = 1) {
    ItemView seen;
    seen.kind = kind;
    seen.quantity = quantity;
    return seen;
}

Item& lying(Game& game, ItemKind kind) {
    for (Item& item : game.here().level.items)
        if (item.kind == kind) return item;
    return game.here().level.items.front();
}

void vanish(Game& game, ItemKind kind) {
    std::erase_if(game.here().level.items, [&](const Item& item) { return item.kind == kind; });
}

}  // namespace

TEST_CASE("the ledger accepts an unchanged game and finds duplicated items and gold", "[bots]") {
    CHECK_FALSE(finds([](Game&) {}));
    CHECK(finds([](Game& game) { game.here().level.items.push_back(lying(game, ItemKind::Sword)); }));
    CHECK(finds([](Game& game) { ++game.hero.pack.items.front().quantity; }));
    CHECK(finds([](Game& game) { ++game.hero.gold; }));
    // Late arrivals bring items, which are counted off `late_items.left`.
    CHECK_FALSE(finds([](Game& game) {
        game.here().level.items.push_back(lying(game, ItemKind::Sword));
        --game.late_items.left;
    }));
    // The item is in the pack, and still on the floor, too.
    CHECK(finds([](Game& game) { (void)put_in(game.hero.pack, lying(game, ItemKind::Sword)); },
                told(ItemTaken{view(ItemKind::Sword), 'z'})));
}

TEST_CASE("the ledger finds items that left the pack without an event", "[bots]") {
    const auto lose_scroll = [](Game& game) {
        Inventory& pack = game.hero.pack;
        for (int i = 0; i < static_cast<int>(pack.items.size()); ++i)
            if (pack.at(i).kind == ItemKind::ScrollOfTeleportation) {
                (void)take_one(pack, i);
                return;
            }
    };
    CHECK(finds(lose_scroll));
    CHECK_FALSE(finds(lose_scroll, told(ScrollRead{view(ItemKind::ScrollOfTeleportation)})));
    CHECK(finds(lose_scroll, told(PotionDrunk{view(ItemKind::PotionOfLife)})));
    // Dropped, but it lies nowhere.
    CHECK(finds([](Game& game) { (void)take_stack(game.hero.pack, game.hero.pack.wielded); },
                told(ItemDropped{view(ItemKind::Dagger)})));
    CHECK_FALSE(finds(
        [](Game& game) {
            Item dagger = take_stack(game.hero.pack, game.hero.pack.wielded);
            game.here().level.items.push_back(std::move(dagger));
        },
        told(ItemDropped{view(ItemKind::Dagger)})));
}

TEST_CASE("the ledger finds items and gold taken up without an event", "[bots]") {
    const auto take = [](Game& game) {
        const Item sword = lying(game, ItemKind::Sword);
        vanish(game, ItemKind::Sword);
        (void)put_in(game.hero.pack, sword);
    };
    CHECK(finds(take));
    CHECK_FALSE(finds(take, told(ItemTaken{view(ItemKind::Sword), 'z'})));
    const auto bank = [](Game& game) {
        vanish(game, ItemKind::Gold);
        game.hero.gold += 50;
    };
    CHECK(finds(bank));
    CHECK_FALSE(finds(bank, told(GoldTaken{50})));
    CHECK(finds(bank, told(GoldTaken{49})));
}

TEST_CASE("the ledger finds items lost in view without an event, or out of view without a cause", "[bots]") {
    const auto burn = [](Game& game) { vanish(game, ItemKind::ScrollOfIdentify); };
    CHECK(finds(burn));
    CHECK_FALSE(finds(burn, told(ItemBurned{view(ItemKind::ScrollOfIdentify)})));
    const auto lose_ring = [](Game& game) { vanish(game, ItemKind::RingOfLight); };
    CHECK(finds(lose_ring));
    CHECK_FALSE(finds([&](Game& game) {
        game.here().level.layers[Layer::Liquid][{5, 3}] = Terrain::Lava;
        lose_ring(game);
    }));
    const auto throw_away = [](Game& game) {
        std::vector<Item>& items = game.hero.pack.items;
        std::find_if(items.begin(), items.end(), [](const Item& item) {
            return item.kind == ItemKind::Dart;
        })->quantity -= 1;
    };
    const Pos in_sight{5, 3};
    const Pos out_of_sight{15, 3};
    const auto throw_into_lava = [&](Game& game) {
        game.here().known.visible.reset(out_of_sight);
        game.here().level.layers[Layer::Liquid][{5, 3}] = Terrain::Lava;
        throw_away(game);
    };
    CHECK(finds(throw_away, told(ItemThrown{view(ItemKind::Dart), {}, out_of_sight})));
    CHECK(finds(throw_into_lava, told(ItemThrown{view(ItemKind::Dart), {}, in_sight})));
    CHECK_FALSE(finds(throw_into_lava, told(ItemThrown{view(ItemKind::Dart), {}, out_of_sight})));
    Game dark = laden_game();
    dark.here().known.visible.reset({12, 2});
    dark.here().known.visible.reset({10, 2});
    Ledger ledger{dark};
    Game burnt = dark;
    vanish(burnt, ItemKind::ScrollOfIdentify);
    CHECK_FALSE(ledger.flaw_after(burnt, {}));
    // No fire takes a sword.
    vanish(burnt, ItemKind::Sword);
    CHECK(ledger.flaw_after(burnt, {}));
}

TEST_CASE("the ledger finds no flaw in whole games of bots", "[bots]") {
    for (const Policy policy : {Policy::Explorer, Policy::Random}) {
        BotGame game{{.seed = 12}, policy};
        Ledger ledger{game.play.game()};
        for (int i = 0; i < 1500; ++i) {
            game.act();
            const auto flaw = ledger.flaw_after(game.play.game(), game.report);
            if (flaw) FAIL(*flaw);
        }
    }
}

}  // namespace cellophane
