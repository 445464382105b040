#include <map>
#include <set>
#include <utility>

#include "content/tables.h"
#include "content/trinkets.h"
#include "play/creature_scene.h"
#include "play/pack_scene.h"
#include "play/senses/lighting.h"
#include "play/senses/odds.h"
#include "support/catch.h"

// What every kind of item does when it is used for what it is for: a scene each. A kind without one fails by
// name (tables/items.tsv, column "effect").

namespace cellophane::item_effects {

namespace {

using Scene = void (*)(ItemKind);

/// Somebody four cells east of the hero, who will be there when the bolt is.
Monster& add_target(Scenario& s, MonsterKind kind = MonsterKind::Ogre, Pos at = {11, 3}) {
    Monster& monster = add_live_creature(s, kind, at);
    monster.vitals.ticks = 1'000'000;
    s.look();
    return monster;
}

bool lasts(int left, int turns) {
    return left == turns || left == turns - 1;
}

// ---- food ----

void feeds(ItemKind kind) {
    Scenario s{bare_room};
    s.game.hero.nutrition = 100;
    s.play(Eat{carry(s, kind)});
    CHECK(lasts(s.game.hero.nutrition, 100 + item_rows[kind].nutrition));
}

// ---- weapons ----

/// Blows, each within what the row says, and some of them apart.
void strikes(ItemKind kind) {
    const ItemRow& row = item_rows[kind];
    std::set<int> wounds;
    for (std::uint64_t key = 1; key <= 12; ++key) {
        Scenario s{bare_room, key};
        s.game.hero.strength = row.strength;
        Monster& ogre = add_target(s, MonsterKind::Ogre, {8, 3});
        ogre.health = ogre.max_health = 30000;
        ogre.figures.defence = 0;
        ogre.vitals.statuses.set(Status::Stuck, 1000);
        const char letter = carry(s, kind);
        s.play(Equip{letter});
        for (int turn = 0; turn < 6; ++turn) s.play(Move{Direction::East});
        for (const Event& event : s.events)
            if (const Struck* struck = std::get_if<Struck>(&event); struck && struck->damage > 0)
                wounds.insert(struck->damage);
    }
    REQUIRE_FALSE(wounds.empty());
    CHECK(*wounds.begin() >= row.range.least);
    CHECK(*wounds.rbegin() <= row.range.most);
    CHECK((wounds.size() > 1) == (row.range.least < row.range.most));
}

/// Thrown at somebody who cannot dodge: as above, and gone.
void flies(ItemKind kind) {
    Scenario s{bare_room};
    s.game.hero.strength = item_rows[kind].strength;
    Monster& ogre = add_target(s);
    ogre.vitals.statuses.set(Status::Stuck, 1000);
    s.play(Throw{carry(s, kind), ogre.at});
    REQUIRE(s.count<Struck>() == 1);
    CHECK(s.last<Struck>()->damage >= item_rows[kind].range.least);
    CHECK(s.last<Struck>()->damage <= item_rows[kind].range.most);
    CHECK(s.level().items.empty());
}

void bursts(ItemKind kind) {
    Scenario s{bare_room};
    Monster& ogre = add_target(s);
    s.play(Throw{carry(s, kind), ogre.at});
    CHECK(ogre.vitals.statuses.has(Status::Burning));
    CHECK(s.level().items.empty());
}

// ---- armour ----

void protects(ItemKind kind) {
    Scenario s{bare_room};
    s.game.hero.strength = item_rows[kind].strength;
    s.play(Equip{carry(s, kind)});
    for (int turn = 0; turn < 12; ++turn) s.play(Rest{});
    CHECK(defence(s.game.hero) == item_rows[kind].range.least);
}

// ---- potions, and the charms of the same names ----

Scenario after_drinking(ItemKind kind) {
    Scenario s{bare_room};
    make_tough(s);
    s.play(Drink{carry(s, kind)});
    return s;
}

int turns_of(ItemKind kind, Status status) {
    Scenario s{bare_room};
    item_rows[kind].category == ItemCategory::Charm ? s.play(Invoke{carry(s, enchanted(kind, 2))})
                                                    : s.play(Drink{carry(s, kind)});
    return s.game.hero.vitals.statuses[status];
}

int units(const Scenario& s, Terrain gas) {
    int sum = 0;
    s.level().strata.cells_of(Layer::Gas, gas).for_each([&](Pos at) {
        sum += s.level().strata.gas_volume[at];
    });
    return sum;
}

/// Let go of in a shut room: all of it is there, less what a turn thins away.
void fills(ItemKind kind, Terrain gas, int amount) {
    // Thin fronts round up now and then.
    const int most = amount * 5 / 4;
    const Scenario s = after_drinking(kind);
    // Who cannot move lets it thin away.
    const bool can_move = kind != ItemKind::PotionOfParalysis;
    if (can_move) CHECK(units(s, gas) > amount / 2);
    if (!can_move) CHECK(s.last<StatusBegan>()->status == Status::Paralysed);
    CHECK(units(s, gas) <= most);
    Scenario t{bare_room};
    t.play(Throw{carry(t, kind), {11, 3}});
    CHECK(units(t, gas) > amount / 2);
    CHECK(units(t, gas) <= most);
}

const std::map<ItemKind, Scene> potions{
    {ItemKind::PotionOfLife,
     [](ItemKind kind) {
         Scenario s{bare_room};
         s.game.hero.health = 1;
         for (const Status ill : {Status::Hallucinating, Status::Confused, Status::Nauseous, Status::Slowed,
                                  Status::Weakened, Status::Poisoned, Status::Darkened})
             s.game.hero.vitals.statuses.set(ill, 100);
         const int most = s.game.hero.max_health;
         s.play(Drink{carry(s, kind)});
         CHECK(s.game.hero.max_health == most + 10);
         CHECK(s.game.hero.health == most + 10);
         for (const Status ill : {Status::Hallucinating, Status::Confused, Status::Nauseous, Status::Slowed,
                                  Status::Weakened, Status::Poisoned, Status::Darkened})
             CHECK(s.game.hero.vitals.statuses[ill] <= 1);
     }},
    {ItemKind::PotionOfStrength,
     [](ItemKind kind) {
         const Scenario s = after_drinking(kind);
         CHECK(s.game.hero.strength == 13);
     }},
    {ItemKind::PotionOfTelepathy,
     [](ItemKind kind) { CHECK(lasts(turns_of(kind, Status::Telepathic), 300)); }},
    {ItemKind::PotionOfLevitation,
     [](ItemKind kind) {
         CHECK(lasts(turns_of(kind, Status::Levitating), 100));
         // Whoever held him holds him no more.
         Scenario s{bare_room};
         Monster& kraken = add_target(s, MonsterKind::BogMonster, {8, 3});
         kraken.set(MonsterMark::Seizing);
         s.game.hero.held = true;
         s.play(Drink{carry(s, kind)});
         CHECK_FALSE(s.game.hero.held);
     }},
    {ItemKind::PotionOfDetectMagic,
     [](ItemKind kind) {
         Scenario s{bare_room};
         s.level().items = {some_item(ItemKind::PotionOfLife, {5, 5})};
         const Monster& ogre = add_target(s);
         give(s, ogre, ItemKind::ScrollOfSummonMonsters);
         const char ring = carry(s, enchanted(ItemKind::RingOfLight, -1));
         s.play(Drink{carry(s, kind)});
         for (const Item& item : s.level().items) CHECK(item.marks.has(ItemMark::MagicDetected));
         CHECK(in_pack(s, ring).marks.has(ItemMark::MagicDetected));
     }},
    {ItemKind::PotionOfSpeed,
     [](ItemKind kind) {
         CHECK(lasts(turns_of(kind, Status::Hasted), 25));
         Scenario s{bare_room};
         s.game.hero.vitals.statuses.set(Status::Slowed, 50);
         s.play(Drink{carry(s, kind)});
         CHECK_FALSE(s.game.hero.vitals.statuses.has(Status::Slowed));
     }},
    {ItemKind::PotionOfFireImmunity,
     [](ItemKind kind) {
         CHECK(lasts(turns_of(kind, Status::FireImmune), 150));
         Scenario s{bare_room};
         s.game.hero.vitals.statuses.set(Status::Burning, 4);
         s.play(Drink{carry(s, kind)});
         CHECK_FALSE(s.game.hero.vitals.statuses.has(Status::Burning));
     }},
    {ItemKind::PotionOfInvisibility,
     [](ItemKind kind) { CHECK(lasts(turns_of(kind, Status::Invisible), 75)); }},
    {ItemKind::PotionOfPoisonousGas, [](ItemKind kind) { fills(kind, Terrain::CausticGas, 1000); }},
    {ItemKind::PotionOfParalysis, [](ItemKind kind) { fills(kind, Terrain::ParalyticGas, 1000); }},
    {ItemKind::PotionOfHallucination,
     [](ItemKind kind) {
         CHECK(lasts(turns_of(kind, Status::Hallucinating), 300));
         Scenario s{bare_room};
         s.play(Throw{carry(s, kind), {11, 3}});
         CHECK(s.last<PotionBroke>()->harmless);
     }},
    {ItemKind::PotionOfConfusion, [](ItemKind kind) { fills(kind, Terrain::ConfusionGas, 1000); }},
    {ItemKind::PotionOfIncineration,
     [](ItemKind kind) {
         Scenario s = after_drinking(kind);
         CHECK(s.count<StatusBegan>() > 0);
         CHECK(s.last<StatusBegan>()->status == Status::Burning);
         Scenario t{bare_room};
         t.play(Throw{carry(t, kind), {11, 3}});
         // Its cell and the four beside it for certain.
         CHECK(t.level().strata.cells_with(TerrainProperties{TerrainProperty::Fire}).count() >= 4);
     }},
    {ItemKind::PotionOfDarkness,
     [](ItemKind kind) {
         CHECK(lasts(turns_of(kind, Status::Darkened), 400));
         Scenario s{bare_room};
         s.game.hero.vitals.statuses.set(Status::Darkened, 500);
         s.play(Drink{carry(s, kind)});
         CHECK(s.game.hero.vitals.statuses[Status::Darkened] >= 499);
         Scenario t{bare_room};
         t.play(Throw{carry(t, kind), {11, 3}});
         CHECK(units(t, Terrain::SupernaturalDarkness) > 150);
         CHECK(units(t, Terrain::SupernaturalDarkness) <= 250);
     }},
    {ItemKind::PotionOfDescent,
     [](ItemKind kind) {
         const Scenario s = after_drinking(kind);
         CHECK(s.game.depth == 6);
         Scenario t{bare_room};
         t.play(Throw{carry(t, kind), {11, 3}});
         const int pit = t.level().strata.cells_with(TerrainProperties{TerrainProperty::Descends}).count();
         // Thirteen cells, of which the rim begins to close at once.
         CHECK(pit <= 13);
         CHECK(pit >= 9);
     }},
    {ItemKind::PotionOfCreepingDeath,
     [](ItemKind kind) {
         const Scenario s = after_drinking(kind);
         const BitGrid lichen = s.level().strata.cells_of(Layer::Surface, Terrain::Lichen);
         CHECK(lichen.any());
         CHECK(lichen.count() <= 13);
     }},
};

/// There is a corner to be sent to.
constexpr std::string_view round_the_corner = R"(
    ################################################################
    #.@............................................................#
    ##############################################################.#
    #..............................................................#
    ################################################################
)";

// ---- scrolls ----

Scenario after_reading(ItemKind kind) {
    Scenario s{bare_room};
    s.play(Read{carry(s, kind)});
    return s;
}

const std::map<ItemKind, Scene> scrolls{
    {ItemKind::ScrollOfEnchanting,
     [](ItemKind kind) {
         Scenario s{bare_room};
         const char sword = carry(s, enchanted(ItemKind::Sword, -2, {ItemMark::Cursed}));
         s.play(Read{carry(s, kind)}).play(Choose{sword});
         CHECK(in_pack(s, sword).enchant == -1);
         CHECK_FALSE(in_pack(s, sword).marks.has(ItemMark::Cursed));
     }},
    {ItemKind::ScrollOfIdentify,
     [](ItemKind kind) {
         Scenario s{bare_room};
         const char ring = carry(s, enchanted(ItemKind::RingOfWisdom, 2));
         s.play(Read{carry(s, kind)}).play(Choose{ring});
         CHECK(in_pack(s, ring).marks.has(ItemMark::Identified));
     }},
    {ItemKind::ScrollOfTeleportation,
     [](ItemKind kind) {
         Scenario s{round_the_corner};
         s.play(Read{carry(s, kind)});
         CHECK(s.game.hero.at.y > 1);
     }},
    {ItemKind::ScrollOfRemoveCurse,
     [](ItemKind kind) {
         Scenario s{bare_room};
         const char worn = carry(s, enchanted(ItemKind::Axe, -2, {ItemMark::Cursed}));
         const char loose = carry(s, enchanted(ItemKind::RingOfLight, -2, {ItemMark::Cursed}));
         s.play(Equip{worn}).play(Read{carry(s, kind)});
         for (const char letter : {worn, loose}) {
             CHECK_FALSE(in_pack(s, letter).marks.has(ItemMark::Cursed));
             CHECK(in_pack(s, letter).enchant == -2);
         }
     }},
    {ItemKind::ScrollOfRecharging,
     [](ItemKind kind) {
         Scenario s{bare_room};
         const char staff = carry(s, enchanted(ItemKind::StaffOfPoison, 4));
         const char wand = carry(s, ItemKind::WandOfPlenty);
         s.play(Read{carry(s, kind)});
         CHECK(in_pack(s, staff).charges == 4);
         CHECK(in_pack(s, wand).charges == 1);
     }},
    {ItemKind::ScrollOfProtectArmor,
     [](ItemKind kind) {
         Scenario s{bare_room};
         const char mail = carry(s, ItemKind::ChainMail);
         s.play(Equip{mail}).play(Read{carry(s, kind)});
         CHECK(in_pack(s, mail).marks.has(ItemMark::Protected));
     }},
    {ItemKind::ScrollOfProtectWeapon,
     [](ItemKind kind) {
         Scenario s{bare_room};
         const char sword = carry(s, ItemKind::Sword);
         s.play(Equip{sword}).play(Read{carry(s, kind)});
         CHECK(in_pack(s, sword).marks.has(ItemMark::Protected));
     }},
    {ItemKind::ScrollOfSanctuary,
     [](ItemKind kind) {
         Scenario s = after_reading(kind);
         make_tough(s);
         const BitGrid glyphs = s.level().strata.cells_of(Layer::Surface, Terrain::SacredGlyph);
         CHECK(glyphs.count() == 5);
         // It would come, and does not.
         const Monster& goblin = add_live_creature(s, MonsterKind::Goblin, {11, 3});
         for (int turn = 0; turn < 20; ++turn) s.play(Rest{});
         CHECK_FALSE(glyphs.test(goblin.at));
     }},
    {ItemKind::ScrollOfMagicMapping,
     [](ItemKind kind) {
         Scenario s{R"(
    ###########
    #...#.....#
    #.@.s.....#
    #...#.....#
    ###########
)"};
         s.play(Read{carry(s, kind)});
         CHECK(s.level().strata.cells_of(Layer::Dungeon, Terrain::SecretDoor).none());
         CHECK(s.known().magic_mapped.test({8, 2}));
     }},
    {ItemKind::ScrollOfNegation,
     [](ItemKind kind) {
         Scenario s{bare_room};
         add_target(s, MonsterKind::SpectralBlade);
         Item ring = enchanted(ItemKind::RingOfLight, 3);
         ring.at = {3, 3};
         s.level().items = {ring};
         s.game.hero.vitals.statuses.set(Status::Hasted, 20);
         s.look();
         s.play(Read{carry(s, kind)});
         CHECK(s.level().monsters.empty());
         CHECK(s.level().items.at(0).enchant == 0);
         CHECK_FALSE(s.game.hero.vitals.statuses.has(Status::Hasted));
     }},
    {ItemKind::ScrollOfShattering,
     [](ItemKind kind) {
         const Scenario s = after_reading(kind);
         CHECK(s.level().strata.cells_of(Layer::Dungeon, Terrain::GreenCrystal).none());
         // The room reaches to the rim of the map.
         CHECK(s.level().strata.cells_of(Layer::Dungeon, Terrain::CrystalFormationWall).any());
     }},
    {ItemKind::ScrollOfDiscord,
     [](ItemKind kind) {
         Scenario s{bare_room};
         const Monster& ogre = add_target(s);
         s.play(Read{carry(s, kind)});
         CHECK(lasts(ogre.vitals.statuses[Status::Discordant], 30));
     }},
    {ItemKind::ScrollOfCauseFear,
     [](ItemKind kind) {
         Scenario s{bare_room};
         const Monster& ogre = add_target(s);
         s.play(Read{carry(s, kind)});
         CHECK(ogre.vitals.statuses[Status::Frightened] >= 149);
         CHECK(ogre.vitals.statuses[Status::Frightened] <= 225);
     }},
    {ItemKind::ScrollOfAggravateMonsters,
     [](ItemKind kind) {
         Scenario s{"#############\n#@....#.....#\n#.....#.....#\n#...........#\n#############\n"};
         Monster& ogre = add_target(s, MonsterKind::Ogre, {10, 1});
         ogre.state = MonsterState::Sleeping;
         s.play(Read{carry(s, kind)});
         CHECK(ogre.state == MonsterState::Hunting);
         CHECK(lasts(s.game.hero.vitals.statuses[Status::Aggravating], 108));
     }},
    {ItemKind::ScrollOfSummonMonsters,
     [](ItemKind kind) {
         std::size_t came = 0;
         for (std::uint64_t key = 1; key <= 10; ++key) {
             Scenario s{bare_room, key};
             s.play(Read{carry(s, kind)});
             came += s.level().monsters.size();
         }
         CHECK(came > 0);
     }},
};

// ---- staffs and wands ----

struct Zapped {
    Scenario s{bare_room};
    Monster* target = nullptr;

    explicit Zapped(ItemKind kind, MonsterKind whom = MonsterKind::Ogre, int wounds = 0) {
        target = &add_target(s, whom);
        target->health -= wounds;
        Item stick = enchanted(kind, 3);
        stick.charges = 3;
        s.play(Zap{carry(s, stick), target->at});
    }
    int has(Status status) const { return target->vitals.statuses[status]; }
    int friends() const {
        int count = 0;
        for (const Monster& monster : s.level().monsters) count += monster.is_ally();
        return count;
    }
};

void wounds(ItemKind kind) {
    // Spec 50, section 27: at level 3.
    const Zapped z{kind};
    const int damage = z.target->max_health - z.target->health;
    CHECK(damage >= 3);
    // A flame goes on.
    CHECK(damage <= (kind == ItemKind::StaffOfFirebolt ? 14 : 11));
    CHECK((z.has(Status::Burning) > 0) == (kind == ItemKind::StaffOfFirebolt));
}

const std::map<ItemKind, Scene> sticks_in_use{
    {ItemKind::StaffOfLightning, wounds},
    {ItemKind::StaffOfFirebolt, wounds},
    {ItemKind::StaffOfPoison,
     [](ItemKind kind) {
         const Zapped z{kind};
         CHECK(lasts(z.has(Status::Poisoned), 6));
         CHECK(z.target->vitals.poison == 1);
     }},
    {ItemKind::StaffOfTunneling,
     [](ItemKind kind) {
         Scenario s{"%%%%%%%%%%%%%\n%@........###\n%%%%%%%%%%%%%\n%%%%%%%%%%%%%\n"};
         Item staff = enchanted(kind, 2);
         staff.charges = 2;
         s.play(Zap{carry(s, staff), {11, 1}});
         CHECK_FALSE(s.level().strata.has({10, 1}, {TerrainProperty::BlocksMovement}));
         CHECK_FALSE(s.level().strata.has({11, 1}, {TerrainProperty::BlocksMovement}));
     }},
    {ItemKind::StaffOfBlinking,
     [](ItemKind kind) {
         Scenario s{long_hall};
         const Pos from = s.game.hero.at;
         Item staff = enchanted(kind, 3);
         staff.charges = 3;
         s.play(Zap{carry(s, staff), from + Pos{3, 0}});
         CHECK(s.game.hero.at == from + Pos{8, 0});
     }},
    {ItemKind::StaffOfEntrancement,
     [](ItemKind kind) { CHECK(lasts(Zapped{kind}.has(Status::Entranced), 9)); }},
    {ItemKind::StaffOfObstruction,
     [](ItemKind kind) {
         Scenario s{long_hall};
         Item staff = enchanted(kind, 3);
         staff.charges = 3;
         s.play(Zap{carry(s, staff), {20, 3}});
         int crystal = 0;
         for (int x = 1; x < 29; ++x)
             for (int y = 1; y < 6; ++y)
                 crystal += s.level().strata.holds({x, y}, Terrain::GreenCrystal) ? 1 : 0;
         CHECK(crystal >= 5);
     }},
    {ItemKind::StaffOfDiscord, [](ItemKind kind) { CHECK(lasts(Zapped{kind}.has(Status::Discordant), 12)); }},
    {ItemKind::StaffOfConjuration, [](ItemKind kind) { CHECK(Zapped{kind}.friends() == 4); }},
    {ItemKind::StaffOfHealing,
     [](ItemKind kind) {
         const Zapped z{kind, MonsterKind::Ogre, 40};
         CHECK(z.target->health == z.target->max_health - 40 + z.target->max_health * 3 / 10);
     }},
    {ItemKind::StaffOfHaste, [](ItemKind kind) { CHECK(lasts(Zapped{kind}.has(Status::Hasted), 14)); }},
    {ItemKind::StaffOfProtection,
     [](ItemKind kind) {
         // 18.1 points, in tenths.
         CHECK(Zapped{kind}.has(Status::Shielded) >= 170);
         CHECK(Zapped{kind}.has(Status::Shielded) <= 182);
     }},
    {ItemKind::WandOfTeleportation,
     [](ItemKind kind) {
         Scenario s{hall(60, 7, {3, 3})};
         Monster& ogre = add_target(s, MonsterKind::Ogre, {6, 3});
         // There is a corner to be sent to.
         for (int y = 1; y < 5; ++y) s.level().strata[Layer::Dungeon][{50, y}] = Terrain::Granite;
         s.look();
         Item wand = enchanted(kind, 0);
         wand.charges = 3;
         s.play(Zap{carry(s, wand), ogre.at});
         CHECK(ogre.at.x > 50);
     }},
    {ItemKind::WandOfSlowness, [](ItemKind kind) { CHECK(lasts(Zapped{kind}.has(Status::Slowed), 50)); }},
    {ItemKind::WandOfPolymorphism,
     [](ItemKind kind) { CHECK_FALSE(Zapped{kind}.target->kind == MonsterKind::Ogre); }},
    {ItemKind::WandOfNegation,
     [](ItemKind kind) {
         const Zapped z{kind, MonsterKind::GoblinConjurer};
         CHECK(z.target->figures.bolts.empty());
     }},
    {ItemKind::WandOfDomination,
     [](ItemKind kind) {
         const Zapped z{kind, MonsterKind::Ogre, 50};
         CHECK(z.target->is_ally());
     }},
    {ItemKind::WandOfBeckoning,
     [](ItemKind kind) {
         CHECK(Zapped{kind}.target->at == Pos{8, 3});
     }},
    {ItemKind::WandOfPlenty,
     [](ItemKind kind) {
         const Zapped z{kind};
         CHECK(z.s.level().monsters.size() == 2);
         for (const Monster& monster : z.s.level().monsters) CHECK(monster.health == (55 + 1) / 2);
     }},
    {ItemKind::WandOfInvisibility,
     [](ItemKind kind) { CHECK(lasts(Zapped{kind}.has(Status::Invisible), 150)); }},
    {ItemKind::WandOfEmpowerment,
     [](ItemKind kind) {
         Scenario s{bare_room};
         Monster& ally = add_ally(s, MonsterKind::Ogre, {11, 3});
         const int most = ally.max_health;
         s.look();
         Item wand = enchanted(kind, 0);
         wand.charges = 1;
         s.play(Zap{carry(s, wand), ally.at});
         CHECK(ally.max_health == most + 12);
         CHECK(ally.schooling.slots > 0);
     }},
};

// ---- rings ----

void put_on(Scenario& s, ItemKind kind, int level) {
    s.game.hero.pack.rings[0] =
        number_of(s.game.hero.pack, carry(s, enchanted(kind, level, {ItemMark::Identified})));
    s.look();
}

/// Something counted with the ring at +3, without it, and with it at -3.
template <class Measure>
void shifts(ItemKind kind, Measure measure) {
    const auto with = [&](int level) {
        Scenario s{bare_room, 3};
        if (level != 0) put_on(s, kind, level);
        return measure(s);
    };
    CHECK(with(3) > with(0));
    CHECK(with(0) > with(-3));
}

const std::map<ItemKind, Scene> rings{
    {ItemKind::RingOfClairvoyance,
     [](ItemKind kind) {
         Scenario s{"###########\n#@....#...#\n#.....#...#\n###########\n"};
         CHECK_FALSE(s.known().discovered.test({7, 1}));
         put_on(s, kind, 6);
         CHECK(s.known().discovered.test({7, 1}));
     }},
    {ItemKind::RingOfStealth,
     [](ItemKind kind) {
         shifts(kind, [](Scenario& s) {
             s.play(Search{});
             return -s.game.hero.stealth_range;
         });
     }},
    {ItemKind::RingOfRegeneration,
     [](ItemKind kind) {
         shifts(kind, [](Scenario& s) {
             s.game.hero.health = 1;
             for (int turn = 0; turn < 60; ++turn) s.play(Rest{});
             return s.game.hero.health;
         });
     }},
    {ItemKind::RingOfTransference,
     [](ItemKind kind) {
         shifts(kind, [](Scenario& s) {
             s.game.hero.max_health = 200;
             s.game.hero.health = 100;
             Monster& ogre = add_target(s, MonsterKind::Ogre, {8, 3});
             ogre.vitals.statuses.set(Status::Stuck, 1000);
             for (int turn = 0; turn < 8; ++turn) s.play(Move{Direction::East});
             return s.game.hero.health;
         });
     }},
    {ItemKind::RingOfLight,
     [](ItemKind kind) {
         shifts(kind,
                [](Scenario& s) { return miners_light(s.game.depth, lamp_of(s.game)).radius_hundredths; });
     }},
    {ItemKind::RingOfAwareness,
     [](ItemKind kind) {
         const auto found = [&](int level) {
             int times = 0;
             for (std::uint64_t key = 1; key <= 40; ++key) {
                 Scenario s{"#########\n#.@.....#\n####s####\n#.......#\n#########\n", key};
                 if (level != 0) put_on(s, kind, level);
                 s.play(Move{Direction::East});
                 times += s.count<SecretFound>();
             }
             return times;
         };
         CHECK(found(5) > found(0));
         CHECK(found(-2) == 0);
     }},
    {ItemKind::RingOfWisdom,
     [](ItemKind kind) {
         shifts(kind, [](Scenario& s) {
             Item staff = enchanted(ItemKind::StaffOfFirebolt, 2);
             staff.usage.until_charge = 1000;
             const char letter = carry(s, staff);
             int turns = 0;
             for (; in_pack(s, letter).charges == 0 && turns < 500; ++turns) s.play(Rest{});
             return -turns;
         });
     }},
    {ItemKind::RingOfReaping,
     [](ItemKind kind) {
         shifts(kind, [](Scenario& s) {
             Item staff = enchanted(ItemKind::StaffOfFirebolt, 9);
             staff.charges = 4;
             staff.usage.until_charge = 500;
             const char letter = carry(s, staff);
             Monster& ogre = add_target(s, MonsterKind::Ogre, {8, 3});
             ogre.health = ogre.max_health = 1000;
             ogre.vitals.statuses.set(Status::Stuck, 1000);
             const char sword = carry(s, ItemKind::Sword);
             s.game.hero.pack.wielded = number_of(s.game.hero.pack, sword);
             for (int turn = 0; turn < 30; ++turn) s.play(Move{Direction::East});
             return in_pack(s, letter).charges * 1000 - in_pack(s, letter).usage.until_charge;
         });
     }},
};

// ---- charms, at +2 ----

Scenario after_waking(ItemKind kind) {
    Scenario s{bare_room};
    add_target(s);
    s.play(Invoke{carry(s, enchanted(kind, 2))});
    return s;
}

const std::map<ItemKind, Scene> charms{
    {ItemKind::CharmOfHealth,
     [](ItemKind kind) {
         Scenario s{bare_room};
         s.game.hero.health = 1;
         s.game.hero.max_health = 100;
         s.play(Invoke{carry(s, enchanted(kind, 2))});
         CHECK(s.game.hero.health >= 41);
         CHECK(s.game.hero.health <= 42);
     }},
    {ItemKind::CharmOfProtection,
     [](ItemKind kind) {
         // 15 x 1.35, in tenths.
         CHECK(turns_of(kind, Status::Shielded) >= 190);
         CHECK(turns_of(kind, Status::Shielded) <= 203);
     }},
    {ItemKind::CharmOfHaste, [](ItemKind kind) { CHECK(lasts(turns_of(kind, Status::Hasted), 10)); }},
    {ItemKind::CharmOfFireImmunity,
     [](ItemKind kind) { CHECK(lasts(turns_of(kind, Status::FireImmune), 15)); }},
    {ItemKind::CharmOfInvisibility,
     [](ItemKind kind) { CHECK(lasts(turns_of(kind, Status::Invisible), 7)); }},
    {ItemKind::CharmOfTelepathy, [](ItemKind kind) { CHECK(lasts(turns_of(kind, Status::Telepathic), 39)); }},
    {ItemKind::CharmOfLevitation,
     [](ItemKind kind) { CHECK(lasts(turns_of(kind, Status::Levitating), 15)); }},
    {ItemKind::CharmOfShattering,
     [](ItemKind kind) {
         Scenario s{
             "%%%%%%%%%%%%%%%%\n%%%%%%%%%%%%%%%%\n%%@..%%%%%%%%%%%\n%%%%%%%%%%%%%%%%\n%%%%%%%%%%%%%%%%\n"};
         s.play(Invoke{carry(s, enchanted(kind, 2))});
         const Strata& strata = s.level().strata;
         CHECK(strata[Layer::Dungeon][{8, 2}] == Terrain::GreenCrystal);
         CHECK(strata[Layer::Dungeon][{9, 2}] == Terrain::Granite);
     }},
    {ItemKind::CharmOfGuardian,
     [](ItemKind kind) {
         const Scenario s = after_waking(kind);
         CHECK(s.level().monsters.size() == 2);
         CHECK(s.level().monsters.back().kind == MonsterKind::GuardianSpirit);
         CHECK(s.level().monsters.back().is_ally());
     }},
    {ItemKind::CharmOfTeleportation,
     [](ItemKind kind) {
         Scenario s{round_the_corner};
         s.play(Invoke{carry(s, enchanted(kind, 2))});
         CHECK(s.game.hero.at.y > 1);
     }},
    {ItemKind::CharmOfRecharging,
     [](ItemKind kind) {
         Scenario s{bare_room};
         const char staff = carry(s, enchanted(ItemKind::StaffOfPoison, 4));
         const char wand = carry(s, ItemKind::WandOfPlenty);
         Item other = enchanted(ItemKind::CharmOfHealth, 1);
         other.charges = 500;
         const char charm = carry(s, other);
         in_pack(s, wand).charges = 0;
         s.play(Invoke{carry(s, enchanted(kind, 2))});
         CHECK(in_pack(s, staff).charges == 4);
         CHECK(in_pack(s, wand).charges == 0);
         CHECK(in_pack(s, charm).charges >= 499);
     }},
    {ItemKind::CharmOfNegation,
     [](ItemKind kind) {
         // Radius 8.
         for (const auto& [x, dies] : {std::pair{8, true}, {9, false}}) {
             Scenario s{long_hall};
             const Pos hero = s.game.hero.at;
             add_target(s, MonsterKind::SpectralBlade, hero + Pos{x, 0});
             s.play(Invoke{carry(s, enchanted(kind, 2))});
             CHECK(s.level().monsters.empty() == dies);
         }
     }},
};

// ---- treasure and keys ----

void opens(ItemKind kind) {
    struct Lock {
        ItemKind key;
        Terrain lock;
    };
    constexpr Lock locks[] = {{ItemKind::DoorKey, Terrain::LockedIronDoor},
                              {ItemKind::CageKey, Terrain::MonsterCageLocked},
                              {ItemKind::CrystalOrb, Terrain::AltarWithOrbSocket}};
    for (const Lock& row : locks) {
        if (row.key != kind) continue;
        for (const bool has_key : {false, true}) {
            Scenario s{bare_room};
            s.level().strata[Layer::Dungeon][{8, 3}] = row.lock;
            s.level().claims.number[{8, 3}] = 1;
            s.look();
            Item key = some_item(kind, {});
            key.marks = {ItemMark::IsKey};
            key.opens = {{.at = {8, 3}, .consumed = true}};
            if (has_key) carry(s, key);
            s.play(Move{Direction::East});
            CHECK(s.count<KeyUsed>() == (has_key ? 1 : 0));
            CHECK(s.game.hero.pack.items.empty());
            if (row.lock != Terrain::AltarWithOrbSocket)
                CHECK(s.level().strata.holds({8, 3}, row.lock) == !has_key);
        }
    }
}

const std::map<ItemKind, Scene> treasures{
    {ItemKind::Gold,
     [](ItemKind kind) {
         Scenario s{bare_room};
         s.level().items = {some_item(kind, {8, 3}, 50)};
         s.look();
         s.play(Move{Direction::East});
         CHECK(s.game.hero.gold == 50);
     }},
    {ItemKind::Amulet,
     [](ItemKind kind) {
         Scenario s{bare_room};
         carry(s, kind);
         const int before = s.game.hero.nutrition;
         for (int turn = 0; turn < 500; ++turn) {
             s.game.horde_fuse = 1000;
             s.play(Rest{});
         }
         CHECK(before - s.game.hero.nutrition > 60);
         CHECK(before - s.game.hero.nutrition < 140);
     }},
    {ItemKind::Lumenstone,
     [](ItemKind kind) {
         Scenario s{bare_room};
         carry(s, kind, 2);
         CHECK(places_taken(s.game.hero.pack) == 1);
     }},
    {ItemKind::DoorKey, opens},
    {ItemKind::CageKey, opens},
    {ItemKind::CrystalOrb, opens},
};

Scene scene_of(const ItemRow& row) {
    switch (row.category) {
        case ItemCategory::Food:
            return feeds;
        case ItemCategory::Weapon:
            return row.manners.has(Manner::BurstsIntoFlame) ? bursts
                   : row.manners.has(Manner::Thrown)        ? flies
                                                            : strikes;
        case ItemCategory::Armor:
            return protects;
        default:
            break;
    }
    for (const auto* scenes : {&potions, &scrolls, &sticks_in_use, &rings, &charms, &treasures})
        if (const auto found = scenes->find(row.kind); found != scenes->end()) return found->second;
    return nullptr;
}

}  // namespace

TEST_CASE("every kind of item does what its row says", "[play][items][table]") {
    const Table rows = table("items");
    std::size_t tried = 0;
    for (const Table::Row& theirs : rows.rows()) {
        const ItemRow* ours = nullptr;
        for (const ItemRow& row : item_rows)
            if (category_rows[row.category].name == theirs["category"] && row.name == theirs["name"])
                ours = &row;
        const std::string name = std::string{theirs["category"]} + ": " + std::string{theirs["name"]};
        DYNAMIC_SECTION(name) {
            INFO(theirs["effect"]);
            CHECK_FALSE(theirs.blank("effect"));
            REQUIRE(ours != nullptr);
            const Scene scene = scene_of(*ours);
            if (scene == nullptr) FAIL("no scene shows what " << name << " does");
            scene(ours->kind);
        }
        ++tried;
    }
    CHECK(tried == item_rows.size());
}

}  // namespace cellophane::item_effects
