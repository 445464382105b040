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

/// What floor and pack tell of an item alike. Each field has two, and this says which of them.
template <bool in_pack>
void write_item(const ItemView& item, int row, ObservationBlock& block) {
    const auto put = [&]<Field on_floor, Field carried>(auto value) {
        block.put<in_pack ? carried : on_floor>(value, row);
    };
    put.template operator()<Field::ItemCategory, Field::PackCategory>(named(item_rows[item.kind].category));
    put.template operator()<Field::ItemKind, Field::PackKind>(item.kind_known ? named(item.kind) : 0);
    put.template operator()<Field::ItemQuantity, Field::PackQuantity>(item.quantity);
    put.template operator()<Field::ItemEnchant, Field::PackEnchant>(item.enchant);
    put.template operator()<Field::ItemCharges, Field::PackCharges>(has_charges(item) ? item.charges : 0);
    put.template operator()<Field::ItemMarks, Field::PackMarks>(item.marks.bits());
    put.template operator()<Field::ItemWeaponRune, Field::PackWeaponRune>(named(item.weapon_rune));
    put.template operator()<Field::ItemArmorRune, Field::PackArmorRune>(named(item.armor_rune));
    put.template operator()<Field::ItemFoe, Field::PackFoe>(named(item.foe));
    put.template operator()<Field::ItemFeels, Field::PackFeels>(item.feels);
    put.template operator()<Field::ItemStrength, Field::PackStrength>(item.strength);
    put.template operator()<Field::ItemLook, Field::PackLook>(item.kind_known ? 0 : item.look);
    put.template operator()<Field::ItemUses, Field::PackUses>(item.uses);
    put.template operator()<Field::ItemOriginDepth, Field::PackOriginDepth>(item.origin_depth);
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
    const std::vector<const MonsterView*> creatures = nearest_creatures(seen);
    const int rows = std::min(item_places, static_cast<int>(order.size()));
    for (int row = rows - 1; row >= 0; --row) {
        const ItemView& item = *order[static_cast<std::size_t>(row)];
        block.put<Field::ItemX>(item.at.x, row);
        block.put<Field::ItemY>(item.at.y, row);
        block.put<Field::ItemCarried>(item.carried, row);
        write_item<false>(item, row, block);
        if (item.carried) {
            const auto bearer =
                std::find_if(creatures.begin(), creatures.end(),
                             [&](const MonsterView* monster) { return monster->at == item.at; });
            const auto place = static_cast<int>(bearer - creatures.begin());
            if (bearer != creatures.end() && place < creature_places)
                block.put<Field::CreatureCarries>(row + 1, place);
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
