#include <cstdint>
#include <string>
#include <vector>

#include "content/styles.h"
#include "dungeon/generate.h"
#include "exports/dig_recording.h"
#include "exports/formats.h"
#include "exports/result_card.h"
#include "play/play.h"
#include "support/catch.h"
#include "support/golden_file.h"

// Every format in every theme, of levels of all kinds, byte for byte.

namespace cellophane {

TEST_CASE("levels are written as they were, in every format and theme", "[exports][golden]") {
    struct Case {
        std::uint64_t seed = 1;
        int depth = 1;
        Style style = Style::Brogue;
        Size size = standard_size;
    };
    constexpr Case cases[] = {{1729, 1},
                              {1729, 7},
                              {5, 26},
                              {77, 13, Style::Classic},
                              {78, 19, Style::Accretion},
                              {79, 4, Style::Rogue},
                              {80, 9, Style::Brogue, {60, 24}}};
    std::vector<std::string> lines{"level\tformat\ttheme, reader\tbytes"};
    for (const Case& one : cases) {
        const LevelRequest request{
            .seed = one.seed, .style = one.style, .depth = one.depth, .size = one.size};
        const Level level = generate(request).value();
        for (const FormatRow& row : format_rows)
            for (const Theme theme :
                 {Theme::Dark, Theme::Light, Theme::Ink, Theme::Parchment, Theme::Blueprint}) {
                if (!row.has_themes && theme != Theme::Dark) continue;
                // What a theme does shows on any level.
                if (one.seed != 1729 && theme != Theme::Dark && theme != Theme::Parchment) continue;
                // Whole dungeons take long, and are drawn as their levels are.
                if (row.has_depths && (one.depth != 1 || theme == Theme::Light || theme == Theme::Blueprint))
                    continue;
                for (const bool is_for_players : {false, true}) {
                    if (is_for_players && !row.has_readers) continue;
                    LevelToWrite given{
                        .request = request, .level = level, .theme = theme, .is_theme_named = true};
                    if (row.has_cells) given.cell = row.has_depths ? 4 : 8;
                    if (row.has_depths) given.depths = Range{1, 2};
                    given.reveal = !is_for_players;
                    given.bare = is_for_players && one.depth == 7;
                    Fingerprint print;
                    print.add(row.write(given));
                    if (row.second.write != nullptr) print.add(row.second.write(request));
                    lines.push_back(std::to_string(one.seed) + ' ' + std::to_string(one.depth) + '\t' +
                                    std::string{row.name} + '\t' + std::to_string(static_cast<int>(theme)) +
                                    (is_for_players ? " players" : " master") + '\t' + print.hex());
                }
            }
    }
    check_golden("pictures.tsv", lines);
}

TEST_CASE("digs are told and shown as they were", "[exports][golden]") {
    std::vector<std::string> lines{"level\tstage\tcaptions, cells"};
    for (const Style style : {Style::Brogue, Style::Classic, Style::Accretion, Style::Rogue})
        for (const int depth : {1, 8, 17, 26}) {
            const LevelRequest request{
                .seed = 40 + static_cast<std::uint64_t>(depth), .style = style, .depth = depth};
            const DigRecording dig = record_dig(request).value().recording;
            for (const DugStage& stage : dig.stages) {
                Fingerprint print;
                for (const std::string_view word : {stage.words.title, stage.words.line, stage.words.one,
                                                    stage.words.many, stage.words.nothing})
                    print.add(word);
                for (std::size_t i = stage.first; i <= stage.last; ++i) {
                    const DigStep& step = dig.steps[i];
                    print.add(step.caption);
                    print.add(step.at.x + step.at.y * 1000);
                    for (const Pos at : step.refused) print.add(at.x + at.y * 1000);
                    for (const int number : {step.tried, step.machine, step.parent}) print.add(number);
                    for (const std::vector<int>* cells : {&step.cells, &step.beside})
                        for (const int cell : *cells) print.add(cell);
                    for (const std::int32_t weight : step.weights) print.add(weight);
                    for (const DugChange& change : step.changes) {
                        print.add(change.cell);
                        print.add(change.now.look.glyph);
                        for (const Rgb color : {change.now.look.fore, change.now.look.back})
                            print.add(color.red << 16 | color.green << 8 | color.blue);
                        print.add(change.now.is_rock);
                    }
                }
                lines.push_back(std::string{style_rows[style].name} + ' ' + std::to_string(depth) + '\t' +
                                std::string{stage.words.stage} + '\t' + print.hex());
            }
        }
    check_golden("digs.tsv", lines);
}

TEST_CASE("results are drawn as they were", "[exports][golden]") {
    std::vector<std::string> lines{"seed\tdepth\tbytes"};
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
        const int depth = static_cast<int>(1 + seed * 4 % 26);
        const Level level = generate({.seed = seed, .depth = depth}).value();
        Observation seen = survey(seed, Style::Brogue, Variant::Brogue, level);
        seen.light = Grid<Illumination>{seen.cells.size()};
        seen.hero = HeroView{.at = level.stairs.up};
        seen.ending = Ending{.cause = static_cast<DeathCause>(seed % 3), .depth = depth};
        std::vector<Pos> steps;
        for (int i = 20; i > 0; --i) steps.push_back(level.stairs.up + Pos{i, i % 3});
        const std::vector<std::string> code(static_cast<std::size_t>(seed % 2) * 21, std::string(21, '#'));
        Fingerprint print;
        print.add(result_card(seen, steps, result_words(seen, {}), seed % 3 == 0 ? "example.org" : "", code));
        for (const std::string& line : result_words(seen, {}).feats) print.add(line);
        lines.push_back(std::to_string(seed) + '\t' + std::to_string(depth) + '\t' + print.hex());
    }
    check_golden("results.tsv", lines);
}

}  // namespace cellophane
