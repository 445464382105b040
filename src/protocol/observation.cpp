#include "protocol/observation.h"

#include <algorithm>

namespace cellophane {

namespace {

template <class Views, class Wanted>
const typename Views::value_type* find_view(const Views& views, const Wanted& wanted) {
    const auto found = std::find_if(views.begin(), views.end(), wanted);
    return found == views.end() ? nullptr : &*found;
}

const ItemView* find_item(const Observation& seen, Pos at, bool carried) {
    return find_view(seen.items,
                     [&](const ItemView& item) { return item.at == at && item.carried == carried; });
}

}  // namespace

bool CellView::has(TerrainProperty property) const {
    return std::any_of(layers.begin(), layers.end(),
                       [&](Terrain terrain) { return terrain_rows[terrain].properties.has(property); });
}

bool HeroView::is(Status status) const {
    return is_among(statuses, status);
}

BitGrid opaque_cells(const Observation& seen) {
    const Size size = seen.cells.size();
    BitGrid opaque{size};
    for (int i = 0; i < size.area(); ++i)
        if (seen.cells.at_index(i).has(TerrainProperty::BlocksVision)) opaque.set(size.at(i));
    return opaque;
}

bool is_barred_by_corner(const Observation& seen, Direction toward) {
    if (is_cardinal(toward)) return false;
    const auto corners = flanks(seen.hero->at, toward);
    return std::any_of(corners.begin(), corners.end(),
                       [&](Pos corner) { return seen.cells[corner].has(TerrainProperty::BlocksDiagonals); });
}

bool sees_things(const Observation& seen) {
    return seen.hero && seen.hero->is(Status::Hallucinating) && !seen.hero->is(Status::Telepathic);
}

bool is_won(const Observation& seen) {
    return seen.ending && seen.ending->is_victory();
}

const MonsterView* monster_at(const Observation& seen, Pos at) {
    const auto find = [&](bool dormant) {
        return find_view(seen.monsters, [&](const MonsterView& monster) {
            return monster.at == at && monster.marks.has(MonsterMark::Dormant) == dormant;
        });
    };
    const MonsterView* awake = find(false);
    return awake != nullptr ? awake : find(true);
}

const ItemView* item_at(const Observation& seen, Pos at) {
    return find_item(seen, at, false);
}

const AuraView* aura_at(const Observation& seen, Pos at) {
    return find_view(seen.auras, [&](const AuraView& aura) { return aura.at == at; });
}

const ItemView* carried_at(const Observation& seen, Pos at) {
    return find_item(seen, at, true);
}

const MachineView* machine_at(const Observation& seen, Pos at) {
    const int number = seen.cells.contains(at) ? seen.cells[at].machine : 0;
    if (number == 0) return nullptr;
    return find_view(seen.machines, [&](const MachineView& machine) { return machine.number == number; });
}

bool bears_amulet(const Observation& seen) {
    return std::any_of(seen.pack.begin(), seen.pack.end(),
                       [](const PackItemView& stack) { return stack.item.kind == ItemKind::Amulet; });
}

}  // namespace cellophane
