#include "content/charms.h"
#include "play/pack_scene.h"
#include "play/perception/visibility.h"
#include "support/catch.h"
#include "world/item_bonus.h"

// What machines do to things: altars that trade natures, and treasures that say what they are
// (rules/machines.md 4.13 and 9.1; rules/items.md 9, 12 and 13).

namespace cellophane {

namespace {

constexpr std::string_view chapel = R"(
    ###########
    #.........#
    #.A@..B...#
    #.........#
    ####+######
    #.........#
    ###########
)";

constexpr int machine = 4;

/// A room of a machine with two altars in it, and what the hero brings.
struct Chapel : Scenario {
    Chapel() : Scenario{chapel} {
        for (const char name : {'A', 'B'})
            level().layers[Layer::Dungeon][altar(name)] = Terrain::CommutationAltar;
        drawn::cells(chapel, ".A@B").for_each([&](Pos at) {
            if (at.y < 4) level().ownership.number[at] = machine;
        });
        look();
    }
    static Pos altar(char name) { return drawn::spot(chapel, name); }

    /// Carries two things to the altars, and leaves them there.
    void offer(Item first, Item second) {
        const char one = carry(*this, std::move(first));
        const char two = carry(*this, std::move(second));
        play(Move{Direction::West}).play(Drop{one});
        for (int i = 0; i < 4; ++i) play(Move{Direction::East});
        play(Drop{two});
        play(Rest{});
    }
    const Item* on(char name) const {
        for (const Item& item : level().items)
            if (item.at == altar(name)) return &item;
        return nullptr;
    }
    bool is_spent() const {
        return level().layers[Layer::Dungeon][altar('A')] == Terrain::CommutationAltarSpent &&
               level().layers[Layer::Dungeon][altar('B')] == Terrain::CommutationAltarSpent;
    }
};

Item known(ItemKind kind, int enchant) {
    return enchanted(kind, enchant, {ItemMark::Identified});
}

}  // namespace

TEST_CASE("two items on commutation altars swap their enchantments, once", "[play][altars]") {
    Chapel s;
    s.offer(known(ItemKind::Sword, 5), known(ItemKind::ChainMail, -3));
    REQUIRE(s.on('A'));
    REQUIRE(s.on('B'));
    CHECK(s.on('A')->enchant == -3);
    CHECK(s.on('B')->enchant == 5);
    CHECK(s.on('A')->marks.has(ItemMark::Identified));
    CHECK(s.is_spent());
    const auto told = [&](Feature feature) {
        return std::count_if(s.events.begin(), s.events.end(), [&](const Event& event) {
            const auto* seen = event.as<FeatureSeen>();
            return seen != nullptr && seen->feature == feature;
        });
    };
    CHECK(told(Feature::CommutationHappens) == 1);
    s.play(Rest{}).play(Rest{});
    CHECK(s.on('A')->enchant == -3);
}

TEST_CASE("items with equal enchantments, and items without any, are not swapped", "[play][altars]") {
    Chapel same;
    same.offer(known(ItemKind::Sword, 2), known(ItemKind::RingOfLight, 2));
    CHECK_FALSE(same.is_spent());
    Chapel unfit;
    unfit.offer(known(ItemKind::Sword, 2), some_item(ItemKind::WandOfSlowness, {}));
    CHECK_FALSE(unfit.is_spent());
}

TEST_CASE("knowledge of an enchantment moves with it when items are swapped", "[play][altars]") {
    Chapel s;
    Item ring = enchanted(ItemKind::RingOfWisdom, 3);
    ring.charges = 12;
    Item mail = known(ItemKind::ChainMail, 1);
    mail.charges = 0;
    s.offer(ring, mail);
    // The ring got the known bonus, the mail the unknown one, and its learning begins anew.
    CHECK(s.on('A')->marks.has(ItemMark::Identified));
    CHECK_FALSE(s.on('B')->marks.has(ItemMark::Identified));
    CHECK(s.on('B')->charges == 1000);

    Chapel staffs;
    Item staff = enchanted(ItemKind::StaffOfFirebolt, 5);
    staff.charges = 5;
    staffs.offer(staff, known(ItemKind::Sword, 3));
    CHECK(staffs.on('A')->enchant == 3);
    CHECK(staffs.on('A')->charges == 3);
    CHECK(staffs.on('A')->marks.has(ItemMark::MaxChargesKnown));
    CHECK_FALSE(staffs.on('A')->marks.has(ItemMark::Identified));
    CHECK_FALSE(staffs.on('B')->marks.has(ItemMark::Identified));
    CHECK(staffs.on('B')->charges == 20);
}

TEST_CASE("a swapped enchantment leaves a ring's kind unknown, and a charm is always identified",
          "[play][altars]") {
    Chapel s;
    s.offer(enchanted(ItemKind::RingOfWisdom, 3), known(ItemKind::CharmOfHealth, 1));
    CHECK(s.on('A')->marks.has(ItemMark::Identified));
    CHECK_FALSE(known_view_of(s.game, *s.on('A')).kind_known);
    const ItemView charm = known_view_of(s.game, *s.on('B'));
    CHECK(charm.identified);
    CHECK(charm.enchant == 3);

    // What a scroll has made known of a sword does not outlast the number.
    Chapel read;
    read.offer(enchanted(ItemKind::Sword, 3, {ItemMark::Identified, ItemMark::MaxChargesKnown}),
               enchanted(ItemKind::ChainMail, 1));
    CHECK(known_view_of(read.game, *read.on('A')).enchant == 0);
}

TEST_CASE("a charm keeps its share of recharge time when enchantments are swapped", "[play][altars]") {
    const CharmRow& row = charm_row(ItemKind::CharmOfHealth);
    Chapel s;
    Item charm = known(ItemKind::CharmOfHealth, 1);
    charm.charges = row.recharge(1) / 2;
    s.offer(charm, known(ItemKind::Sword, 4));
    REQUIRE(s.on('A'));
    CHECK(s.on('A')->enchant == 4);
    CHECK(std::abs(s.on('A')->charges - row.recharge(4) / 2) <= 1);
}

TEST_CASE("a staff below 2 and a charm below 1 shatter on commutation altars", "[play][altars]") {
    Chapel s;
    s.game.item_knowledge.of(ItemKind::StaffOfFirebolt).known = true;
    Item staff = known(ItemKind::StaffOfFirebolt, 2);
    staff.charges = 2;
    s.offer(staff, known(ItemKind::CharmOfHealth, 1));
    CHECK(s.on('A') == nullptr);
    REQUIRE(s.on('B'));
    CHECK(s.on('B')->enchant == 2);
    REQUIRE(s.count<ItemShattered>() == 1);
    CHECK(s.last<ItemShattered>()->item.kind == ItemKind::StaffOfFirebolt);

    Chapel other;
    other.offer(known(ItemKind::CharmOfHealth, 3), known(ItemKind::Sword, 0));
    CHECK(other.on('A') == nullptr);
    CHECK(other.on('B')->enchant == 3);
    CHECK(other.last<ItemShattered>()->item.kind == ItemKind::CharmOfHealth);
}

TEST_CASE("on commutation altars good runes vanish, bad ones stay, and curses end", "[play][altars]") {
    Chapel s;
    Item sword = known(ItemKind::Sword, 3);
    sword.weapon_rune = WeaponRune::Speed;
    sword.marks |= {ItemMark::RuneKnown};
    Item mail = known(ItemKind::ChainMail, -2);
    mail.armor_rune = ArmorRune::Burden;
    mail.marks |= {ItemMark::Cursed};
    s.offer(sword, mail);
    CHECK_FALSE(s.on('A')->has_rune());
    CHECK_FALSE(s.on('A')->marks.has(ItemMark::Cursed));
    CHECK(s.on('B')->armor_rune == ArmorRune::Burden);
    CHECK_FALSE(s.on('B')->marks.has(ItemMark::Cursed));
    REQUIRE(s.count<RuneFaded>() == 1);
    CHECK(s.last<RuneFaded>()->item.kind == ItemKind::Sword);
}

TEST_CASE("a treasure is identified when the hero enters its machine, and not from the door",
          "[play][treasures]") {
    Chapel s;
    Item treasure = enchanted(ItemKind::RingOfWisdom, 2, {ItemMark::RevealedOnEntering});
    treasure.at = {7, 1};
    Item common = enchanted(ItemKind::StaffOfPoison, 2);
    common.at = {8, 1};
    s.level().items = {treasure, common};
    s.game.hero.at = {4, 5};
    s.look();
    s.play(Rest{});
    CHECK_FALSE(s.game.item_knowledge.knows(ItemKind::RingOfWisdom));
    // The door is no part of it here.
    s.play(Move{Direction::North});
    CHECK_FALSE(s.game.item_knowledge.knows(ItemKind::RingOfWisdom));
    s.play(Move{Direction::North});
    CHECK(s.game.item_knowledge.knows(ItemKind::RingOfWisdom));
    CHECK_FALSE(s.game.item_knowledge.knows(ItemKind::StaffOfPoison));
    // Its number is another matter.
    Observation seen;
    observe(s.game, seen);
    REQUIRE(item_at(seen, {7, 1}) != nullptr);
    CHECK(item_at(seen, {7, 1})->kind_known);
    CHECK_FALSE(item_at(seen, {7, 1})->identified);
}

TEST_CASE("a treasure outside its machine is identified when taken", "[play][treasures]") {
    Chapel s;
    Item treasure = enchanted(ItemKind::RingOfWisdom, 2, {ItemMark::RevealedOnEntering});
    treasure.at = {5, 5};
    Item wand = some_item(ItemKind::WandOfPlenty, {6, 5});
    s.level().items = {treasure, wand};
    s.game.hero.at = {4, 5};
    s.look();
    s.play(Move{Direction::East});
    CHECK(s.game.item_knowledge.knows(ItemKind::RingOfWisdom));
    REQUIRE(s.count<ItemTaken>() == 1);
    CHECK(s.last<ItemTaken>()->item.kind_known);
}

TEST_CASE("a wand of a known kind with a fixed number of charges is identified when taken",
          "[play][treasures]") {
    for (const ItemRow& row : kinds_of(ItemCategory::Wand)) {
        INFO(row.name);
        Scenario s{bare_room};
        Item wand = some_item(row.kind, {8, 3});
        wand.charges = row.range.least;
        s.game.item_knowledge.of(row.kind).known = true;
        s.level().items = {wand};
        s.look();
        s.play(Move{Direction::East});
        REQUIRE(s.game.hero.pack.items.size() == 1);
        CHECK(s.game.hero.pack.items[0].marks.has(ItemMark::Identified) ==
              (row.range.least == row.range.most));
    }
}

}  // namespace cellophane
