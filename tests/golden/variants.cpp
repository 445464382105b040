#include "content/variants.h"
#include "bots/bot_game.h"
#include "dungeon/descent.h"
#include "golden/goldens.h"
#include "world/game.h"

namespace cellophane {

namespace {

constexpr std::uint64_t dungeons[] = {1, 1729};
constexpr int turns_of_a_game = 1500;

/// Commands that take no time must not keep a game from ending.
constexpr int commands_of_a_game = 20 * turns_of_a_game;

std::string game_hash(std::uint64_t seed, Variant variant) {
    BotGame game{{.seed = seed, .variant = variant}, Policy::Explorer};
    for (int i = 0; i < commands_of_a_game && !game.report.over && game.play.game().turns < turns_of_a_game;
         ++i)
        game.act();
    return hex(game.play.state_hash());
}

}  // namespace

std::vector<std::string> golden_variants() {
    std::vector<std::string> result{"variant\tseed\tdepth\thash"};
    for (const VariantRow& variant : variant_rows) {
        if (variant.kind == Variant::Brogue) continue;
        for (const std::uint64_t seed : dungeons) {
            Descent descent{{.seed = seed, .variant = variant.kind}};
            while (descent.next_depth() <= variant.deepest_depth) {
                const std::string depth = std::to_string(descent.next_depth());
                const Result<Level> level = descent.next();
                result.push_back(
                    golden_line({variant.name, std::to_string(seed), depth},
                                level.ok() ? hex(hash(level.value())) : level.problem().message));
                if (!level.ok()) break;
            }
            result.push_back(
                golden_line({variant.name, std::to_string(seed), "game"}, game_hash(seed, variant.kind)));
        }
    }
    return result;
}

}  // namespace cellophane
