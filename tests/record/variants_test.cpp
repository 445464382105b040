#include <vector>

#include "bots/bot_game.h"
#include "content/variants.h"
#include "record/replay.h"
#include "record/save_files.h"
#include "support/catch.h"
#include "world/game.h"

// Short dungeons in recordings and saves.

namespace cellophane {

namespace {

BotGame game_of(const DungeonVariant& variant, int commands = 150) {
    BotGame game{{.seed = 12, .variant = variant, .harmless = true}, Policy::Explorer};
    for (int i = 0; i < commands; ++i) game.act();
    return game;
}

OwnVariant row_of_ones_own() {
    OwnVariant own;
    own.figures.amulet_depth = 3;
    own.figures.deepest_depth = 5;
    own.figures.pace = 8;
    own.figures.strength_worth = 4;
    own.supplies = {DepthSupply{.potions = 300}, DepthSupply{.scrolls = 200}, DepthSupply{}, DepthSupply{},
                    DepthSupply{}};
    return own;
}

}  // namespace

TEST_CASE("recordings and saves know the variant of their game", "[record]") {
    std::vector<DungeonVariant> variants{DungeonVariant{row_of_ones_own()}};
    for (const VariantRow& listed : variant_rows) variants.emplace_back(listed.kind);
    for (const DungeonVariant& variant : variants) {
        INFO(variant.name());
        const BotGame game = game_of(variant);
        const std::vector<std::uint8_t> file = recording_file(game.recorder.recording());
        CHECK(head_from(file).value().options.variant == variant);
        Replay replay{recording_from(file).value()};
        CHECK(replay.recording().options.variant == variant);
        replay.run_to_end();
        CHECK_FALSE(replay.problem());
        CHECK(replay.play().state_hash() == game.play.state_hash());

        const Result<SavedGame> loaded = saved_game_from(save_file(game.recorder.recording(), game.play));
        REQUIRE(loaded.ok());
        CHECK(loaded.value().recording.options.variant == variant);
        CHECK(loaded.value().play.game().variant == variant);
        CHECK(loaded.value().play.state_hash() == game.play.state_hash());
    }
}

TEST_CASE("a recording does not play out under the name of another variant", "[record]") {
    for (const VariantRow& from : variant_rows)
        for (const VariantRow& to : variant_rows) {
            if (from.kind == to.kind) continue;
            INFO(from.name << " called " << to.name);
            Recording recording = game_of(from.kind).recorder.recording();
            recording.options.variant = to.kind;
            const Result<Recording> read = recording_from(recording_file(recording));
            // A file may already say that the game went deeper than that variant goes.
            if (!read.ok()) continue;
            Replay replay{read.value()};
            replay.run_to_end();
            REQUIRE(replay.problem());
            CHECK(replay.problem()->code == "diverged");
        }
}

TEST_CASE("a recording that is deeper than its variant is refused", "[record]") {
    Recording recording = game_of(Variant::Bullet, 1).recorder.recording();
    recording.deepest = deepest_depth(Variant::Bullet) + 1;
    CHECK(recording_from(recording_file(recording)).problem().code == "damaged-file");
    recording.deepest = deepest_depth(Variant::Bullet);
    CHECK(recording_from(recording_file(recording)).ok());
    recording.options.depth = recording.deepest = deepest_depth(Variant::Bullet) + 1;
    CHECK(recording_from(recording_file(recording)).problem().code == "bad-depth");
}

TEST_CASE("a save whose state is of another variant than its recording is refused", "[record]") {
    for (const VariantRow& from : variant_rows)
        for (const VariantRow& to : variant_rows) {
            INFO(from.name << " called " << to.name);
            const BotGame game = game_of(from.kind, 1);
            Recording recording = game.recorder.recording();
            recording.options.variant = to.kind;
            const Result<SavedGame> loaded = saved_game_from(save_file(recording, game.play));
            if (from.kind == to.kind)
                CHECK(loaded.ok());
            else
                CHECK(loaded.problem().code == "damaged-file");
        }
}

TEST_CASE("a recording of a row that no dungeon can have is refused", "[record]") {
    OwnVariant own = row_of_ones_own();
    own.supplies[0].potions = 2001;
    Recording recording = game_of(Variant::Bullet, 1).recorder.recording();
    recording.options.variant = DungeonVariant{own};
    CHECK(recording_from(recording_file(recording)).problem().code == "damaged-file");
}

TEST_CASE("a recording of a variant that there is not is refused", "[record]") {
    Recording recording = game_of(Variant::Bullet, 1).recorder.recording();
    recording.options.variant = Variant::count;
    const std::vector<std::uint8_t> file = recording_file(recording);
    CHECK(recording_from(file).problem().code == "damaged-file");
    CHECK_FALSE(head_from(file).ok());
}

}  // namespace cellophane
