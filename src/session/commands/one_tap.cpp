#include "session/commands/one_tap.h"

#include <optional>
#include <vector>

#include "session/commands/map_pointer.h"
#include "session/context.h"
#include "view/layout.h"

namespace cellophane {

bool can_be_attacked(const MonsterView& monster) {
    return monster.odds && monster.odds->heros.against == Odds::Against::Nothing &&
           monster.state != MonsterState::Ally && !monster.marks.has(MonsterMark::Captive) &&
           !monster.marks.has(MonsterMark::Dormant);
}

bool tap_goes(Context& context, const PointerEvent& tap) {
    if (tap.act != PointerAct::Tap || !context.viewer.goes_at_once() || context.game() == nullptr)
        return false;
    // Rows of the sidebar and buttons have ways of their own.
    if (tap.column < main_column) return false;
    const Observation& seen = context.seen();
    const std::optional<Pos> at = pointed_by(context, tap);
    if (!at || !seen.hero || *at == seen.hero->at || seen.cells[*at].sight == Sight::Unknown) return false;
    if (const MonsterView* monster = monster_at(seen, *at))
        return can_be_attacked(*monster) && king_distance(*at, seen.hero->at) == 1;
    const std::vector<Pos> way = context.game()->route_to(*at);
    return !way.empty() && way.back() == *at;
}

}  // namespace cellophane
