#include "play/actions/spills.h"

#include <algorithm>

namespace cellophane {

namespace {

struct Spill {
    ItemKind potion{};
    Feature feature{};
};
constexpr Spill spills[] = {
    {.potion = ItemKind::PotionOfPoisonousGas, .feature = Feature::CausticPotionCloud},
    {.potion = ItemKind::PotionOfParalysis, .feature = Feature::ParalysisPotionCloud},
    {.potion = ItemKind::PotionOfConfusion, .feature = Feature::ConfusionPotionCloud},
    {.potion = ItemKind::PotionOfIncineration, .feature = Feature::Incineration},
    {.potion = ItemKind::PotionOfDarkness, .feature = Feature::DarknessCloud},
    {.potion = ItemKind::PotionOfDescent, .feature = Feature::DescentPit},
    {.potion = ItemKind::PotionOfCreepingDeath, .feature = Feature::LichenPlanted},
};

}  // namespace

Feature spilled_by(ItemKind potion) {
    const auto found = std::find_if(std::begin(spills), std::end(spills),
                                    [&](const Spill& spill) { return spill.potion == potion; });
    return found == std::end(spills) ? Feature::None : found->feature;
}

}  // namespace cellophane
