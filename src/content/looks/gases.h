#pragma once

#include "content/looks.h"

namespace cellophane::looks_of {

inline constexpr LookRow gases[] = {
    {.kind = Terrain::CausticGas, .back = Colour::CausticGas},
    {.kind = Terrain::ConfusionGas, .back = Colour::ConfusionGas},
    {.kind = Terrain::Putrescence, .back = Colour::Vomit},
    {.kind = Terrain::PutridSmoke, .back = Colour::Vomit},
    {.kind = Terrain::ParalyticGas, .back = Colour::Pink},
    {.kind = Terrain::Methane, .back = Colour::Methane},
    {.kind = Terrain::Steam, .back = Colour::White},
    {.kind = Terrain::SupernaturalDarkness},
    {.kind = Terrain::HealingSpores, .back = Colour::DarkRed},
};

}  // namespace cellophane::looks_of
