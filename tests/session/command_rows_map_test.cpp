#include "session/command_rows.h"

namespace cellophane {

namespace {

struct Way {
    std::string_view name;
    Pos off;
};
constexpr Way ways_to_step[] = {{"step north", {0, -1}},       {"step south", {0, 1}},
                                {"step west", {-1, 0}},        {"step east", {1, 0}},
                                {"step north-west", {-1, -1}}, {"step south-west", {-1, 1}},
                                {"step north-east", {1, -1}},  {"step south-east", {1, 1}}};

void add_steps(std::vector<CommandRow>& rows) {
    for (const Way& way : ways_to_step)
        rows.push_back({.command = way.name,
                        .scene = in_the_open,
                        .happened =
                            [off = way.off](Session& session, const Before& before) {
                                return session.observe().hero->at == before.hero + off &&
                                       session.turns() == before.turns + 1;
                            },
                        .mouse = {{"click the neighbouring cell", by_click_beside(way.off)}}});
}

bool goes_on_at_once(Session& session, const Before& before, int pace) {
    return session.turns() == before.turns + 1 && session.wants_time() == pace;
}

/// Nothing is shown any more, so that the key shows it again.
bool forgets_path_preview(Session& session, const Before&) {
    const std::size_t recorded = session.recorded();
    press(session, "x");
    return session.recorded() == recorded;
}

void click_stairs(Session& session, bool down) {
    const Terrain wanted = down ? Terrain::DownwardStaircase : Terrain::DungeonExit;
    const Grid<CellView>& cells = session.observe().cells;
    for (int i = 0; i < cells.size().area(); ++i)
        if (cells.at_index(i)[Layer::Dungeon] == wanted) {
            const ScreenSpot spot = spot_of_cell(cells.size().at(i));
            act_at(session, PointerAct::Hover, spot);
            return click_at(session, spot);
        }
    FAIL("no stairs");
}

void add_journeys(std::vector<CommandRow>& rows) {
    rows.push_back(
        {.command = "run",
         .scene = in_the_open,
         .happened =
             [](Session& session, const Before& before) {
                 return session.observe().hero->at == before.hero + Pos{0, -1} && session.wants_time() == 25;
             },
         .tokens = {
             {"Shift + arrow or numpad", {{.name = "Up", .shift = true}, {.name = "Numpad8", .shift = true}}},
             {"Ctrl + direction",
              {{.name = "k", .control = true},
               {.name = "Up", .control = true},
               {.name = "8", .control = true}}},
             {"Shift + letter except J and N", {{.name = "K", .shift = true}}}}});
    rows.push_back({.command = "travel to the stairs down",
                    .scene = explored,
                    .happened = sets_out,
                    .mouse = {{"click the stairs", [](Session& s) { click_stairs(s, true); }}},
                    .twice = true});
    rows.push_back({.command = "travel to the stairs up",
                    .scene = explored,
                    .happened = sets_out,
                    .mouse = {{"click the stairs", [](Session& s) { click_stairs(s, false); }}},
                    .twice = true});
    rows.push_back(
        {.command = "explore",
         .scene = at_the_door,
         .happened = [](Session& s, const Before& before) { return goes_on_at_once(s, before, 20); },
         .mouse = {{"Explore button", by_button("Explore (x)")}},
         .twice = true,
         .twice_by_button = true});
    rows.push_back(
        {.command = "explore, fast", .scene = at_the_door, .happened = [](Session& s, const Before& before) {
             return goes_on_at_once(s, before, 1);
         }});
    const auto flies = [](int pace) {
        return [pace](Session& session, const Before& before) {
            const bool asked = shows(session, "Start autopilot?") && session.turns() == before.turns;
            press(session, "y");
            return asked && session.turns() == before.turns + 1 && session.wants_time() == pace;
        };
    };
    rows.push_back({.command = "autopilot",
                    .scene = at_the_door,
                    .happened = flies(50),
                    .mouse = {{"Menu button", by_menu("Autopilot")}}});
    rows.push_back({.command = "autopilot, fast", .scene = at_the_door, .happened = flies(1)});
}

void add_waiting(std::vector<CommandRow>& rows) {
    rows.push_back({.command = "rest one turn",
                    .scene = in_the_open,
                    .happened = takes_a_turn,
                    .mouse = {{"Rest button", by_button("Rest (z)")}}});
    rows.push_back(
        {.command = "rest until better",
         .scene = in_the_open,
         .happened = [](Session& s, const Before& before) { return goes_on_at_once(s, before, 1); },
         .mouse = {{"Menu button", by_menu("Rest until better")}}});
    rows.push_back({.command = "search",
                    .scene = in_the_open,
                    .happened = takes_a_turn,
                    .mouse = {{"Search button", by_button("Search (s)")}}});
    // Holding is what fingers do; the page says for how long.
    rows.push_back(
        {.command = "long search",
         .scene = in_the_open,
         .happened = [](Session& s, const Before& before) { return goes_on_at_once(s, before, 80); },
         .tokens = {{"hold Search", {}}}});
}

void add_pointing(std::vector<CommandRow>& rows) {
    rows.push_back({.command = "examine / keyboard cursor",
                    .scene = in_the_open,
                    .happened = changes_picture,
                    .mouse = {{"hover", [](Session& s) {
                                   hover_beside(s, {1, 0});
                               }}}});
    rows.push_back({.command = "cancel",
                    .scene = after(at_the_door, {"x"}),
                    .happened = forgets_path_preview,
                    .mouse = {{"click outside", by_click({20, 15})}}});
    rows.push_back({.command = "next thing in view",
                    .scene = explored,
                    .happened = changes_picture,
                    .mouse = {{"hover the sidebar", over_sidebar(PointerAct::Hover)}}});
    rows.push_back({.command = "previous thing in view",
                    .scene = explored,
                    .happened = changes_picture,
                    .mouse = {{"hover the sidebar", over_sidebar(PointerAct::Hover)}}});
    rows.push_back({.command = "hover a map cell",
                    .scene = in_the_open,
                    .happened = changes_picture,
                    .mouse = {{"move the pointer", [](Session& s) {
                                   hover_beside(s, {1, 1});
                               }}}});
    rows.push_back({.command = "hover a sidebar entry",
                    .scene = explored,
                    .happened = changes_picture,
                    .mouse = {{"move the pointer", over_sidebar(PointerAct::Hover)}}});
    rows.push_back({.command = "travel to a cell",
                    .scene = after(in_the_open, {"Enter", "k", "k"}),
                    .happened = sets_out,
                    .tokens = {{"Return", {{.name = "Enter"}}}},
                    .mouse = {{"left click (on the cell already under the cursor)", [](Session& session) {
                                   click_at(session, spot_of_cell(session.observe().hero->at + Pos{0, -2}));
                               }}}});
    rows.push_back(
        {.command = "step along the route",
         .scene = in_the_open,
         .happened =
             [](Session& session, const Before& before) {
                 return session.observe().hero->at == before.hero + Pos{0, -1} && session.wants_time() == -1;
             },
         .mouse = {
             {"Ctrl + left click", [](Session& session) {
                  const ScreenSpot spot = spot_of_cell(session.observe().hero->at + Pos{0, -3});
                  session.point(
                      {.act = PointerAct::Press, .column = spot.column, .row = spot.row, .control = true});
              }}}});
    rows.push_back(
        {.command = "point without travelling",
         .scene = in_the_open,
         .happened = changes_picture,
         .mouse = {
             {"Shift + left click", [](Session& session) {
                  const ScreenSpot spot = spot_of_cell(session.observe().hero->at + Pos{0, -3});
                  for (int i = 0; i < 2; ++i)
                      session.point(
                          {.act = PointerAct::Press, .column = spot.column, .row = spot.row, .shift = true});
              }}}});
    rows.push_back({.command = "travel to a listed thing",
                    .scene = explored,
                    .happened = sets_out,
                    .mouse = {{"left click its sidebar entry", over_sidebar(PointerAct::Press)}}});
    rows.push_back({.command = "move the cursor",
                    .scene = after(in_the_open, {"Enter"}),
                    .happened = changes_picture,
                    .tokens = {{"direction keys",
                                {{.name = "k"},
                                 {.name = "Up"},
                                 {.name = "8"},
                                 {.name = "K", .shift = true},
                                 {.name = "Up", .control = true}}}},
                    .mouse = {{"move the pointer", [](Session& s) {
                                   hover_beside(s, {1, -1});
                               }}}});
}

}  // namespace

std::vector<CommandRow> rows_on_the_map() {
    std::vector<CommandRow> rows;
    add_steps(rows);
    add_journeys(rows);
    add_waiting(rows);
    add_pointing(rows);
    return rows;
}

}  // namespace cellophane
