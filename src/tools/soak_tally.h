#pragma once

#include <chrono>
#include <cstdint>
#include <map>
#include <string>

#include "tools/death_table.h"
#include "tools/soak_request.h"
#include "world/game.h"

namespace cellophane {

/// What came of all games of a soak.
struct SoakTally {
    int games = 0;
    std::int64_t turns = 0;
    std::map<std::string, int> deaths{};
    DeathTable table{};
    int deepest = 1;
    int arrived = 0;
    /// Games among them in which the hero was alive on arrival.
    int arrived_alive = 0;
    int violations = 0;
    int saves = 0;
    /// Of playing alone, without looking for violations.
    std::chrono::steady_clock::duration time{};

    /// Adds a game that has been played. `has_arrived`: it reached its goal depth.
    void add(const Game& state, bool has_arrived);

    /// What the heroes died of. What it says is the same on every machine.
    std::string page(const SoakRequest& request) const;
    /// The figures.
    std::string json_line(const SoakRequest& request) const;

private:
    /// How many games ended in which way.
    std::string fates(const SoakRequest& request) const;
};

}  // namespace cellophane
