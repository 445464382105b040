#pragma once

#include <string>
#include <string_view>

#include "content/own_variant.h"
#include "kit/base/enum_table.h"

namespace cellophane {

/// What a player reads of a variant: a row each, beside its row in content/variants.h.
struct VariantWords {
    Variant kind{};
    /// What a game of it is called on buttons and in lists.
    std::string_view name;
    /// How long a whole game takes a person (docs/measurements/variants.md).
    std::string_view length;
    /// Chooses it where lengths are offered.
    char key = 0;
    /// What there is to do in it.
    std::string_view goal;
    /// How many floors down the Amulet lies.
    std::string_view floors;
};

inline constexpr VariantWords variant_words_list[] = {
    {.kind = Variant::Brogue,
     .name = "Full game",
     .length = "about 5 hours",
     .key = 'f',
     .goal =
         "Find the Amulet of Yendor on depth 26 and bring it back to the door where you came in. Death is "
         "final, and the next dungeon is a new one: what you learn is what you keep.",
     .floors = "twenty-six"},
    {.kind = Variant::Rapid,
     .name = "Rapid",
     .length = "about an hour",
     .key = 'r',
     .goal = "Find the Amulet of Yendor on depth 6 and bring it back to the door where you came in. Death is "
             "final, and the next dungeon is a new one: what you learn is what you keep.",
     .floors = "six"},
    {.kind = Variant::Bullet,
     .name = "Bullet",
     .length = "about 30 minutes",
     .key = 'b',
     .goal = "Find the Amulet of Yendor on depth 3 and bring it back to the door where you came in. Death is "
             "final, and the next dungeon is a new one: what you learn is what you keep.",
     .floors = "three"},
};
inline constexpr EnumTable<Variant, VariantWords> variant_words{variant_words_list};
static_assert(amulet_depth(Variant::Brogue) == 26 && amulet_depth(Variant::Rapid) == 6 &&
              amulet_depth(Variant::Bullet) == 3);

/// Offered first to those who play for the first time, on a phone: the kinder one
/// (docs/measurements/variants.md).
inline constexpr Variant variant_for_newcomers = Variant::Rapid;

/// The same for variants of one's own.
inline constexpr std::string_view goal_of_own_variants =
    "Find the Amulet of Yendor and bring it back to the door where you came in. Death is final, and the next "
    "dungeon is a new one: what you learn is what you keep.";

/// What a game of any variant is called; one of one's own by the name of its figures, "custom-1a2b3c4d". A
/// view of the variant.
std::string_view title_of(const DungeonVariant& variant);

/// What there is to do in it.
std::string_view goal_of(const DungeonVariant& variant);

/// How many floors down the Amulet lies: "twenty-six".
std::string floors_down(const DungeonVariant& variant);

/// "Rapid: about an hour".
std::string format_length(Variant variant);

}  // namespace cellophane
