#include "bots/possible.h"

#include <algorithm>
#include <optional>

#include "content/items.h"
#include "content/terrain.h"
#include "protocol/use_command.h"

namespace cellophane {

namespace {

/// Whether walking into an impassable cell has an effect: stairs, levers, locks.
bool answers_to_a_bump(const CellView& cell) {
    constexpr TerrainMechanics reacts{TerrainMechanic::PromotesOnHero, TerrainMechanic::PromotesWithKey};
    return std::any_of(cell.layers.begin(), cell.layers.end(), [&](Terrain terrain) {
        return is_level_exit(terrain) || terrain_rows[terrain].mechanics.any_of(reacts);
    });
}

bool may_step(const Observation& seen, Direction toward) {
    const Pos to = seen.hero->at + step(toward);
    if (!seen.cells.size().contains(to)) return false;
    const CellView& cell = seen.cells[to];
    if (cell.has(TerrainProperty::BlocksMovement) && !answers_to_a_bump(cell)) return false;
    return !is_barred_by_corner(seen, toward);
}

bool is_known(const Observation& seen, Terrain terrain) {
    for (int i = 0; i < seen.cells.size().area(); ++i) {
        const CellView& cell = seen.cells.at_index(i);
        if (cell.sight != Sight::Unknown && cell[Layer::Dungeon] == terrain) return true;
    }
    return false;
}

/// Some sticks need no creature to aim at: one zap in each direction.
void add_zaps_at_nobody(const Observation& seen, char stick, std::vector<Command>& commands) {
    for (const Direction toward : directions)
        if (const std::optional<Pos> target = aim_toward(seen, toward))
            commands.push_back(Zap{stick, *target});
}

}  // namespace

std::optional<Pos> aim_toward(const Observation& seen, Direction toward) {
    constexpr int far = 6;
    Pos target = seen.hero->at;
    for (int i = 0; i < far; ++i) {
        const Pos next = target + step(toward);
        if (!seen.cells.size().contains(next) || seen.cells[next].sight != Sight::Seen) break;
        target = next;
    }
    if (target == seen.hero->at || monster_at(seen, target) != nullptr) return std::nullopt;
    return target;
}

std::optional<Command> use_of(const PackItemView& carried) {
    if (!gear.has(item_rows[carried.item.kind].category))
        return use_command(use_of(carried.item.kind), carried.letter);
    if (carried.in_use) return TakeOff{carried.letter};
    return Equip{carried.letter};
}

namespace {

/// The answers to the open question.
std::vector<Command> answers(const Play& play, Question question) {
    if (!asks_for_item(question)) return {Answer{true}, Answer{false}};
    std::vector<Command> commands;
    for (const PackItemView& carried : play.observe().pack)
        if (play.may_choose(carried.letter)) commands.push_back(Choose{carried.letter});
    if (can_be_canceled(question)) commands.push_back(Answer{false});
    return commands;
}

/// What can be done with what the hero carries.
void add_uses(const Observation& seen, std::vector<Command>& commands) {
    for (const PackItemView& carried : seen.pack) commands.push_back(Drop{carried.letter});
    for (const PackItemView& carried : seen.pack) {
        if (const std::optional<Command> use = use_of(carried)) commands.push_back(*use);
        const bool is_stick = sticks.has(item_rows[carried.item.kind].category);
        if (is_stick) add_zaps_at_nobody(seen, carried.letter, commands);
        for (const MonsterView& monster : seen.monsters) {
            if (seen.cells[monster.at].sight != Sight::Seen || monster.at == seen.hero->at) continue;
            commands.push_back(Throw{carried.letter, monster.at});
            if (is_stick) commands.push_back(Zap{carried.letter, monster.at});
        }
    }
}

}  // namespace

std::vector<Command> possible_commands(const Play& play) {
    const Observation& seen = play.observe();
    const Report report = play.report();
    if (!seen.hero || report.over) return {};
    if (report.question != Question::None) return answers(play, report.question);
    std::vector<Command> commands;
    if (report.going_on) commands = {Continue{}, Stop{}};
    for (Direction toward : directions)
        if (may_step(seen, toward)) commands.insert(commands.end(), {Move{toward}, Run{toward}});
    // What always takes a turn comes before whatever may not do so, and last.
    commands.insert(commands.end(), {Rest{}, Search{}, Explore{}});
    add_uses(seen, commands);
    if (is_known(seen, Terrain::UpwardStaircase)) commands.push_back(TravelToStairs{Stair::Up});
    if (is_known(seen, Terrain::DownwardStaircase)) commands.push_back(TravelToStairs{Stair::Down});
    commands.insert(commands.end(), {LongSearch{}, Recover{}});
    std::erase_if(commands, [&](const Command& each) { return play.is_plainly_refused(each); });
    return commands;
}

}  // namespace cellophane
