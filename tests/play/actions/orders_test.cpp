#include "play/actions/orders.h"

#include "kit/grid/hasher.h"
#include "play/pack_scene.h"
#include "support/catch.h"

// What an order about a thing comes to is known before it is carried out (rules/items.md 5, 6 and 11).

namespace cellophane {

namespace {

std::uint64_t state_of(const Game& game) {
    Hasher hasher;
    visit(hasher, game);
    return hasher.result();
}

/// Considers an order, gives it, and compares.
template <class Order>
void check_order(Scenario& s, const Order& order) {
    const std::uint64_t before = state_of(s.game);
    const OrderVerdict verdict = consider(s.game, order);
    CHECK(state_of(s.game) == before);
    const std::optional<Refusal> refused = verdict.refused;
    s.play(order);
    if (verdict.question != Question::None) {
        CHECK(s.game.question == verdict.question);
    } else if (refused) {
        REQUIRE(s.count<HandsRefused>() == 1);
        CHECK(s.last<HandsRefused>()->why == *refused);
        CHECK(state_of(s.game) == before);
    } else if (verdict.is_certain_death) {
        CHECK(s.count<CertainDeathRefused>() == 1);
        CHECK(state_of(s.game) == before);
    } else {
        CHECK(s.count<HandsRefused>() == 0);
        CHECK(s.count<CertainDeathRefused>() == 0);
        CHECK(state_of(s.game) != before);
    }
}

}  // namespace

TEST_CASE("every order comes to what was considered, whatever the thing", "[play][items]") {
    int tried = 0;
    for (const ItemRow& row : item_rows) {
        if (row.category == ItemCategory::Gold || row.category == ItemCategory::Gem) continue;
        for (const bool in_use : {false, true}) {
            for (const bool is_cursed : {false, true}) {
                const auto scene = [&] {
                    Scenario s{bare_room};
                    Item item = some_item(row.kind, {});
                    if (is_cursed) item.marks |= {ItemMark::Cursed};
                    const char letter = carry(s, std::move(item));
                    const int number = number_of(s.game.hero.pack, letter);
                    if (in_use && row.category == ItemCategory::Weapon) s.game.hero.pack.wielded = number;
                    if (in_use && row.category == ItemCategory::Armor) s.game.hero.pack.worn = number;
                    if (in_use && row.category == ItemCategory::Ring) s.game.hero.pack.rings[1] = number;
                    return std::pair{std::move(s), letter};
                };
                const auto attempt = [&](auto make) {
                    auto [s, letter] = scene();
                    CAPTURE(row.name, in_use, is_cursed);
                    check_order(s, make(letter));
                    ++tried;
                };
                attempt([](char item) { return Drop{item}; });
                attempt([](char item) { return Equip{item}; });
                attempt([](char item) { return TakeOff{item}; });
                attempt([](char item) { return Eat{item}; });
                attempt([](char item) { return Drink{item}; });
                attempt([](char item) { return Read{item}; });
                attempt([](char item) { return Invoke{item}; });
                for (const Pos at : {Pos{9, 3}, Pos{7, 3}, Pos{-1, 3}}) {
                    attempt([&](char item) { return Zap{item, at}; });
                    attempt([&](char item) { return Throw{item, at}; });
                }
                attempt([](char item) { return Drop{item == 'q' ? 'r' : 'q'}; });
            }
        }
    }
    CHECK(tried > 1000);
}

TEST_CASE("an order that is in doubt is asked about, then done", "[play][items]") {
    Scenario s{bare_room};
    s.game.hero.nutrition = full_nutrition;
    const char food = carry(s, ItemKind::Mango);
    CHECK(consider(s.game, Eat{food}).question == Question::EatTooMuch);
    s.play(Eat{food}).play(Answer{true});
    CHECK(s.count<Eaten>() == 1);
    CHECK(consider(s.game, Eat{food}).refused == Refusal::NoSuchItem);
}

}  // namespace cellophane
