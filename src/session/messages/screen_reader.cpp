#include "session/messages/screen_reader.h"

#include <algorithm>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "session/commands/pointing.h"
#include "session/display/world_shown.h"
#include "session/messages/screen_description.h"
#include "session/modes.h"
#include "session/session_state.h"
#include "view/listed_things.h"
#include "view/sidebar.h"
#include "words/bearings.h"
#include "words/bestiary.h"
#include "words/choices.h"
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

std::vector<std::string> here_told(SessionState& session) {
    Pointing& mark = session.pointing.mark;
    const Observation& world = world_shown(session);
    // As on the screen, nothing gives way to what the game points at by itself.
    if (mark.unasked) return {flavour_line(world, {})};
    std::vector<std::string> here{flavour_line(world, mark)};
    if (!mark.cell || mark.cell == world.hero->at) return here;
    const Pos at = *mark.cell;
    here.push_back(capitalised(bearing(world.hero->at, at)) + ".");
    const bool arrives = std::find(mark.route.begin(), mark.route.end(), at) != mark.route.end();
    const auto steps = static_cast<int>(mark.route.size());
    if (mark.aims)
        here.emplace_back(arrives ? flight_is_free : flight_is_blocked);
    else if (arrives || king_distance(world.hero->at, at) > 1)
        here.push_back(way_report(steps, arrives));
    const MonsterView* monster = monster_at(world, at);
    if (monster != nullptr && !sees_things(world)) {
        for (const std::vector<Phrase>& paragraph : bestiary_page(world, *monster))
            here.push_back(in_one(paragraph));
    } else if (const std::vector<Phrase> detail = pointed_detail(world, mark); !detail.empty()) {
        here.push_back(in_one(detail));
    }
    return here;
}

void tell_of_map(SessionState& session, Reading& told) {
    const Observation& world = world_shown(session);
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
        if (!thing.seen) text += out_of_sight;
        told.things.push_back({std::move(text), thing.at});
    }
    told.here = here_told(session);
    told.around = neighbours_told(world);
    for (std::string& way : ways_out(world)) told.around.push_back(std::move(way));
}

}  // namespace

Reading read_aloud(SessionState& session) {
    refresh_route(session);
    const ModeRow& row = row_of(session.mode);
    Reading told;
    told.title = row.title;
    told.stopped = session.long_command.why_stopped;
    if (session.seen().hero) {
        told.status = hero_report(session.seen());
        tell_of_map(session, told);
    }
    // Screen readers get whole lines, however narrow the window is.
    const Window window = std::exchange(session.display.window, {});
    if (row.read != nullptr)
        row.read(session, told);
    else
        read_page(session, told);
    session.display.window = window;
    if (!session.alerts.alarm.empty())
        told.urgent = told.urgent.empty() ? session.alerts.alarm : session.alerts.alarm + " " + told.urgent;
    return told;
}

void read_page(const SessionState& session, Reading& told) {
    Frame page;
    if (const auto paint_page = row_of(session.mode).paint) paint_page(session, page);
    told.lines = rows_told(page);
    told.choices = {{back_choice, "Escape"}};
}

}  // namespace cellophane
