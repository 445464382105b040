#include "play/pathfinding/travel_hazards.h"

#include <string_view>

#include "play/scenario.h"
#include "support/catch.h"

// What the hero keeps off in automatic movement, and what excuses it (rules/hero.md 10.5).

namespace cellophane::travel_hazards_scenes {

namespace {

constexpr Pos underfoot{1, 1};
constexpr Pos ahead{3, 1};

enum class Excuse {
    None,
    StandsInIt,
    Burns,
    Levitates,
    IsFireproof,
    SomebodyIsThere,
    SomebodyIsThereUnseen,
    IsPressed,
};

struct Hazard {
    Layer layer;
    Terrain terrain;
    std::initializer_list<Excuse> excuses;
};

const Hazard hazards[] = {
    {Layer::Dungeon, Terrain::StoneWall, {}},
    {Layer::Liquid,
     Terrain::ActiveBrimstone,
     {Excuse::StandsInIt, Excuse::Burns, Excuse::IsFireproof, Excuse::SomebodyIsThere}},
    {Layer::Surface, Terrain::PlainFire, {Excuse::StandsInIt, Excuse::IsFireproof, Excuse::SomebodyIsThere}},
    {Layer::Gas, Terrain::CausticGas, {Excuse::StandsInIt}},
    {Layer::Gas, Terrain::ConfusionGas, {Excuse::StandsInIt}},
    {Layer::Gas, Terrain::ParalyticGas, {Excuse::StandsInIt}},
    {Layer::Liquid, Terrain::Chasm, {Excuse::Levitates}},
    {Layer::Dungeon, Terrain::CausticGasTrap, {Excuse::Levitates, Excuse::IsPressed}},
    {Layer::Liquid, Terrain::Lava, {Excuse::Levitates, Excuse::IsFireproof}},
    {Layer::Liquid, Terrain::DeepWater, {Excuse::StandsInIt, Excuse::Levitates}},
    {Layer::Surface, Terrain::Lichen, {Excuse::StandsInIt}},
};

Scenario hero_before(const Hazard& hazard, Excuse excuse) {
    Scenario s{"#######\n#@....#\n#.....#\n#######\n"};
    const auto lay = [&](Pos at) {
        s.level().layers.put(hazard.layer, at, hazard.terrain);
        if (hazard.layer == Layer::Gas) s.level().layers.gas_volume[at] = 100;
    };
    lay(ahead);
    Statuses& statuses = s.game.hero.vitals.statuses;
    if (excuse == Excuse::StandsInIt) lay(underfoot);
    if (excuse == Excuse::Burns) statuses.set(Status::Burning, 7);
    if (excuse == Excuse::Levitates) statuses.set(Status::Levitating, 100);
    if (excuse == Excuse::IsFireproof) statuses.set(Status::FireImmune, 100);
    if (excuse == Excuse::IsPressed) s.level().environment_state.pressed.set(ahead);
    if (excuse == Excuse::SomebodyIsThere || excuse == Excuse::SomebodyIsThereUnseen) {
        add_creature(s, MonsterKind::Goblin, ahead);
        if (excuse == Excuse::SomebodyIsThereUnseen)
            s.level().monsters.front().vitals.statuses.set(Status::Invisible, 1000);
    }
    s.look();
    // Where the sleeper lies is of no matter here.
    s.game.here().known.occupied.clear();
    return s;
}

}  // namespace

TEST_CASE("each danger of the ground is kept off unless the rules excuse it", "[play][travel_hazards]") {
    for (const Hazard& hazard : hazards)
        for (const Excuse excuse :
             {Excuse::None, Excuse::StandsInIt, Excuse::Burns, Excuse::Levitates, Excuse::IsFireproof,
              Excuse::SomebodyIsThere, Excuse::SomebodyIsThereUnseen, Excuse::IsPressed}) {
            // Nobody stands in a wall, and over a chasm or lava he stands only on his way down.
            if (excuse == Excuse::StandsInIt &&
                (hazard.terrain == Terrain::StoneWall || hazard.terrain == Terrain::Chasm ||
                 hazard.terrain == Terrain::Lava))
                continue;
            const Scenario s = hero_before(hazard, excuse);
            const bool is_excused =
                std::find(hazard.excuses.begin(), hazard.excuses.end(), excuse) != hazard.excuses.end();
            INFO(terrain_rows[hazard.terrain].name << ", excuse " << static_cast<int>(excuse));
            CHECK(would_avoid(s.game, ahead) == !is_excused);
        }
}

TEST_CASE("other harm than that the hero stands in is kept off, if it is of another kind",
          "[play][travel_hazards]") {
    // Gas that poisons, paralyzes or confuses is all one; fire, water and lichen are not.
    const auto avoids_in = [](Terrain here, Layer layer, const Hazard& hazard) {
        Scenario s = hero_before(hazard, Excuse::None);
        s.level().layers.put(layer, underfoot, here);
        if (layer == Layer::Gas) s.level().layers.gas_volume[underfoot] = 100;
        s.look();
        return would_avoid(s.game, ahead);
    };
    const Hazard caustic{Layer::Gas, Terrain::CausticGas, {}};
    const Hazard lichen{Layer::Surface, Terrain::Lichen, {}};
    const Hazard fire{Layer::Surface, Terrain::PlainFire, {}};
    const Hazard water{Layer::Liquid, Terrain::DeepWater, {}};
    CHECK_FALSE(avoids_in(Terrain::ParalyticGas, Layer::Gas, caustic));
    CHECK(avoids_in(Terrain::Lichen, Layer::Surface, caustic));
    CHECK(avoids_in(Terrain::DeepWater, Layer::Liquid, caustic));
    CHECK(avoids_in(Terrain::CausticGas, Layer::Gas, lichen));
    CHECK(avoids_in(Terrain::CausticGas, Layer::Gas, fire));
    CHECK(avoids_in(Terrain::Lichen, Layer::Surface, water));
}

TEST_CASE("a hero that nothing harms goes on through lava he stands in, any other does not",
          "[play][travel_hazards]") {
    for (const bool harmless : {false, true}) {
        Scenario s = hero_before({Layer::Liquid, Terrain::Lava, {}}, Excuse::StandsInIt);
        s.game.harmless = harmless;
        CHECK(would_avoid(s.game, ahead) == !harmless);
    }
}

TEST_CASE("automatic movement keeps off the unknown and off the map", "[play][travel_hazards]") {
    Scenario s{"#######\n#@....#\n#.....#\n#######\n"};
    CHECK_FALSE(would_avoid(s.game, ahead));
    CHECK(would_avoid(s.game, {-1, 1}));
    CHECK(would_avoid(s.game, {3, 4}));
    s.game.here().known.discovered.reset(ahead);
    CHECK(would_avoid(s.game, ahead));
    s.game.here().known.magic_mapped.set(ahead);
    CHECK_FALSE(would_avoid(s.game, ahead));
}

TEST_CASE("keys, and what the explorer has left lying, are left alone", "[play][travel_hazards]") {
    CHECK_FALSE(is_left_alone(some_item(ItemKind::Mango, {})));
    CHECK(is_left_alone(enchanted(ItemKind::Mango, 0, {ItemMark::ExplorerAvoids})));
    CHECK(is_left_alone(enchanted(ItemKind::DoorKey, 0, {ItemMark::IsKey})));
}

}  // namespace cellophane::travel_hazards_scenes
