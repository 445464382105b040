#include "words/seed.h"

#include "content/dungeon_version.h"

namespace cellophane {

std::string dungeon_of_seed(std::uint64_t seed) {
    return "dungeon " + std::to_string(seed) + ", style";
}

std::string rest_about_dungeon(Style style, const DungeonVariant& variant, bool easy, int start,
                               std::optional<int> turn) {
    std::string text = " ";
    text.append(style_rows[style].name);
    if (variant != Variant::Brogue) text.append(", ").append(variant.name());
    if (easy) text.append(", easy mode");
    if (start > 1) text.append(", practice from depth ").append(std::to_string(start));
    text.append(", dungeon version ").append(std::to_string(dungeon_version));
    if (turn) text.append("; turn ").append(std::to_string(*turn));
    return text + ".";
}

std::string own_variant_notice(const DungeonVariant& variant) {
    return "Dungeon of the variant " + std::string{variant.name()} +
           ": this game does not count in the high scores.";
}

std::string practice_notice(int start) {
    return "Practice game from depth " + std::to_string(start) + ": it does not count in the high scores.";
}

std::string seed_of_word(std::uint64_t seed) {
    return "This word means seed " + std::to_string(seed) + ".";
}

}  // namespace cellophane
