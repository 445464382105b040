#include <string>

#include "exports/dig_recording.h"
#include "screen/utf8.h"
#include "tools/commands.h"
#include "tools/options.h"

namespace cellophane {

namespace {

constexpr OptionSpec dig_options[] = {{"--seed"}, {"--depth"}, {"--style"}, {"--steps", false}};

std::string text_of(const std::vector<DugCell>& picture, int width) {
    std::string text;
    for (std::size_t i = 0; i < picture.size(); ++i) {
        append_utf8(text, picture[i].look.glyph);
        if ((i + 1) % static_cast<std::size_t>(width) == 0) text += '\n';
    }
    return text;
}

}  // namespace

Exit dig_command(Arguments arguments, Console console) {
    const Result<Options> options = parse_options(arguments, dig_options);
    if (!options.ok()) return refuse(console, "dig", options.problem());
    const Result<Whereabouts> place = whereabouts_of(options.value());
    if (!place.ok()) return refuse(console, "dig", place.problem());
    const Whereabouts& where = place.value();
    const Result<RecordedLevel> dug =
        record_dig({.seed = where.seed, .style = where.style, .depth = where.depth});
    if (!dug.ok()) return refuse(console, "dig", dug.problem());

    const DigRecording& recording = dug.value().recording;
    const bool wants_steps = options.value().count("--steps") > 0;
    std::vector<DugCell> picture = recording.beginning;
    for (const DugStage& stage : recording.stages) {
        console.out << "== " << stage.words.stage << ": " << stage.words.title << '\n'
                    << stage.words.line << "\n\n";
        for (std::size_t i = stage.first; i <= stage.last; ++i) {
            const DigStep& step = recording.steps[i];
            for (const DugChange& change : step.changes)
                picture[static_cast<std::size_t>(change.cell)] = change.now;
            if (!wants_steps && i != stage.last) continue;
            if (wants_steps) console.out << "-- " << i + 1 << ": " << step.caption << '\n';
            console.out << text_of(picture, recording.size.width) << '\n';
        }
    }
    return Exit::Done;
}

}  // namespace cellophane
