#pragma once

#include "content/items/row.h"

namespace cellophane::items {

/// What every staff has in common.
constexpr ItemRow staff(ItemRow row) {
    row.category = C::Staff;
    row.range = {2, 4};
    row.identified = By::Effect;
    row.appearance = Appearance::Wood;
    row.glyph = U'/';
    row.picture = P::Staff;
    return row;
}

/// What every wand has in common.
constexpr ItemRow wand(ItemRow row) {
    row.category = C::Wand;
    row.identified = By::Effect;
    row.appearance = Appearance::Metal;
    row.glyph = U'~';
    row.picture = P::Wand;
    return row;
}

/// Staffs and wands.
inline constexpr ItemRow sticks[] = {
    staff({.kind = ItemKind::StaffOfLightning,
           .name = "lightning",
           .frequency = 15,
           .value = 1300,
           .polarity = Polarity::Benevolent}),
    staff({.kind = ItemKind::StaffOfFirebolt,
           .name = "firebolt",
           .frequency = 15,
           .value = 1300,
           .polarity = Polarity::Benevolent}),
    staff({.kind = ItemKind::StaffOfPoison,
           .name = "poison",
           .frequency = 10,
           .value = 1200,
           .polarity = Polarity::Benevolent}),
    staff({.kind = ItemKind::StaffOfTunneling,
           .name = "tunneling",
           .frequency = 10,
           .value = 1000,
           .polarity = Polarity::Benevolent}),
    staff({.kind = ItemKind::StaffOfBlinking,
           .name = "blinking",
           .frequency = 11,
           .value = 1200,
           .polarity = Polarity::Benevolent}),
    staff({.kind = ItemKind::StaffOfEntrancement,
           .name = "entrancement",
           .frequency = 5,
           .value = 1000,
           .polarity = Polarity::Benevolent}),
    staff({.kind = ItemKind::StaffOfObstruction,
           .name = "obstruction",
           .frequency = 10,
           .value = 1000,
           .polarity = Polarity::Benevolent}),
    staff({.kind = ItemKind::StaffOfDiscord,
           .name = "discord",
           .frequency = 10,
           .value = 1000,
           .polarity = Polarity::Benevolent}),
    staff({.kind = ItemKind::StaffOfConjuration,
           .name = "conjuration",
           .frequency = 8,
           .value = 1000,
           .polarity = Polarity::Benevolent}),
    staff({.kind = ItemKind::StaffOfHealing,
           .name = "healing",
           .frequency = 6,
           .value = 1100,
           .polarity = Polarity::Malevolent}),
    staff({.kind = ItemKind::StaffOfHaste,
           .name = "haste",
           .frequency = 6,
           .value = 900,
           .polarity = Polarity::Malevolent}),
    staff({.kind = ItemKind::StaffOfProtection,
           .name = "protection",
           .frequency = 6,
           .value = 900,
           .polarity = Polarity::Malevolent}),
    wand({.kind = ItemKind::WandOfTeleportation,
          .name = "teleportation",
          .frequency = 3,
          .value = 800,
          .range = {3, 5},
          .polarity = Polarity::Benevolent}),
    wand({.kind = ItemKind::WandOfSlowness,
          .name = "slowness",
          .frequency = 3,
          .value = 800,
          .range = {2, 5},
          .polarity = Polarity::Benevolent}),
    wand({.kind = ItemKind::WandOfPolymorphism,
          .name = "polymorphism",
          .frequency = 3,
          .value = 700,
          .range = {3, 5},
          .polarity = Polarity::Benevolent}),
    wand({.kind = ItemKind::WandOfNegation,
          .name = "negation",
          .frequency = 3,
          .value = 550,
          .range = {4, 6},
          .polarity = Polarity::Benevolent}),
    wand({.kind = ItemKind::WandOfDomination,
          .name = "domination",
          .frequency = 3,
          .value = 1000,
          .range = {1, 2},
          .polarity = Polarity::Benevolent}),
    wand({.kind = ItemKind::WandOfBeckoning,
          .name = "beckoning",
          .frequency = 3,
          .value = 500,
          .range = {2, 4},
          .polarity = Polarity::Benevolent}),
    wand({.kind = ItemKind::WandOfPlenty,
          .name = "plenty",
          .frequency = 3,
          .value = 700,
          .range = {1, 2},
          .polarity = Polarity::Malevolent}),
    wand({.kind = ItemKind::WandOfInvisibility,
          .name = "invisibility",
          .frequency = 3,
          .value = 100,
          .range = {3, 5},
          .polarity = Polarity::Malevolent}),
    wand({.kind = ItemKind::WandOfEmpowerment,
          .name = "empowerment",
          .frequency = 1,
          .value = 100,
          .range = {1, 1},
          .polarity = Polarity::Malevolent}),
};

}  // namespace cellophane::items
