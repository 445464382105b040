#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "record/save_files.h"
#include "session/crafted.h"
#include "session/journey.h"
#include "session/replay/playback.h"
#include "session/session.h"
#include "session/shown.h"
#include "session/title/title_session.h"
#include "support/any_events.h"
#include "support/catch.h"
#include "support/golden_file.h"

// What is painted, told and offered in games that are played by chance: every cell of every screen, every
// word.

namespace cellophane {

namespace {

/// Keys that get a game on, between those by chance.
constexpr std::array getting_on{"x", "x", "s", "x", ">", "z", "Tab", "x"};

void play_on(Session& session, ChanceChoices& choices, Shown& shown, int events) {
    for (int i = 0; i < events; ++i) {
        if (choices.below(2) == 0) {
            session.press({.name = getting_on[static_cast<std::size_t>(choices.below(getting_on.size()))]});
            session.pass_time(60'000);
        } else {
            send_any(session, choices);
        }
        look(session, shown);
    }
}

/// The hero with the Amulet, with the way out to the east.
Session victor() {
    return crafted([](Game& game) {
        TerrainLayers& layers = game.here().level.layers;
        game.hero.gold = 321;
        Item amulet;
        amulet.kind = ItemKind::Amulet;
        amulet.letter = 'q';
        game.hero.pack.items.push_back(amulet);
        const Pos exit = game.hero.at + step(Direction::East);
        for (const Layer layer : every_layer) layers[layer][exit] = Terrain::Nothing;
        layers[Layer::Dungeon][exit] = Terrain::DungeonExit;
    });
}

}  // namespace

TEST_CASE("games by chance look and read as they did", "[session][golden]") {
    std::vector<std::string> lines{"game\tpart\tcells, reading, touch, messages"};
    for (std::uint64_t seed = 1; seed <= 24; ++seed) {
        Session session{SessionOptions{
            .seed = 100 + seed, .depth = static_cast<int>(1 + seed * 5 % 26), .harmless = seed % 3 != 0}};
        session.set_hints(true);
        session.set_sounds(true);
        session.set_pictures(seed % 2 == 0);
        session.set_motion(seed % 4 < 2);
        if (seed % 5 == 0) session.act(PlayEasily{});
        ChanceChoices choices{seed};
        const auto note = [&](int part, const Shown& shown) {
            lines.push_back(std::to_string(seed) + '\t' + std::to_string(part) + '\t' + shown.row());
        };
        constexpr int parts = 5;
        for (int part = 1; part <= parts; ++part) {
            Shown shown;
            play_on(session, choices, shown, 60);
            note(part, shown);
        }
        // The end, and what can be looked at behind it.
        session.act(Quit{});
        Shown shown;
        for (const char* key :
             {"Enter", "Enter", "m", "Escape", "i", "Escape", "M", "Escape", "v", "Escape", "@"}) {
            session.press({.name = key});
            session.pass_time(60'000);
            session.pass_frame(2'000);
            look(session, shown);
        }
        note(parts + 1, shown);
    }
    check_golden("screens.tsv", lines);
}

TEST_CASE("titles and recordings by chance look and read as they did", "[session][golden]") {
    std::vector<std::string> lines{"screen\tseed\tscreen, reading"};
    const auto note = [&](std::string_view what, std::uint64_t seed, const Shown& shown) {
        lines.push_back(std::string{what} + '\t' + std::to_string(seed) + '\t' + shown.row());
    };
    const auto send_many = [](auto& screen, std::uint64_t seed) {
        Shown shown;
        ChanceChoices choices{seed};
        for (int i = 0; i < 120; ++i) {
            send_any(screen, choices);
            shown.cells.add(screen.repaint());
            add(shown.reading, screen.reading());
            shown.reading.add(screen.settings());
        }
        return shown;
    };
    for (std::uint64_t seed = 1; seed <= 8; ++seed) {
        TitleSession title{{.seed = seed, .last_seed = 1729, .can_leave = seed % 2 == 0}};
        title.set_games({{"dungeon 5", 1'795'000'000}, {"dungeon 6", 1'794'000'000}});
        title.set_recordings({{"a recording", 1'793'000'000}});
        title.set_motion(seed % 3 != 0);
        note("title", seed, send_many(title, seed));
    }
    const std::vector<std::uint8_t> file = journeyed().recording();
    for (std::uint64_t seed = 1; seed <= 4; ++seed) {
        Playback playback{recording_from(file).value()};
        note("recording", seed, send_many(playback, seed));
    }
    for (const bool moves : {false, true})
        for (const bool has_pictures : {false, true}) {
            Session session = victor();
            session.set_motion(moves);
            session.set_pictures(has_pictures);
            session.press({.name = "l"});
            Shown shown;
            for (const char* key : {"Space", "", "", "", "Space", "Space", "Space", "m", "Escape"}) {
                session.press({.name = key});
                for (int i = 0; i < 8; ++i) {
                    session.pass_frame(16 * 40);
                    look(session, shown);
                }
            }
            note(has_pictures ? "victory in pictures" : "victory", moves ? 1 : 0, shown);
        }
    check_golden("titles.tsv", lines);
}

}  // namespace cellophane
