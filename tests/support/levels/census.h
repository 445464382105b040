#pragma once

#include <array>
#include <map>
#include <ostream>
#include <vector>

#include "dungeon/draft/draft.h"
#include "dungeon/draft/run_counters.h"
#include "world/level.h"

namespace cellophane {

/// Figures of whole games, as the parts of docs/rules say how to check them. Levels are added one by one,
/// games counted when their 26th level is in.
class Census {
public:
    void begin_game();
    void add(const Level& level, int machine_calls, int rejected);
    void end_game(const RunCounters& counters);

    /// "measured | specified", in Markdown.
    void print(std::ostream& out) const;
    int built(Blueprint kind) const { return machines_[static_cast<std::size_t>(kind)]; }

private:
    static constexpr std::size_t depths = 41;
    static constexpr std::size_t blueprints = static_cast<std::size_t>(Blueprint::count);

    struct Depth {
        int levels = 0;
        int trap_levels = 0;
        double passable = 0, loop_cells = 0, gates = 0, doors = 0, secret_doors = 0, traps = 0;
        std::array<double, 4> liquids{};
        double gold = 0, items = 0, monsters = 0, hordes = 0, in_view = 0, captives = 0, mutants = 0;
        double mutable_kinds = 0, machines = 0, machine_calls = 0, most_calls = 0, rejected = 0;
    };

    double mean(int low, int high, double Depth::*figure) const;

    std::array<Depth, depths> by_depth_{};
    std::array<int, blueprints> machines_{};
    std::array<std::array<int, blueprints>, depths> machines_at_{};
    std::map<ItemKind, int> on_floor_;
    std::map<ItemKind, int> in_machines_;
    std::map<ItemKind, int> carried_;
    std::map<MonsterKind, int> free_monsters_;
    std::map<MonsterKind, int> machine_monsters_;
    std::array<int, 5> first_reward_{};
    std::vector<int> rewards_;
    std::array<int, depths> rewards_at_{};
    int games_ = 0;
    int rewards_now_ = 0;
    int lives_now_ = 0;
    std::vector<int> gold_;
    std::vector<int> lives_;
    int piles_ = 0;
};

}  // namespace cellophane
