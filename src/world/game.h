#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <variant>
#include <vector>

#include "content/feats.h"
#include "content/own_variant.h"
#include "content/styles.h"
#include "kit/base/boxed.h"
#include "kit/base/visitor.h"
#include "kit/grid/bit_grid.h"
#include "kit/rng/rng.h"
#include "protocol/command.h"
#include "protocol/event.h"
#include "world/inventory.h"
#include "world/item_knowledge.h"
#include "world/level.h"
#include "world/level_light.h"
#include "world/vitals.h"

namespace cellophane {

/// What the hero knows of a level (rules/terrain.md 2).
struct Knowledge {
    Knowledge() = default;
    explicit Knowledge(Size size)
        : in_view{size},
          visible{size},
          sensed{size},
          discovered{size},
          magic_mapped{size},
          trap_free{size},
          searched_from{size},
          occupied{size},
          memory{size} {}

    /// Nothing stands between the hero and these cells, however dark they are.
    BitGrid in_view;
    /// In view, with light enough to see by.
    BitGrid visible;
    /// Cells around the creatures the hero perceives by telepathy, and what a ring shows the hero through
    /// walls.
    BitGrid sensed;
    /// Was seen at least once.
    BitGrid discovered;
    BitGrid magic_mapped;
    BitGrid trap_free;
    /// The hero has searched from here, if only in passing.
    BitGrid searched_from;
    /// When last seen, a creature stood here that automatic movement has to go round.
    BitGrid occupied;
    /// Every cell as it was when last seen, secrets in their disguise.
    TerrainLayers memory;
    /// What lay on the floor when its cell was last seen.
    std::vector<Item> items;
};

/// A level the hero has been to.
struct VisitedLevel {
    Level level;
    Knowledge known;
    /// Where the hero's trail runs: the scent clock when it was there, less its distance (rules/hero.md 8.4);
    /// 0: nothing to smell.
    Grid<std::uint16_t> scent;
    /// The round in which the hero left.
    int left_on_turn = 0;
};

/// The hero: an actor with what none but the hero has. The hero is on the hero's own side, where the hero's
/// allies are.
struct Hero : Actor {
    Hero() {
        id = hero_id;
        stats = initial_stats(kind, {});
        health = max_health = row().health;
        state = MonsterState::Ally;
    }

    int strength = 12;
    int gold = 0;
    /// Searches in a row, 0 to 4.
    int search_streak = 0;
    /// How far off creatures notice the hero, in cells (rules/hero.md 8.1).
    int stealth_range = 7;
    /// 2150 when full, 0 when starving.
    int nutrition = full_nutrition;
    Inventory pack{};
};

/// An item that fell through the ground and lands when the hero next enters the level below.
struct FallenItem {
    Item item;
    int depth = 1;
    /// The round in which it fell.
    int turn = 0;
};

/// A creature on its way from one level to another: after the hero, or because it fell.
struct Traveler {
    Monster monster;
    /// The creatures hidden inside of it, and what they all carry.
    Monsters inside;
    std::vector<Item> carried;
    /// Where it is going, and how. One that falls waits below; others take the time left of `EnteringLevel`.
    int depth = 1;
    ArrivedBy how{};
    /// Where it fell, or where the way it took was.
    Pos from{};
};

/// Long commands, as they stand between two steps.
struct Traveling {
    Pos target;
    /// The cells still to be walked, the next one last.
    std::vector<Pos> route{};
};
struct Running {
    Direction toward{};
    /// Which cardinal neighbors were to be avoided when the run began.
    std::uint8_t avoided = 0;
};
struct Searching {};
struct Exploring {};
struct Recovering {
    /// What the rest is to end.
    enum class From : std::uint8_t { Nothing, Ailments, Walls, count };
    From from{};
    int turns_left = 0;
    /// Which cardinal neighbors were to be avoided when the rest began.
    std::uint8_t avoided = 0;
};
using LongCommand = std::variant<std::monostate, Traveling, Running, Searching, Exploring, Recovering>;

/// What creatures carry that come to a level later: a stream of its own, so that no level depends on earlier
/// arrivals (rules/levels.md 2.4).
struct LateItems {
    Rng rng{0};
    int left = 100;
};

/// What waits for the answer to a question.
struct Asked {
    /// The step.
    Direction toward = Direction::North;
    /// The item, by its letter, and where it is to go.
    char item = 0;
    Pos target{};
    /// It is too late to think better of it.
    bool committed = false;
};

/// A game: everything the rules know, as one plain value.
struct Game {
    std::uint64_t seed = 1;
    Style style = Style::Brogue;
    DungeonVariant variant{};
    int depth = 1;
    int deepest = 1;
    /// Hero turns since the game began.
    int turns = 0;
    /// Rounds of time, those the hero spent paralyzed included.
    int rounds = 0;
    Rng play{0};
    /// What chance does to lights: it matters to sight and stealth, and to nothing else.
    Rng flicker{0};
    LevelLight light;
    Hero hero;
    ItemKnowledge item_knowledge;
    /// Out over what kills: 1 warned that it is time to go back, 2 that it is too late.
    int warned_of_no_return = 0;
    /// Ticks until the dungeon's own next turn.
    int environment_clock = 100;
    /// Grows with the hero's turns; what the hero leaves on the ground is measured by it.
    int scent_clock = 1000;
    /// Environment turns (100 ticks each) until the next wandering horde arrives.
    int horde_fuse = 150;
    LateItems late_items;
    std::vector<FallenItem> fallen_items;
    std::vector<Traveler> travelers;
    /// Allies that died, for altars that resurrect them.
    Monsters fallen_allies;
    /// How many creatures there have been so far: the id that was given away last.
    int creatures_born = 0;
    /// Nothing hurts the hero.
    bool harmless = false;
    /// The game was made easier: what hurts the hero hurts a fifth as much.
    bool easy = false;
    /// What the hero may be proud of: kept so far, or won.
    Feats feats = feats_at_first();
    /// Set once the game is over.
    std::optional<Ending> ending;
    /// By depth - 1; empty where the hero has not been.
    std::array<Boxed<VisitedLevel>, most_depths> places;
    LongCommand doing;
    Question question = Question::None;
    Asked asked{};

    VisitedLevel& here() { return *places[static_cast<std::size_t>(depth - 1)]; }
    const VisitedLevel& here() const { return *places[static_cast<std::size_t>(depth - 1)]; }
};

// One visitor per struct, every field in order: the hash, saves and comparison walk the same list.

template <class V, Same<Knowledge> T>
void visit(V& v, T& k) {
    v(k.in_view, k.visible, k.sensed, k.discovered, k.magic_mapped, k.trap_free, k.searched_from, k.occupied);
    visit(v, k.memory);
    v.each(k.items, [&](auto& item) { visit(v, item); });
}

template <class V, Same<VisitedLevel> T>
void visit(V& v, T& place) {
    v(place.left_on_turn, place.scent);
    visit(v, place.level);
    for (auto& item : place.level.items) visit(v, item, Fields::Played);
    for (auto& monster : place.level.monsters.oldest_first()) visit(v, monster, Fields::Played);
    visit(v, place.known);
}

template <class V, Same<Hero> T>
void visit(V& v, T& hero) {
    v(hero.at, hero.health, hero.max_health, hero.marks, hero.strength, hero.gold, hero.search_streak,
      hero.stealth_range, hero.nutrition);
    visit(v, hero.vitals);
    visit(v, hero.pack);
}

template <class V, Same<FallenItem> T>
void visit(V& v, T& fallen) {
    v(fallen.depth, fallen.turn);
    visit(v, fallen.item);
}
template <class V, Same<Traveler> T>
void visit(V& v, T& traveler) {
    visit(v, traveler.monster);
    v.each(traveler.inside, [&](auto& monster) { visit(v, monster); });
    v.each(traveler.carried, [&](auto& item) { visit(v, item); });
    v(traveler.depth, traveler.how, traveler.from);
}

template <class V, Same<std::monostate> T>
void visit(V&, T&) {}
template <class V, Same<Traveling> T>
void visit(V& v, T& traveling) {
    v(traveling.target);
    v.each(traveling.route, [&](auto& at) { v(at); });
}
template <class V, Same<Running> T>
void visit(V& v, T& running) {
    v(running.toward, running.avoided);
}
template <class V, Same<Searching> T>
void visit(V&, T&) {}
template <class V, Same<Exploring> T>
void visit(V&, T&) {}
template <class V, Same<Recovering> T>
void visit(V& v, T& recovering) {
    v(recovering.from, recovering.turns_left, recovering.avoided);
}

template <class V, Same<Game> T>
void visit(V& v, T& game) {
    v(game.seed);
    visit_style(v, game.style, game.variant);
    v(game.depth, game.deepest, game.turns, game.rounds, game.play, game.flicker);
    visit(v, game.light);
    visit(v, game.hero);
    v(game.warned_of_no_return, game.environment_clock, game.harmless, game.easy, game.feats);
    v(game.scent_clock, game.horde_fuse, game.late_items.rng, game.late_items.left);
    v.each(game.fallen_items, [&](auto& fallen) { visit(v, fallen); });
    v.each(game.travelers, [&](auto& traveler) { visit(v, traveler); });
    v.each(game.fallen_allies, [&](auto& monster) { visit(v, monster); });
    v(game.creatures_born);
    v.maybe(game.ending,
            [&](auto& ending) { v(ending.cause, ending.terrain, ending.depth, ending.killer, ending.fate); });
    for (auto& place : game.places) v.maybe(place, [&](auto& known) { visit(v, known); });
    v.one_of(game.doing, [&](auto& doing) { visit(v, doing); });
    v(game.question, game.asked.toward, game.asked.item, game.asked.target, game.asked.committed);
    visit(v, game.item_knowledge);
}

}  // namespace cellophane
