#include <cstdint>
#include <optional>
#include <string>

#include "exports/dig_recording.h"
#include "screen/utf8.h"
#include "tools/commands.h"
#include "tools/option_types.h"

namespace cellophane {

namespace {

struct DigOptions {
    std::optional<std::uint64_t> seed{};
    int depth = 1;
    Style style = Style::Brogue;
    DungeonVariant variant{};
    bool steps = false;
};

constexpr OptionRow<DigOptions> dig_options[] = {
    {"--seed", "N", option::seed<&DigOptions::seed>, "{}"},
    {"--depth", "D", option::whole<&DigOptions::depth, shallowest_depth, most_depths>, "{}; 1 if left out"},
    {"--style", "S", option::style<&DigOptions::style>, "{}; brogue if left out"},
    {"--variant", "V|FILE", option::variant<&DigOptions::variant>, "{}; brogue if left out"},
    {"--steps", "", option::flag<&DigOptions::steps>,
     "every step, not just what each stage came to: rooms, loops, lakes, "
     "vaults, items"},
};

std::string text_of(const std::vector<DugCell>& picture, int width) {
    std::string text;
    for (std::size_t i = 0; i < picture.size(); ++i) {
        append_utf8(text, picture[i].look.glyph);
        if ((i + 1) % static_cast<std::size_t>(width) == 0) text += '\n';
    }
    return text;
}

Exit run_dig(Arguments arguments, Console console) {
    DigOptions options;
    const Result<GivenOptions> given = read_options<DigOptions>(arguments, dig_options, options);
    if (!given.ok()) return refuse(console, "dig", given.problem());
    if (!options.seed) return refuse(console, "dig", seed_is_missing());
    if (const auto problem = depth_problem("--depth", options.depth, options.variant))
        return refuse(console, "dig", *problem);
    const Result<RecordedLevel> dug = record_dig(
        {.seed = *options.seed, .style = options.style, .variant = options.variant, .depth = options.depth});
    if (!dug.ok()) return refuse(console, "dig", dug.problem());

    const DigRecording& recording = dug.value().recording;
    std::vector<DugCell> picture = recording.beginning;
    for (const DugStage& stage : recording.stages) {
        console.out << "== " << stage.words.stage << ": " << stage.words.title << '\n'
                    << stage.words.line << "\n\n";
        for (std::size_t i = stage.first; i <= stage.last; ++i) {
            const DigStep& step = recording.steps[i];
            for (const DugChange& change : step.changes)
                picture[static_cast<std::size_t>(change.cell)] = change.now;
            if (!options.steps && i != stage.last) continue;
            if (options.steps) console.out << "-- " << i + 1 << ": " << step.caption << '\n';
            console.out << text_of(picture, recording.size.width) << '\n';
        }
    }
    return Exit::Done;
}

}  // namespace

constexpr CommandRow dig_command{
    .name = "dig",
    .summary = "a level after each stage of digging, as text",
    .usage = "cellophane dig --seed N [--depth D] [--style S] [--variant V|FILE] [--steps]\n",
    .options = [] { return specs_of<DigOptions>(dig_options); },
    .notes =
        "Prints what each stage of the generator is about, and the level "
        "once it is done.\n",
    .run = &run_dig,
};

}  // namespace cellophane
