#pragma once

#include "content/items/row.h"

namespace cellophane::items {

/// What every ring has in common.
constexpr ItemRow ring(ItemRow row) {
    row.category = C::Ring;
    row.range = {1, 3};
    row.polarity = Polarity::ByItem;
    row.identified = By::Wearing;
    row.identified_after = 1500;
    row.appearance = Appearance::Gemstone;
    // The ring sign of the tables is two columns wide.
    row.glyph = U'o';
    row.picture = P::Ring;
    return row;
}

/// What every charm has in common.
constexpr ItemRow charm(ItemRow row) {
    row.category = C::Charm;
    row.range = {1, 2};
    row.polarity = Polarity::Benevolent;
    row.known = true;
    row.glyph = U'\u03DF';
    row.picture = P::Charm;
    return row;
}

/// Rings and charms.
inline constexpr ItemRow trinkets[] = {
    ring({.kind = ItemKind::RingOfClairvoyance, .name = "clairvoyance", .frequency = 1, .value = 900}),
    ring({.kind = ItemKind::RingOfStealth, .name = "stealth", .frequency = 1, .value = 800}),
    ring({.kind = ItemKind::RingOfRegeneration, .name = "regeneration", .frequency = 1, .value = 750}),
    ring({.kind = ItemKind::RingOfTransference, .name = "transference", .frequency = 1, .value = 750}),
    ring({.kind = ItemKind::RingOfLight, .name = "light", .frequency = 1, .value = 600}),
    ring({.kind = ItemKind::RingOfAwareness, .name = "awareness", .frequency = 1, .value = 700}),
    ring({.kind = ItemKind::RingOfWisdom, .name = "wisdom", .frequency = 1, .value = 700}),
    ring({.kind = ItemKind::RingOfReaping, .name = "reaping", .frequency = 1, .value = 700}),
    charm({.kind = ItemKind::CharmOfHealth, .name = "health", .frequency = 5, .value = 900}),
    charm({.kind = ItemKind::CharmOfProtection, .name = "protection", .frequency = 5, .value = 800}),
    charm({.kind = ItemKind::CharmOfHaste, .name = "haste", .frequency = 5, .value = 750}),
    charm({.kind = ItemKind::CharmOfFireImmunity, .name = "fire immunity", .frequency = 3, .value = 750}),
    charm({.kind = ItemKind::CharmOfInvisibility, .name = "invisibility", .frequency = 5, .value = 700}),
    charm({.kind = ItemKind::CharmOfTelepathy, .name = "telepathy", .frequency = 3, .value = 700}),
    charm({.kind = ItemKind::CharmOfLevitation, .name = "levitation", .frequency = 1, .value = 700}),
    charm({.kind = ItemKind::CharmOfShattering, .name = "shattering", .frequency = 1, .value = 700}),
    charm({.kind = ItemKind::CharmOfGuardian, .name = "guardian", .frequency = 5, .value = 700}),
    charm({.kind = ItemKind::CharmOfTeleportation, .name = "teleportation", .frequency = 4, .value = 700}),
    charm({.kind = ItemKind::CharmOfRecharging, .name = "recharging", .frequency = 5, .value = 700}),
    charm({.kind = ItemKind::CharmOfNegation, .name = "negation", .frequency = 5, .value = 700}),
};

}  // namespace cellophane::items
