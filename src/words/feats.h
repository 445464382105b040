#pragma once

#include <string_view>

#include "content/feats.h"
#include "kit/base/enum_table.h"
#include "protocol/feats.h"
#include "words/hazard_messages.h"

namespace cellophane {

struct FeatWords {
    Feat kind{};
    /// What it takes, a few words after the name.
    std::string_view condition;
    /// What the hero thinks when it is won. Those that the hero has from the beginning are judged at the end.
    std::string_view turned = {};
};

inline constexpr FeatWords feat_words_list[] = {
    {.kind = Feat::PureMage, .condition = "never hit with a weapon in hand"},
    {.kind = Feat::PureWarrior, .condition = "never use a staff, a wand or a charm"},
    {.kind = Feat::Companion,
     .condition = "explore half the dungeon with the same ally",
     .turned = "you no longer count whose footsteps are whose. There is always a second pair."},
    {.kind = Feat::Specialist,
     .condition = "enchant one item up to +16",
     .turned = "there is hardly a thing left in the world as good at being one."},
    {.kind = Feat::Jellymancer,
     .condition = "have ninety allied jellies",
     .turned = "wherever you look, something wobbles, and all of it is yours."},
    {.kind = Feat::Dragonslayer,
     .condition = "kill a dragon in melee",
     .turned = "the dragon is down, and you were close enough to smell its breath stop."},
    {.kind = Feat::Paladin, .condition = "never attack a creature that is not hunting you"},
    {.kind = Feat::Untempted, .condition = "never pick up gold"},
};
inline constexpr EnumTable<Feat, FeatWords> feat_words{feat_words_list};

Messages messages_for(const FeatWon& event);
Messages messages_for(const FeatFailed& event);
Messages messages_for(const EasyModeAnswered& event);

}  // namespace cellophane
