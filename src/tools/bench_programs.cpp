#include <array>
#include <cstddef>
#include <cstdint>
#include <numeric>
#include <span>
#include <string>
#include <vector>

#include "agent/game_batch.h"
#include "agent/game_for_programs.h"
#include "session/session.h"
#include "tools/bench_games.h"
#include "tools/stopwatch.h"

namespace cellophane {

namespace {

/// Picks among the actions of a mask: as in the module's benchmark (emscripten/bench.mjs), so that both play
/// alike.
class Player {
public:
    std::int32_t choose(std::span<const std::uint8_t, mask_bytes> mask, int members) {
        state_ = state_ * 1103515245 + 12345;
        return nth_action(mask, static_cast<int>((state_ >> 8) % static_cast<std::uint32_t>(members)));
    }

private:
    std::uint32_t state_ = bench_seed;
};

/// No game goes on for longer, or those at the first levels would be few.
constexpr int longest = 200;

}  // namespace

void bench_programs(std::string_view name, int shallowest, int deepest, std::size_t steps, Console console) {
    std::array<std::uint8_t, mask_bytes> mask{};
    std::vector<std::uint8_t> seen(observation_bytes);
    Player player;
    Stopwatch stepping;
    Stopwatch looking;
    std::uint64_t seed = bench_seed;
    for (int depth = shallowest; stepping.count() < steps;
         depth = depth == deepest ? shallowest : depth + 1) {
        Session game{{.seed = ++seed, .depth = depth}};
        for (int i = 0; i < longest && stepping.count() < steps; ++i) {
            const int members = looking.measure([&] {
                observe_into(game, std::span{seen}.first<observation_bytes>());
                return legal_mask(game, mask);
            });
            if (members == 0) break;
            const std::int32_t action = player.choose(mask, members);
            stepping.measure([&] { return act(game, action).changed; });
        }
    }
    const std::string kind{name};
    console.out << stepping.report(kind + "/step") << looking.report(kind + "/look") << std::flush;
}

void bench_batch(std::size_t games, std::size_t rounds, Console console) {
    std::vector<std::uint64_t> seeds(games);
    std::iota(seeds.begin(), seeds.end(), bench_seed);
    GameBatch batch{{}, seeds};
    std::vector<std::uint8_t> masks(games * mask_bytes);
    std::vector<std::uint8_t> seen(observation_bytes);
    std::vector<std::int32_t> members(games);
    batch.look({.masks = masks, .members = members});
    Player player;
    Stopwatch watch;
    for (std::size_t round = 0; round < rounds; ++round)
        for (std::size_t i = 0; i < games; ++i) {
            GameBatch::Results all{.masks = masks, .members = members};
            GameBatch::Results wanted = all.of(i);
            if (members[i] == 0) {
                batch.restart(i, seeds[i] += games);
                batch.step_one(i, GameBatch::no_action, wanted);
            }
            const std::int32_t action = player.choose(wanted.masks.first<mask_bytes>(), members[i]);
            wanted.observations = seen;
            watch.measure([&] { return batch.step_one(i, action, wanted).turns; });
        }
    console.out << watch.report("batch/" + std::to_string(games)) << std::flush;
}

}  // namespace cellophane
