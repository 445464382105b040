#include "bots/bot.h"

#include <array>

namespace cellophane {

namespace {

constexpr std::array<std::string_view, static_cast<std::size_t>(Policy::count)> policy_names{
    "random", "explorer", "pilgrim"};

std::variant<RandomBot, Explorer> player_of(Policy policy, std::uint64_t seed) {
    switch (policy) {
        case Policy::Explorer:
            return Explorer{seed};
        case Policy::Pilgrim:
            return Explorer{seed, AmuletQuest{}};
        case Policy::Random:
        case Policy::count:
            break;
    }
    return RandomBot{seed};
}

}  // namespace

std::string_view name_of(Policy policy) {
    return policy_names[static_cast<std::size_t>(policy)];
}

std::optional<Policy> policy_named(std::string_view name) {
    for (std::size_t i = 0; i < policy_names.size(); ++i)
        if (policy_names[i] == name) return static_cast<Policy>(i);
    return std::nullopt;
}

Bot::Bot(Policy policy, std::uint64_t seed) : player_{player_of(policy, seed)} {}

Command Bot::next(const Play& play, const Report& last) {
    return std::visit([&](auto& player) { return player.next(play, last); }, player_);
}

}  // namespace cellophane
