#include <algorithm>
#include <array>

#include "content/autogenerators.h"
#include "dungeon/draft/draft_cells.h"
#include "dungeon/draft/tuning.h"
#include "dungeon/machines/machines.h"
#include "dungeon/population/monsters.h"
#include "dungeon/stages/stages.h"
#include "world/connectivity.h"
#include "world/environment/features.h"

namespace cellophane {

namespace {

using Counts = std::array<int, autogenerator_rows.size()>;

/// How many of a row a level gets (rules/terrain.md 5): a start below zero has to be made good first.
int draw_count(const AutogeneratorRow& row, int depth, Rng& rng) {
    int count = std::min(row.most, (row.intercept + row.slope * depth) / 100);
    while (rng.percent(row.extra_percent) && count < row.most) ++count;
    return count;
}

/// Whether the row's terrain may stand here.
bool may_stand(const Draft& draft, const AutogeneratorRow& row, Pos at) {
    const TerrainRow& terrain = terrain_rows[row.terrain];
    if (terrain_rows[draft.layers[row.layer][at]].draw_priority < terrain.draw_priority) return false;
    if (!terrain.properties.any_of(pathing_blockers)) return true;
    return !draft.entrance.test(at) && !disrupts(draft.layers, at);
}

/// One instance of a row without a machine; whether it found a place.
bool scatter_one(Draft& draft, const AutogeneratorRow& row, Rng& rng) {
    const Pos at = matching_cell(draft, row.on, row.in, rng);
    if (at == nowhere) return false;
    draft.survey = {};
    if (row.feature != Feature::None) place_feature(draft.layers, row.feature, at, Cutting::Refused, rng);
    if (row.terrain != Terrain::Nothing) {
        if (!may_stand(draft, row, at)) return false;
        draft.layers[row.layer][at] = row.terrain;
    }
    if (draft.watch)
        draft.emit(
            {.kind = DigEventKind::TerrainStrewn,
             .at = at,
             .terrain = row.terrain == Terrain::Nothing ? feature_rows[row.feature].terrain : row.terrain});
    return true;
}

/// The wanted place is looked for all the same; the machine finds its own.
void furnish_one(Draft& draft, const AutogeneratorRow& row, Rng& rng) {
    matching_cell(draft, row.on, row.in, rng);
    build_machine(draft, {.blueprint = row.machine}, rng);
}

/// The traps of a level, kind by kind (rules/terrain.md 20, item 1): each is one of those the depth knows and
/// has not enough of. Machines are put down for later; what finds no place is drawn again.
void scatter_traps(Draft& draft, Rng& rng) {
    constexpr int most_draws = 10;
    const int depth = draft.goal.long_depth();
    Counts built{};
    const int total = rng.uniform((depth - 1) / 4, (depth - 1) / 2);
    for (int trap = 0; trap < total; ++trap) {
        for (int draw = 0; draw < most_draws; ++draw) {
            std::array<std::size_t, autogenerator_rows.size()> eligible{};
            int count = 0;
            for (std::size_t i = 0; i < autogenerator_rows.size(); ++i) {
                const AutogeneratorRow& row = autogenerator_rows[i];
                if (row.is_trap && row.depths.has(depth) && built[i] < row.most)
                    eligible[static_cast<std::size_t>(count++)] = i;
            }
            if (count == 0) return;
            const std::size_t chosen = eligible[static_cast<std::size_t>(rng.uniform(0, count - 1))];
            const AutogeneratorRow& row = autogenerator_rows[chosen];
            if (row.machine != Blueprint::None)
                ++draft.trap_machines_due[chosen];
            else if (!scatter_one(draft, row, rng))
                continue;
            ++built[chosen];
            break;
        }
    }
}

int machines_of(const Draft& draft, int usual, Rng& rng) {
    return tuned_count(draft.goal.tuning, Tunable::Machines, usual, rng);
}

enum class Rows : std::uint8_t { WithoutMachine, WithMachine, All };

void run_rows(Draft& draft, Rows rows, Rng& rng) {
    for (std::size_t i = 0; i < autogenerator_rows.size(); ++i) {
        const AutogeneratorRow& row = autogenerator_rows[i];
        const bool is_machine = row.machine != Blueprint::None;
        if (row.never_built || (rows == Rows::WithMachine && !is_machine) ||
            (rows == Rows::WithoutMachine && is_machine))
            continue;
        if (row.is_trap) {
            for (int due = machines_of(draft, draft.trap_machines_due[i], rng); due > 0; --due)
                furnish_one(draft, row, rng);
            continue;
        }
        const int depth = draft.goal.drawn_long_depth(rng);
        if (!row.depths.has(depth)) continue;
        const int drawn = draw_count(row, depth, rng);
        for (int left = is_machine ? machines_of(draft, drawn, rng) : drawn; left > 0; --left)
            is_machine ? furnish_one(draft, row, rng) : static_cast<void>(scatter_one(draft, row, rng));
    }
}

}  // namespace

/// Grass, fungus, statues, torches, vents and traps, as the depth has them (rules/terrain.md 5).
void scatter_features(Draft& draft, Rng& rng) {
    scatter_traps(draft, rng);
    run_rows(draft, Rows::WithoutMachine, rng);
}

/// The places that are machines for their own sake (rules/levels.md 16).
void furnish_areas(Draft& draft, Rng& rng) {
    run_rows(draft, Rows::WithMachine, rng);
}

/// Style `classic` runs its table once, machines included.
void classic_scatter_features(Draft& draft, Rng& rng) {
    scatter_traps(draft, rng);
    run_rows(draft, Rows::All, rng);
}

}  // namespace cellophane
