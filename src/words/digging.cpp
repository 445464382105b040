#include "words/digging.h"

#include <initializer_list>

#include "words/digging/rooms.h"
#include "words/digging/stages.h"
#include "words/grammar.h"
#include "words/items.h"
#include "words/machines.h"
#include "words/monsters.h"
#include "words/terrain.h"

namespace cellophane {

namespace {

/// Appended piece by piece: no string is made for each plus sign.
std::string joined(std::initializer_list<std::string_view> pieces) {
    std::string out;
    for (std::string_view piece : pieces) out += piece;
    return out;
}

/// "in the north-west", "in the middle": the part of the map a cell lies in.
std::string_view part_of_map(Pos at, Size size) {
    static constexpr std::string_view parts[] = {"in the north-west", "in the north",  "in the north-east",
                                                 "in the west",       "in the middle", "in the east",
                                                 "in the south-west", "in the south",  "in the south-east"};
    const auto third = [](int value, int whole) {
        return value * 3 < whole ? 0U : value * 3 < whole * 2 ? 1U : 2U;
    };
    return parts[third(at.y, size.height) * 3 + third(at.x, size.width)];
}

Pos middle_of_all(const BitGrid& cells) {
    const BitGrid::Bounds box = cells.bounds();
    return {(box.low.x + box.high.x) / 2, (box.low.y + box.high.y) / 2};
}

std::string a_room(RoomShape shape) {
    return capitalized(with_article(words::digging::room_words[shape].name));
}

std::string room_placed(const DigEvent& event, std::string_view where) {
    if (event.shape == RoomShape::GoneRoom)
        return joined({"No room ", where, ": corridors will bend here, and that is all."});
    if (event.shape == RoomShape::GridRoom) {
        const BitGrid::Bounds box = event.cells->bounds();
        return joined({"A room of ", std::to_string(box.width()), " by ", std::to_string(box.height()), ", ",
                       where, "."});
    }
    if (event.at == nowhere)
        return joined({a_room(event.shape), " of ", counted(event.cells->count(), "cell", "cells"),
                       ", set down ", where, ". The rest grows from it."});
    const std::string_view hallway = event.beside == nullptr ? "" : ", at the end of a hallway";
    if (event.count == 1)
        return joined({a_room(event.shape), " sits down ", where, " at once", hallway, "."});
    return joined({a_room(event.shape), ", tried in ", std::to_string(event.count), " places, sits down ",
                   where, hallway, "."});
}

std::string lake_told(const DigEvent& event, std::string_view where) {
    const std::string lake = joined({"A lake of ", counted(event.cells->count(), "cell", "cells")});
    if (event.kind == DigEventKind::LakeRefused)
        return joined({lake, ", dropped ", number_of_times(event.count),
                       ", would have cut the level in two each time. It dries up."});
    if (event.count == 1) return joined({lake, " lies down ", where, ", and nobody minds."});
    return joined(
        {lake, " lies down ", where, ", refused ", number_of_times(event.count - 1), " elsewhere."});
}

std::string item_placed(const DigEvent& event, const Observation& seen, std::string_view where) {
    const ItemView* item = item_at(seen, event.at);
    const std::string name = item == nullptr ? "Something" : capitalized(item_name(*item));
    if (!event.by_lot) return joined({name, ", laid down ", where, "."});
    return joined(
        {name, ", drawn ", where, " by a cell with ", counted(event.count, "ticket", "tickets"), "."});
}

std::string horde_placed(const DigEvent& event, const Observation& seen, std::string_view where) {
    const MonsterView* leader = monster_at(seen, event.at);
    const std::string name = leader == nullptr ? "Somebody" : capitalized(monster_with_article(*leader));
    const std::string state = leader == nullptr ? "" : monster_state(*leader);
    const int others = event.count - 1;
    const std::string company = others > 0 ? " and " + counted(others, "other", "others") : "";
    return joined({name, company, ", ", where, state.empty() ? "" : ", ", state, "."});
}

std::string stage_done(const DigEvent& event, const StageWords& words) {
    if (event.count == 0) return std::string{words.nothing};
    return counted(event.count, words.one, words.many) + ".";
}

std::string_view title_of_machine(const DigEvent& event) {
    return machine_words[event.blueprint].title;
}

}  // namespace

StageWords stage_words(Style style, const DungeonVariant& variant, std::string_view stage) {
    for (const words::digging::StyledStageWords& row : words::digging::stages)
        if (row.words.stage == stage && (row.style == style || row.style == Style::count) &&
            (!row.is_of_short || variant != Variant::Brogue))
            return row.words;
    StageWords unknown;
    unknown.stage = unknown.title = stage;
    return unknown;
}

std::string dig_caption(const DigEvent& event, const Observation& seen) {
    const bool is_placed_by_cells = event.cells != nullptr && event.cells->any();
    const Pos spot = is_placed_by_cells ? middle_of_all(*event.cells) : event.at;
    const std::string_view where = part_of_map(spot, seen.cells.size());
    switch (event.kind) {
        case DigEventKind::StageDone:
            return stage_done(event, stage_words(seen.style, seen.variant, event.stage));
        case DigEventKind::RoomPlaced:
            return room_placed(event, where);
        case DigEventKind::RoomRefused:
            return joined({a_room(event.shape), ", tried in ", counted(event.count, "place", "places"),
                           ", fits nowhere. Away with it."});
        case DigEventKind::CorridorDug:
            return joined(
                {"A corridor of ", counted(event.cells->count(), "cell", "cells"), ", ", where, "."});
        case DigEventKind::LoopOpened:
            if (event.count == 0) return joined({"A wall gives way ", where, "."});
            return joined({"A wall gives way ", where, ": the walk around was over ",
                           std::to_string(event.count), " steps."});
        case DigEventKind::LakeSettled:
        case DigEventKind::LakeRefused:
            return lake_told(event, where);
        case DigEventKind::LakeFilled:
            return joined({capitalized(name_with_article(event.terrain)), " fills what lies ", where, "."});
        case DigEventKind::TerrainStrewn:
            return joined({capitalized(truth_with_article(event.terrain)), ", ", where, "."});
        case DigEventKind::BridgeLaid:
            return joined({"A rope bridge, ", counted(event.count, "cell", "cells"), " long, ", where, "."});
        case DigEventKind::MachineBegun:
            return joined({title_of_machine(event), ": ", counted(event.cells->count(), "cell", "cells"),
                           " are staked out ", where, "."});
        case DigEventKind::MachineBuilt:
            return joined({title_of_machine(event), ": it stands."});
        case DigEventKind::MachineRefused:
            return joined({title_of_machine(event), ": something was missing. All is put back as it was."});
        case DigEventKind::MachineUnplaced:
            if (event.blueprint == Blueprint::None)
                return "Something was to stand here, but nobody knows what.";
            return joined({title_of_machine(event), ": looked for a place ",
                           event.at == nowhere ? "all over the level" : where, ", and found none."});
        case DigEventKind::ItemEntrusted:
            return joined({capitalized(item_name({.kind = event.item})),
                           ": somebody has to keep it, so another place is looked for."});
        case DigEventKind::StairsPlaced:
            return joined({capitalized(name_with_article(event.terrain)), " opens ", where, "."});
        case DigEventKind::TicketsDealt:
            return "Every cell is dealt its tickets. The brighter, the more.";
        case DigEventKind::ItemPlaced:
            return item_placed(event, seen, where);
        case DigEventKind::HordePlaced:
            return horde_placed(event, seen, where);
        case DigEventKind::LevelRejected:
        case DigEventKind::count:
            break;
    }
    return {};
}

}  // namespace cellophane
