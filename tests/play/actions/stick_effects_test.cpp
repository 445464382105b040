#include "play/item_scenes.h"

namespace cellophane::item_effects {

namespace {

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
    // rules/items.md 27: at level 3.
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
         CHECK_FALSE(s.level().layers.has({10, 1}, {TerrainProperty::BlocksMovement}));
         CHECK_FALSE(s.level().layers.has({11, 1}, {TerrainProperty::BlocksMovement}));
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
                 crystal += s.level().layers.holds({x, y}, Terrain::GreenCrystal) ? 1 : 0;
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
         for (int y = 1; y < 5; ++y) s.level().layers[Layer::Dungeon][{50, y}] = Terrain::Granite;
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
         CHECK(z.target->stats.bolts.empty());
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

}  // namespace

TEST_CASE("staffs and wands do what their rows say", "[play][items][table]") {
    walk_rows({ItemCategory::Staff, ItemCategory::Wand},
              [](const ItemRow& row) { return scene_in(sticks_in_use, row.kind); });
}

}  // namespace cellophane::item_effects
