#pragma once

#include "words/terrain/disguises.h"

namespace cellophane::words::terrain {

inline constexpr TerrainWords fires[] = {
    {.kind = Terrain::PlainFire,
     .name = "flames",
     .article = Article::None,
     .where = "in",
     .flavor = "Flames climb, roar and reach for you."},
    {.kind = Terrain::BrimstoneFire,
     .name = "sulphurous flames",
     .article = Article::None,
     .where = "in",
     .flavor = "Flames leap out of the rock, stinking of sulphur."},
    {.kind = Terrain::InfernalFire,
     .name = "infernal flames",
     .article = Article::None,
     .where = "in",
     .flavor = "These flames are eating the floor, and are still hungry."},
    {.kind = Terrain::BurningGas,
     .name = "burning gas",
     .article = Article::None,
     .where = "in",
     .flavor = "The air itself is on fire."},
    {.kind = Terrain::Explosion,
     .name = "explosion",
     .where = "in",
     .flavor = "The blast hits you from every direction at once."},
    {.kind = Terrain::DartFlash,
     .name = "flash of fire",
     .where = "in",
     .flavor = "Fire bursts from the dart."},
    {.kind = Terrain::BurningItem,
     .name = "burning object",
     .flavor = "Something worth carrying is now something black, and alight."},
    {.kind = Terrain::BurningCorpse,
     .name = "burning corpse",
     .flavor = "Greasy flames rise from what used to be somebody."},
    {.kind = Terrain::Brazier,
     .name = "brazier",
     .where = "in",
     .flavor = "An ancient brazier glows a deep, patient red."},
};

}  // namespace cellophane::words::terrain
