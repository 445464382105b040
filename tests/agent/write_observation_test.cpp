#include "agent/write_observation.h"

#include "agent/flat.h"
#include "bots/bot_game.h"
#include "support/catch.h"

namespace cellophane {

TEST_CASE("the observation tells the hero and the game as they are", "[agent]") {
    for (std::uint64_t seed = 1; seed <= 3; ++seed) {
        BotGame game{{.seed = seed, .depth = 4}, Policy::Random};
        for (int i = 0; i < 120; ++i) {
            game.act();
            const Observation& seen = game.play.observe();
            const auto found = flat(game.play);
            INFO("seed " << seed << ", command " << i);
            CHECK(found->at(Field::Version) == observation_version);
            CHECK(found->at(Field::Depth) == seen.depth);
            CHECK(found->at(Field::Turns) == seen.turns);
            CHECK(found->at(Field::Over) == game.report.over);
            CHECK(found->at(Field::GoingOn) == game.report.going_on);
            CHECK(found->at(Field::Question) == static_cast<int>(game.report.question));
            CHECK((found->at(Field::Fate) != 0) == seen.ending.has_value());
            CHECK(found->at(Field::HeroX) == seen.hero->at.x);
            CHECK(found->at(Field::Health) == std::max(0, seen.hero->health));
            CHECK(found->at(Field::Strength) == seen.hero->strength - seen.hero->weakness);
            CHECK(found->at(Field::Armor) == seen.hero->armor);
            CHECK(found->at(Field::Nutrition) == seen.hero->nutrition);
            CHECK(found->at(Field::Stacks) == static_cast<int>(seen.pack.size()));
            CHECK(found->at(Field::Creatures) == static_cast<int>(seen.monsters.size()));
            for (const StatusView& status : seen.hero->statuses)
                CHECK(found->at(Field::HeroStatuses, static_cast<int>(status.kind)) == status.left);
        }
    }
}

TEST_CASE("the seed is told by no field", "[agent]") {
    Play play{NewGame{.seed = 5}};
    auto other = std::make_unique<Game>(play.game());
    other->seed = 6;
    CHECK(flat(Play::resumed(std::move(other)))->bytes == flat(play)->bytes);
}

TEST_CASE("the last messages that fit are kept whole", "[agent]") {
    const Play play{NewGame{.seed = 1}};
    const auto text_of = [](const Flat& flat) {
        std::string text;
        for (int i = 0; flat.at(Field::Messages, i) != 0; ++i)
            text += static_cast<char>(flat.at(Field::Messages, i));
        return text;
    };
    const auto few = flat(play, {"You see a rat.", "The rat bites you."});
    CHECK(few->at(Field::MessagesTold) == 2);
    CHECK(few->at(Field::MessagesKept) == 2);
    CHECK(text_of(*few) == "You see a rat.\nThe rat bites you.\n");
    const std::string wide(300, 'w');
    const auto many = flat(play, {wide, wide, "The end."});
    CHECK(many->at(Field::MessagesTold) == 3);
    CHECK(many->at(Field::MessagesKept) == 2);
    CHECK(text_of(*many) == wide + "\nThe end.\n");
    const auto too_wide = flat(play, {std::string(700, 'w')});
    CHECK(too_wide->at(Field::MessagesKept) == 0);
    CHECK(text_of(*too_wide).empty());
}

}  // namespace cellophane
