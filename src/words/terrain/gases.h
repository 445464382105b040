#pragma once

#include "words/terrain/disguises.h"

namespace cellophane::words::terrain {

/// Gases, smoke, spores and the dark that hangs like smoke.
inline constexpr TerrainWords gases[] = {
    {.kind = Terrain::CausticGas,
     .name = "caustic gas",
     .article = Article::None,
     .where = "in",
     .flavor = "Caustic gas nibbles at your skin."},
    {.kind = Terrain::ConfusionGas,
     .name = "confusion gas",
     .article = Article::None,
     .where = "in",
     .flavor = "The gas shimmers in all colours and tickles behind your eyes."},
    {.kind = Terrain::Putrescence,
     .name = "putrescence",
     .article = Article::None,
     .where = "in",
     .flavor = "The stench of rot is thick enough to chew."},
    {.kind = Terrain::PutridSmoke,
     .name = "putrid smoke",
     .article = Article::None,
     .where = "in",
     .flavor = "Greasy smoke rolls down your throat, and your stomach objects."},
    {.kind = Terrain::ParalyticGas,
     .name = "paralytic gas",
     .article = Article::None,
     .where = "in",
     .flavor = "Pale gas creeps into your muscles and sets like plaster."},
    {.kind = Terrain::Methane,
     .name = "explosive gas",
     .article = Article::None,
     .where = "in",
     .flavor = "It smells of swamp, and of one spark too many."},
    {.kind = Terrain::Steam,
     .name = "scalding steam",
     .article = Article::None,
     .where = "in",
     .flavor = "Scalding steam, whichever way you turn."},
    {.kind = Terrain::SupernaturalDarkness,
     .name = "unnatural darkness",
     .article = Article::None,
     .where = "in",
     .flavor = "A darkness that no lamp would argue with."},
    {.kind = Terrain::HealingSpores,
     .name = "healing spores",
     .article = Article::None,
     .where = "in",
     .flavor = "Bloodwort spores settle on you; where they touch, it hurts less."},
};

}  // namespace cellophane::words::terrain
