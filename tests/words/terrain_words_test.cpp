#include <map>
#include <set>

#include "support/catch.h"
#include "words/prose.h"
#include "words/terrain.h"

namespace cellophane {

namespace {

using T = Terrain;

/// What looks like something else (rules/machines.md 7.5, "Looks like"; tables/terrain.tsv, "same as").
const std::map<Terrain, Terrain> pretenders{
    {T::SpreadableFloor, T::Floor},
    {T::SecretDoor, T::StoneWall},
    {T::DormantPortcullis, T::Floor},
    {T::DormantPilotLight, T::WallTorch},
    {T::DormantHauntedTorch, T::WallTorch},
    {T::ChangingHauntedTorch, T::WallTorch},
    {T::HiddenLever, T::StoneWall},
    {T::DormantHiddenLever, T::StoneWall},
    {T::TurretLever, T::WallLever},
    {T::DormantStatue, T::MarbleStatue},
    {T::DormantStatueInstant, T::MarbleStatue},
    {T::DormantStatueInDoorway, T::MarbleStatue},
    {T::DormantTurretWall, T::StoneWall},
    {T::DormantMonsterWall, T::StoneWall},
    {T::DormantRatWall, T::StoneWall},
    {T::CollapsingWall, T::StoneWall},
    {T::DormantDarkeningFloor, T::Floor},
    {T::DarkeningFloor, T::Floor},
    {T::DarkFloor, T::Floor},
    {T::TriggerFloor, T::Floor},
    {T::RepeatingTriggerFloor, T::Floor},
    {T::AmuletPickupFloor, T::Floor},
    {T::PickupSwitchAltarRetracting, T::PickupSwitchAltar},
    {T::DormantSacrificeAltar, T::SacrificeAltar},
    {T::DormantSacrificeCage, T::AltarInRetractableCage},
    {T::HiddenCausticGasTrap, T::Floor},
    {T::HiddenTrapDoor, T::Floor},
    {T::HiddenParalysisTriggerPlate, T::Floor},
    {T::HiddenParalysisVent, T::Floor},
    {T::HiddenConfusionTrap, T::Floor},
    {T::HiddenFireTrap, T::Floor},
    {T::HiddenFloodTrap, T::Floor},
    {T::HiddenNetTrap, T::Floor},
    {T::HiddenAlarmTrap, T::Floor},
    {T::HiddenCausticVent, T::Floor},
    {T::HiddenMethaneVent, T::Floor},
    {T::DormantCollapseEdge, T::Floor},
    {T::AlgaeWell, T::Floor},
    {T::DormantFloodPoolWater, T::ShallowWater},
    {T::SpreadingFlood, T::ShallowWater},
    {T::DormantBog, T::Bog},
    {T::RetractableLava, T::Lava},
    {T::ActiveBrimstone, T::InertBrimstone},
    {T::IceOverShallowWater, T::IceOverDeepWater},
    {T::MeltingIceOverShallowWater, T::MeltingIceOverDeepWater},
    {T::ChasmWithHiddenBridge, T::Chasm},
    {T::MachineChasmEdge, T::ChasmEdge},
    {T::DormantWormTunnelMarker, T::Granite},
    {T::ActiveWormTunnelMarker, T::Granite},
};

/// Things of one sort that are told apart by their lines alone.
const std::set<std::string_view> shared_names{"iron manacle", "idle vent", "candle-lit altar"};

CellView seen(Terrain dungeon, Terrain surface = Terrain::Nothing) {
    CellView cell;
    cell.sight = Sight::Seen;
    cell.layers = {dungeon, Terrain::Nothing, Terrain::Nothing, surface};
    return cell;
}

}  // namespace

TEST_CASE("every terrain has a name, a line that fits the screen, and a truth where it hides something",
          "[words][terrain]") {
    int rows = 0;
    for (const TerrainWords& words : terrain_words) {
        const TerrainRow& row = terrain_rows[words.kind];
        INFO(row.name);
        ++rows;
        prose::check_name(words.name);
        prose::check_unspoilt(words.name);
        CHECK((words.where == "on" || words.where == "in" || words.where == "over"));
        if (words.name == "ground") {
            CHECK(words.flavor.empty());
        } else {
            prose::check_line(words.flavor);
            prose::check_unspoilt(words.flavor);
            CHECK(words.flavor.size() <= 79);
        }
        if (prose::mentions(row.name, "dormant") || prose::mentions(row.name, "hidden") ||
            row.mechanics.has(TerrainMechanic::Secret)) {
            CHECK_FALSE(words.truth.empty());
            CHECK(words.truth != words.name);
        }
        if (!words.truth.empty()) prose::check_name(words.truth);
    }
    CHECK(rows == 215);
}

TEST_CASE("a disguise has the words of what it pretends to be", "[words][terrain]") {
    for (const auto& [pretender, pretended] : pretenders) {
        INFO(terrain_rows[pretender].name);
        CHECK(terrain_words[pretender].name == terrain_words[pretended].name);
        CHECK(terrain_words[pretender].flavor == terrain_words[pretended].flavor);
        CHECK(terrain_words[pretender].where == terrain_words[pretended].where);
        CHECK(name_with_article(pretender) == name_with_article(pretended));
        CHECK(describe(seen(pretender)) == describe(seen(pretended)));
        CHECK(describe_own(seen(pretender)) == describe_own(seen(pretended)));
    }
    for (const TerrainRow& row : terrain_rows)
        CHECK(terrain_words[row.kind].name == terrain_words[disguise(row.kind)].name);
}

TEST_CASE("no two terrains share their words except disguises", "[words][terrain]") {
    std::map<std::string_view, Terrain> flavors;
    std::map<std::string_view, Terrain> names;
    std::set<std::string_view> truths;
    for (const TerrainWords& words : terrain_words) {
        INFO(terrain_rows[words.kind].name);
        if (!words.truth.empty()) CHECK(truths.insert(words.truth).second);
        if (pretenders.count(words.kind) != 0) continue;
        if (!words.flavor.empty()) CHECK(flavors.emplace(words.flavor, words.kind).second);
        if (shared_names.count(words.name) == 0) CHECK(names.emplace(words.name, words.kind).second);
    }
}

TEST_CASE("an omniscient view tells what terrain really is", "[words][terrain]") {
    CHECK(truth_with_article(T::DormantRatWall) == "a wall full of rats");
    CHECK(true_name(T::HiddenFireTrap) == "hidden fire trap");
    CHECK(true_name(T::Grass) == "grass");
    CHECK(truth_with_article(T::HiddenFireTrap) == "a hidden fire trap");
    CHECK(truth_with_article(T::StoneWall) == "a stone wall");
    CHECK(describe_truth(seen(T::SecretDoor)) == "you see a secret door.");
    // A secret under the grass is told before the grass.
    const CellView overgrown = seen(T::HiddenTrapDoor, T::Grass);
    CHECK(describe(overgrown) == "you see grass.");
    CHECK(describe_truth(overgrown) == "you see a hidden trap door.");
    CHECK(describe_truth(seen(T::Floor, T::Grass)) == "you see grass.");
    MonsterView monster;
    monster.kind = MonsterKind::Zombie;
    monster.marks = {MonsterMark::Dormant};
    CHECK(describe_truth(seen(T::SealedCoffin), monster) ==
          "you see a zombie lying in wait in the sealed coffin.");
    monster.kind = MonsterKind::Rat;
    CHECK(describe_truth(seen(T::DormantRatWall), monster) ==
          "you see a rat lying in wait in the wall full of rats.");
}

TEST_CASE("looking at a cell tells the monster, then the item, then the terrain", "[words][terrain]") {
    MonsterView monster;
    monster.kind = MonsterKind::GoblinConjurer;
    ItemView item;
    item.kind = ItemKind::PotionOfDescent;
    const CellView grass = seen(T::Floor, T::Grass);
    CellView plain = seen(T::Floor);
    CHECK(describe(grass, monster) == "you see a goblin conjurer sleeping on the grass.");
    CHECK(describe(plain, monster) == "you see a goblin conjurer sleeping on the ground.");
    CHECK(describe(grass, monster, item) ==
          "you see a goblin conjurer sleeping over a potion of descent on the grass.");
    CHECK(describe(grass, {}, item) == "you see a potion of descent lying on the grass.");
    CHECK(describe(plain, {}, item) == "you see a potion of descent lying on the ground.");
    CHECK(describe(seen(T::AltarWithClosedCage), {}, item) ==
          "you see a potion of descent enclosed in the shut cage.");
    CellView pool = plain;
    pool.layers[1] = T::DeepWater;
    CHECK(describe(pool, {}, item) == "you see a potion of descent drifting in the deep water.");
    plain.sight = Sight::Remembered;
    CHECK(describe(plain, {}, item) == "you remember a potion of descent here.");
    plain.sight = Sight::MagicMapped;
    CHECK(describe(plain, {}, item) == "you expect a potion of descent here.");
    plain.sight = Sight::Unknown;
    monster.kind = MonsterKind::Ogre;
    CHECK(describe(plain).empty());
    CHECK(describe(plain, monster) == "you sense a large presence.");
    CHECK(describe(plain, {}, item) == "you sense a potion of descent.");
    // Of a place felt from afar, not even the terrain may be told.
    CellView felt = grass;
    felt.sight = Sight::Unknown;
    CHECK(describe(felt, {}, item) == "you sense a potion of descent.");
    // Where the place is known, so is how the presence lies to it.
    pool.sight = Sight::Remembered;
    CHECK(describe(pool, monster) == "you sense a large presence in the deep water.");
    monster.submerged = true;
    CHECK(describe(pool, monster) == "you sense a large presence under the deep water.");
    MonsterView bat{.kind = MonsterKind::VampireBat, .behaviors = {Behavior::Flies}};
    CHECK(describe(pool, bat) == "you sense a small presence over the deep water.");
    // What never moves was seen there.
    MonsterView totem{.kind = MonsterKind::GoblinTotem, .behaviors = {Behavior::Immobile}};
    CHECK(describe(pool, totem) == "you remember a goblin totem in the deep water here.");
    CHECK(describe_truth(seen(T::HiddenFireTrap), {}, item) ==
          "you see a potion of descent lying on the hidden fire trap.");
}

}  // namespace cellophane
