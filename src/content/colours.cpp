#include "content/colours.h"

#include <algorithm>

#include "content/styles.h"

namespace cellophane {

namespace {

struct ColourRow {
    Colour kind{};
    Tint shallow{};
    Tint deep{};
    bool by_depth = false;
};

constexpr ColourRow palette[] = {
    {.kind = Colour::White, .shallow = {100, 100, 100}},
    {.kind = Colour::Gray, .shallow = {50, 50, 50}},
    {.kind = Colour::DarkGray, .shallow = {30, 30, 30}},
    {.kind = Colour::Black, .shallow = {0, 0, 0}},
    {.kind = Colour::Yellow, .shallow = {100, 100, 0}},
    {.kind = Colour::Teal, .shallow = {30, 100, 100}},
    {.kind = Colour::LightBlue, .shallow = {40, 40, 100}},
    {.kind = Colour::Undiscovered, .shallow = {0, 0, 0}},
};

constexpr ColourRow dungeon[] = {
    {.kind = Colour::WallFore, .shallow = {7, 7, 7, 3, 3, 3}},
    {.kind = Colour::WallBack,
     .shallow = {45, 40, 40, 15, 0, 5, 20},
     .deep = {40, 30, 35, 0, 20, 30, 20},
     .by_depth = true},
    {.kind = Colour::GraniteBack, .shallow = {10, 10, 10}},
    {.kind = Colour::FloorFore, .shallow = {30, 30, 30, 0, 0, 0, 35}},
    {.kind = Colour::FloorBack, .shallow = {2, 2, 10, 2, 2, 0}, .deep = {5, 5, 5, 2, 2, 0}, .by_depth = true},
    {.kind = Colour::StairsBack, .shallow = {15, 15, 5}},
    {.kind = Colour::ExitStairsBack, .shallow = {10, 10, 25}},
    {.kind = Colour::ObsidianBack, .shallow = {6, 0, 8, 2, 0, 3}},
    {.kind = Colour::DoorFore, .shallow = {70, 35, 15}},
    {.kind = Colour::DoorBack, .shallow = {30, 10, 5}},
    {.kind = Colour::BridgeFore, .shallow = {33, 12, 12, 12, 7, 2}},
    {.kind = Colour::BridgeBack, .shallow = {12, 3, 2, 3, 2, 1}},
    {.kind = Colour::MinersLight, .shallow = {180, 180, 180}, .deep = {90, 90, 120}, .by_depth = true},
    {.kind = Colour::Torch, .shallow = {150, 75, 30, 0, 30, 20, 0, true}},
    {.kind = Colour::DeepWaterFore, .shallow = {5, 8, 20, 0, 4, 15, 10, true}},
    {.kind = Colour::DeepWaterBack,
     .shallow = {5, 10, 31, 5, 5, 5, 6, true},
     .deep = {5, 8, 20, 2, 3, 5, 5, true},
     .by_depth = true},
    {.kind = Colour::ShallowWaterFore, .shallow = {28, 28, 60, 0, 0, 10, 10, true}},
    {.kind = Colour::ShallowWaterBack,
     .shallow = {20, 20, 60, 0, 0, 10, 10, true},
     .deep = {12, 15, 40, 0, 0, 5, 5, true},
     .by_depth = true},
    {.kind = Colour::ChasmFore, .shallow = {7, 7, 15, 4, 4, 8}},
    {.kind = Colour::ChasmEdgeBack,
     .shallow = {5, 5, 25, 2, 2, 2},
     .deep = {8, 8, 20, 2, 2, 2},
     .by_depth = true},
    {.kind = Colour::FireFore, .shallow = {70, 20, 0, 15, 10, 0, 0, true}},
    {.kind = Colour::BrimstoneFore, .shallow = {100, 50, 10, 0, 50, 40, 0, true}},
    {.kind = Colour::BrimstoneBack, .shallow = {18, 12, 9, 0, 0, 5}},
    {.kind = Colour::LavaBack, .shallow = {70, 20, 0, 15, 10, 0, 0, true}},
    {.kind = Colour::WallCrystal, .shallow = {40, 40, 60, 20, 20, 40, 0, true}},
    {.kind = Colour::Memory, .shallow = {25, 25, 50, 20, 20, 20}},
    {.kind = Colour::MemoryOverlay, .shallow = {25, 25, 50}},
    {.kind = Colour::MagicMap, .shallow = {60, 20, 60, 60, 20, 60}},
};

constexpr ColourRow interface[] = {
    {.kind = Colour::Item, .shallow = {100, 95, -30}},
    {.kind = Colour::BlueBar, .shallow = {15, 10, 50}},
    {.kind = Colour::RedBar, .shallow = {45, 10, 15}},
    {.kind = Colour::InterfaceBox, .shallow = {7, 6, 15}},
    {.kind = Colour::InterfaceButton, .shallow = {18, 15, 38}},
    {.kind = Colour::ButtonHover, .shallow = {100, 70, 40}},
    {.kind = Colour::HeroInLight, .shallow = {100, 90, 30}},
    {.kind = Colour::GoodMessage, .shallow = {60, 50, 100}},
    {.kind = Colour::BadMessage, .shallow = {100, 50, 60}},
    {.kind = Colour::AdvancementMessage, .shallow = {50, 100, 60}},
    {.kind = Colour::ItemMessage, .shallow = {100, 100, 50}},
    {.kind = Colour::FlavorText, .shallow = {50, 40, 90}},
    {.kind = Colour::BackgroundMessage, .shallow = {60, 20, 70}},
};

constexpr EnumTable<Colour, ColourRow> colour_rows{palette, dungeon, interface};

}  // namespace

Tint tint(Colour colour, int depth) {
    const ColourRow& row = colour_rows[colour];
    if (!row.by_depth) return row.shallow;
    return average(row.shallow, row.deep, std::min(100, depth * 100 / amulet_depth));
}

}  // namespace cellophane
