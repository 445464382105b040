#pragma once

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

#include "play/ai/target_choice.h"
#include "play/effects/living_level.h"
#include "play/observation/observe.h"
#include "play/observation/vision.h"
#include "play/pathfinding/turn_caches.h"
#include "play/time/carry_out.h"
#include "support/ascii.h"
#include "world/creatures.h"
#include "world/game.h"

namespace cellophane {

/// A drawn level before the hero's first visit.
inline VisitedLevel drawn_place(std::string_view picture, int depth) {
    VisitedLevel place;
    place.level.depth = depth;
    place.level.layers = drawn::layers(picture);
    place.level.stairs = {drawn::spot(picture, '<'), drawn::spot(picture, '>')};
    place.level.ownership = MachineOwnership{place.level.size()};
    place.level.environment_state = EnvironmentState{place.level.size()};
    place.level.topology = Topology{place.level.size()};
    place.known = Knowledge{place.level.size()};
    place.scent = Grid<std::uint16_t>{place.level.size()};
    return place;
}

/// A hero ('@', standing on floor) on a drawn level, and what comes of its commands.
class Scenario {
public:
    explicit Scenario(std::string_view picture, std::uint64_t key = 1, int depth = 5) {
        game.play = Rng{key};
        game.depth = depth;
        game.deepest = depth;
        game.hero.at = drawn::spot(picture, '@');
        game.places[static_cast<std::size_t>(depth - 1)] = drawn_place(picture, depth);
        // A hero that is not drawn is placed by the test.
        if (!(game.hero.at == nowhere)) update_vision(game);
    }

    Scenario& play(const Command& command) {
        Turn turn{game, events, caches};
        carry_out(turn, command);
        return *this;
    }

    /// The hero looks around, as it does after every turn.
    void look() { update_vision(game); }

    /// Plays the command and continues until nothing is going on, at most 3000 times.
    Scenario& play_out(const Command& command) {
        play(command);
        for (int i = 0; i < 3000 && game.doing.index() != 0; ++i) play(Continue{});
        return *this;
    }

    template <class E>
    int count() const {
        return static_cast<int>(
            std::count_if(events.begin(), events.end(), [](const Event& event) { return event.is<E>(); }));
    }

    /// The level drawn, with '@' for the hero.
    std::string map() const {
        std::string picture = drawn::picture(level().layers);
        picture[static_cast<std::size_t>(game.hero.at.y * (level().size().width + 1) + game.hero.at.x)] = '@';
        return picture;
    }

    Level& level() { return game.here().level; }
    const Level& level() const { return game.here().level; }
    const Knowledge& known() const { return game.here().known; }

    /// The last event of this kind; none if there is none.
    template <class E>
    std::optional<E> last() const {
        for (auto event = events.rbegin(); event != events.rend(); ++event)
            if (const E* found = event->as<E>()) return *found;
        return {};
    }

    Game game;
    std::vector<Event> events;
    TurnCaches caches;
};

/// A moment of a turn, in which one rule can be tried by itself.
struct Moment {
    explicit Moment(Scenario& s) : turn{s.game, s.events, s.caches}, level{turn} {}

    Acting acting(Monster& self) { return {turn, level, self}; }

    Turn turn;
    LivingLevel level;
};

/// The hero near the left end of a hall with room for many creatures.
inline constexpr std::string_view long_hall = R"(
    ##############################
    #............................#
    #............................#
    #@...........................#
    #............................#
    #............................#
    ##############################
)";

/// Two levels, one above the other.
inline constexpr std::string_view stairs_above = R"(
    ##################
    #.........@>######
    #................#
    #................#
    ##################
)";
inline constexpr std::string_view stairs_below = R"(
    ##################
    #<...............#
    ##...............#
    ##################
)";

/// A level at depth 5 and another one drawn at depth 6, below it.
inline Scenario with_below(std::string_view above, std::string_view below, std::uint64_t key = 1) {
    Scenario s{above, key};
    s.game.places[5] = drawn_place(below, 6);
    return s;
}

/// The creature with this number; null if it is not about.
inline const Monster* find_creature(const Level& level, ActorId id) {
    for (const Monster& monster : level.monsters)
        if (monster.id == id && monster.is_about()) return &monster;
    return nullptr;
}

/// An item to lie on the level, from depth 5.
inline Item some_item(ItemKind kind, Pos at, int quantity = 1) {
    Item item;
    item.kind = kind;
    item.quantity = quantity;
    item.at = at;
    item.origin_depth = 5;
    return item;
}

/// An item with this enchantment and these marks.
inline Item enchanted(ItemKind kind, int enchant, ItemMarks marks = {}) {
    Item item = some_item(kind, {});
    item.enchant = enchant;
    item.marks = marks;
    return item;
}

/// Adds a creature, by default hunting, with its next turn in 100 ticks.
inline Monster& add_live_creature(Scenario& s, MonsterKind kind, Pos at,
                                  MonsterState state = MonsterState::Hunting) {
    Monster monster = newborn(kind, std::nullopt, at);
    monster.state = state;
    monster.id = ActorId{++s.game.creatures_born};
    monster.vitals.ticks = 100;
    return s.level().monsters.emplace_back(std::move(monster));
}

/// The same in its element: in mud, if it lives in liquid alone and the cell is dry.
inline Monster& add_in_its_element(Scenario& s, MonsterKind kind, Pos at,
                                   MonsterState state = MonsterState::Hunting) {
    TerrainLayers& layers = s.level().layers;
    if (monster_rows[kind].behaviors.has(Behavior::ConfinedToLiquid) &&
        !layers.mechanics(at).has(TerrainMechanic::AllowsSubmersion))
        layers.put(Layer::Liquid, at, Terrain::Bog);
    return add_live_creature(s, kind, at, state);
}

/// Makes the creature an ally that follows the hero.
inline void befriend(Monster& monster) {
    monster.state = MonsterState::Ally;
    monster.set(MonsterMark::FollowsHero);
}

inline Monster& add_ally(Scenario& s, MonsterKind kind, Pos at) {
    Monster& ally = add_live_creature(s, kind, at);
    befriend(ally);
    return ally;
}

/// Makes the creature carry an item.
inline Item& give(Scenario& s, const Monster& monster, ItemKind kind, int quantity = 1) {
    Item& item = s.level().items.emplace_back(some_item(kind, monster.at, quantity));
    item.carrier = monster.id;
    return item;
}

/// Adds a sleeping creature that takes no turn during the test.
inline void add_creature(Scenario& s, MonsterKind kind, Pos at) {
    Monster& monster = add_live_creature(s, kind, at, MonsterState::Sleeping);
    monster.vitals.ticks = 1'000'000;
}

}  // namespace cellophane
