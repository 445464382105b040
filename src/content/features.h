#pragma once

#include <cstdint>
#include <string_view>

#include "content/colors.h"
#include "content/lights.h"
#include "content/terrain.h"
#include "kit/base/enum_table.h"
#include "kit/base/flags.h"

namespace cellophane {

/// How a feature spreads and what else it does (rules/terrain.md 4).
enum class FeatureFlag : std::uint8_t {
    /// Empties the cells' other layers, gas excepted.
    ClearsOther,
    /// The same, but only layers that draw behind the new terrain.
    ClearsLesser,
    /// Nothing is placed where a more important terrain shows in any layer.
    BlockedByOthers,
    /// Creatures are moved out of the way first.
    Evacuates,
    WakesDormant,
    /// Replaces more important terrain too.
    Superpriority,
    Aggravates,
    /// The next feature begins in every cell, not only in the first.
    NextEverywhere,
    ResurrectsAlly,
    /// Must not cut the level even though its terrain blocks no movement.
    TreatedAsBlocking,
    /// May cut the level.
    MayBlock,
    /// Comes of it only now and then: once in a hundred times.
    Seldom,
    count
};
using FeatureFlags = Flags<FeatureFlag>;

struct FeatureRow {
    Feature kind{};
    /// As the tables spell it.
    std::string_view name;
    /// It has a message for the hero when the hero sees it grow.
    bool speaks = false;
    Terrain terrain = Terrain::Nothing;
    Layer layer = Layer::Dungeon;
    /// The chance that the first wave takes a neighbor; for gas the volume let out.
    int start_percent = 0;
    /// By how much the chance falls from wave to wave.
    int decrement = 0;
    FeatureFlags flags{};
    /// Spreads over this terrain alone, unless `Terrain::Nothing`.
    Terrain only_into = Terrain::Nothing;
    Light flare = Light::NoLight;
    /// `Color::Black`: no flash.
    Color flash = Color::Black;
    /// Of the flash, or how far an alarm is heard.
    int radius = 0;
    Feature next = Feature::None;
};

/// tables/dungeon_features.tsv.
extern const EnumTable<Feature, FeatureRow> feature_rows;

/// What a secret turns out to be (tables/terrain.tsv, column "discovered as").
Terrain revealed(Terrain terrain);

}  // namespace cellophane
