#include "play/item_scenes.h"

namespace cellophane::item_effects {

namespace {

// ---- potions, and the charms of the same names ----

Scenario after_drinking(ItemKind kind) {
    Scenario s{bare_room};
    make_tough(s);
    s.play(Drink{carry(s, kind)});
    return s;
}

int units(const Scenario& s, Terrain gas) {
    int sum = 0;
    s.level().layers.cells_of(Layer::Gas, gas).for_each([&](Pos at) {
        sum += s.level().layers.gas_volume[at];
    });
    return sum;
}

/// Let go of in a shut room: all of it is there, less what a turn thins away.
void fills(ItemKind kind, Terrain gas, int amount) {
    // Thin fronts round up now and then.
    const int most = amount * 5 / 4;
    const Scenario s = after_drinking(kind);
    // A paralyzed hero rests on in the gas while it thins away.
    const bool can_move = kind != ItemKind::PotionOfParalysis;
    if (can_move) CHECK(units(s, gas) > amount / 2);
    if (!can_move) CHECK(s.last<StatusBegan>()->status == Status::Paralyzed);
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
         // Levitation frees the hero from the creature that holds the hero.
         Scenario s{bare_room};
         Monster& kraken = add_target(s, MonsterKind::BogMonster, {8, 3});
         kraken.set(MonsterMark::Seizing);
         s.game.hero.set(MonsterMark::Seized);
         s.play(Drink{carry(s, kind)});
         CHECK_FALSE(s.game.hero.has(MonsterMark::Seized));
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
         CHECK(t.level().layers.cells_with(TerrainProperties{TerrainProperty::Fire}).count() >= 4);
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
         const int pit = t.level().layers.cells_with(TerrainProperties{TerrainProperty::Descends}).count();
         // Thirteen cells, of which the rim begins to close at once.
         CHECK(pit <= 13);
         CHECK(pit >= 9);
     }},
    {ItemKind::PotionOfCreepingDeath,
     [](ItemKind kind) {
         const Scenario s = after_drinking(kind);
         const BitGrid lichen = s.level().layers.cells_of(Layer::Surface, Terrain::Lichen);
         CHECK(lichen.any());
         CHECK(lichen.count() <= 13);
     }},
};

}  // namespace

TEST_CASE("potions do what their rows say", "[play][items][table]") {
    walk_rows({ItemCategory::Potion}, [](const ItemRow& row) { return scene_in(potions, row.kind); });
}

}  // namespace cellophane::item_effects
