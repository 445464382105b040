#include "agent/write_items.h"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <vector>

#include "agent/nearest.h"
#include "agent/write_map.h"

namespace cellophane {

namespace {

bool has_charges(const ItemView& item) {
    const ItemCategory category = item_rows[item.kind].category;
    return sticks.has(category) || category == ItemCategory::Charm;
}

/// The field that tells this of an item on the floor, or of one in the pack: both stand in the same order.
template <bool in_pack>
constexpr Field field_of(Field on_floor) {
    constexpr int apart = static_cast<int>(Field::PackCategory) - static_cast<int>(Field::ItemCategory);
    return in_pack ? static_cast<Field>(static_cast<int>(on_floor) + apart) : on_floor;
}
static_assert(field_of<true>(Field::ItemOriginDepth) == Field::PackOriginDepth);

template <bool in_pack>
void write_item(const ItemView& item, int row, ObservationBlock& block) {
    block.put<field_of<in_pack>(Field::ItemCategory)>(named(item_rows[item.kind].category), row);
    block.put<field_of<in_pack>(Field::ItemKind)>(item.kind_known ? named(item.kind) : 0, row);
    block.put<field_of<in_pack>(Field::ItemQuantity)>(item.quantity, row);
    block.put<field_of<in_pack>(Field::ItemEnchant)>(item.enchant, row);
    block.put<field_of<in_pack>(Field::ItemCharges)>(has_charges(item) ? item.charges : 0, row);
    block.put<field_of<in_pack>(Field::ItemMarks)>(item.marks.bits(), row);
    block.put<field_of<in_pack>(Field::ItemWeaponRune)>(named(item.weapon_rune), row);
    block.put<field_of<in_pack>(Field::ItemArmorRune)>(named(item.armor_rune), row);
    block.put<field_of<in_pack>(Field::ItemFoe)>(named(item.foe), row);
    block.put<field_of<in_pack>(Field::ItemFeels)>(item.feels, row);
    block.put<field_of<in_pack>(Field::ItemStrength)>(item.strength, row);
    block.put<field_of<in_pack>(Field::ItemLook)>(item.kind_known ? 0 : item.look, row);
    block.put<field_of<in_pack>(Field::ItemUses)>(item.uses, row);
    block.put<field_of<in_pack>(Field::ItemOriginDepth)>(item.origin_depth, row);
}

void write_appraisal(const Appraisal& worth, int row, ObservationBlock& block) {
    block.put<Field::PackEnchantingWorth>(worth.enchanting_worth, row);
    block.put<Field::PackOwnWorth>(worth.own_worth, row);
    block.put<Field::PackStrengthQuarters>(worth.strength_quarters, row);
    block.put<Field::PackArmor>(worth.armor, row);
    block.put<Field::PackAccuracyChange>(worth.accuracy_change, row);
    block.put<Field::PackDamageChange>(worth.damage_change, row);
    block.put<Field::PackStealthChange>(worth.stealth_change, row);
    block.put<Field::PackRunePercent>(worth.rune.percent, row);
    block.put<Field::PackRuneFigure>(worth.rune.figure, row);
    block.put<Field::PackRuneAccuracy>(worth.rune.accuracy, row);
    block.put<Field::PackRunePercentThen>(worth.rune_then.percent, row);
    block.put<Field::PackRuneFigureThen>(worth.rune_then.figure, row);
    block.put<Field::PackRuneHeldBack>(worth.rune_is_held_back, row);
    block.put<Field::PackLeftToKnow>(worth.left_to_know, row);
    block.put<Field::PackClings>(worth.clings, row);
    block.put<Field::PackWorksAt>(worth.works_at, row);
    block.put<Field::PackTurnsPerCharge>(worth.turns_per_charge, row);
    for (std::size_t i = 0; i < worth.used_ago.size(); ++i)
        block.put<Field::PackUsedAgo>(worth.used_ago[i] + 1,
                                      row * static_cast<int>(worth.used_ago.size()) + static_cast<int>(i));
    block.put<Field::PackWastedNutrition>(worth.wasted_nutrition, row);
    block.put<Field::PackHealthGainPercent>(worth.health_gain_percent, row);
    block.put<Field::PackFromVault>(worth.from_vault, row);
}

}  // namespace

void write_items(const Observation& seen, ObservationBlock& block) {
    block.put<Field::Items>(seen.items.size());
    const std::vector<const ItemView*> order = nearest_items(seen);
    const std::uint8_t* creatures = block.bytes<Field::CellCreature>();
    const int rows = std::min(item_places, static_cast<int>(order.size()));
    for (int row = rows - 1; row >= 0; --row) {
        const ItemView& item = *order[static_cast<std::size_t>(row)];
        block.put<Field::ItemX>(item.at.x, row);
        block.put<Field::ItemY>(item.at.y, row);
        block.put<Field::ItemCarried>(item.carried, row);
        write_item<false>(item, row, block);
        if (item.carried) {
            if (const int bearer = creatures[cell_place(item.at)]; bearer != 0)
                block.put<Field::CreatureCarries>(row + 1, bearer - 1);
            continue;
        }
        block.put<Field::CellItem>(row + 1, cell_place(item.at));
        block.put<Field::CellItemCategory>(named(item_rows[item.kind].category), cell_place(item.at));
        block.put<Field::CellItemKind>(item.kind_known ? named(item.kind) : 0, cell_place(item.at));
    }
}

void write_pack(const Observation& seen, const Appraisals& appraisals, ObservationBlock& block) {
    const int stacks = std::min(pack_rows, static_cast<int>(seen.pack.size()));
    block.put<Field::Stacks>(stacks);
    block.put<Field::PackPlacesLeft>(seen.pack_places_left);
    for (int row = 0; row < stacks; ++row) {
        const PackItemView& stack = seen.pack[static_cast<std::size_t>(row)];
        block.put<Field::PackLetter>(stack.letter - 'a' + 1, row);
        block.put<Field::PackInUse>(stack.in_use, row);
        write_item<true>(stack.item, row, block);
        if (static_cast<std::size_t>(row) < appraisals.size())
            write_appraisal(appraisals[static_cast<std::size_t>(row)], row, block);
    }
}

void write_discoveries(const Discoveries& discoveries, ObservationBlock& block) {
    for (const KindView& view : discoveries) {
        const auto kind = static_cast<int>(view.kind);
        block.put<Field::KindKnown>(view.known, kind);
        block.put<Field::KindMeans>(view.means, kind);
        block.put<Field::KindPercent>(view.percent, kind);
    }
}

}  // namespace cellophane
