#include "agent/fairness.h"

#include "support/catch.h"

namespace cellophane {

TEST_CASE("games that differ only in what is unseen have equal observations and masks", "[agent]") {
    const Fairness found = compare_unseen(600, 1);
    for (const auto& [leak, times] : found.leaks) {
        INFO(leak << ": " << times << " times");
        CHECK(times == 0);
    }
    for (const UnseenChange& change : unseen_changes) {
        INFO(change.name);
        CHECK(found.made.count(std::string{change.name}) == 1);
    }
}

TEST_CASE("what is seen tells games apart", "[agent]") {
    Play play{NewGame{.seed = 3}};
    const auto before = flat(play);
    const auto differs = [&](const auto& change) {
        auto other = std::make_unique<Game>(play.game());
        change(*other);
        return flat(Play::resumed(std::move(other)))->bytes != before->bytes;
    };
    CHECK_FALSE(differs([](Game&) {}));
    CHECK(differs([](Game& game) { game.hero.health -= 1; }));
    CHECK(differs([](Game& game) { game.hero.pack.at(0).quantity += 1; }));
    CHECK(differs(
        [](Game& game) { game.here().known.memory.put(Layer::Surface, game.hero.at, Terrain::Grass); }));
    CHECK(differs([](Game& game) {
        game.here().level.monsters.push_back(
            newborn(MonsterKind::Rat, std::nullopt, game.hero.at + Pos{0, -1}));
        game.here().known.visible.set(game.hero.at + Pos{0, -1});
        game.here().known.in_view.set(game.hero.at + Pos{0, -1});
        game.here().level.occupancy.invalidate();
    }));
}

}  // namespace cellophane
