#include "session/reading.h"

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>

#include "screen/utf8.h"
#include "session/modes.h"
#include "view/dream.h"
#include "view/listed_things.h"
#include "view/sidebar.h"
#include "words/bearings.h"
#include "words/bestiary.h"
#include "words/grammar.h"
#include "words/reports.h"
#include "words/surroundings.h"

namespace cellophane {

namespace {

std::string in_one(const std::vector<Phrase>& phrases) {
    std::string text;
    for (const Phrase& phrase : phrases) text += phrase.text;
    return text;
}

/// A row of a page without its gaps: "g;  all of them" is "g; all of them".
std::string row_told(const Frame& frame, int row) {
    std::string text;
    int blanks = 0;
    for (int column = 0; column < screen_columns; ++column) {
        const char32_t glyph = frame.at(column, row).glyph;
        if (glyph == U' ') {
            ++blanks;
            continue;
        }
        if (!text.empty()) text += blanks == 0 ? "" : blanks == 1 ? " " : "; ";
        blanks = 0;
        append_utf8(text, glyph);
    }
    return text;
}

}  // namespace

std::vector<std::string> rows_told(const Frame& frame) {
    std::vector<std::string> lines;
    for (int row = 0; row < screen_rows; ++row)
        if (std::string line = row_told(frame, row); !line.empty()) lines.push_back(std::move(line));
    return lines;
}

Reading Session::Parts::reading() {
    refresh_route();
    const ModeRow& row = row_of(mode);
    Reading told;
    told.title = row.title;
    told.stopped = long_command.why_stopped;
    if (seen().hero) {
        told.status = hero_report(seen());
        tell_of_map(told);
    }
    if (row.read != nullptr)
        (this->*row.read)(told);
    else
        read_page(told);
    if (!alerts.alarm.empty())
        told.urgent = told.urgent.empty() ? alerts.alarm : alerts.alarm + " " + told.urgent;
    return told;
}

void Session::Parts::tell_of_map(Reading& told) {
    const Observation& world = looks();
    for (const ListedThing& thing : listed_things(world)) {
        struct Told {
            const Observation& world;
            Pos at;
            std::string operator()(const MonsterView& monster) const {
                return creature_report(world, monster, shown_state(world, monster));
            }
            std::string operator()(const ItemView& item) const { return item_report(world, item); }
            std::string operator()(Terrain terrain) const { return terrain_report(world, terrain, at); }
        };
        std::string text = std::visit(Told{world, thing.at}, thing.what);
        if (!thing.seen) text += ", out of sight";
        told.things.push_back({std::move(text), thing.at});
    }
    told.here = here_told();
    told.around = neighbours_told(world);
    for (std::string& way : ways_out(world)) told.around.push_back(std::move(way));
}

std::vector<std::string> Session::Parts::here_told() {
    const Observation& world = looks();
    // As on the screen, nothing gives way to what the game points at by itself.
    if (pointing.mark.unasked) return {flavour_line(world, {})};
    std::vector<std::string> here{flavour_line(world, pointing.mark)};
    if (!pointing.mark.cell || pointing.mark.cell == world.hero->at) return here;
    const Pos at = *pointing.mark.cell;
    here.push_back(capitalised(bearing(world.hero->at, at)) + ".");
    const bool arrives =
        std::find(pointing.mark.route.begin(), pointing.mark.route.end(), at) != pointing.mark.route.end();
    const auto steps = static_cast<int>(pointing.mark.route.size());
    if (pointing.mark.aims)
        here.push_back(arrives ? "Nothing is in the way." : "It would not get there.");
    else if (arrives)
        here.push_back(capitalised(steps_in_words(steps)) + " to walk.");
    else if (king_distance(world.hero->at, at) > 1)
        here.push_back(steps == 0 ? "You know no way there."
                                  : "You know no way there; " + steps_in_words(steps) + " lead near it.");
    const MonsterView* monster = monster_at(world, at);
    if (monster != nullptr && !sees_things(world)) {
        for (const std::vector<Phrase>& paragraph : bestiary_page(world, *monster))
            here.push_back(in_one(paragraph));
    } else if (const std::vector<Phrase> detail = pointed_detail(world, pointing.mark); !detail.empty()) {
        here.push_back(in_one(detail));
    }
    return here;
}

void Session::Parts::notice_end_of_long_command(const Report& report, std::size_t messages_before) {
    // Who comes into view matters on the way alone; to look around after every step would take longer than
    // the step.
    if (!long_command.goes_on && !report.going_on) return;
    const auto is_foe = [](const MonsterView& monster) {
        return monster.state != MonsterState::Ally && !monster.marks.has(MonsterMark::Captive);
    };
    const auto foes = static_cast<int>(std::count_if(seen().monsters.begin(), seen().monsters.end(), is_foe));
    const bool more_foes = foes > std::exchange(long_command.foes_in_view, foes);
    if (!long_command.goes_on || report.going_on || messages.said.size() > messages_before ||
        !alerts.alarm.empty() || report.over)
        return;
    if (report.health_change < 0)
        long_command.why_stopped = "You stop: something hurts you.";
    else if (more_foes)
        long_command.why_stopped = "You stop: somebody has come into view.";
    else if (seen().hero && pointing.mark.cell == seen().hero->at)
        long_command.why_stopped = "You are there.";
    else
        long_command.why_stopped = "You stop.";
}

/// Whatever it paints, as lines; one can only go back from there.
void Session::Parts::read_page(Reading& told) const {
    Frame page;
    if (const auto paint_page = row_of(mode).paint) (this->*paint_page)(page);
    told.lines = rows_told(page);
    told.choices = {{"Back", "Escape"}};
}

}  // namespace cellophane
