// Plays games by chance, by numbers alone, and prints one hash of all they came to: the same in every
// language.
//
//     random_play GAMES [ACTIONS]
#include <cellophane.h>

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <stdexcept>
#include <string>
#include <vector>

namespace {

void check(int code) {
    if (code != CELLOPHANE_OK) throw std::runtime_error{cellophane_last_error()};
}

/// One game after another, as programs that learn have them: `reset` begins one, `step` takes an action.
class Environment {
public:
    struct Step {
        /// What the game's score has risen by.
        std::int32_t reward = 0;
        /// The game is over.
        bool terminated = false;
        /// How many actions the mask has; none once the game is over.
        std::int32_t members = 0;
    };

    explicit Environment(std::uint64_t seed) {
        cellophane_dungeon dungeon = CELLOPHANE_DUNGEON;
        dungeon.seed = seed;
        cellophane_game* game = nullptr;
        check(cellophane_game_new(&dungeon, &game));
        game_.reset(game);
    }

    Step reset(std::uint64_t seed) {
        check(cellophane_game_reset(game_.get(), seed));
        score_ = 0;
        return look(false);
    }

    Step step(std::int32_t action) {
        cellophane_outcome outcome{};
        check(cellophane_game_step(game_.get(), action, &outcome));
        return look(outcome.over != 0);
    }

    /// What the player is shown now (docs/observation.md).
    const std::vector<unsigned char>& observation() const { return observation_; }

    /// The number of an action that makes sense now, of those counted from 0.
    std::int32_t member(std::uint32_t number) const {
        for (std::int32_t action = 0;; ++action)
            if ((mask_[static_cast<std::size_t>(action / 8)] >> (action % 8) & 1) != 0 && number-- == 0)
                return action;
    }

    std::uint64_t state_hash() const {
        std::uint64_t hash = 0;
        check(cellophane_game_hash(game_.get(), &hash));
        return hash;
    }

private:
    struct Free {
        void operator()(cellophane_game* game) const { cellophane_game_free(game); }
    };

    /// Where a field of single numbers begins, as the layout says (docs/observation.json).
    static std::size_t offset_of(const std::string& field) {
        const std::string layout = cellophane_observation_layout();
        const std::size_t row = layout.find("\"name\": \"" + field + '"');
        if (row == std::string::npos) throw std::runtime_error{"There is no field " + field + "."};
        return std::stoul(layout.substr(layout.find("\"offset\": ", row) + 10));
    }

    Step look(bool is_over) {
        Step step;
        check(cellophane_game_observe(game_.get(), observation_.data(), observation_.size()));
        check(cellophane_game_mask(game_.get(), mask_.data(), mask_.size(), &step.members));
        std::uint32_t score = 0;
        for (std::size_t i = 4; i-- > 0;) score = score << 8 | observation_[score_offset_ + i];
        step.reward = static_cast<std::int32_t>(score) - score_;
        step.terminated = is_over;
        score_ = static_cast<std::int32_t>(score);
        return step;
    }

    std::unique_ptr<cellophane_game, Free> game_;
    std::vector<unsigned char> observation_ = std::vector<unsigned char>(cellophane_observation_bytes());
    std::vector<unsigned char> mask_ = std::vector<unsigned char>(cellophane_mask_bytes());
    const std::size_t score_offset_ = offset_of("score");
    std::int32_t score_ = 0;
};

std::uint64_t play(long games, long actions) {
    std::uint64_t hash = 14695981039346656037u;
    const auto mix = [&hash](unsigned char byte) { hash = (hash ^ byte) * 1099511628211u; };
    std::uint32_t chance = 1;
    Environment environment{1};
    for (long i = 0; i < games; ++i) {
        Environment::Step step = environment.reset(static_cast<std::uint64_t>(i) + 1);
        for (long k = 0; k < actions && step.members > 0; ++k) {
            chance = chance * 1103515245u + 12345u;
            const auto number = (chance >> 8) % static_cast<std::uint32_t>(step.members);
            step = environment.step(environment.member(number));
        }
        for (const unsigned char byte : environment.observation()) mix(byte);
        const std::uint64_t state = environment.state_hash();
        for (int k = 0; k < 8; ++k) mix(static_cast<unsigned char>(state >> (8 * k)));
    }
    return hash;
}

}  // namespace

int main(int count, char** words) {
    const long games = count > 1 ? std::atol(words[1]) : 0;
    const long actions = count > 2 ? std::atol(words[2]) : 200;
    if (games < 1 || actions < 1) {
        std::fprintf(stderr,
                     "random_play GAMES [ACTIONS]: numbers from 1, of games and of actions in each\n");
        return 2;
    }
    try {
        std::printf("%016llx\n", static_cast<unsigned long long>(play(games, actions)));
    } catch (const std::exception& problem) {
        std::fprintf(stderr, "random_play: %s\n", problem.what());
        return 1;
    }
    return 0;
}
