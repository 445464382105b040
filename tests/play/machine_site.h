#pragma once

#include <map>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "dungeon/generate.h"
#include "dungeon/machines/machines.h"
#include "play/scenario.h"
#include "play/turn/level_context.h"
#include "support/levels/watching.h"
#include "world/environment/promotion.h"

namespace cellophane {

/// Levels as they are when machines are about to be built.
inline const std::vector<Draft>& wild_levels(int depth) {
    static std::map<int, std::vector<Draft>> dug;
    std::vector<Draft>& drafts = dug[depth];
    for (std::uint64_t seed = 1; drafts.size() < 8; ++seed)
        (void)generate({.seed = seed, .depth = depth},
                       after_each_stage([&](std::string_view stage, const Draft& draft) {
                           if (stage == "clear_diagonals") drafts.push_back(draft);
                       }));
    return drafts;
}

inline MachineOrder order_of(Blueprint kind, const Draft& draft, Rng& rng) {
    const BlueprintRow& row = blueprint_rows[kind];
    MachineOrder order{.blueprint = kind};
    if (row.traits.has(BlueprintTrait::AdoptsItem)) {
        Item key;
        key.kind = ItemKind::DoorKey;
        key.marks = {ItemMark::IsKey};
        order.adopted = key;
    }
    if (row.form == Form::Vestibule) {
        const BitGrid doors = draft.layers.cells_of(Layer::Dungeon, Terrain::WoodenDoor);
        order.at = doors.nth(rng.uniform(0, doors.count() - 1));
    }
    return order;
}

/// A machine built on a level without other creatures, and far from it a hero that can stand anything.
struct Site : Scenario {
    int number = 0;

    Site(Draft&& draft, int built, int depth, std::uint64_t key)
        : Scenario{"###\n#@#\n###\n", key, depth}, number{built} {
        VisitedLevel& place = game.here();
        place.level = level_of(std::move(draft));
        place.level.depth = depth;
        const Size size = place.level.size();
        place.known = Knowledge{size};
        place.scent = Grid<std::uint16_t>{size};
        number_anew(place.level.monsters, place.level.items, ActorId{game.creatures_born + 1});
        game.creatures_born += static_cast<int>(place.level.monsters.size());
        for (Monster& monster : place.level.monsters)
            if (monster.is_ally()) monster.set(MonsterMark::FollowsHero);
        // Enough for any blow, but bleeding grows with it: far more would cover the whole map in blood.
        game.hero.health = game.hero.max_health = 3000;
        game.hero.at = far_from(record().origin);
        game.horde_fuse = 900;
        look();
    }

    const MachineRecord& record() const {
        for (const MachineRecord& machine : level().machines)
            if (machine.number == number) return machine;
        return level().machines.front();
    }

    Pos far_from(Pos at) const {
        BitGrid floor = level().layers.cells_of(Layer::Dungeon, Terrain::Floor) &
                        level().layers.cells_of(Layer::Liquid, Terrain::Nothing);
        floor -= level().ownership.any() | level().layers.cells_with(pathing_blockers);
        for (const Monster& monster : level().monsters) floor.reset(monster.at);
        Pos best = at;
        int farthest = -1;
        floor.for_each([&](Pos cell) {
            if (king_distance(cell, at) <= farthest) return;
            farthest = king_distance(cell, at);
            best = cell;
        });
        return best;
    }

    int hidden() const {
        int found = 0;
        for (const Monster& monster : level().monsters)
            found += monster.machine == number && monster.is_dormant();
        return found;
    }

    /// Runs the machine as lifting its treasure, stepping on its plate or pulling its lever would.
    void run() {
        Moment now{*this};
        power_machine(now.level.around(), number);
        // Levers that wake turrets in their own wall have to be pulled one by one.
        const BitGrid levers = std::as_const(level()).layers.cells_of(Layer::Dungeon, Terrain::TurretLever);
        levers.for_each(
            [&](Pos at) { promote_layers(now.level.around(), at, {TerrainMechanic::PromotesOnHero}); });
    }

    void wait(int turns) {
        for (int i = 0; i < turns; ++i) {
            play(Rest{});
            game.hero.health = game.hero.max_health;
            game.hero.vitals.statuses = {};
            game.hero.nutrition = 2000;
        }
    }
};

/// The machine on the first level that can hold it; another salt starts another search.
inline std::optional<Site> site_of(Blueprint kind, int depth, std::uint64_t salt = 0) {
    const std::vector<Draft>& drafts = wild_levels(depth);
    for (std::uint64_t attempt = 0; attempt < 12; ++attempt)
        for (std::size_t i = 0; i < drafts.size(); ++i) {
            Draft draft = drafts[i];
            Rng rng{mix(attempt * 64 + i + salt, static_cast<std::uint64_t>(kind) + 7)};
            const auto built = build_machine(draft, order_of(kind, draft, rng), rng);
            if (built) return Site{std::move(draft), built->number, depth, attempt + 1};
        }
    return std::nullopt;
}

/// Names a creature that stands in a wall without living in one, or shares a cell; empty if none does.
inline std::string out_of_place(const Site& site) {
    std::set<std::pair<int, int>> taken;
    for (const Monster& monster : site.level().monsters) {
        if (!monster.is_about()) continue;
        if (!taken.insert({monster.at.x, monster.at.y}).second)
            return std::string{monster.row().name} + " shares a cell";
        if (site.level().layers.has(monster.at, {TerrainProperty::BlocksMovement}) && !monster.is_captive() &&
            !monster.is(Behavior::AttackableInWalls))
            return std::string{monster.row().name} + " stands in a wall";
    }
    return "";
}

}  // namespace cellophane
