#pragma once

#include "words/terrain/row.h"

namespace cellophane::words::terrain {

// What other terrain passes for.

inline constexpr TerrainWords granite{
    .kind = Terrain::Granite,
    .name = "rough granite",
    .article = Article::None,
    .where = "in",
    .flavor = "Nobody ever cut this rock; its splinters catch at your sleeve."};

/// Plain ground is not worth a word.
inline constexpr TerrainWords ground{.kind = Terrain::Floor, .name = "ground", .article = Article::The};

inline constexpr TerrainWords stone_wall{.kind = Terrain::StoneWall,
                                         .name = "stone wall",
                                         .where = "in",
                                         .flavor = "The stones are rough, cold and entirely unmoved by you."};

inline constexpr TerrainWords wall_torch{
    .kind = Terrain::WallTorch,
    .name = "wall torch",
    .where = "in",
    .flavor = "A torch sits deep in its bracket, muttering as it burns."};

inline constexpr TerrainWords wall_lever{
    .kind = Terrain::WallLever,
    .name = "lever",
    .where = "in",
    .flavor = "The lever shifts under your hand with a long iron groan."};

inline constexpr TerrainWords marble_statue{
    .kind = Terrain::MarbleStatue,
    .name = "marble statue",
    .where = "in",
    .flavor = "Cold marble, weathered smooth; whoever it honoured has lost the face."};

inline constexpr TerrainWords old_altar{
    .kind = Terrain::PickupSwitchAltar,
    .name = "candle-lit altar",
    .flavor = "An old stone altar, shaggy with the grease of a thousand candles.",
    .truth = "altar that notices what is taken"};

inline constexpr TerrainWords iron_cage{.kind = Terrain::AltarInRetractableCage,
                                        .name = "iron cage",
                                        .where = "in",
                                        .flavor = "The cage will not budge. Something nearby might lift it."};

inline constexpr TerrainWords demonic_altar{
    .kind = Terrain::SacrificeAltar,
    .name = "demonic altar",
    .flavor = "Demon signs ring the altar, and every groove in it runs downhill."};

inline constexpr TerrainWords shallow_water{
    .kind = Terrain::ShallowWater,
    .name = "shallow water",
    .article = Article::None,
    .where = "in",
    .flavor = "Cold water laps about your knees and finds its way in."};

inline constexpr TerrainWords bog{.kind = Terrain::Bog,
                                  .name = "bog",
                                  .where = "in",
                                  .flavor = "Stinking mud grips you to the knee and lets go grudgingly."};

inline constexpr TerrainWords lava{.kind = Terrain::Lava,
                                   .name = "lava",
                                   .article = Article::None,
                                   .where = "in",
                                   .flavor = "The heat presses on your face like a hand."};

inline constexpr TerrainWords brimstone{
    .kind = Terrain::InertBrimstone,
    .name = "brimstone",
    .article = Article::None,
    .flavor = "Jagged yellow rock hisses and spits underfoot, reeking of struck matches."};

inline constexpr TerrainWords chasm{.kind = Terrain::Chasm,
                                    .name = "chasm",
                                    .where = "over",
                                    .flavor = "The ground is over there. You are not."};

inline constexpr TerrainWords chasm_edge{.kind = Terrain::ChasmEdge,
                                         .name = "brink of a chasm",
                                         .article = Article::The,
                                         .flavor = "A chill draught climbs out of the dark below your toes."};

inline constexpr TerrainWords ice{.kind = Terrain::IceOverDeepWater,
                                  .name = "ice",
                                  .article = Article::None,
                                  .flavor = "A glossy sheet of ice, rippled as the water was when it froze.",
                                  .truth = "sheet of ice over deep water"};

inline constexpr TerrainWords melting_ice{.kind = Terrain::MeltingIceOverDeepWater,
                                          .name = "melting ice",
                                          .article = Article::None,
                                          .flavor = "The ice ticks and cracks and lets the water through.",
                                          .truth = "melting sheet of ice over deep water"};

}  // namespace cellophane::words::terrain
