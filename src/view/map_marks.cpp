#include "view/map_marks.h"

#include "content/monsters.h"
#include "view/cell_colors.h"
#include "view/palettes.h"

namespace cellophane {

namespace {

enum class Presence : std::uint8_t { None, Friend, Creature, Thing };

/// A hallucinating hero cannot tell friend from foe.
Presence presence_at(const Observation& seen, Pos at) {
    if (const MonsterView* monster = monster_at(seen, at)) {
        const bool is_friend = monster->state == MonsterState::Ally && !sees_things(seen);
        return is_friend ? Presence::Friend : Presence::Creature;
    }
    return item_at(seen, at) != nullptr ? Presence::Thing : Presence::None;
}

Rgb ground_of(Presence presence) {
    switch (presence) {
        case Presence::Friend:
            return rgb(Color::DarkTurquoise);
        case Presence::Creature:
            return rgb(Color::DarkRed);
        case Presence::Thing:
            return dimmed(rgb(Color::DarkYellow), 60);
        case Presence::None:
            break;
    }
    return {};
}

}  // namespace

char gas_letter(Terrain gas) {
    switch (gas) {
        case Terrain::CausticGas:
            return 'c';
        case Terrain::ConfusionGas:
            return 'f';
        case Terrain::Putrescence:
        case Terrain::PutridSmoke:
            return 'r';
        case Terrain::ParalyticGas:
            return 'p';
        case Terrain::Methane:
            return 'x';
        case Terrain::Steam:
            return 's';
        case Terrain::SupernaturalDarkness:
            return 'd';
        case Terrain::HealingSpores:
            return 'h';
        default:
            return 0;
    }
}

void mark_for(const Eyesight& eyes, const Observation& seen, Pos at, bool bare, StyledCell& cell) {
    const CellView& ground = seen.cells[at];
    const char letter =
        eyes.gas_letters && bare && is_seen_now(ground.sight) ? gas_letter(ground[Layer::Gas]) : '\0';
    if (letter != 0) {
        cell.glyph = static_cast<char32_t>(letter);
        cell.picture = 0;
        cell.fore = rgb(Color::White);
        set_apart(cell);
    }
    if (!bare && eyes.doubts_color()) {
        const Presence presence = presence_at(seen, at);
        if (eyes.marks && presence != Presence::None) {
            cell.back = ground_of(presence);
            set_apart(cell);
        }
        cell.underlined = presence == Presence::Friend && cell.glyph != U' ';
    }
}

}  // namespace cellophane
