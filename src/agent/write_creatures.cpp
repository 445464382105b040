#include "agent/write_creatures.h"

#include <algorithm>
#include <cstddef>
#include <vector>

#include "agent/nearest.h"
#include "agent/vocabularies.h"
#include "agent/write_map.h"

namespace cellophane {

namespace {

/// What a creature is about; 0 where the screen tells a hallucinating hero something else.
int state_number(const Observation& seen, const MonsterView& monster) {
    const bool is_lifeless = monster_rows[monster.kind].behaviors.has(Behavior::Inanimate);
    return sees_things(seen) && !is_lifeless ? 0 : named(monster.state);
}

int marks_number(const MonsterView& monster) {
    int bits = 0;
    for (std::size_t i = 0; i < std::size(shown_marks); ++i)
        if (monster.marks.has(shown_marks[i])) bits |= 1 << i;
    return bits;
}

std::uint32_t bolt_bits(const BoltList& bolts) {
    std::uint32_t bits = 0;
    for (const Bolt bolt : bolts) bits |= std::uint32_t{1} << static_cast<unsigned>(bolt);
    return bits;
}
static_assert(static_cast<int>(Bolt::count) <= 32, "bolts no longer fit a bit each");

void write_odds(const Odds& odds, int row, ObservationBlock& block) {
    block.put<Field::CreatureFights>(1, row);
    block.put<Field::CreatureHitPercent>(odds.its.hit_percent, row);
    block.put<Field::CreatureSharePercent>(odds.its.share_percent, row);
    block.put<Field::CreatureBlowsToKill>(odds.its.to_kill, row);
    block.put<Field::CreaturePoisonTurns>(odds.poison_turns, row);
    block.put<Field::HeroHitPercent>(odds.heros.hit_percent, row);
    block.put<Field::HeroSharePercent>(odds.heros.share_percent, row);
    block.put<Field::HeroBlowsToKill>(odds.heros.to_kill, row);
}

void write_conditions(const MonsterView& monster, int row, ObservationBlock& block) {
    block.put<Field::CreatureHealth>(monster.health, row);
    block.put<Field::CreatureMaxHealth>(monster.max_health, row);
    block.put<Field::CreatureOffBalance>(monster.off_balance, row);
    block.put<Field::CreatureSubmerged>(monster.submerged, row);
    block.put<Field::CreatureWeakness>(monster.weakness, row);
    block.put<Field::CreaturePoison>(monster.poison, row);
    for (const StatusView& status : monster.statuses) {
        const int place = row * fields::statuses + static_cast<int>(status.kind);
        block.put<Field::CreatureStatuses>(status.left, place);
        block.put<Field::CreatureStatusesMost>(status.most, place);
    }
}

/// What it can do. A hallucinating hero does not know whom it looks at.
void write_talents(const MonsterView& monster, int row, ObservationBlock& block) {
    block.put<Field::CreatureBehaviors>(monster.behaviors.bits(), row);
    block.put<Field::CreatureAbilities>(monster.abilities.bits(), row);
    block.put<Field::CreatureBolts>(bolt_bits(monster.bolts), row);
    block.put<Field::CreatureLessons>(monster.lessons, row);
    block.put<Field::CreatureLessonTurnsLeft>(monster.lesson_turns_left, row);
}

void write_creature(const Observation& seen, const MonsterView& monster, int row, ObservationBlock& block) {
    block.put<Field::CreatureX>(monster.at.x, row);
    block.put<Field::CreatureY>(monster.at.y, row);
    block.put<Field::CreatureKind>(named(monster.kind), row);
    const int state = state_number(seen, monster);
    block.put<Field::CreatureState>(state, row);
    block.put<Field::CreatureMarks>(marks_number(monster), row);
    block.put<Field::CreatureInSight>(is_in_sight(seen, monster.at), row);
    block.put<Field::CreatureMutation>(named(monster.mutation), row);
    block.put<Field::CreatureImageOf>(named(monster.image_of), row);
    block.put<Field::CreatureBond>(monster.bond, row);
    write_conditions(monster, row, block);
    if (state != 0) write_talents(monster, row, block);
    if (monster.odds) write_odds(*monster.odds, row, block);
}

}  // namespace

void write_creatures(const Observation& seen, ObservationBlock& block) {
    block.put<Field::Creatures>(seen.monsters.size());
    const std::vector<const MonsterView*> order = nearest_creatures(seen);
    const int rows = std::min(creature_places, static_cast<int>(order.size()));
    // The last row first: where several stand in one cell, the first of them is shown.
    for (int row = rows - 1; row >= 0; --row) {
        const MonsterView& monster = *order[static_cast<std::size_t>(row)];
        write_creature(seen, monster, row, block);
        block.put<Field::CellCreature>(row + 1, cell_place(monster.at));
        block.put<Field::CellCreatureKind>(named(monster.kind), cell_place(monster.at));
    }
    if (seen.hero) block.put<Field::CellCreatureKind>(named(MonsterKind::You), cell_place(seen.hero->at));
}

}  // namespace cellophane
