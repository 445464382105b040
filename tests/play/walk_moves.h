#pragma once

#include <vector>

#include "play/pathfinding/bolt_path.h"
#include "play/walk.h"

// Moves of heroes that walk through machines.

namespace cellophane::walkthroughs {

/// The machines of walkthroughs_test.cpp.
std::vector<Blueprint> walked_through();

/// Whether the key lies where the hero can walk to it.
inline bool is_key_in_the_open(const Walk& w) {
    const Item* key = w.key();
    return key != nullptr && !key->carrier && w.leads_to(key->at);
}

/// Whether, besides, a sword is enough to get away with it.
inline bool is_key_easily_had(const Walk& w) {
    if (!is_key_in_the_open(w)) return false;
    constexpr Blueprint easy[] = {Blueprint::SecretRoom, Blueprint::StatuaryArea,
                                  Blueprint::WormsInTheWallsArea, Blueprint::GauntletArea,
                                  Blueprint::ZombieCrypt};
    for (const MachineRecord& machine : w.level().machines)
        if (machine.number == w.level().ownership.number[w.key()->at])
            return std::find(std::begin(easy), std::end(easy), machine.kind) != std::end(easy);
    return false;
}

/// Throws a dart, newly put into the pack.
inline void throw_at(Walk& w, Pos target) {
    Item dart = some_item(ItemKind::Dart, {}, 1);
    const int number = put_in(w.game.hero.pack, dart);
    w.act(Throw{w.game.hero.pack.items[static_cast<std::size_t>(number)].letter, target});
}

/// The reachable cell nearest to the target, at most 6 cells off, with an open line to it; or `nowhere`.
inline Pos throwing_stand(const Walk& w, Pos target) {
    constexpr int reach = 6;
    Pos best = nowhere;
    rectangle(w.level().size(), target - Pos{reach, reach}, target + Pos{reach, reach}).for_each([&](Pos at) {
        const bool nearer = best == nowhere || king_distance(at, target) < king_distance(best, target);
        if (nearer && !(at == target) && has_open_line(w.game, at, target) && w.leads_to(at)) best = at;
    });
    return best;
}

/// Finds the lever of the machine and pulls it.
inline void pull_lever(Walk& w) {
    const BitGrid hidden = w.own(w.cells_of(Terrain::HiddenLever));
    REQUIRE(hidden.count() == 1);
    const Pos lever = hidden.nth(0);
    REQUIRE(w.go_beside(lever));
    for (int turn = 0; turn < 50 && w.cells_of(Terrain::HiddenLever).test(lever); ++turn) w.act(Search{});
    REQUIRE(w.cells_of(Terrain::WallLever).test(lever));
    w.push(lever);
    CHECK_FALSE(w.cells_of(Terrain::WallLever).test(lever));
}

}  // namespace cellophane::walkthroughs
