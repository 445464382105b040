#pragma once

#include "agent/observation_fields.h"
#include "content/items.h"
#include "content/monsters.h"
#include "content/terrain.h"
#include "world/level.h"

namespace cellophane::fields {

/// A field with an element for every cell.
constexpr FieldRow plane(FieldRow row) {
    row.rows = standard_size.height;
    row.columns = standard_size.width;
    return row;
}

inline constexpr std::int64_t last_terrain = static_cast<std::int64_t>(Terrain::count) - 1;

inline constexpr FieldRow map[] = {
    plane({.kind = Field::Sight,
           .name = "sight",
           .element = Element::U8,
           .coding = Coding::Name,
           .names = Vocabulary::Sights,
           .most = 5,
           .meaning = "how the cell is known"}),
    plane({.kind = Field::CellMarks,
           .name = "cellMarks",
           .element = Element::U8,
           .coding = Coding::Bits,
           .names = Vocabulary::CellMarks,
           .most = 7,
           .meaning = "of cells with nothing between them and the hero, what the view of stealth shows"}),
    plane({.kind = Field::Dungeon,
           .name = "dungeon",
           .element = Element::U8,
           .coding = Coding::Name,
           .names = Vocabulary::Terrains,
           .most = last_terrain,
           .meaning = "ground, walls, doors, as seen or remembered; secrets in their disguise"}),
    plane({.kind = Field::Liquid,
           .name = "liquid",
           .element = Element::U8,
           .coding = Coding::Name,
           .names = Vocabulary::Terrains,
           .most = last_terrain,
           .meaning = "water, lava, mud, chasms"}),
    plane({.kind = Field::Surface,
           .name = "surface",
           .element = Element::U8,
           .coding = Coding::Name,
           .names = Vocabulary::Terrains,
           .most = last_terrain,
           .meaning = "grass, fire, webs, blood; not of cells that are only magic mapped"}),
    plane({.kind = Field::Gas,
           .name = "gas",
           .element = Element::U8,
           .coding = Coding::Name,
           .names = Vocabulary::Terrains,
           .most = last_terrain,
           .meaning = "which gas there is"}),
    plane({.kind = Field::GasVolume,
           .name = "gasVolume",
           .element = Element::U8,
           .most = 255,
           .meaning = "how much of it; 255: that or more"}),
    plane({.kind = Field::Properties,
           .name = "properties",
           .element = Element::U32,
           .coding = Coding::Bits,
           .names = Vocabulary::TerrainProperties,
           .most = (std::int64_t{1} << static_cast<int>(TerrainProperty::count)) - 1,
           .meaning = "what the four layers together block, and what is dangerous about them"}),
    plane({.kind = Field::Light,
           .name = "light",
           .element = Element::U8,
           .unit = "percent",
           .most = 255,
           .meaning =
               "the light in cells that are seen now, in the mean of the three colors; 255: that or more"}),
    plane({.kind = Field::Aura,
           .name = "aura",
           .element = Element::U8,
           .coding = Coding::Name,
           .names = Vocabulary::Auras,
           .most = 3,
           .meaning = "magic that was felt there and has not been seen since"}),
    plane({.kind = Field::CellCreature,
           .name = "cellCreature",
           .element = Element::U8,
           .coding = Coding::Row,
           .most = creature_places,
           .meaning = "the row of the creature there"}),
    plane({.kind = Field::CellCreatureKind,
           .name = "cellCreatureKind",
           .element = Element::U8,
           .coding = Coding::NameOrNone,
           .names = Vocabulary::Monsters,
           .most = static_cast<std::int64_t>(MonsterKind::count),
           .meaning = "its kind; the hero is of the kind `you`"}),
    plane({.kind = Field::CellItem,
           .name = "cellItem",
           .element = Element::U8,
           .coding = Coding::Row,
           .most = item_places,
           .meaning = "the row of the item known to lie there"}),
    plane({.kind = Field::CellItemCategory,
           .name = "cellItemCategory",
           .element = Element::U8,
           .coding = Coding::NameOrNone,
           .names = Vocabulary::ItemCategories,
           .most = static_cast<std::int64_t>(ItemCategory::count),
           .meaning = "its category"}),
    plane({.kind = Field::CellItemKind,
           .name = "cellItemKind",
           .element = Element::U8,
           .coding = Coding::NameOrNone,
           .names = Vocabulary::ItemKinds,
           .most = static_cast<std::int64_t>(ItemKind::count),
           .meaning = "its kind, where that is known"}),
};

}  // namespace cellophane::fields
