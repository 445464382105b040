#include "dungeon/machines/camps.h"

#include <memory>
#include <utility>

#include "dungeon/draft/arrival.h"
#include "dungeon/draft/draft_cells.h"
#include "dungeon/machines/machines.h"

namespace cellophane {

namespace {

/// A camp that would clear the view of the arrival, of foliage say, is not built: others are hidden there.
void build_camp(Draft& draft, Blueprint camp, Pos at, const BitGrid* in_view, Rng& rng) {
    const auto before = in_view != nullptr ? std::make_unique<Draft>(draft) : nullptr;
    if (!build_machine(draft, {.blueprint = camp, .at = at}, rng) || !before) return;
    if (!view_from(draft.layers, arrival(draft)).within(*in_view)) draft = std::move(*before);
}

}  // namespace

ActorId place_horde(Draft& draft, const HordeRequest& request, Rng& rng) {
    const HordeChoice choice = choose_horde(draft, request, rng);
    if (!choice.is_found()) return no_actor;
    // Built or not, the horde is placed.
    if (choice.horde->machine != Blueprint::None && style_rows[draft.goal.style].has_camps)
        build_camp(draft, choice.horde->machine, choice.at, request.in_view, rng);
    return add_horde(draft, choice, request, rng);
}

}  // namespace cellophane
