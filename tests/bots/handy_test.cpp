#include "bots/bot.h"
#include "bots/choices.h"
#include "bots/foes.h"
#include "bots/play_of.h"
#include "play/pack_scene.h"
#include "support/catch.h"

// What explorers do with what they carry.

namespace cellophane {

namespace {

constexpr std::string_view plain_hall = R"(
    ####################
    #..................#
    #..@...............#
    #..................#
    ####################
)";

/// What he does once he has looked about him.
Command action_in(const Scenario& s, std::uint64_t seed = 1) {
    Bot bot{Policy::Explorer, seed};
    const Play play = play_of(s);
    (void)bot.next(play, play.report());
    return bot.next(play, play.report());
}

Item known_item(ItemKind kind, int enchant = 0, int charges = 0) {
    Item item = some_item(kind, {}, 1);
    item.enchant = enchant;
    item.charges = charges;
    item.marks = {ItemMark::Identified};
    return item;
}

void know_all_kinds(Scenario& s) {
    for (const ItemRow& row : item_rows) s.game.item_knowledge.of(row.kind).known = true;
}

Monster& add_hunter(Scenario& s, MonsterKind kind, Pos at) {
    Monster& hunter = add_live_creature(s, kind, at);
    hunter.state = MonsterState::Hunting;
    return hunter;
}

template <class T>
bool does(const Command& command, char letter) {
    const T* order = command.as<T>();
    return order != nullptr && order->item == letter;
}

}  // namespace

TEST_CASE("an explorer equips gear that is better or unknown, and takes off what is known to be bad",
          "[bots]") {
    Scenario s{plain_hall};
    s.game.hero.strength = 19;
    s.game.hero.pack = starting_pack();
    const char mail = carry(s, known_item(ItemKind::BandedMail, 0));
    CHECK(does<Equip>(action_in(s), mail));
    in_pack(s, mail).enchant = -9;
    CHECK_FALSE(does<Equip>(action_in(s), mail));
    const char sword = carry(s, some_item(ItemKind::Sword, {}, 1));
    CHECK(does<Equip>(action_in(s), sword));
    // One ring on each hand.
    (void)take_stack(s.game.hero.pack, number_of(s.game.hero.pack, sword));
    (void)take_stack(s.game.hero.pack, number_of(s.game.hero.pack, mail));
    const char ring = carry(s, some_item(ItemKind::RingOfLight, {}, 1));
    CHECK(does<Equip>(action_in(s), ring));
    in_pack(s, ring).enchant = -2;
    in_pack(s, ring).marks = {ItemMark::Identified};
    CHECK_FALSE(does<Equip>(action_in(s), ring));
    s.game.hero.pack.rings[0] = number_of(s.game.hero.pack, ring);
    CHECK(does<TakeOff>(action_in(s), ring));
}

TEST_CASE("an explorer's choices do not depend on hidden properties of items", "[bots]") {
    const auto action_with = [](int enchant, ItemKind potion) {
        Scenario s{plain_hall};
        Item ring = some_item(ItemKind::RingOfWisdom, {}, 1);
        ring.enchant = enchant;
        carry(s, ring);
        carry(s, potion);
        return action_in(s);
    };
    const Command action = action_with(3, ItemKind::PotionOfLife);
    REQUIRE(action.is<Equip>());
    for (const ItemKind potion : {ItemKind::PotionOfLife, ItemKind::PotionOfIncineration})
        for (const int enchant : {-3, 1}) {
            const Command other = action_with(enchant, potion);
            REQUIRE(other.is<Equip>());
            CHECK(other.get<Equip>().item == action.get<Equip>().item);
        }
}

TEST_CASE("an explorer tries unknown scrolls and potions only while healthy and with no monster in view",
          "[bots]") {
    Scenario s{plain_hall};
    const char scroll = carry(s, ItemKind::ScrollOfSummonMonsters);
    CHECK(does<Read>(action_in(s), scroll));
    add_live_creature(s, MonsterKind::Rat, {15, 2}).state = MonsterState::Sleeping;
    s.look();
    CHECK_FALSE(does<Read>(action_in(s), scroll));
    Scenario thirsty{plain_hall};
    const char potion = carry(thirsty, ItemKind::PotionOfDarkness);
    CHECK(does<Drink>(action_in(thirsty), potion));
    // A potion felt to be malevolent is kept, and so is any unknown one at 2/3 of full health.
    in_pack(thirsty, potion).marks |= {ItemMark::MagicDetected};
    CHECK_FALSE(does<Drink>(action_in(thirsty), potion));
    in_pack(thirsty, potion).marks = {};
    thirsty.game.hero.health = thirsty.game.hero.max_health * 2 / 3;
    CHECK_FALSE(does<Drink>(action_in(thirsty), potion));
}

TEST_CASE("an explorer eats when nutrition is low, not before", "[bots]") {
    Scenario s{plain_hall};
    const char food = carry(s, ItemKind::Ration);
    CHECK_FALSE(does<Eat>(action_in(s), food));
    s.game.hero.nutrition = 200;
    CHECK(does<Eat>(action_in(s), food));
}

TEST_CASE("an explorer in trouble uses the surest remedy first", "[bots]") {
    Scenario s{plain_hall};
    know_all_kinds(s);
    const char life = carry(s, ItemKind::PotionOfLife);
    const char charm = carry(s, known_item(ItemKind::CharmOfHealth, 2));
    add_hunter(s, MonsterKind::Goblin, {4, 2});
    s.look();
    CHECK(action_in(s).is<Move>());
    s.game.hero.health = s.game.hero.max_health / 5;
    CHECK(does<Invoke>(action_in(s), charm));
    in_pack(s, charm).charges = 100;
    CHECK(does<Drink>(action_in(s), life));
}

TEST_CASE("an explorer zaps, throws darts and gas at approaching monsters, and does not heal them",
          "[bots]") {
    Scenario s{plain_hall};
    know_all_kinds(s);
    add_hunter(s, MonsterKind::Goblin, {9, 2});
    s.look();
    const char kindness = carry(s, known_item(ItemKind::StaffOfHealing, 2, 2));
    CHECK_FALSE(does<Zap>(action_in(s), kindness));
    const char dart = carry(s, ItemKind::Dart, 3);
    CHECK(does<Throw>(action_in(s), dart));
    const char lightning = carry(s, known_item(ItemKind::StaffOfLightning, 2, 2));
    CHECK(does<Zap>(action_in(s), lightning));
    const char gas = carry(s, ItemKind::PotionOfPoisonousGas);
    CHECK(does<Throw>(action_in(s), gas));
    // Gas is not thrown where it would reach the hero, nor round a pillar.
    s.game.here().level.monsters.front().at = {5, 2};
    s.look();
    CHECK(does<Zap>(action_in(s), lightning));
    in_pack(s, lightning).charges = 0;
    CHECK(does<Throw>(action_in(s), dart));
}

TEST_CASE("an explorer frees a captive and confirms the question", "[bots]") {
    Scenario s{plain_hall};
    Monster& captive = add_live_creature(s, MonsterKind::Goblin, {7, 2});
    captive.set(MonsterMark::Captive);
    s.look();
    Play play = play_of(s);
    Bot bot{Policy::Explorer, 1};
    Report report = play.report();
    for (int i = 0; i < 200 && !play.game().here().level.monsters.front().is_ally(); ++i)
        report = play.submit(bot.next(play, report));
    CHECK(play.game().here().level.monsters.front().is_ally());
}

TEST_CASE("an explorer answers questions for an item until an answer is accepted", "[bots]") {
    for (std::uint64_t seed = 1; seed <= 8; ++seed)
        for (const ItemKind scroll : {ItemKind::ScrollOfEnchanting, ItemKind::ScrollOfIdentify}) {
            Scenario s{plain_hall};
            s.game.hero.pack = starting_pack();
            carry(s, scroll);
            carry(s, ItemKind::PotionOfDetectMagic, 2);
            carry(s, some_item(ItemKind::WandOfPlenty, {}, 1));
            Play play = play_of(s);
            Bot bot{Policy::Explorer, seed};
            Report report = play.report();
            bool answered = false;
            for (int i = 0; i < 60 && !answered; ++i) {
                report = play.submit(bot.next(play, report));
                for (const Event& event : report.events)
                    answered |= event.is<Enchanted>() || event.is<Identified>();
            }
            CHECK(answered);
        }
    Scenario s{plain_hall};
    carry(s, known_item(ItemKind::RingOfLight, 3));
    carry(s, known_item(ItemKind::RingOfWisdom, 1));
    s.game.hero.pack.rings = {0, 1};
    const Play play = play_of(s);
    CHECK(choice(play.observe(), Question::WhichRing, ItemCategory::Armor, 0) ==
          s.game.hero.pack.items[1].letter);
}

TEST_CASE("an explorer does not soon repeat an action that had no effect", "[bots]") {
    Scenario s{plain_hall};
    // A cursed one sits where the better one would go.
    Item cursed = known_item(ItemKind::LeatherArmor, -2);
    cursed.marks |= {ItemMark::Cursed};
    carry(s, cursed);
    s.game.hero.pack.worn = 0;
    s.game.hero.strength = 19;
    const char mail = carry(s, known_item(ItemKind::BandedMail, 0));
    Play play = play_of(s);
    Bot bot{Policy::Explorer, 1};
    Report report = play.report();
    int tries = 0;
    for (int i = 0; i < 60; ++i) {
        const Command command = bot.next(play, report);
        tries += does<Equip>(command, mail) ? 1 : 0;
        report = play.submit(command);
    }
    CHECK(tries == 1);
}

TEST_CASE("an explorer tells hunters from allies, captives and wandering monsters", "[bots]") {
    Scenario s{plain_hall};
    Monster& goblin = add_hunter(s, MonsterKind::Goblin, {9, 2});
    s.look();
    CHECK(is_coming(play_of(s).observe(), play_of(s).observe().monsters.front()));
    CHECK_FALSE(is_at_peace(play_of(s).observe()));
    CHECK(blows_to_live(play_of(s).observe()) < 100);
    goblin.state = MonsterState::Ally;
    CHECK(is_at_peace(play_of(s).observe()));
    goblin.state = MonsterState::Wandering;
    CHECK_FALSE(is_coming(play_of(s).observe(), play_of(s).observe().monsters.front()));
    CHECK_FALSE(is_at_peace(play_of(s).observe()));
    goblin.set(MonsterMark::Captive);
    CHECK(is_at_peace(play_of(s).observe()));
}

}  // namespace cellophane
