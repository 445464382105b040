#pragma once

#include "content/items/row.h"

namespace cellophane::items {

/// What every potion has in common.
constexpr ItemRow potion(ItemRow row) {
    row.category = C::Potion;
    row.identified = By::Drinking;
    row.appearance = Appearance::Color;
    row.stacks = Stacking::Always;
    row.glyph = U'!';
    row.picture = P::Potion;
    return row;
}

inline constexpr ItemRow potions[] = {
    potion({.kind = ItemKind::PotionOfLife,
            .name = "life",
            .value = 500,
            .range = {10, 10, 0},
            .polarity = Polarity::Benevolent}),
    potion({.kind = ItemKind::PotionOfStrength,
            .name = "strength",
            .value = 400,
            .range = {1, 1, 0},
            .polarity = Polarity::Benevolent}),
    potion({.kind = ItemKind::PotionOfTelepathy,
            .name = "telepathy",
            .frequency = 20,
            .value = 350,
            .range = {300, 300, 0},
            .polarity = Polarity::Benevolent}),
    potion({.kind = ItemKind::PotionOfLevitation,
            .name = "levitation",
            .frequency = 15,
            .value = 250,
            .range = {100, 100, 0},
            .polarity = Polarity::Benevolent}),
    potion({.kind = ItemKind::PotionOfDetectMagic,
            .name = "detect magic",
            .frequency = 20,
            .value = 500,
            .polarity = Polarity::Benevolent}),
    potion({.kind = ItemKind::PotionOfSpeed,
            .name = "speed",
            .frequency = 10,
            .value = 500,
            .range = {25, 25, 0},
            .polarity = Polarity::Benevolent}),
    potion({.kind = ItemKind::PotionOfFireImmunity,
            .name = "fire immunity",
            .frequency = 15,
            .value = 500,
            .range = {150, 150, 0},
            .polarity = Polarity::Benevolent}),
    potion({.kind = ItemKind::PotionOfInvisibility,
            .name = "invisibility",
            .frequency = 15,
            .value = 400,
            .range = {75, 75, 0},
            .polarity = Polarity::Benevolent}),
    potion({.kind = ItemKind::PotionOfPoisonousGas,
            .name = "poisonous gas",
            .frequency = 15,
            .value = 200,
            .polarity = Polarity::Malevolent}),
    potion({.kind = ItemKind::PotionOfParalysis,
            .name = "paralysis",
            .frequency = 10,
            .value = 250,
            .polarity = Polarity::Malevolent}),
    potion({.kind = ItemKind::PotionOfHallucination,
            .name = "hallucination",
            .frequency = 10,
            .value = 500,
            .range = {300, 300, 0},
            .polarity = Polarity::Malevolent}),
    potion({.kind = ItemKind::PotionOfConfusion,
            .name = "confusion",
            .frequency = 15,
            .value = 450,
            .polarity = Polarity::Malevolent}),
    potion({.kind = ItemKind::PotionOfIncineration,
            .name = "incineration",
            .frequency = 15,
            .value = 500,
            .polarity = Polarity::Malevolent}),
    potion({.kind = ItemKind::PotionOfDarkness,
            .name = "darkness",
            .frequency = 7,
            .value = 150,
            .range = {400, 400, 0},
            .polarity = Polarity::Malevolent}),
    potion({.kind = ItemKind::PotionOfDescent,
            .name = "descent",
            .frequency = 7,
            .value = 500,
            .polarity = Polarity::Malevolent}),
    potion({.kind = ItemKind::PotionOfCreepingDeath,
            .name = "creeping death",
            .frequency = 7,
            .value = 450,
            .polarity = Polarity::Malevolent}),
};

}  // namespace cellophane::items
