#pragma once

#include "content/items/row.h"

namespace cellophane::items {

/// What every scroll has in common.
constexpr ItemRow scroll(ItemRow row) {
    row.category = C::Scroll;
    row.identified = By::Reading;
    row.appearance = Appearance::Title;
    row.flammable = true;
    row.stacks = Stacking::Always;
    row.glyph = U'\u266A';
    row.picture = P::Scroll;
    return row;
}

inline constexpr ItemRow scrolls[] = {
    scroll({.kind = ItemKind::ScrollOfEnchanting,
            .name = "enchanting",
            .value = 550,
            .polarity = Polarity::Benevolent}),
    scroll({.kind = ItemKind::ScrollOfIdentify,
            .name = "identify",
            .frequency = 30,
            .value = 300,
            .polarity = Polarity::Benevolent}),
    scroll({.kind = ItemKind::ScrollOfTeleportation,
            .name = "teleportation",
            .frequency = 10,
            .value = 500,
            .polarity = Polarity::Benevolent}),
    scroll({.kind = ItemKind::ScrollOfRemoveCurse,
            .name = "remove curse",
            .frequency = 15,
            .value = 150,
            .polarity = Polarity::Benevolent}),
    scroll({.kind = ItemKind::ScrollOfRecharging,
            .name = "recharging",
            .frequency = 12,
            .value = 375,
            .polarity = Polarity::Benevolent}),
    scroll({.kind = ItemKind::ScrollOfProtectArmor,
            .name = "protect armor",
            .frequency = 10,
            .value = 400,
            .polarity = Polarity::Benevolent}),
    scroll({.kind = ItemKind::ScrollOfProtectWeapon,
            .name = "protect weapon",
            .frequency = 10,
            .value = 400,
            .polarity = Polarity::Benevolent}),
    scroll({.kind = ItemKind::ScrollOfSanctuary,
            .name = "sanctuary",
            .frequency = 10,
            .value = 500,
            .polarity = Polarity::Benevolent}),
    scroll({.kind = ItemKind::ScrollOfMagicMapping,
            .name = "magic mapping",
            .frequency = 12,
            .value = 500,
            .polarity = Polarity::Benevolent}),
    scroll({.kind = ItemKind::ScrollOfNegation,
            .name = "negation",
            .frequency = 8,
            .value = 400,
            .polarity = Polarity::Benevolent}),
    scroll({.kind = ItemKind::ScrollOfShattering,
            .name = "shattering",
            .frequency = 8,
            .value = 500,
            .polarity = Polarity::Benevolent}),
    scroll({.kind = ItemKind::ScrollOfDiscord,
            .name = "discord",
            .frequency = 8,
            .value = 400,
            .polarity = Polarity::Benevolent}),
    scroll({.kind = ItemKind::ScrollOfCauseFear,
            .name = "cause fear",
            .frequency = 8,
            .value = 400,
            .polarity = Polarity::Benevolent}),
    scroll({.kind = ItemKind::ScrollOfAggravateMonsters,
            .name = "aggravate monsters",
            .frequency = 15,
            .value = 50,
            .polarity = Polarity::Malevolent}),
    scroll({.kind = ItemKind::ScrollOfSummonMonsters,
            .name = "summon monsters",
            .frequency = 10,
            .value = 50,
            .polarity = Polarity::Malevolent}),
};

}  // namespace cellophane::items
