#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <variant>

#include "bots/explorer.h"
#include "bots/random_bot.h"

namespace cellophane {

enum class Policy : std::uint8_t {
    /// Commands at random, possible or not.
    Random,
    /// Explores every level, takes and uses what it finds, frees captives, rests when hurt, goes down.
    Explorer,
    /// Goes down by the first way it finds, takes the Amulet and carries it out: for games in which nothing
    /// hurts the hero.
    Pilgrim,
    count
};

std::string_view name_of(Policy policy);
std::optional<Policy> policy_named(std::string_view name);

/// Chooses commands by what a player would see and by a random stream of its own: the same bot in the same
/// game always does the same.
class Bot {
public:
    Bot(Policy policy, std::uint64_t seed);

    /// `last` is the report of the command before.
    Command next(const Play& play, const Report& last);

private:
    std::variant<RandomBot, Explorer> player_;
};

}  // namespace cellophane
