#include "play/actions/detect.h"
#include "play/pack_scene.h"
#include "play/perception/visibility.h"
#include "support/catch.h"

// What magic detection shows of things that are not in view (rules/items.md 10; rules/interface.md 2, step
// 6).

namespace cellophane {

namespace {

/// A hero in one room, and another beyond the wall.
constexpr std::string_view two_rooms = R"(
    ###########
    #....#....#
    #.@..#....#
    #....#....#
    ###########
)";
constexpr Pos beyond{8, 2};

void lay(Scenario& s, Item item, Pos at = beyond) {
    item.at = at;
    s.level().items.push_back(std::move(item));
}

void detect(Scenario& s) {
    Moment moment{s};
    detect_magic(moment.turn);
}

Observation seen_in(const Scenario& s) {
    Observation seen;
    observe(s.game, seen);
    return seen;
}

Polarity felt_at(const Scenario& s, Pos at) {
    const Observation seen = seen_in(s);
    const AuraView* aura = aura_at(seen, at);
    return aura == nullptr ? Polarity::None : aura->feels;
}

}  // namespace

TEST_CASE("magic detected through a wall shows whether it is benevolent or malevolent", "[play][auras]") {
    const std::pair<Item, Polarity> things[] = {
        {enchanted(ItemKind::PotionOfLife, 0), Polarity::Benevolent},
        {enchanted(ItemKind::PotionOfIncineration, 0), Polarity::Malevolent},
        {enchanted(ItemKind::ScrollOfAggravateMonsters, 0), Polarity::Malevolent},
        {enchanted(ItemKind::Sword, 2), Polarity::Benevolent},
        {enchanted(ItemKind::Sword, -2), Polarity::Malevolent},
        {enchanted(ItemKind::RingOfLight, 1, {ItemMark::Cursed}), Polarity::Malevolent},
        // Neither good nor bad, or no magic at all.
        {enchanted(ItemKind::Sword, 0), Polarity::None},
        {enchanted(ItemKind::WandOfPlenty, 0), Polarity::None},
        {enchanted(ItemKind::Mango, 0), Polarity::None},
        {enchanted(ItemKind::Gold, 0), Polarity::None},
        {enchanted(ItemKind::DoorKey, 0), Polarity::None},
    };
    for (const auto& [item, means] : things) {
        Scenario s{two_rooms};
        lay(s, item);
        INFO(item.row().name);
        CHECK(felt_at(s, beyond) == Polarity::None);
        detect(s);
        CHECK(felt_at(s, beyond) == means);
        // Apart from its polarity the item is unknown.
        CHECK(item_at(seen_in(s), beyond) == nullptr);
    }
}

TEST_CASE("items in view or remembered have no detected aura", "[play][auras]") {
    Scenario s{two_rooms};
    lay(s, enchanted(ItemKind::Sword, 2), {4, 2});
    s.look();
    detect(s);
    CHECK(felt_at(s, {4, 2}) == Polarity::None);
    // Seen once and remembered, it is a sword.
    Scenario walker{R"(
        #########
        #..@...##
        ####.####
        ####.####
        #########
    )"};
    lay(walker, enchanted(ItemKind::Sword, 2), {4, 3});
    detect(walker);
    REQUIRE_FALSE(walker.known().visible.test({4, 3}));
    CHECK(felt_at(walker, {4, 3}) == Polarity::Benevolent);
    walker.play(Move{Direction::East});
    REQUIRE(walker.known().visible.test({4, 3}));
    CHECK(felt_at(walker, {4, 3}) == Polarity::None);
    walker.play(Move{Direction::East});
    walker.play(Move{Direction::East});
    REQUIRE_FALSE(walker.known().visible.test({4, 3}));
    CHECK(felt_at(walker, {4, 3}) == Polarity::None);
    CHECK(item_at(seen_in(walker), {4, 3}) != nullptr);
}

TEST_CASE("the aura of an item that an unseen monster carries moves with it", "[play][auras]") {
    Scenario s{two_rooms};
    Monster& goblin = add_live_creature(s, MonsterKind::Goblin, beyond, MonsterState::Sleeping);
    give(s, goblin, ItemKind::PotionOfLife);
    detect(s);
    CHECK(felt_at(s, beyond) == Polarity::Benevolent);
    goblin.at = {7, 1};
    CHECK(felt_at(s, {7, 1}) == Polarity::Benevolent);
    CHECK(felt_at(s, beyond) == Polarity::None);
    goblin.at = {4, 1};
    s.look();
    CHECK(felt_at(s, {4, 1}) == Polarity::None);
    goblin.at = beyond;
    goblin.set(MonsterMark::Dormant);
    CHECK(seen_in(s).auras.empty());
}

TEST_CASE("the Amulet has an aura of its own", "[play][auras]") {
    Scenario s{two_rooms};
    lay(s, enchanted(ItemKind::Amulet, 0));
    detect(s);
    const Observation seen = seen_in(s);
    REQUIRE(aura_at(seen, beyond) != nullptr);
    CHECK(aura_at(seen, beyond)->is_amulet);
    CHECK(aura_at(seen, beyond)->feels == Polarity::Benevolent);
}

}  // namespace cellophane
