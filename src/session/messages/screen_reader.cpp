#include "session/messages/screen_reader.h"

#include <algorithm>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "session/display/world_shown.h"
#include "session/help_access.h"
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

void describe_map(Context& context, Reading& reading) {
    const Observation& world = world_shown(context);
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
        reading.things.push_back({std::move(text), thing.at});
    }
    reading.here = describe_here(context);
    reading.around = describe_neighbors(world);
    for (std::string& way : ways_out(world)) reading.around.push_back(std::move(way));
}

}  // namespace

std::vector<std::string> describe_here(Context& context) {
    Pointing& mark = context.pointing.mark;
    const Observation& world = world_shown(context);
    // As on the screen, nothing gives way to what the game points at by itself.
    if (mark.unasked) return {flavor_line(world, {})};
    std::vector<std::string> here{flavor_line(world, mark)};
    if (!mark.cell || mark.cell == world.hero->at) return here;
    const Pos at = *mark.cell;
    here.push_back(capitalized(bearing(world.hero->at, at)) + ".");
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

Reading read_aloud(Context& context, const GameScreen& open) {
    open.refresh(context);
    Reading reading;
    reading.title = open.title();
    reading.extent = open.covers_map() ? ReadExtent::Page : ReadExtent::Panel;
    reading.stopped = context.long_command.why_stopped;
    if (context.seen().hero) {
        reading.status = hero_report(context.seen());
        describe_map(context, reading);
    }
    // Screen readers get whole lines, however narrow the window is.
    const Window window = std::exchange(context.viewer.window, {});
    open.describe(context, reading);
    offer_help(open, reading);
    const KeySwaps swaps = open.keeps_its_keys() ? KeySwaps{} : KeySwaps{context.viewer.settings.keys};
    for (ReadChoice& choice : reading.choices) choice.pressed = pressed_key(choice.key, swaps);
    // The frames of an animation are shown before what came of them.
    if (context.animation_playback.running) reading.extent = ReadExtent::Map;
    context.viewer.window = window;
    const std::string& alarm = context.alerts.alarm;
    if (!alarm.empty()) reading.urgent = reading.urgent.empty() ? alarm : alarm + " " + reading.urgent;
    return reading;
}

}  // namespace cellophane
