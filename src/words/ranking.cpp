#include "words/ranking.h"

#include <cstddef>

namespace cellophane {

namespace {

std::string mode_in_long_dungeon(int depth, bool easy, bool harmless) {
    if (harmless) return "harmless";
    const std::string start = depth > 1 ? "practice " + std::to_string(depth) : std::string{};
    if (!easy) return start.empty() ? "normal" : start;
    return start.empty() ? "easy" : start + ", easy";
}

}  // namespace

std::string contest_mode(const DungeonVariant& variant, int depth, bool easy, bool harmless) {
    const std::string mode = mode_in_long_dungeon(depth, easy, harmless);
    return variant == Variant::Brogue ? mode : std::string{variant.name()} + ", " + mode;
}

std::string contest_heading(std::string_view seed, std::string_view style, std::string_view mode) {
    std::string heading = "Dungeon ";
    heading.append(seed).append(", ").append(style).append(", ").append(mode);
    return heading;
}

std::string same_beginning(int turns, std::string_view file) {
    std::string text = "the first " + std::to_string(turns) + " turns as in ";
    return text.append(file);
}

std::string different_rules(std::span<const int> versions) {
    std::string text = "Played with different rules: rules versions ";
    for (std::size_t i = 0; i < versions.size(); ++i) {
        if (i > 0) text += i + 1 == versions.size() ? " and " : ", ";
        text += std::to_string(versions[i]);
    }
    return text + ".";
}

std::string game_not_over(int depth, int turn) {
    return "The game is not over (depth " + std::to_string(depth) + ", turn " + std::to_string(turn) + ").";
}

}  // namespace cellophane
