#pragma once

#include "content/items/row.h"

namespace cellophane::items {

/// What every armor has in common.
constexpr ItemRow armor_row(ItemRow row) {
    row.category = C::Armor;
    row.polarity = Polarity::ByItem;
    row.known = true;
    row.identified = By::Wearing;
    row.identified_after = 1000;
    row.glyph = U'[';
    row.picture = P::Armor;
    return row;
}

inline constexpr ItemRow armor[] = {
    armor_row({.kind = ItemKind::LeatherArmor,
               .name = "leather armor",
               .frequency = 10,
               .value = 250,
               .strength = 10,
               .range = {30, 30, 1}}),
    armor_row({.kind = ItemKind::ScaleMail,
               .name = "scale mail",
               .frequency = 10,
               .value = 350,
               .strength = 12,
               .range = {40, 40, 1}}),
    armor_row({.kind = ItemKind::ChainMail,
               .name = "chain mail",
               .frequency = 10,
               .value = 500,
               .strength = 13,
               .range = {50, 50, 1},
               .extra_stealth = 1}),
    armor_row({.kind = ItemKind::BandedMail,
               .name = "banded mail",
               .frequency = 10,
               .value = 800,
               .strength = 15,
               .range = {70, 70, 1},
               .extra_stealth = 3}),
    armor_row({.kind = ItemKind::SplintMail,
               .name = "splint mail",
               .frequency = 10,
               .value = 1000,
               .strength = 17,
               .range = {90, 90, 1},
               .extra_stealth = 5}),
    armor_row({.kind = ItemKind::PlateArmor,
               .name = "plate armor",
               .frequency = 10,
               .value = 1300,
               .strength = 19,
               .range = {110, 110, 1},
               .extra_stealth = 7}),
};

}  // namespace cellophane::items
