#include "view/atlas_page.h"

#include <algorithm>
#include <cstdlib>
#include <variant>

#include "view/cell_colors.h"
#include "view/layout.h"
#include "view/listed_things.h"
#include "view/message_log.h"
#include "view/scene.h"
#include "view/text.h"
#include "words/bearings.h"
#include "words/reports.h"

namespace cellophane {

namespace {

struct Reported {
    const Observation& level;
    Pos at;

    std::string operator()(const MonsterView& monster) const { return creature_report(level, monster, {}); }
    std::string operator()(const ItemView& item) const { return item_report(level, item); }
    std::string operator()(Terrain terrain) const { return terrain_report(level, terrain, at); }
};

bool leads_up(const ListedThing& thing) {
    const auto* terrain = std::get_if<Terrain>(&thing.what);
    return terrain != nullptr && (*terrain == Terrain::UpwardStaircase || *terrain == Terrain::DungeonExit);
}

}  // namespace

std::string atlas_title(const AtlasPage& page) {
    std::string title = "Depth " + std::to_string(page.level.depth);
    if (page.below == 0) return title + ", where you are.";
    const int levels = std::abs(page.below);
    title += ", as you remember it, " + number_in_words(levels) + (levels == 1 ? " level " : " levels ");
    return title + (page.below < 0 ? "above you." : "below you.");
}

std::vector<std::string> describe_atlas(const Observation& level) {
    const std::vector<ListedThing> things = listed_things(level);
    const auto stairs = std::find_if(things.begin(), things.end(), leads_up);
    std::vector<std::string> lines;
    for (const ListedThing& thing : things) {
        std::string line = std::visit(Reported{level, thing.at}, thing.what);
        // On a map without the hero, places are given by their bearing from the way up.
        if (!level.hero && stairs != things.end() && thing.at != stairs->at)
            line += ", " + bearing(stairs->at, thing.at) + " of the way up";
        lines.push_back(std::move(line));
    }
    return lines;
}

Frame paint_atlas(const AtlasPage& page, CellPainter& painter) {
    const MessageLog silence;
    const Pointing nothing;
    Frame frame = paint(Scene{.seen = page.level,
                              .log = silence,
                              .pointing = nothing,
                              .eyes = page.eyes,
                              .keys = page.keys,
                              .buttons = atlas_buttons},
                        painter);
    const std::string title = atlas_title(page);
    write(frame, column_within(page.window, main_column, static_cast<int>(title.size())), 0, screen_columns,
          title, rgb(Color::ItemMessage));
    return frame;
}

}  // namespace cellophane
