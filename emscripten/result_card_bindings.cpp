#include <emscripten/bind.h>
#include <emscripten/val.h>

#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "exports/result_card.h"
#include "session/game_over/ended_game.h"
#include "values.h"
#include "words/result_card.h"

// Bindings for the result of a game, as a picture and in words.
namespace {

using namespace cellophane;
using emscripten::val;

/// `options` has every field: the API fills in defaults. `seed_of_day`: the seed of the day in them; empty
/// without one.
val card_of(const std::string& file, const val& options, const std::string& seed_of_day) {
    const Result<EndedGame> ended =
        ended_game_from({reinterpret_cast<const std::uint8_t*>(file.data()), file.size()});
    if (!ended.ok()) return refusal(ended.problem());
    const EndedGame& game = ended.value();
    const auto text = [&](const char* name) { return options[name].as<std::string>(); };
    const std::string seed = std::to_string(game.seen.seed);
    if (!seed_of_day.empty() && seed_of_day != seed)
        return refusal({"bad-argument", "day is \"" + text("day") + "\", whose dungeon has the seed " +
                                            seed_of_day + "; this game was played with another seed."});
    const ResultWords words = result_words(game.seen, {.day = text("day"),
                                                       .start = game.options.depth,
                                                       .harmless = game.options.harmless,
                                                       .hides_seed = options["hidesSeed"].as<bool>()});
    std::vector<std::string> code;
    const auto rows = options["code"]["length"].as<unsigned>();
    for (unsigned i = 0; i < rows; ++i) code.push_back(options["code"][i].as<std::string>());
    val object = val::object();
    object.set("picture", bytes(result_card(game.seen, game.steps, words, text("address"), code)));
    object.set("width", result_card_size.width);
    object.set("height", result_card_size.height);
    object.set("lines", strings(result_lines(words, {.play = text("playLink"), .watch = text("watchLink")})));
    object.set("description", describe_result_picture(words, game.seen.depth));
    return object;
}

}  // namespace

EMSCRIPTEN_BINDINGS(cellophane_result_card) {
    emscripten::function("resultCard", &card_of);
}
