#include <utility>

#include "dungeon/machines/camps.h"
#include "dungeon/machines/construction.h"
#include "dungeon/population/item_generation.h"
#include "dungeon/population/monsters.h"

namespace cellophane {

namespace {

bool is_repeated(const Item& item, const std::vector<ItemKind>& made) {
    for (ItemKind kind : made)
        if (kind == item.kind) return true;
    return false;
}

bool breaks(const Item& item, Flags<MachineItemRule> rules, const std::vector<ItemKind>& made) {
    using R = MachineItemRule;
    const bool good_rune = (item.weapon_rune && weapon_rune_rows[*item.weapon_rune].is_good) ||
                           (item.armor_rune && armor_rune_rows[*item.armor_rune].is_good);
    return (rules.has(R::NotMalevolent) && is_malevolent_gear(item)) ||
           (rules.has(R::GoodRune) && !good_rune) ||
           (rules.has(R::NoThrowing) && item.row().manners.has(Manner::Thrown)) ||
           (rules.has(R::NoDuplicate) && is_repeated(item, made));
}

}  // namespace

Item Construction::new_item(const MachineFeature& feature) {
    // After so many refusals the last one is taken: a kind named twice would never do.
    constexpr int most_draws = 1000;
    const ItemRequest request{.categories = feature.item_categories,
                              .kind = feature.item_kind,
                              .depth = draft_.goal.depth,
                              .long_depth = draft_.goal.long_depth()};
    Item item = make_item(request, rng_);
    for (int draw = 0; draw < most_draws && breaks(item, feature.item_rules, made_); ++draw)
        item = make_item(request, rng_);
    made_.push_back(item.kind);
    return item;
}

bool Construction::place_item(const MachineFeature& feature, Pos at) {
    std::optional<Item> item;
    if (feature.adopts && adopted_)
        item = std::exchange(adopted_, std::nullopt);
    else if (!feature.item_categories.empty())
        item = new_item(feature);
    if (!item) return true;
    item->marks |= feature.item_marks;
    item->origin_depth = draft_.goal.depth;
    item->machine = number_;
    item->at = at;
    if (item->marks.has(ItemMark::IsKey)) {
        item->opens.push_back({.at = at, .machine = 0, .consumed = feature.consumed_here});
        if (feature.skeleton_key)
            item->opens.push_back({.at = nowhere, .machine = number_, .consumed = feature.consumed_here});
    }
    switch (feature.item_goes) {
        case ItemGoes::OnTheCell:
            draft_.items.push_back(*std::move(item));
            if (draft_.watch) draft_.emit({.kind = DigEventKind::ItemPlaced, .at = at, .machine = number_});
            return true;
        case ItemGoes::Carried:
            to_carry_ = std::move(item);
            return true;
        case ItemGoes::Outsourced:
        case ItemGoes::count:
            break;
    }
    return entrust(*std::move(item));
}

bool Construction::entrust(Item item) {
    if (draft_.watch)
        draft_.emit(
            {.kind = DigEventKind::ItemEntrusted, .at = item.at, .machine = number_, .item = item.kind});
    return call_for({.placement = Raffle::Adopting, .adopted = std::move(item), .parent = number_});
}

ActorId Construction::place_monsters(const MachineFeature& feature, Pos at) {
    using S = MachineMonsterState;
    if (!feature.monster && !feature.horde) return no_actor;
    remove_monster_at(draft_, at);
    const std::size_t before = draft_.monsters.size();
    ActorId bearer;
    if (feature.horde)
        bearer = place_horde(draft_,
                             {.category = *feature.horde,
                              .captives = feature.monster_state.has(S::Captive),
                              .at = at,
                              .machine = number_},
                             rng_);
    if (feature.monster)
        bearer = add_monster(draft_, {.kind = *feature.monster, .at = at, .machine = number_}, rng_);
    for (std::size_t i = before; i < draft_.monsters.size(); ++i) {
        Monster& monster = draft_.monsters[i];
        const bool asleep = feature.monster_state.has(S::Asleep);
        if (feature.monster_state.has(S::PermanentlyFleeing)) {
            monster.marks |= MonsterMarks{MonsterMark::PermanentlyFleeing};
            monster.state = MonsterState::Fleeing;
        }
        if (feature.monster_state.has(S::Allied)) monster.state = MonsterState::Ally;
        if (asleep && monster.state != MonsterState::Ally) monster.state = MonsterState::Sleeping;
        if (!feature.monster_state.has(S::Dormant)) continue;
        monster.marks |= MonsterMarks{MonsterMark::Dormant};
        if (!asleep && monster.state != MonsterState::Ally) monster.state = MonsterState::Hunting;
    }
    const int arrived = static_cast<int>(draft_.monsters.size() - before);
    if (draft_.watch && arrived > 0)
        draft_.emit({.kind = DigEventKind::HordePlaced, .at = at, .machine = number_, .count = arrived});
    return bearer;
}

void Construction::form_one_group() {
    Monsters& monsters = draft_.monsters;
    ActorId chief;
    const auto is_leader = [&](ActorId id) {
        for (const Monster& other : monsters.oldest_first())
            if (other.leader == id) return true;
        return false;
    };
    for (Monster& monster : monsters.oldest_first()) {
        if (monster.machine != number_) continue;
        if (!chief)
            chief = monster.leader ? monster.leader : monster.id;
        else if (!monster.leader && !is_leader(monster.id))
            monster.leader = chief;
    }
}

}  // namespace cellophane
