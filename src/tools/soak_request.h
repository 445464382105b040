#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "bots/bot.h"
#include "content/own_variant.h"
#include "content/styles.h"
#include "kit/base/result.h"
#include "tools/commands.h"

namespace cellophane {

/// What `cellophane soak` is asked for.
struct SoakRequest {
    int games = 10;
    int turns = 5000;
    std::uint64_t seed = 1;
    Style style = Style::Brogue;
    DungeonVariant variant{};
    Policy policy = Policy::Explorer;
    std::optional<std::string> folder{};
    /// Where games begin.
    int depth = 1;
    /// Nothing hurts the hero.
    bool harmless = false;
    /// Games end when this depth is reached, and must reach it; 0: they go on.
    int goal = 0;
    /// Moments of each game at which it is saved and loaded.
    int saves = 0;
    /// A page about what the heroes died of, instead of the line of figures.
    bool deaths = false;
};

std::vector<OptionSpec> soak_options();
Result<SoakRequest> read_soak_request(Arguments arguments);

}  // namespace cellophane
