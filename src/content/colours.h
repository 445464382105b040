#pragma once

#include <cstdint>

#include "kit/base/enum_table.h"

namespace cellophane {

/// A colour in percent (spec 30, section 17): 100 is full; values outside 0-100 are allowed while mixing.
/// The random parts say how far single cells may stray upward, each component by itself and all together.
struct Tint {
    int red = 0;
    int green = 0;
    int blue = 0;
    int random_red = 0;
    int random_green = 0;
    int random_blue = 0;
    int random_all = 0;
    bool dances = false;

    friend constexpr bool operator==(const Tint&, const Tint&) = default;
};

/// The named colours in use (tables/colours.tsv).
enum class Colour : std::uint8_t {
    White,
    Gray,
    DarkGray,
    Black,
    Yellow,
    Teal,
    LightBlue,
    Undiscovered,
    WallFore,
    WallBack,
    GraniteBack,
    FloorFore,
    FloorBack,
    StairsBack,
    ExitStairsBack,
    ObsidianBack,
    DoorFore,
    DoorBack,
    BridgeFore,
    BridgeBack,
    MinersLight,
    Torch,
    DeepWaterFore,
    DeepWaterBack,
    ShallowWaterFore,
    ShallowWaterBack,
    ChasmFore,
    ChasmEdgeBack,
    FireFore,
    BrimstoneFore,
    BrimstoneBack,
    LavaBack,
    WallCrystal,
    Memory,
    MemoryOverlay,
    MagicMap,
    Item,
    BlueBar,
    RedBar,
    InterfaceBox,
    InterfaceButton,
    ButtonHover,
    HeroInLight,
    GoodMessage,
    BadMessage,
    AdvancementMessage,
    ItemMessage,
    FlavorText,
    BackgroundMessage,
    count
};

/// `c` moved towards `towards` by `weight` percent, random parts alike.
constexpr Tint average(const Tint& c, const Tint& towards, int weight) {
    const auto mix = [weight](int a, int b) { return (a * (100 - weight) + b * weight) / 100; };
    return {.red = mix(c.red, towards.red),
            .green = mix(c.green, towards.green),
            .blue = mix(c.blue, towards.blue),
            .random_red = mix(c.random_red, towards.random_red),
            .random_green = mix(c.random_green, towards.random_green),
            .random_blue = mix(c.random_blue, towards.random_blue),
            .random_all = mix(c.random_all, towards.random_all),
            .dances = c.dances || towards.dances};
}

/// The colour as it is at a depth: six of them change on the way down (spec 30, section 17.3).
Tint tint(Colour colour, int depth);

/// A colour that is the same at every depth.
inline Tint tint(Colour colour) {
    return tint(colour, 1);
}

}  // namespace cellophane
