#pragma once

#include <functional>
#include <utility>

#include "kit/grid/dijkstra_map.h"
#include "play/machine_site.h"
#include "play/pathfinding/passability.h"
#include "play/perception/allegiance.h"
#include "support/catch.h"

namespace cellophane {

/// A hero that knows the way, is hard to kill and well armed, and otherwise does everything by commands.
struct Walk : Site {
    explicit Walk(Site&& site) : Site{std::move(site)} {
        Item sword = some_item(ItemKind::Broadsword, {});
        sword.enchant = 20;
        game.hero.strength = 30;
        game.hero.pack = {};
        game.hero.pack.wielded = put_in(game.hero.pack, sword);
    }

    /// Plays one command, answers every question with yes, and restores health and nutrition.
    void act(const Command& command) {
        play(command);
        while (game.question != Question::None && !game.ending)
            asks_for_item(game.question) ? play(Choose{game.hero.pack.items.front().letter})
                                         : play(Answer{true});
        game.hero.health = game.hero.max_health;
        game.hero.nutrition = full_nutrition;
        game.horde_fuse = 900;
        if (const std::string what = out_of_place(*this); !what.empty()) FAIL_CHECK(what);
    }
    void rest(int turns) {
        for (int i = 0; i < turns; ++i) act(Rest{});
    }

    Rng dance{7};
    /// Deep water does not stop the hero.
    bool swims = false;
    /// The hero avoids magical glyphs.
    bool shuns_glyphs = false;
    /// The hero knows only the traps found so far, and searches before every step.
    bool feels_his_way = false;

    /// Whether the creature keeps its cell whatever the hero does.
    bool is_barred_by(const Monster& monster) const {
        if (!monster.is_about() || monster.is_ally()) return false;
        return monster.is_captive() || is_beyond_swords(monster);
    }
    static bool is_beyond_swords(const Monster& monster) {
        return monster.is(Behavior::Invulnerable) || monster.is(Behavior::ImmuneToWeapons);
    }

    Grid<std::int16_t> costs() const {
        const TerrainLayers& layers = level().layers;
        const Statuses& statuses = game.hero.vitals.statuses;
        TerrainProperties shunned = pathing_blockers.without({TerrainProperty::BlocksMovement});
        if (statuses.has(Status::Levitating))
            shunned = shunned.without({TerrainProperty::Descends, TerrainProperty::TrapPlate,
                                       TerrainProperty::Lava, TerrainProperty::DeepWater});
        if (statuses.has(Status::FireImmune)) shunned = shunned.without({TerrainProperty::Lava});
        if (swims) shunned = shunned.without({TerrainProperty::DeepWater});
        const BitGrid shut =
            layers.cells_with(TerrainProperties{TerrainProperty::BlocksMovement}) - secret_passages(level());
        const BitGrid solid = layers.cells_with(TerrainProperties{TerrainProperty::BlocksDiagonals});
        const BitGrid held_up = layers.cells_with(TerrainProperties{TerrainProperty::Entangles});
        Grid<std::int16_t> costs{layers.size(), 1};
        held_up.for_each([&](Pos at) { costs[at] = 10; });
        (layers.cells_with(shunned) - held_up).for_each([&](Pos at) { costs[at] = cost_barred; });
        if (shuns_glyphs)
            for (int i = 0; i < layers.size().area(); ++i)
                if (layers.holds(layers.size().at(i), Terrain::MagicalGlyph))
                    costs[layers.size().at(i)] = cost_barred;
        if (feels_his_way)
            layers.cells_with(TerrainMechanics{TerrainMechanic::Secret}).for_each([&](Pos at) {
                if (is_hidden_pitfall(at)) costs[at] = 1;
            });
        shut.for_each([&](Pos at) { costs[at] = solid.test(at) ? cost_obstruction : cost_barred; });
        for (const Monster& monster : level().monsters)
            if (is_barred_by(monster) && costs[monster.at] > 0) costs[monster.at] = cost_barred;
        return costs;
    }

    bool is_hidden_pitfall(Pos at) const {
        return level().layers.mechanics(at).has(TerrainMechanic::Secret) &&
               level().layers.has(at, {TerrainProperty::TrapPlate, TerrainProperty::Descends});
    }
    void look_hard() {
        for (int turn = 0; turn < 5; ++turn) act(Search{});
    }

    /// The map with hero, creatures and goal marked, to report with a walk to the goal that failed.
    std::string trouble(Pos goal) const {
        std::string picture = map();
        const auto put = [&](Pos at, char sign) {
            picture[static_cast<std::size_t>(at.y * (level().size().width + 1) + at.x)] = sign;
        };
        put(record().origin, 'O');
        for (const Monster& monster : level().monsters)
            if (monster.is_about()) put(monster.at, monster.machine == number ? 'M' : 'm');
        put(goal, 'X');
        put(game.hero.at, '@');
        return picture;
    }

    /// The first step of the shortest way; `Direction::count` if none leads there.
    Direction way_to(Pos goal) const {
        Grid<std::int32_t> distances{level().size(), unreachable};
        distances[goal] = 0;
        const Grid<std::int16_t> ground = costs();
        SpreadScratch scratch;
        spread(ground, Steps::Eight, distances, scratch);
        return steepest_descent(distances, ground, game.hero.at);
    }
    BitGrid within_reach() const {
        Grid<std::int32_t> distances{level().size(), unreachable};
        distances[game.hero.at] = 0;
        SpreadScratch scratch;
        spread(costs(), Steps::Eight, distances, scratch);
        BitGrid reached{level().size()};
        for (int x = 0; x < level().size().width; ++x)
            for (int y = 0; y < level().size().height; ++y)
                if (distances[{x, y}] != unreachable) reached.set({x, y});
        return reached;
    }
    bool leads_to(Pos goal) const { return within_reach().test(goal); }

    /// A step, a blow, or a look around for what is hidden, towards a place. If a creature immune to swords
    /// bars the way, the hero moves about until it gives.
    void step_toward(Pos goal) {
        if (game.hero.has(MonsterMark::Seized)) {
            const Monster* holder = nearest([&](const Monster& monster) {
                return monster.is_about() && monster.has(MonsterMark::Seizing);
            });
            if (holder != nullptr && king_distance(holder->at, game.hero.at) == 1) return push(holder->at);
        }
        const Direction d = way_to(goal);
        if (d == Direction::count) {
            const Direction anywhere = directions[static_cast<std::size_t>(dance.uniform(0, 7))];
            const Pos there = game.hero.at + step(anywhere);
            return costs()[there] > 0 ? act(Move{anywhere}) : act(Rest{});
        }
        const Pos next = game.hero.at + step(d);
        if (level().layers.mechanics(next).has(TerrainMechanic::Secret) &&
            level().layers.has(next, {TerrainProperty::BlocksMovement}))
            act(Search{});
        else
            act(Move{d});
    }

    /// Goes there, fighting whatever creature is in the way. False if it takes more than so many turns.
    bool go(Pos goal, int turns = 600) {
        const int depth = game.depth;
        for (int turn = 0; turn < turns && game.depth == depth && !game.ending; ++turn) {
            if (game.hero.at == goal) return true;
            if (feels_his_way) look_hard();
            step_toward(goal);
        }
        return game.hero.at == goal && game.depth == depth;
    }
    bool go_beside(Pos goal, int turns = 600) {
        const int depth = game.depth;
        for (int turn = 0; turn < turns && game.depth == depth; ++turn) {
            if (is_next_to(level().layers, game.hero.at, goal)) return true;
            step_toward(goal);
        }
        return false;
    }
    /// Moves into the adjacent cell `at`.
    void push(Pos at) {
        for (Direction d : directions)
            if (game.hero.at + step(d) == at) return act(Move{d});
    }

    using Which = std::function<bool(const Monster&)>;
    /// Whether the creature is a foe that a sword can hurt.
    bool is_foe(const Monster& monster) const {
        return monster.is_about() && !monster.is_captive() && !monster.follows_hero() &&
               !is_beyond_swords(monster);
    }
    const Monster* nearest(const Which& which) const {
        const Monster* best = nullptr;
        for (const Monster& monster : level().monsters)
            if (which(monster) && (best == nullptr || king_distance(monster.at, game.hero.at) <
                                                          king_distance(best->at, game.hero.at)))
                best = &monster;
        return best;
    }
    /// Strikes down the creatures that fit; false if some are left after so many turns.
    bool fight(const Which& which, int turns = 600) {
        for (int turn = 0; turn < turns; ++turn) {
            const Monster* foe = nearest(which);
            if (foe == nullptr) return true;
            if (is_next_to(level().layers, game.hero.at, foe->at))
                push(foe->at);
            else
                step_toward(foe->at);
        }
        return nearest(which) == nullptr;
    }
    bool fight_all(int turns = 600) {
        return fight([this](const Monster& monster) { return is_foe(monster); }, turns);
    }

    /// Number of creatures of the machine that are about and do not follow the hero.
    int about() const {
        int count = 0;
        for (const Monster& monster : level().monsters)
            count += monster.machine == number && monster.is_about() && !monster.follows_hero();
        return count;
    }
    int friends() const {
        int count = 0;
        for (const Monster& monster : level().monsters)
            count += monster.is_about() && monster.is_ally() && monster.follows_hero();
        return count;
    }

    const Item* lying(const std::function<bool(const Item&)>& which) const {
        for (const Item& item : level().items)
            if (which(item)) return &item;
        return nullptr;
    }
    const Item* key() const {
        return lying([](const Item& item) { return item.marks.has(ItemMark::IsKey); });
    }
    bool has(ItemKind kind) const {
        for (const Item& item : game.hero.pack.items)
            if (item.kind == kind) return true;
        return false;
    }
    /// Goes to the item and picks it up; false if it is missing, carried or out of reach.
    bool take(const Item* item) {
        if (item == nullptr || item->carrier) return false;
        const ItemKind kind = item->kind;
        return go(item->at) && has(kind);
    }
    /// Takes the key, unless the hero has one already.
    bool take_key() {
        for (const Item& item : game.hero.pack.items)
            if (item.marks.has(ItemMark::IsKey)) return true;
        return take(key());
    }

    BitGrid cells_of(Terrain terrain, Layer layer = Layer::Dungeon) const {
        return level().layers.cells_of(layer, terrain);
    }
    /// Those of the cells that the machine owns.
    BitGrid own(const BitGrid& cells) const {
        BitGrid mine{cells.size()};
        cells.for_each([&](Pos at) { mine.set(at, level().ownership.number[at] == number); });
        return mine;
    }
};

/// The first site of the machine that fits, out of 200; none if none does.
inline std::optional<Walk> walk_where(Blueprint kind, int depth,
                                      const std::function<bool(const Walk&)>& fits) {
    for (std::uint64_t salt = 0; salt < 200; ++salt) {
        std::optional<Site> site = site_of(kind, depth, 1000 * salt);
        if (!site) return std::nullopt;
        Walk walk{std::move(*site)};
        if (fits(walk)) return walk;
    }
    return std::nullopt;
}

}  // namespace cellophane
