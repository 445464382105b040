#pragma once

#include "content/looks/row.h"

namespace cellophane::looks_of {

inline constexpr LookRow gases[] = {{.kind = Terrain::CausticGas, .back = Color::CausticGas},
                                    {.kind = Terrain::ConfusionGas, .back = Color::ConfusionGas},
                                    {.kind = Terrain::Putrescence, .back = Color::Vomit},
                                    {.kind = Terrain::PutridSmoke, .back = Color::Vomit},
                                    {.kind = Terrain::ParalyticGas, .back = Color::Pink},
                                    {.kind = Terrain::Methane, .back = Color::Methane},
                                    {.kind = Terrain::Steam, .back = Color::White},
                                    {.kind = Terrain::SupernaturalDarkness},
                                    {.kind = Terrain::HealingSpores, .back = Color::DarkRed}};

}  // namespace cellophane::looks_of
