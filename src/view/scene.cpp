#include "view/scene.h"

#include <algorithm>
#include <cstddef>
#include <cstdlib>
#include <optional>
#include <string>

#include "screen/utf8.h"
#include "view/cell_colors.h"
#include "view/creature_panel.h"
#include "view/figures.h"
#include "view/hallucination.h"
#include "view/layout.h"
#include "view/light_steps.h"
#include "view/map_cell.h"
#include "view/map_marks.h"
#include "view/panels.h"
#include "view/sidebar.h"
#include "view/text.h"
#include "words/grammar.h"
#include "words/items.h"
#include "words/machines.h"
#include "words/monsters.h"
#include "words/terrain.h"

namespace cellophane {

namespace {

/// The target is reachable if the route gets there, or if it is next to the hero.
bool within_reach(const Observation& seen, const Pointing& pointing) {
    if (!pointing.cell || !seen.hero) return true;
    const std::vector<Pos>& route = pointing.route;
    const bool arrives = std::find(route.begin(), route.end(), *pointing.cell) != route.end();
    return arrives || (!pointing.aims && king_distance(seen.hero->at, *pointing.cell) <= 1);
}

bool is_known(const Observation& seen, Pos at) {
    return seen.cells.contains(at) && seen.cells[at].sight != Sight::Unknown;
}

/// Paints cells of the map, each in the light that reaches it.
class MapPainter {
public:
    MapPainter(Frame& frame, const Scene& scene, CellPainter& cells)
        : frame_{frame},
          seen_{scene.seen},
          cells_{cells},
          motion_{scene.motion},
          scatter_{scatter_of(scene.seen)},
          show_stealth_{scene.show_stealth},
          flight_{scene.pointing.flight},
          eyes_{scene.eyes},
          long_depth_{scene.seen.long_depth()} {
        if (motion_ == nullptr) return;
        motion_->dance.begin(seen_);
        motion_->effects.look_at(seen_);
    }

    void paint_all() {
        const int width = std::min(seen_.cells.width(), main_width);
        const int height = std::min(seen_.cells.height(), map_rows);
        for (int x = 0; x < width; ++x) {
            const CellView* column = seen_.cells.column(x);
            for (int y = 0; y < height; ++y)
                // Unknown cells stay as a frame begins: blank and black.
                if (column[y].sight != Sight::Unknown) paint({x, y}, Mark::None, std::nullopt);
        }
        for (const ItemView& item : seen_.items) paint_occupied(item.at);
        for (const MonsterView& monster : seen_.monsters) paint_occupied(monster.at);
        for (const AuraView& aura : seen_.auras) paint_occupied(aura.at);
    }

    void mark(Pos at, Mark mark) {
        if (is_on_screen(at)) paint(at, mark, figure_at(seen_, at, eyes_.plain_colors));
    }

private:
    bool is_on_screen(Pos at) const {
        return seen_.cells.contains(at) && at.x < main_width && at.y < map_rows;
    }

    void paint_occupied(Pos at) { mark(at, Mark::None); }

    void paint(Pos at, Mark mark, const std::optional<Figure>& figure) {
        const CellView& cell = seen_.cells[at];
        const std::uint32_t speckle = speckle_of(at, long_depth_);
        CellLook look{.at = at,
                      .depth = long_depth_,
                      .plain = eyes_.plain_colors,
                      .figure = figure,
                      .mark = mark,
                      .flight = flight_};
        if (seen_.hero) {
            look.under_water = seen_.hero->under_water;
            if (is_seen_now(cell.sight)) look_by_light(look, cell.sight, speckle);
            if (show_stealth_ && seen_.in_view.test(at)) look_for_stealth(look);
        }
        if (motion_ != nullptr) take_part(look);
        const PaintedCell painted = cells_.paint(cell, look, speckle);
        if (motion_ != nullptr && mark != Mark::None)
            motion_->dance.rest(at);
        else if (motion_ != nullptr && painted.dances && !eyes_.plain_colors)
            motion_->dance.join(at);
        StyledCell& shown = frame_.at(main_column + at.x, map_row + at.y);
        shown = painted.cell;
        if (eyes_ != Eyesight{}) mark_for(eyes_, seen_, at, !look.figure && !look.hero_here, shown);
    }

    void look_by_light(CellLook& look, Sight sight, std::uint32_t speckle) const {
        constexpr int even = 180;
        Illumination light{even, even, even};
        if (!eyes_.plain_colors) {
            light = seen_.light.contains(look.at) ? seen_.light[look.at] : Illumination{};
            if (motion_ != nullptr) light += motion_->effects.light_at(look.at);
        }
        if (sight != Sight::Seen) {
            // Sensed cells do not depend on light.
            const Tint basic = tint(Color::BasicLight);
            light += {basic.red, basic.green, basic.blue};
        }
        // The missing light is added to all components, so that the hue stays.
        if (const int lack = eyes_.least_light - std::max({light.red, light.green, light.blue}); lack > 0)
            light += {lack, lack, lack};
        look.light = graded(light, speckle);
        look.scatter = scatter_;
        if (scatter_ > 0) look.chance = fancy(seen_, look.at);
        look.hero_here = seen_.hero->at == look.at;
        look.easy = seen_.hero->easy;
        look.hero_color = hero_color(*seen_.hero);
    }

    void look_for_stealth(CellLook& look) const {
        const Pos off = look.at - seen_.hero->at;
        const int wide = std::abs(off.x);
        const int high = std::abs(off.y);
        // As creatures measure it (rules/hero.md 8.2).
        const int perceived = wide + high + std::max(wide, high);
        look.stealth = {.beyond = perceived > 2 * seen_.hero->stealth_range,
                        .lit = seen_.lit.test(look.at),
                        .dark = seen_.dark.test(look.at)};
    }

    void take_part(CellLook& look) const {
        if (!eyes_.plain_colors) look.strayed = motion_->dance.variation_at(look.at);
        const Effects& effects = motion_->effects;
        if (effects.empty()) return;
        const bool is_looked_at =
            seen_.in_view.test(look.at) || seen_.cells[look.at].sight == Sight::Clairvoyant;
        look.flash = effects.color_at(look.at, is_looked_at);
        if (look.hero_here || look.figure) {
            const Effects::Stain stain = effects.stain_at(look.at);
            look.blow = stain.color;
            look.blow_left = stain.left;
        }
        // Flights are seen only in cells that are seen now.
        if (!is_seen_now(seen_.cells[look.at].sight)) return;
        look.flash = sum_of(look.flash, effects.glow_at(look.at));
        if (const std::optional<Figure> sign = effects.sign_at(look.at)) {
            look.figure = sign;
            look.hero_here = false;
        }
    }

    Frame& frame_;
    const Observation& seen_;
    CellPainter& cells_;
    Motion* motion_;
    int scatter_;
    bool show_stealth_;
    Tint flight_;
    Eyesight eyes_;
    const int long_depth_;
};

void paint_map(Frame& frame, const Scene& scene, CellPainter& cells) {
    MapPainter painter{frame, scene, cells};
    painter.paint_all();
    const Pointing& pointing = scene.pointing;
    const Mark way = pointing.aims ? Mark::Flight : pointing.by_cursor ? Mark::CursorRoute : Mark::Route;
    for (Pos at : pointing.route)
        // Unknown cells show no route; what is thrown may fly into the dark.
        if (pointing.aims || is_known(scene.seen, at)) painter.mark(at, way);
    if (!pointing.cell || pointing.unasked) return;
    const Mark out_of_reach = pointing.aims ? Mark::MissedTarget : Mark::FarTarget;
    painter.mark(*pointing.cell, within_reach(scene.seen, pointing) ? Mark::Target : out_of_reach);
}

}  // namespace

namespace {

template <class View>
std::optional<View> copy_of(const View* view) {
    return view == nullptr ? std::nullopt : std::optional{*view};
}

std::string description(const Observation& seen, Pos at) {
    const CellView& cell = seen.cells[at];
    const std::optional<MonsterView> monster = copy_of(monster_at(seen, at));
    const std::optional<ItemView> item = copy_of(item_at(seen, at));
    if (!seen.hero || cell.sight == Sight::Omniscient) return describe_truth(cell, monster, item);
    if (const AuraView* aura = aura_at(seen, at)) return describe(*aura);
    if (seen.hero->at == at)
        return item ? describe(cell, std::nullopt, item) : describe_own(cell, insulation_of(seen));
    return describe(cell, monster, item);
}

/// Whether the hero stands beside the dungeon's exit and no turn has passed.
bool has_just_come_in(const Observation& seen) {
    return seen.turns == 0 && std::any_of(directions.begin(), directions.end(), [&](Direction d) {
               const Pos at = seen.hero->at + step(d);
               return seen.cells.contains(at) && seen.cells[at][Layer::Dungeon] == Terrain::DungeonExit;
           });
}

/// As much of a text as a row of the main area holds.
std::string on_one_row(const std::string& text) {
    constexpr int room = main_width - 2;
    if (text.size() <= static_cast<std::size_t>(room)) return text;
    const std::vector<TonedLine> lines = wrapped({{text, Tone::Flavor}}, room);
    if (lines.size() == 1) return text;
    std::string cut;
    for (const TonedGlyph& toned : lines.front()) append_utf8(cut, toned.glyph);
    return cut + " \u2026";
}

}  // namespace

std::string flavor_line(const Observation& seen, const Pointing& pointing) {
    if (pointing.cell && seen.cells.contains(*pointing.cell))
        return capitalized(description(seen, *pointing.cell));
    if (!seen.hero || !seen.cells.contains(seen.hero->at)) return {};
    if (has_just_come_in(seen)) return std::string{entrance_flavor};
    return atmosphere(seen.cells[seen.hero->at], insulation_of(seen));
}

std::vector<Phrase> pointed_detail(const Observation& seen, const Pointing& pointing) {
    if (!pointing.cell || !seen.cells.contains(*pointing.cell)) return {};
    const Pos at = *pointing.cell;
    std::vector<Phrase> phrases;
    const auto show_line = [&](const std::string& text, Tone tone) {
        if (!text.empty()) phrases.push_back({(phrases.empty() ? "" : " ") + capitalized(text), tone});
    };
    // The flavor line, if its row has to cut it short.
    const std::string line = flavor_line(seen, pointing);
    if (on_one_row(line) != line) show_line(line, Tone::Flavor);
    const bool own = seen.hero && seen.hero->at == at;
    if (const MonsterView* monster = own ? nullptr : monster_at(seen, at)) {
        show_line(monster_line(*monster), Tone::Plain);
        if (const ItemView* carried = carried_at(seen, at))
            show_line(said_of(monster->gender, "it carries ") + item_name(*carried) + ".", Tone::Item);
    } else if (const ItemView* item = item_at(seen, at)) {
        show_line(item_line(*item), Tone::Plain);
    }
    if (const MachineView* machine = machine_at(seen, at)) {
        const MachineWords& words = machine_words[machine->kind];
        show_line(std::string{words.title} + ": " + std::string{words.line}, Tone::Background);
    }
    return phrases;
}

namespace {

/// The creature pointed at, other than the hero.
const MonsterView* subject_of(const Observation& seen, const Pointing& pointing) {
    const std::optional<Pos>& at = pointing.cell;
    if (!at || !seen.hero || seen.hero->at == *at) return nullptr;
    return monster_at(seen, *at);
}

/// What pointing tells at length stands where the messages do, for as long as something is pointed at: so far
/// as they are in sight. What takes more rows stands at the foot of the map if it would hide the place.
void paint_detail(Frame& frame, const std::vector<Phrase>& phrases, Pos at, Window window) {
    constexpr int least_width = 30;
    const int beside = std::max(main_column, window.first);
    const int column = window.end() - beside < least_width ? window.first : beside;
    const int width = window.end() - column;
    const int margin = width < main_width;
    const std::vector<TonedLine> lines = wrapped(phrases, width - 2 * margin);
    const int rows = static_cast<int>(lines.size());
    int row = window.top;
    if (rows > message_rows || row > 0) {
        if (map_row + at.y < row + rows) row = std::max(row, window.map_bottom() - rows);
        paint_panel(frame, column, row, width, rows);
    } else {
        fill(frame, column, row, width, message_rows, {});
    }
    for (const TonedLine& line : lines) write(frame, column + margin, row++, line);
}

}  // namespace

Frame paint(const Scene& scene, CellPainter& painter) {
    Frame frame;
    if (scene.seen.cells.size().area() > 0) paint_map(frame, scene, painter);
    const Pointing nothing;
    const Pointing& pointing = scene.pointing.unasked ? nothing : scene.pointing;
    paint_sidebar(frame, scene.seen, pointing.cell, scene.health_change,
                  scene.playback ? &*scene.playback : nullptr);
    const MonsterView* subject = subject_of(scene.seen, pointing);
    const std::vector<Phrase> phrases =
        // While aiming, the prompt stands in the same place.
        subject == nullptr && !pointing.aims && !scene.has_card ? pointed_detail(scene.seen, pointing)
                                                                : std::vector<Phrase>{};
    if (!phrases.empty())
        paint_detail(frame, phrases, *pointing.cell, scene.window);
    else
        paint_messages(frame, scene.log, scene.eyes.doubts_color());
    // A hallucinating hero takes creatures for other kinds, so that no panel describes them.
    if (subject != nullptr && !pointing.aims && !scene.has_card && !sees_things(scene.seen))
        paint_creature_panel(frame, scene.seen, *subject, scene.window);
    const bool asks = !scene.question.empty();
    write(frame, main_column, flavor_row, screen_columns,
          on_one_row(asks ? scene.question : flavor_line(scene.seen, pointing)),
          rgb(asks ? Color::ItemMessage : Color::FlavorText));
    paint_buttons(frame, scene.buttons, scene.pointing.button, scene.pointing.held, scene.keys, scene.swaps);
    return frame;
}

}  // namespace cellophane
