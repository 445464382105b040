#pragma once

#include "words/items.h"

namespace cellophane::words::items {

inline constexpr ItemWords armor[] = {
    {.kind = ItemKind::LeatherArmor,
     .name = "leather armor",
     .article = Article::None,
     .line = "Hide, boiled stiff and stitched. It stops little and hinders nothing.",
     .mechanic = "Does not affect your stealth range."},
    {.kind = ItemKind::ScaleMail,
     .name = "scale mail",
     .article = Article::None,
     .line = "Overlapping scales on leather. A fair bargain between weight and worry.",
     .mechanic = "Does not affect your stealth range."},
    {.kind = ItemKind::ChainMail,
     .name = "chain mail",
     .article = Article::None,
     .line = "A shirt of small rings. It stops a good deal and chinks a little as you walk.",
     .mechanic = "Increases your stealth range."},
    {.kind = ItemKind::BandedMail,
     .name = "banded mail",
     .article = Article::None,
     .line = "Iron bands riveted over mail. Solid, heavy, and not quiet.",
     .mechanic = "Increases your stealth range."},
    {.kind = ItemKind::SplintMail,
     .name = "splint mail",
     .article = Article::None,
     .line = "Steel splints from neck to knee. Blades skid off, and everyone hears you come.",
     .mechanic = "Increases your stealth range."},
    {.kind = ItemKind::PlateArmor,
     .name = "plate armor",
     .article = Article::None,
     .line = "A second skin of plate. Hardly anything gets in, and nothing fails to hear you.",
     .mechanic = "Increases your stealth range."},
};

}  // namespace cellophane::words::items
