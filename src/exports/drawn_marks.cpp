#include "exports/drawn_marks.h"

namespace cellophane {

namespace {

using enum DrawnPen;

constexpr MarkStroke door[] = {{Box, "m-50-13h100v26h-100z"}};
constexpr MarkStroke open_door[] = {{Line, "m-50 0h14m72 0h14"}, {Box, "m-36-40h10v40h-10z"}};
constexpr MarkStroke secret_door[] = {{Box, "m-50-13h100v26h-100z"},
                                      {Line, "m12-30c-30-14-42 18-10 28c32 12 14 46-16 32"}};
constexpr MarkStroke locked_door[] = {{Box, "m-50-15h100v30h-100z"},
                                      {Solid, "m-7-5a7 7 0 1 1 14 0l-4 12h-6z"}};
constexpr MarkStroke stairs_down[] = {{Line, "m-44 42h88m-80-20h72m-64-20h56m-48-20h40m-32-20h24"},
                                      {Fine, "m-44 42l28-84m32 0l28 84"}};
constexpr MarkStroke stairs_up[] = {{Line, "m-40 42h80m-80-20h80m-80-20h80m-80-20h80m-80-20h80"},
                                    {Solid, "m0-48l16 22h-32z"}};
constexpr MarkStroke portal[] = {{Line, "m-38 45v-45a38 38 0 0 1 76 0v45m-58 0v-43a20 20 0 0 1 40 0v43"}};
constexpr MarkStroke torch[] = {
    {Solid, "m0-12a12 12 0 1 1-.1 0z"},
    {Fine, "m0-34v10m0 48v10m-34-34h10m48 0h10m-58-24l7 7m34 34l7 7m0-48l-7 7m-34 34l-7 7"}};
constexpr MarkStroke crystal[] = {{Box, "m0-44l34 26l-10 58h-48l-10-58z"},
                                  {Fine, "m0-44v84m-34-58l34 12l34-12"}};
constexpr MarkStroke portcullis[] = {
    {Solid, "m-46-8h16v16h-16zm25 0h16v16h-16zm25 0h16v16h-16zm25 0h16v16h-16z"}, {Fine, "m-50 0h100"}};
constexpr MarkStroke barricade[] = {{Line, "m-46-20l92 40m0-40l-92 40m0-20h92"}};
constexpr MarkStroke lever[] = {
    {Box, "m-16 8h32v18h-32z"}, {Line, "m0 8l18-36"}, {Solid, "m18-36a7 7 0 1 1-.1 0z"}};
constexpr MarkStroke statue[] = {{Box, "m0-36a36 36 0 1 1-.1 0z"},
                                 {Solid, "m0-26l7 17h18l-14 12l5 18l-16-11l-16 11l5-18l-14-12h18z"}};
constexpr MarkStroke turret[] = {{Line, "m-24-24l48 48m0-48l-48 48"}};
constexpr MarkStroke altar[] = {
    {Box, "m-34-22h68v44h-68z"}, {Fine, "m-24-12h48v24h-48z"}, {Solid, "m0-7a7 7 0 1 1-.1 0z"}};
constexpr MarkStroke cage[] = {{Box, "m-34-34h68v68h-68z"}, {Line, "m-17-34v68m17-68v68m17-68v68"}};
constexpr MarkStroke pedestal[] = {{Box, "m-24-24h48v48h-48z"}, {Fine, "m-14-14h28v28h-28z"}};
constexpr MarkStroke coffin[] = {{Box, "m-12-44h24l14 24l-10 64h-32l-10-64z"}, {Fine, "m0-26v44m-10-30h20"}};
constexpr MarkStroke trap[] = {{Box, "m0-36l36 64h-72z"}, {Solid, "m-4-14h8l-2 22h-4zm4 26a5 5 0 1 1-.1 0z"}};
constexpr MarkStroke plate[] = {{Line, "m-30-30h60v60h-60z"}, {Fine, "m-20-20h40v40h-40z"}};
constexpr MarkStroke vent[] = {
    {Line, "m0-30a30 30 0 1 1-.1 0z"},
    {Solid, "m-12-10a5 5 0 1 1-.1 0zm24 0a5 5 0 1 1-.1 0zm-12 18a5 5 0 1 1-.1 0z"}};
constexpr MarkStroke glyph[] = {{Fine, "m0-30l26 30l-26 30l-26-30z"}, {Fine, "m0-14l12 14l-12 14l-12-14z"}};
constexpr MarkStroke flask[] = {{Box, "m-9-36h18v22a28 28 0 1 1-18 0z"}, {Fine, "m-24 12h48"}};
constexpr MarkStroke reeds[] = {{Fine, "m-24 20v-30m10 32v-24m30-10v-30m10 34v-24"},
                                {Fine, "m-30-6h20m20 24h22"},
                                {Fine, "m-8 4v-32m10 32v-26m-30 40h26"}};
constexpr MarkStroke cracks[] = {
    {Fine, "m-36-18l18 10l10 20"}, {Fine, "m30-30l-14 16l4 18"}, {Fine, "m-20 30l20-12l22 8"}};
constexpr MarkStroke bridge[] = {{Box, "m-40-50h80v100h-80z"},
                                 {Fine, "m-40-30h80m-80 20h80m-80 20h80m-80 20h80"}};
constexpr MarkStroke ice[] = {
    {Fine, "m-30 10l20-24m6 28l26-30"}, {Fine, "m-10 26l30-36"}, {Fine, "m-34-8l16-20m18 34l14-18"}};
constexpr MarkStroke grass[] = {{Fine, "m-18 16l-8-26m8 26v-32m0 32l9-24"},
                                {Fine, "m14 10l-8-26m8 26v-32m0 32l9-24m-44 34l-6-18m6 18l6-20"},
                                {Fine, "m-2 22l-9-24m9 24v-30m0 30l8-26"}};
constexpr MarkStroke dead_grass[] = {{Fine, "m-16 14l-12-16m12 16l4-20"},
                                     {Fine, "m12 16l-10-18m10 18l12-14"},
                                     {Fine, "m0 8l-14-12m14 12l10-16"}};
constexpr MarkStroke fungus[] = {
    {Fine, "m-20 0a6 6 0 1 1-.1 0zm30 14a5 5 0 1 1-.1 0z"},
    {Fine, "m8-20a6 6 0 1 1-.1 0zm-14 30a4 4 0 1 1-.1 0z"},
    {Fine, "m-8 12a6 6 0 1 1-.1 0zm24-20a4 4 0 1 1-.1 0zm-30-8a4 4 0 1 1-.1 0z"}};
constexpr MarkStroke bones[] = {
    {Fine, "m-22-12l40 22m-36 2l30-26"}, {Fine, "m-18 14l34-20"}, {Fine, "m-4-22l10 40m-26-18h34"}};
constexpr MarkStroke rubble[] = {{Fine, "m-26 4l10-12l12 6l-4 12h-14zm30 12l8-8l10 4l-2 10h-12z"},
                                 {Fine, "m-6-24l12-4l6 10l-8 8l-12-4zm-18 36l8-8l8 6l-6 8z"},
                                 {Fine, "m8-4l12-6l8 10l-10 8zm-30 20l6-10l12 4l-2 10z"}};
constexpr MarkStroke web[] = {
    {Fine,
     "m-44-44l88 88m0-88l-88 88m44-88v88m-44-44h88m-62-18q18 10 36 0q-10 18 0 36q-18-10-36 0q10-18 0-36"}};
constexpr MarkStroke bush[] = {{Box,
                                "m-32 10a16 16 0 0 1 2-28a20 20 0 0 1 34-14a18 18 0 0 1 28 16a16 16 0 0 1 2 "
                                "28a18 18 0 0 1-30 14a20 20 0 0 1-36-16"},
                               {Box,
                                "m-28 18a17 17 0 0 1-4-30a18 18 0 0 1 28-18a20 20 0 0 1 34 12a16 16 0 0 1 2 "
                                "28a19 19 0 0 1-28 18a18 18 0 0 1-32-10"},
                               {Box,
                                "m-34 4a17 17 0 0 1 8-26a19 19 0 0 1 34-8a17 17 0 0 1 24 20a16 16 0 0 1-4 "
                                "28a18 18 0 0 1-32 10a18 18 0 0 1-30-24"}};
constexpr MarkStroke trampled_bush[] = {{Fine, "m-26 12a12 12 0 0 1 8-20m18 26a12 12 0 0 0 22-8"},
                                        {Fine, "m-10-20a12 12 0 0 1 20 4m-30 30a12 12 0 0 0 16 8"}};
constexpr MarkStroke manacle[] = {{Fine, "m0-10a10 10 0 1 1-.1 0z"}};
constexpr MarkStroke fire[] = {
    {Box, "m0-36c6 22 26 26 22 48c-4 22-40 22-44 0c-2-14 8-16 8-28c8 4 8 8 8 12c6-8 8-20 6-32z"}};
constexpr MarkStroke pod[] = {{Box, "m0-18a18 18 0 1 1-.1 0z"}, {Solid, "m0-5a5 5 0 1 1-.1 0z"}};
constexpr MarkStroke bedroll[] = {{Box, "m-38-16h76v32h-76z"}, {Fine, "m-20-16v32m-10-32v32"}};

constexpr MarkDrawing mark_rows[] = {
    {.kind = DrawnMark::None},
    {.kind = DrawnMark::Door, .name = "door", .facing = DrawnFacing::Across, .strokes = door},
    {.kind = DrawnMark::OpenDoor, .name = "open door", .facing = DrawnFacing::Across, .strokes = open_door},
    {.kind = DrawnMark::SecretDoor,
     .name = "secret door",
     .facing = DrawnFacing::Across,
     .in_key = true,
     .strokes = secret_door},
    {.kind = DrawnMark::LockedDoor,
     .name = "locked door",
     .facing = DrawnFacing::Across,
     .in_key = true,
     .strokes = locked_door},
    {.kind = DrawnMark::StairsDown,
     .name = "stairs down",
     .facing = DrawnFacing::Outward,
     .strokes = stairs_down},
    {.kind = DrawnMark::StairsUp, .name = "stairs up", .facing = DrawnFacing::Outward, .strokes = stairs_up},
    {.kind = DrawnMark::Portal, .name = "portal", .in_key = true, .strokes = portal},
    {.kind = DrawnMark::Torch, .name = "torch or brazier", .strokes = torch},
    {.kind = DrawnMark::Crystal, .name = "crystal", .strokes = crystal},
    {.kind = DrawnMark::Portcullis,
     .name = "portcullis",
     .facing = DrawnFacing::Across,
     .in_key = true,
     .strokes = portcullis},
    {.kind = DrawnMark::Barricade,
     .name = "barricade",
     .facing = DrawnFacing::Across,
     .in_key = true,
     .strokes = barricade},
    {.kind = DrawnMark::Lever, .name = "lever", .in_key = true, .strokes = lever},
    {.kind = DrawnMark::Statue, .name = "statue", .in_key = true, .strokes = statue},
    {.kind = DrawnMark::Turret, .name = "hidden niche", .in_key = true, .strokes = turret},
    {.kind = DrawnMark::Altar, .name = "altar", .in_key = true, .strokes = altar},
    {.kind = DrawnMark::Cage, .name = "cage", .in_key = true, .strokes = cage},
    {.kind = DrawnMark::Pedestal, .name = "pedestal", .in_key = true, .strokes = pedestal},
    {.kind = DrawnMark::Coffin, .name = "coffin", .in_key = true, .strokes = coffin},
    {.kind = DrawnMark::Trap, .name = "trap", .in_key = true, .strokes = trap},
    {.kind = DrawnMark::Plate, .name = "pressure plate", .in_key = true, .strokes = plate},
    {.kind = DrawnMark::Vent, .name = "vent", .in_key = true, .strokes = vent},
    {.kind = DrawnMark::Glyph, .name = "glyph", .strokes = glyph},
    {.kind = DrawnMark::Flask, .name = "glass vessel", .in_key = true, .strokes = flask},
    {.kind = DrawnMark::Reeds, .name = "bog", .has_variants = true, .grows = true, .strokes = reeds},
    {.kind = DrawnMark::Cracks, .name = "edge of a drop", .has_variants = true, .strokes = cracks},
    {.kind = DrawnMark::Bridge, .name = "bridge", .facing = DrawnFacing::Across, .strokes = bridge},
    {.kind = DrawnMark::Ice, .name = "ice", .has_variants = true, .strokes = ice},
    {.kind = DrawnMark::Grass, .name = "grass", .has_variants = true, .grows = true, .strokes = grass},
    {.kind = DrawnMark::DeadGrass,
     .name = "dead grass",
     .has_variants = true,
     .grows = true,
     .strokes = dead_grass},
    {.kind = DrawnMark::Fungus,
     .name = "fungus or lichen",
     .has_variants = true,
     .grows = true,
     .strokes = fungus},
    {.kind = DrawnMark::Bones, .name = "bones", .has_variants = true, .strokes = bones},
    {.kind = DrawnMark::Rubble, .name = "rubble", .has_variants = true, .strokes = rubble},
    {.kind = DrawnMark::Web, .name = "web or net", .strokes = web},
    {.kind = DrawnMark::Bush, .name = "foliage", .has_variants = true, .grows = true, .strokes = bush},
    {.kind = DrawnMark::TrampledBush,
     .name = "trampled foliage",
     .has_variants = true,
     .grows = true,
     .strokes = trampled_bush},
    {.kind = DrawnMark::Manacle, .name = "manacles", .strokes = manacle},
    {.kind = DrawnMark::Fire, .name = "fire", .strokes = fire},
    {.kind = DrawnMark::Pod, .name = "pod", .strokes = pod},
    {.kind = DrawnMark::Bedroll, .name = "bedroll", .strokes = bedroll},
};

constexpr MarkStroke waves[] = {{Fine, "m-30 0q8-9 16 0q8 9 16 0q8-9 16 0"},
                                {Fine, "m-14 8q8-9 16 0q8 9 16 0"}};
constexpr MarkStroke curls[] = {
    {Fine, "m-30 14c0-32 44-36 46-8c0 20-28 22-26 2c2-12 14-10 14-2m22 14c8 0 12-6 14-14"},
    {Fine, "m-40 0c12-18 22 14 36-2c10-12 22 12 36-4m-60 28c12-16 22 12 36-4"}};
constexpr MarkStroke dashes[] = {{Fine, "m-26-8h18m10 14h20"}, {Fine, "m-10 6h22"}};
constexpr MarkStroke chips[] = {{Fine, "m-20-6l8 10l-4 10m22-24l6 8"}, {Fine, "m-2-14l-8 12l10 6"}};

constexpr AreaDrawing area_rows[] = {
    {.kind = DrawnArea::None},
    {.kind = DrawnArea::Carpet, .name = "carpet"},
    {.kind = DrawnArea::ShallowWater, .name = "shallow water"},
    {.kind = DrawnArea::DeepWater,
     .name = "deep water",
     .under = DrawnArea::ShallowWater,
     .rings = 2,
     .texture = waves},
    {.kind = DrawnArea::Mud, .name = "mud", .texture = dashes},
    {.kind = DrawnArea::Brimstone, .name = "brimstone or obsidian", .texture = chips},
    {.kind = DrawnArea::Lava, .name = "lava", .texture = curls, .eighths = 7},
    {.kind = DrawnArea::Chasm, .name = "chasm or hole", .rings = 2},
};

constexpr ItemDrawing item_shapes[] = {
    {ItemCategory::Food, "food",
     "m-4-20c4-8 10-10 14-10c0 6-4 10-8 12c18-4 28 8 24 24c-4 18-16 26-26 22c-10 4-24-4-26-22c-2-18 10-30 "
     "22-26z"},
    {ItemCategory::Weapon, "weapon",
     "m26-36l10 10l-40 40l10 10l-8 8l-10-10l-14 14l-10-10l14-14l-10-10l8-8l10 10z"},
    {ItemCategory::Armor, "armor", "m0-36l30 10v22c0 20-14 32-30 40c-16-8-30-20-30-40v-22z"},
    {ItemCategory::Potion, "potion",
     "m-8-38h16v18c14 4 22 16 22 28c0 18-14 28-30 28c-16 0-30-10-30-28c0-12 8-24 22-28z"},
    {ItemCategory::Scroll, "scroll",
     "m-26-34h44c10 0 10 14 0 14v40h8c10 0 10 14 0 14h-44c-10 0-10-14 0-14v-40h-8c-10 0-10-14 0-14z"},
    {ItemCategory::Staff, "staff", "m22-40l12 12l-56 60l-8-8l6-6l-6-6z"},
    {ItemCategory::Wand, "wand", "m12-30l4 10l10 4l-10 4l-4 10l-36 36l-8-8l36-36l-4-6z"},
    {ItemCategory::Ring, "ring", "m0-38l12 12l-6 6a24 24 0 1 1-12 0l-6-6zm0 30a14 14 0 1 0 .1 0z"},
    {ItemCategory::Charm, "charm", "m-22-34h44v10h-16l24 30l-30 30l-30-30l24-30h-16z"},
    {ItemCategory::Gold, "gold",
     "m-20 0a16 16 0 1 1 20-6a16 16 0 1 1 18 12a16 16 0 1 1-20 14a16 16 0 1 1-18-20z"},
    {ItemCategory::Amulet, "the Amulet",
     "m-28-38c8 16 18 22 28 22c10 0 20-6 28-22h8c-4 18-12 26-24 30a22 22 0 1 1-24 0c-12-4-20-12-24-30z"},
    {ItemCategory::Gem, "lumenstone", "m-18-26h36l16 18l-34 40l-34-40z"},
    {ItemCategory::Key, "key",
     "m-20-16a16 16 0 1 1 14 22l0 0l26 26l-8 8l-6-6l-6 6l-8-8l6-6l-16-16a16 16 0 0 1-2-26z"},
};

}  // namespace

constinit const EnumTable<DrawnMark, MarkDrawing> mark_drawings{mark_rows};
constinit const EnumTable<DrawnArea, AreaDrawing> area_drawings{area_rows};
constinit const EnumTable<ItemCategory, ItemDrawing> item_drawings{item_shapes};

}  // namespace cellophane
