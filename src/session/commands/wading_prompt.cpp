#include "session/commands/wading_prompt.h"

#include "content/terrain.h"
#include "session/commands/submit_command.h"
#include "session/session_state.h"

namespace cellophane {

namespace {

bool is_deep(const CellView& cell) {
    return cell.sight != Sight::Unknown &&
           terrain_rows[cell[Layer::Liquid]].properties.has(TerrainProperty::DeepWater);
}

/// Whether a setting of the player's asks before this step: from elsewhere into deep water, on foot.
bool has_to_ask_at_water(const SessionState& session, Direction toward) {
    if (!session.settings.asks_at_water || !session.seen().hero) return false;
    const HeroView& hero = *session.seen().hero;
    const Pos next = hero.at + step(toward);
    if (!session.seen().cells.contains(next) || hero.is(Status::Levitating)) return false;
    return is_deep(session.seen().cells[next]) && !is_deep(session.seen().cells[hero.at]) &&
           monster_at(session.seen(), next) == nullptr;
}

}  // namespace

void walk(SessionState& session, Direction toward) {
    if (has_to_ask_at_water(session, toward)) {
        session.questions.wading_toward = toward;
        session.mode = Mode::Wade;
        return;
    }
    submit(session, Move{toward});
}

void wade(SessionState& session, bool yes) {
    session.mode = Mode::Map;
    if (yes) submit(session, Move{session.questions.wading_toward});
}

}  // namespace cellophane
