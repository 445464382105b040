#pragma once

#include "words/terrain/disguises.h"

namespace cellophane::words::terrain {

/// Drops, their brinks, and what leads across.
inline constexpr TerrainWords holes[] = {
    chasm,
    like(chasm, Terrain::ChasmWithHiddenBridge, "chasm a bridge can cross"),
    chasm_edge,
    like(chasm_edge, Terrain::MachineChasmEdge, "brink a bridge can grow from"),
    like(ground, Terrain::DormantCollapseEdge, "spot where the floor will start to fall"),
    {.kind = Terrain::CrumblingGround,
     .name = "crumbling ground",
     .article = Article::None,
     .flavor = "Cracks race about under your feet. Elsewhere would be wiser."},
    {.kind = Terrain::RopeBridge,
     .name = "rope bridge",
     .flavor = "Planks creak and sway; there is a great deal of nothing between them."},
    {.kind = Terrain::FallingBridge,
     .name = "falling bridge",
     .flavor = "The planks drop away one after another into the dark."},
    {.kind = Terrain::BridgeEnd,
     .name = "bridge end",
     .flavor = "The ropes are knotted to stakes driven into the brink. You count the knots."},
    {.kind = Terrain::StoneBridge,
     .name = "stone bridge",
     .flavor = "A narrow span of stone, with a drop on either hand."},
    {.kind = Terrain::ExtendingBridge,
     .name = "growing bridge",
     .flavor = "A span of stone grows out across the drop, block by block."},
    {.kind = Terrain::Hole,
     .name = "hole",
     .where = "over",
     .flavor = "There is a hole here, and you are in it, briefly."},
    {.kind = Terrain::GlowingHole,
     .name = "glowing hole",
     .where = "over",
     .flavor = "Light wells up round the rim as the hole takes you in."},
    {.kind = Terrain::TranslucentGround,
     .name = "translucent ground",
     .article = Article::None,
     .flavor = "You can see the drop through the floor, and feel its cold breath."},
};

}  // namespace cellophane::words::terrain
