#include "words/monster_activity.h"

#include <string>

#include "support/catch.h"
#include "words/terrain.h"

// What a look at a creature tells (rules/interface.md 5, cases 5 and 6).

namespace cellophane {

namespace {

using T = Terrain;

CellView ground(Layer layer = Layer::Dungeon, Terrain terrain = T::Floor) {
    CellView cell;
    cell.sight = Sight::Seen;
    cell.layers[0] = T::Floor;
    cell.layers[static_cast<std::size_t>(layer)] = terrain;
    return cell;
}

MonsterView kin(MonsterKind kind, MonsterState state = MonsterState::Hunting) {
    return {.kind = kind, .state = state, .behaviors = monster_rows[kind].behaviors};
}

MonsterView suffering(MonsterKind kind, Status status) {
    MonsterView monster = kin(kind);
    monster.statuses.push_back({status, 5, 5});
    return monster;
}

const CellView grass = ground(Layer::Surface, T::Grass);
const CellView lava = ground(Layer::Liquid, T::Lava);
const CellView deep = ground(Layer::Liquid, T::DeepWater);
const CellView web = ground(Layer::Surface, T::Spiderweb);

}  // namespace

TEST_CASE("looking at a monster tells what it does and where", "[words][doings]") {
    using S = MonsterState;
    CHECK(describe(grass, kin(MonsterKind::Jackal)) == "you see a jackal charging across the grass.");
    CHECK(describe(grass, kin(MonsterKind::Jackal, S::Wandering)) ==
          "you see a jackal wandering across the grass.");
    CHECK(describe(grass, kin(MonsterKind::Monkey, S::Fleeing)) ==
          "you see a monkey fleeing across the grass.");
    CHECK(describe(ground(Layer::Surface, T::DenseFoliage), kin(MonsterKind::Jackal)) ==
          "you see a jackal charging through the dense foliage.");
    CHECK(describe(ground(), kin(MonsterKind::GoblinTotem)) ==
          "you see a goblin totem standing on the ground.");
    MonsterView ally = kin(MonsterKind::Ogre, S::Ally);
    CHECK(describe(ground(), ally) == "you see your ogre resting on the ground.");
    ally.marks = {MonsterMark::FollowsHero};
    CHECK(describe(ground(), ally) == "you see your ogre following you across the ground.");
    MonsterView guard = kin(MonsterKind::Goblin, S::Wandering);
    guard.bond = Bond::Guards;
    CHECK(describe(ground(), guard) == "you see a goblin standing on the ground.");
}

TEST_CASE("looking at a monster tells whether it flies, swims, struggles or is stranded", "[words][doings]") {
    CHECK(describe(lava, kin(MonsterKind::VampireBat)) == "you see a vampire bat flying over the lava.");
    CHECK(describe(ground(Layer::Gas, T::CausticGas), kin(MonsterKind::VampireBat)) ==
          "you see a vampire bat flying through the caustic gas.");
    CHECK(describe(deep, kin(MonsterKind::SpectralBlade)) ==
          "you see a spectral blade gliding over the deep water.");
    CHECK(describe(deep, kin(MonsterKind::SpectralBlade, MonsterState::Wandering)) ==
          "you see a spectral blade drifting over the deep water.");
    CHECK(describe(lava, suffering(MonsterKind::Ogre, Status::Levitating)) ==
          "you see an ogre flying over the lava.");
    MonsterView ally = suffering(MonsterKind::Ogre, Status::Levitating);
    ally.state = MonsterState::Ally;
    CHECK(describe(lava, ally) == "you see your ogre hovering over the lava.");
    CHECK(describe(deep, kin(MonsterKind::Eel)) == "you see an eel swimming through the deep water.");
    CHECK(describe(deep, kin(MonsterKind::Ogre)) == "you see an ogre struggling in the deep water.");
    CHECK(describe(ground(), kin(MonsterKind::Eel)) == "you see an eel lying stranded on the ground.");
}

TEST_CASE("looking at a monster tells what holds it", "[words][doings]") {
    const CellView wall = ground(Layer::Dungeon, T::StoneWall);
    CHECK(describe(wall, kin(MonsterKind::ArrowTurret)) ==
          "you see an arrow turret embedded in the stone wall.");
    CHECK(describe(ground(Layer::Dungeon, T::MonsterCageLocked), kin(MonsterKind::Ogre)) ==
          "you see an ogre trapped in the locked cage.");
    MonsterView captive = kin(MonsterKind::Ogre);
    captive.marks = {MonsterMark::Captive};
    CHECK(describe(ground(), captive) == "you see an ogre shackled on the ground.");
    CHECK(describe(grass, suffering(MonsterKind::Ogre, Status::Paralyzed)) ==
          "you see an ogre frozen on the grass.");
    CHECK(describe(web, suffering(MonsterKind::Ogre, Status::Stuck)).find("an ogre entangled in the ") !=
          std::string::npos);
    CHECK(describe(grass, suffering(MonsterKind::Ogre, Status::Entranced)) ==
          "you see an ogre entranced on the grass.");
    CHECK(describe(ground(Layer::Liquid, T::Hole), kin(MonsterKind::Ogre)) ==
          "you see an ogre suspended over the hole.");
    CHECK(describe(grass, suffering(MonsterKind::Ogre, Status::Confused)) ==
          "you see an ogre staggering across the grass.");
    CHECK(describe(grass, suffering(MonsterKind::Ogre, Status::Frightened)) ==
          "you see an ogre fleeing across the grass.");
    CHECK(describe(grass, suffering(MonsterKind::Ogre, Status::Burning)) ==
          "you see an ogre charging across the grass, burning.");
}

TEST_CASE("looking at an invisible monster tells only of an outline in gas", "[words][doings]") {
    const CellView gas = ground(Layer::Gas, T::CausticGas);
    CHECK(describe(gas, kin(MonsterKind::Phantom)) == "you see a faint outline in the caustic gas.");
    CHECK(describe(gas, suffering(MonsterKind::Ogre, Status::Invisible)) ==
          "you see a faint outline in the caustic gas.");
    CHECK(describe(ground(), kin(MonsterKind::Phantom)) == "you see a phantom flying over the ground.");
    CHECK(describe_truth(gas, kin(MonsterKind::Phantom)) ==
          "you see a phantom flying through the caustic gas.");
}

TEST_CASE("the hero's own cell is described with levitation and respiration in mind", "[words][doings]") {
    CHECK(atmosphere(ground()).empty());
    CHECK(describe_own(ground()) == "you are standing on the ground.");
    CHECK(atmosphere(deep, {.hovers = true}) == "You are hovering above the deep water.");
    CHECK(atmosphere(ground(), {.hovers = true}) == "You are hovering above the ground.");
    const CellView gas = ground(Layer::Gas, T::CausticGas);
    CHECK(atmosphere(gas) == terrain_words[T::CausticGas].flavor);
    CHECK(atmosphere(gas, {.hovers = true}) == terrain_words[T::CausticGas].flavor);
    CHECK(atmosphere(gas, {.breathes_clean_air = true}).find("clean") != std::string::npos);
    CHECK(atmosphere(deep, {.breathes_clean_air = true}) == terrain_words[T::DeepWater].flavor);
    Observation seen;
    seen.hero = HeroView{};
    CHECK_FALSE(insulation_of(seen).hovers);
    seen.hero->statuses.push_back({Status::Levitating, 5, 5});
    CHECK(insulation_of(seen).hovers);
    ItemView armor{.kind = ItemKind::LeatherArmor, .armor_rune = ArmorRune::Respiration};
    seen.pack = {{'a', armor, false}};
    CHECK_FALSE(insulation_of(seen).breathes_clean_air);
    seen.pack[0].in_use = true;
    CHECK(insulation_of(seen).breathes_clean_air);
}

}  // namespace cellophane
