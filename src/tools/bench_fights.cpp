#include <memory>
#include <string_view>
#include <utility>

#include "kit/rng/rng.h"
#include "play/play.h"
#include "tools/commands.h"
#include "tools/stopwatch.h"
#include "world/creatures.h"
#include "world/game.h"

namespace cellophane {

namespace {

/// A hall of the usual size, with pillars as its only obstacles.
TerrainLayers arena(Size size) {
    TerrainLayers layers{size};
    layers[Layer::Dungeon].fill(Terrain::Floor);
    for (int x = 0; x < size.width; ++x) {
        for (int y = 0; y < size.height; ++y) {
            const bool rim = !size.contains_inside({x, y});
            if (rim || (x % 6 == 3 && y % 4 == 2)) layers[Layer::Dungeon][{x, y}] = Terrain::StoneWall;
        }
    }
    return layers;
}

VisitedLevel place_of(TerrainLayers layers) {
    VisitedLevel place;
    const Size size = layers.size();
    place.level.depth = 5;
    place.level.layers = std::move(layers);
    place.level.ownership = MachineOwnership{size};
    place.level.environment_state = EnvironmentState{size};
    place.level.topology = Topology{size};
    place.level.impregnable = BitGrid{size};
    place.known = Knowledge{size};
    place.scent = Grid<std::uint16_t>{size};
    return place;
}

/// A hero with a million health and so many creatures in the given state around the hero.
Play crowded(int creatures, MonsterState state) {
    constexpr MonsterKind kinds[] = {MonsterKind::Goblin, MonsterKind::Jackal, MonsterKind::Monkey,
                                     MonsterKind::Ogre};
    auto game = std::make_unique<Game>();
    game->play = Rng{7};
    game->depth = game->deepest = 5;
    game->horde_fuse = 1'000'000;
    game->hero.at = {40, 14};
    game->hero.health = game->hero.max_health = 1'000'000;
    VisitedLevel& place = game->places[4].emplace(place_of(arena(standard_size)));
    // Walled in, the hero is not noticed by wandering creatures.
    if (state == MonsterState::Wandering)
        for (const Pos by : once_around)
            place.level.layers[Layer::Dungeon][game->hero.at + by] = Terrain::StoneWall;
    for (const Pos at :
         {Pos{5, 4}, Pos{5, 24}, Pos{25, 14}, Pos{50, 8}, Pos{54, 24}, Pos{74, 4}, Pos{73, 24}})
        place.level.waypoints.push_back(at);
    for (int i = 0; i < creatures; ++i) {
        Monster monster = newborn(kinds[i % 4], std::nullopt, {2 + (i * 5) % 75, 1 + (i * 4) % 24});
        monster.state = state;
        monster.id = ActorId{++game->creatures_born};
        monster.max_health = monster.health = 1'000'000;
        monster.wandering.visited = static_cast<std::uint64_t>(i);
        join(place.level, std::move(monster));
    }
    return Play::resumed(std::move(game));
}

void rest_among(int creatures, MonsterState state, std::size_t turns, std::string_view name,
                Console console) {
    Play game = crowded(creatures, state);
    Stopwatch watch;
    while (watch.count() < turns) watch.measure([&] { return game.submit(Rest{}).turns; });
    console.out << watch.report(name) << std::flush;
}

}  // namespace

void bench_fights(std::size_t turns, Console console) {
    constexpr int hunters = 20;
    rest_among(hunters, MonsterState::Hunting, turns, "turn/fight", console);
}

void bench_wanderers(std::size_t turns, Console console) {
    constexpr int wanderers = 30;
    rest_among(wanderers, MonsterState::Wandering, turns, "turn/wander", console);
}

}  // namespace cellophane
