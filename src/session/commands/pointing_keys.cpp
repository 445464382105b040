#include "session/commands/pointing_keys.h"

#include <algorithm>
#include <cstddef>
#include <variant>

#include "kit/base/round.h"
#include "session/commands/pointing.h"
#include "session/display/world_shown.h"
#include "view/listed_things.h"

namespace cellophane {

namespace {

/// Cells the cursor moves with Shift or Control.
constexpr int cursor_leap = 5;

Pos moved_cursor(const Context& context, const Meaning& meaning) {
    const Size size = context.seen().cells.size();
    const Pos start = context.pointing.mark.cell.value_or(Pos{size.width / 2, size.height / 2});
    const int cells = meaning.more ? cursor_leap : 1;
    const Pos way = step(meaning.toward);
    return {std::clamp(start.x + way.x * cells, 0, size.width - 1),
            std::clamp(start.y + way.y * cells, 0, size.height - 1)};
}

/// The cells of listed things, each once; the hero's own cell only for an item.
std::vector<Pos> listed_places(Context& context) {
    std::vector<Pos> places;
    for (const ListedThing& thing : listed_things(world_shown(context))) {
        const bool is_underfoot = context.seen().hero && thing.at == context.seen().hero->at;
        if (is_underfoot && !std::holds_alternative<ItemView>(thing.what)) continue;
        if (std::find(places.begin(), places.end(), thing.at) == places.end()) places.push_back(thing.at);
    }
    return places;
}

}  // namespace

bool moves_pointing(const Meaning& meaning) {
    return meaning.action == InputAction::Go || meaning.action == InputAction::NextThing ||
           meaning.action == InputAction::PreviousThing;
}

std::optional<Pos> moved_to(const Context& context, const Meaning& meaning,
                            const std::function<std::vector<Pos>()>& places) {
    if (meaning.action == InputAction::Go) {
        if (context.seen().cells.size().area() == 0) return std::nullopt;
        return moved_cursor(context, meaning);
    }
    const std::vector<Pos> round = places();
    if (round.empty()) return std::nullopt;
    const auto pointed =
        std::find(round.begin(), round.end(), context.pointing.mark.cell.value_or(Pos{-1, -1}));
    const int before = pointed == round.end() ? off_round : static_cast<int>(pointed - round.begin());
    const int by = meaning.action == InputAction::NextThing ? 1 : -1;
    return round[static_cast<std::size_t>(step_round(before, by, static_cast<int>(round.size())))];
}

void move_pointing(Context& context, const Meaning& meaning) {
    if (const auto at = moved_to(context, meaning, [&] { return listed_places(context); }))
        point_at(context, at, true);
}

}  // namespace cellophane
