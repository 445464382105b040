#include "view/sidebar.h"

#include <algorithm>
#include <string>

#include "content/looks.h"
#include "content/mutations.h"
#include "view/bars.h"
#include "view/cell_colors.h"
#include "view/figures.h"
#include "view/hallucination.h"
#include "view/layout.h"
#include "view/map_cell.h"
#include "view/text.h"
#include "words/conditions.h"
#include "words/grammar.h"
#include "words/items.h"
#include "words/monsters.h"
#include "words/terrain.h"

namespace cellophane {

namespace {

bool has_health_bar(const MonsterView& monster) {
    return monster.max_health > 1 && !monster_rows[monster.kind].behaviors.has(Behavior::Invulnerable);
}

/// What lives in water and lies where there is none.
bool is_stranded(const MonsterView& monster, const CellView& cell) {
    if (!monster_rows[monster.kind].behaviors.has(Behavior::ConfinedToLiquid)) return false;
    return !terrain_rows[cell[Layer::Liquid]].mechanics.has(TerrainMechanic::AllowsSubmersion);
}

constexpr int indent = 3;
/// How long it takes to learn from a corpse.
constexpr int lesson_turns = 20;

std::vector<TonedLine> name_lines(std::string_view name) {
    return wrapped({{capitalized(name), Tone::Plain}}, sidebar_width - indent);
}

/// Fills the sidebar from the top, entry by entry. What does not fit is left out.
class Painter {
public:
    Painter(Frame& frame, const Observation& seen, std::optional<Pos> focus, int first_row)
        : frame_{frame}, seen_{seen}, focus_{focus}, row_{first_row} {}

    void paint_hero(const HeroView& hero, int health_change);
    void paint_thing(const ListedThing& thing);
    const SidebarTargets& targets() const { return targets_; }

private:
    void paint(const ListedThing& thing, Terrain terrain);
    void paint(const ListedThing& thing, const MonsterView& monster);
    void paint(const ListedThing& thing, const ItemView& item);

    /// The sign and the name, over as many rows as it takes.
    void paint_name(const StyledCell& sign, const std::vector<TonedLine>& lines, Rgb color);
    template <class Sufferer>
    void paint_statuses(const Sufferer& who);
    void paint_centered(std::string_view text, Rgb color);
    bool has_room(std::size_t rows) const;
    void begin_entry(Pos at);
    void end_entry();

    Frame& frame_;
    const Observation& seen_;
    std::optional<Pos> focus_;
    int row_;
    int entry_row_ = 0;
    Pos entry_at_;
    SidebarTargets targets_{};
};

bool Painter::has_room(std::size_t rows) const {
    return row_ + static_cast<int>(rows) <= sidebar_rows;
}

void Painter::begin_entry(Pos at) {
    entry_row_ = row_;
    entry_at_ = at;
}

void Painter::end_entry() {
    for (int row = entry_row_; row < row_; ++row) {
        targets_[static_cast<std::size_t>(row)] = entry_at_;
        for (int column = 0; focus_ && column < sidebar_width; ++column) {
            StyledCell& cell = frame_.at(column, row);
            if (focus_ == entry_at_) {
                // A bulge of light.
                cell.back = blended(cell.back, rgb(Color::White), column * (sidebar_width - 1 - column) / 6);
                continue;
            }
            cell.fore = dimmed(cell.fore, 50);
            cell.back = dimmed(cell.back, 50);
        }
    }
    ++row_;
}

/// "(-12%)" of the most there can be; nothing for no change.
std::string change_note(int change, int most) {
    if (change == 0 || most == 0) return {};
    return (change > 0 ? "(+" : "(") + std::to_string(change * 100 / most) + "%)";
}

template <class Sufferer>
void Painter::paint_statuses(const Sufferer& who) {
    for (const StatusView& status : who.statuses)
        paint_bar(frame_, row_++, status_label(status, who), status.left, status.most, rgb(Color::RedBar));
}

void Painter::paint_hero(const HeroView& hero, int health_change) {
    begin_entry(hero.at);
    const Rgb own = rgb(hero_color(hero));
    const Rgb plain = rgb(Color::White);
    put(frame_.at(0, row_),
        {.glyph = hero.easy ? hero_glyph_in_easy_mode : hero_glyph,
         .fore = own,
         .picture = static_cast<std::uint8_t>(hero.easy ? Pictogram::HeroInEasyMode : Pictogram::Hero)});
    const int name_end = write(frame_, 1, row_, sidebar_width, ": You", plain);
    write(frame_, name_end, row_++, sidebar_width, light_label(hero), own);
    paint_bar(frame_, row_++, hero.health > 0 ? "Health" : "Dead", hero.health, hero.max_health,
              health_color(hero.health, hero.max_health), change_note(health_change, hero.max_health));
    paint_bar(frame_, row_, nutrition_label(hero.nutrition), hero.nutrition, full_nutrition,
              rgb(Color::BlueBar));
    if (hero.nutrition == 0)
        for (int column = 0; column < sidebar_width; ++column) frame_.at(column, row_).fore = rgb(Color::Red);
    ++row_;
    if (hero.search_streak > 0)
        paint_bar(frame_, row_++, "Searching", hero.search_streak, searches_in_a_row, rgb(Color::RedBar));
    paint_statuses(hero);
    write(frame_, 0, row_, sidebar_width, "Str: " + std::to_string(hero.strength - hero.weakness),
          rgb(hero.weakness > 0 ? Color::Red : Color::White));
    write(frame_, 10, row_++, sidebar_width,
          "Armor: " + std::to_string(hero.armor / 10) + (hero.armor_known ? "" : "?"), plain);
    if (hero.gold > 0)
        write(frame_, 0, row_++, sidebar_width, "Gold: " + std::to_string(hero.gold),
              rgb(Color::ItemMessage));
    write(frame_, 0, row_++, sidebar_width, "Stealth range: " + std::to_string(hero.stealth_range),
          stealth_color(hero.stealth_range));
    end_entry();
}

void Painter::paint_name(const StyledCell& sign, const std::vector<TonedLine>& lines, Rgb color) {
    frame_.at(0, row_) = sign;
    write(frame_, 1, row_, sidebar_width, ":", rgb(Color::White));
    for (const TonedLine& line : lines) {
        int column = indent;
        for (const TonedGlyph& toned : line)
            column = write(frame_, column, row_, sidebar_width, std::u32string_view{&toned.glyph, 1}, color);
        ++row_;
    }
}

void Painter::paint_thing(const ListedThing& thing) {
    std::visit([&](const auto& what) { paint(thing, what); }, thing.what);
}

void Painter::paint(const ListedThing& thing, Terrain terrain) {
    const std::vector<TonedLine> lines = name_lines(terrain_words[terrain].name);
    if (!has_room(lines.size())) return;
    begin_entry(thing.at);
    const Rgb color = rgb(Color::FlavorText);
    paint_name(emblem(terrain, seen_.long_depth()), lines, thing.seen ? color : dimmed(color, 70));
    end_entry();
}

void Painter::paint_centered(std::string_view text, Rgb color) {
    const int column = (sidebar_width - static_cast<int>(text.size())) / 2;
    write(frame_, column, row_++, sidebar_width, text, color);
}

void Painter::paint(const ListedThing& thing, const MonsterView& monster) {
    const std::vector<TonedLine> lines = name_lines(monster_name(monster));
    const std::string_view state = shown_state(seen_, monster);
    const bool bar = has_health_bar(monster);
    const bool learns = monster.lesson_turns_left > 0;
    const bool negated = monster.marks.has(MonsterMark::Negated);
    if (!has_room(lines.size() + bar + monster.statuses.size() + learns + negated + !state.empty())) return;
    begin_entry(thing.at);
    const int top = row_;
    paint_name(emblem(figure_of(monster)), lines,
               monster.mutation ? to_rgb(mutation_rows[*monster.mutation].tint) : rgb(Color::White));
    if (const ItemView* carried = carried_at(seen_, thing.at))
        frame_.at(1, top) = emblem(figure_of(*carried));
    if (bar)
        paint_bar(frame_, row_++, "Health", monster.health, monster.max_health,
                  health_color(monster.health, monster.max_health));
    paint_statuses(monster);
    if (learns)
        paint_bar(frame_, row_++, monster_words[monster.kind].learning_label,
                  lesson_turns - monster.lesson_turns_left, lesson_turns, rgb(Color::RedBar));
    if (negated) paint_centered("(Negated)", rgb(Color::Pink));
    if (!state.empty()) paint_centered(state, rgb(Color::FlavorText));
    end_entry();
}

void Painter::paint(const ListedThing& thing, const ItemView& item) {
    const std::vector<TonedLine> lines = name_lines(item_name(item));
    if (!has_room(lines.size())) return;
    begin_entry(thing.at);
    const Rgb color = rgb(Color::ItemMessage);
    paint_name(emblem(figure_of(item)), lines, thing.seen ? color : dimmed(color, 70));
    end_entry();
}

SidebarTargets paint_entries(Frame& frame, const Observation& seen, const std::vector<ListedThing>& things,
                             std::optional<Pos> focus, int health_change, const PlaybackHeader* playback) {
    if (playback != nullptr) paint_playback_header(frame, *playback);
    Painter painter{frame, seen, focus, playback == nullptr ? 0 : playback_header_rows};
    if (seen.hero) painter.paint_hero(*seen.hero, health_change);
    for (const ListedThing& thing : things) painter.paint_thing(thing);
    return painter.targets();
}

}  // namespace

std::string_view shown_state(const Observation& seen, const MonsterView& monster) {
    // Inanimate creatures keep their state even for a hallucinating hero.
    const bool is_lifeless = monster_rows[monster.kind].behaviors.has(Behavior::Inanimate);
    if (sees_things(seen) && !is_lifeless)
        return fancied_label(static_cast<unsigned>(fancy(seen, monster.at) >> 8));
    return state_label(monster, is_stranded(monster, seen.cells[monster.at]));
}

SidebarTargets paint_sidebar(Frame& frame, const Observation& seen, std::optional<Pos> focus,
                             int health_change, const PlaybackHeader* playback) {
    std::vector<ListedThing> things = listed_things(seen);
    const auto focused = std::find_if(things.begin(), things.end(),
                                      [&](const ListedThing& thing) { return focus && thing.at == *focus; });
    const bool own = focus && seen.hero && seen.hero->at == *focus;
    if (focused == things.end()) {
        if (!own) focus.reset();
    } else {
        Frame trial;
        const SidebarTargets fits = paint_entries(trial, seen, things, focus, health_change, playback);
        // What is pointed at is never the one that does not fit.
        if (std::find(fits.begin(), fits.end(), focus) == fits.end())
            std::rotate(things.begin(), focused, focused + 1);
    }
    write(frame, 0, depth_row, sidebar_width, "Depth: " + std::to_string(seen.depth), rgb(Color::White));
    return paint_entries(frame, seen, things, focus, health_change, playback);
}

}  // namespace cellophane
