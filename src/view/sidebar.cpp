#include "view/sidebar.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <string>
#include <tuple>

#include "content/looks.h"
#include "content/mutations.h"
#include "screen/utf8.h"
#include "view/figures.h"
#include "view/layout.h"
#include "view/map_cell.h"
#include "view/mixing.h"
#include "view/text.h"
#include "words/grammar.h"
#include "words/items.h"
#include "words/monsters.h"
#include "words/terrain.h"

namespace cellophane {

namespace {

/// Which terrains are marked for listing, to be asked of a whole map.
using Listed = std::array<bool, EnumTable<Terrain, TerrainRow>::size()>;

Listed listed_terrains() {
    Listed listed{};
    for (const TerrainRow& row : terrain_rows)
        listed[static_cast<std::size_t>(row.kind)] = row.mechanics.has(TerrainMechanic::ListedInSidebar);
    return listed;
}

/// The first such terrain of a cell, if it has any.
Terrain listed_terrain(const CellView& cell, const Listed& listed) {
    if (cell.sight == Sight::Unknown) return Terrain::Nothing;
    const auto is_listed = [&](std::size_t k) { return listed[static_cast<std::size_t>(cell.layers[k])]; };
    // Most cells list nothing, and whole maps are asked.
    if (!(is_listed(0) || is_listed(1) || is_listed(2) || is_listed(3))) return Terrain::Nothing;
    for (Terrain terrain : cell.layers)
        if (listed[static_cast<std::size_t>(terrain)]) return terrain;
    return Terrain::Nothing;
}

/// What a survey does not count: the rock, the plain ground cut into it, and what the sidebar lists anyway.
constexpr Terrain uncounted[] = {Terrain::Nothing,     Terrain::Granite,         Terrain::StoneWall,
                                 Terrain::Floor,       Terrain::UpwardStaircase, Terrain::DownwardStaircase,
                                 Terrain::DungeonExit, Terrain::CrystalPortal};

bool worth_counting(Terrain terrain) {
    return std::find(std::begin(uncounted), std::end(uncounted), terrain) == std::end(uncounted);
}

std::array<int, EnumTable<Terrain, TerrainRow>::size()> census(const Observation& seen) {
    std::array<int, EnumTable<Terrain, TerrainRow>::size()> count{};
    const Size size = seen.cells.size();
    for (int i = 0; i < size.area(); ++i)
        for (Layer layer : layers) ++count[static_cast<std::size_t>(seen.cells.at_index(i)[layer])];
    return count;
}

/// What a terrain is called; in a survey what it truly is.
std::string_view name_of(Terrain terrain, const Observation& seen) {
    const TerrainWords& words = terrain_words[terrain];
    return seen.hero || words.truth.empty() ? words.name : words.truth;
}

/// What a creature is about, in a word; nothing for what has no mind of its own.
std::string_view state_label(const MonsterView& monster) {
    if (monster.marks.has(MonsterMark::Dormant)) return "(Dormant)";
    if (monster_rows[monster.kind].behaviours.has(Behaviour::Inanimate)) return {};
    if (monster.marks.has(MonsterMark::Captive)) return "(Captive)";
    switch (monster.state) {
        case MonsterState::Sleeping:
            return "(Sleeping)";
        case MonsterState::Hunting:
            return "(Hunting)";
        case MonsterState::Wandering:
            return "(Wandering)";
        case MonsterState::Fleeing:
            return "(Fleeing)";
        case MonsterState::Ally:
            return "(Ally)";
        case MonsterState::count:
            break;
    }
    return {};
}

bool has_health_bar(const MonsterView& monster) {
    return monster.max_health > 1 && !monster_rows[monster.kind].behaviours.has(Behaviour::Invulnerable);
}

Rgb health_colour(int health, int most) {
    const int share = most > 0 ? std::clamp(health * 100 / most, 0, 100) : 0;
    return blended(rgb(Colour::RedBar), rgb(Colour::BlueBar), share);
}

/// Shadow blue where hardly anybody notices, yellow where everybody does.
Rgb stealth_colour(int range) {
    constexpr int best = 2;
    constexpr int worst = 30;
    const int share = (std::clamp(range, best, worst) - best) * 100 / (worst - best);
    return blended(rgb(Colour::HeroInShadow), rgb(Colour::HeroInLight), share);
}

/// In a word, what the colour of the hero's sign says; nothing in ordinary shadow.
std::string_view state_of_light(const HeroView& hero) {
    switch (hero_colour(hero)) {
        case Colour::HeroInvisible:
            return " (invisible)";
        case Colour::HeroInDarkness:
            return " (dark)";
        case Colour::HeroInLight:
            return " (lit)";
        default:
            return {};
    }
}

/// What the bar of a status says (tables/statuses.tsv).
std::string status_label(const StatusView& status, const HeroView& hero) {
    std::string label{status_rows[status.kind].label};
    if (status.kind == Status::Weakened) label += ": -" + std::to_string(hero.weakness);
    if (status.kind == Status::Poisoned) {
        if (status.left * hero.poison >= hero.health) label = "Fatal Poison";
        if (hero.poison > 1) label += " (x" + std::to_string(hero.poison) + ")";
    }
    return label;
}

constexpr int indent = 3;

std::vector<TonedLine> name_lines(std::string_view name) {
    return wrapped({{capitalised(name), Tone::Plain}}, sidebar_width - indent);
}

/// Fills the sidebar from the top, entry by entry. What does not fit is left out.
class Painter {
public:
    Painter(Frame& frame, const Observation& seen, std::optional<Pos> focus)
        : frame_{frame}, seen_{seen}, focus_{focus} {}

    void paint_hero(const HeroView& hero);
    void paint_title();
    void paint_census();
    void paint_thing(const ListedThing& thing);
    const SidebarTargets& targets() const { return targets_; }

private:
    void paint(const ListedThing& thing, Terrain terrain);
    void paint(const ListedThing& thing, const MonsterView& monster);
    void paint(const ListedThing& thing, const ItemView& item);

    /// The sign and the name, over as many rows as it takes.
    void paint_name(const StyledCell& sign, const std::vector<TonedLine>& lines, Rgb colour);
    void paint_count(std::string_view name, int number);
    bool has_room(std::size_t rows) const;
    void begin_entry(std::optional<Pos> at);
    void end_entry();

    Frame& frame_;
    const Observation& seen_;
    std::optional<Pos> focus_;
    int row_ = 0;
    int entry_row_ = 0;
    std::optional<Pos> entry_at_;
    SidebarTargets targets_{};
};

bool Painter::has_room(std::size_t rows) const {
    return row_ + static_cast<int>(rows) <= sidebar_rows;
}

void Painter::begin_entry(std::optional<Pos> at) {
    entry_row_ = row_;
    entry_at_ = at;
}

void Painter::end_entry() {
    const bool dim = focus_ && focus_ != entry_at_;
    for (int row = entry_row_; row < row_; ++row) {
        targets_[static_cast<std::size_t>(row)] = entry_at_;
        for (int column = 0; dim && column < sidebar_width; ++column) {
            StyledCell& cell = frame_.at(column, row);
            cell.fore = dimmed(cell.fore, 50);
            cell.back = dimmed(cell.back, 50);
        }
    }
    ++row_;
}

void Painter::paint_hero(const HeroView& hero) {
    begin_entry(hero.at);
    const Rgb own = rgb(hero_colour(hero));
    const int after = write(frame_, 0, row_, sidebar_width, std::u32string_view{&hero_glyph, 1}, own);
    const int name_end = write(frame_, after, row_, sidebar_width, ": You", rgb(Colour::White));
    write(frame_, name_end, row_, sidebar_width, state_of_light(hero), own);
    ++row_;
    paint_bar(frame_, row_++, hero.health > 0 ? "Health" : "Dead", hero.health, hero.max_health,
              health_colour(hero.health, hero.max_health));
    for (const StatusView& status : hero.statuses)
        paint_bar(frame_, row_++, status_label(status, hero), status.left, status.most, rgb(Colour::RedBar));
    const std::string strength = "Str: " + std::to_string(hero.strength - hero.weakness);
    const std::string armor = "Armor: " + std::to_string(hero.armor / 10);
    write(frame_, 0, row_, sidebar_width, strength,
          rgb(hero.weakness > 0 ? Colour::BadMessage : Colour::White));
    write(frame_, 10, row_++, sidebar_width, armor, rgb(Colour::White));
    if (hero.gold > 0)
        write(frame_, 0, row_++, sidebar_width, "Gold: " + std::to_string(hero.gold),
              rgb(Colour::ItemMessage));
    write(frame_, 0, row_++, sidebar_width, "Stealth range: " + std::to_string(hero.stealth_range),
          stealth_colour(hero.stealth_range));
    end_entry();
}

void Painter::paint_title() {
    begin_entry(std::nullopt);
    write(frame_, 0, row_++, sidebar_width, "The bare level", rgb(Colour::ItemMessage));
    ++row_;
    std::string style = "Style: ";
    style += style_rows[seen_.style].name;
    write(frame_, 0, row_++, sidebar_width, style, rgb(Colour::White));
    write(frame_, 0, row_++, sidebar_width, "Seed:", rgb(Colour::White));
    write(frame_, 0, row_++, sidebar_width, std::to_string(seen_.seed), rgb(Colour::White));
    end_entry();
}

void Painter::paint_count(std::string_view name, int number) {
    if (number == 0 || !has_room(1)) return;
    const std::string figure = std::to_string(number);
    const int before_figure = sidebar_width - static_cast<int>(figure.size()) - 1;
    write(frame_, 0, row_, before_figure, name, rgb(Colour::FlavorText));
    write(frame_, before_figure + 1, row_++, sidebar_width, figure, rgb(Colour::White));
}

void Painter::paint_census() {
    begin_entry(std::nullopt);
    const int top = row_;
    for (const MonsterRow& row : monster_rows)
        paint_count(monster_words[row.kind].name,
                    static_cast<int>(
                        std::count_if(seen_.monsters.begin(), seen_.monsters.end(),
                                      [&](const MonsterView& monster) { return monster.kind == row.kind; })));
    if (row_ > top) ++row_;
    const int below = row_;
    for (const CategoryRow& row : category_rows)
        paint_count(row.name, static_cast<int>(std::count_if(
                                  seen_.items.begin(), seen_.items.end(), [&](const ItemView& item) {
                                      return item_rows[item.kind].category == row.kind;
                                  })));
    if (row_ > below) ++row_;
    const auto count = census(seen_);
    for (const TerrainRow& row : terrain_rows)
        if (worth_counting(row.kind))
            paint_count(name_of(row.kind, seen_), count[static_cast<std::size_t>(row.kind)]);
    end_entry();
}

void Painter::paint_name(const StyledCell& sign, const std::vector<TonedLine>& lines, Rgb colour) {
    frame_.at(0, row_) = sign;
    write(frame_, 1, row_, sidebar_width, ":", rgb(Colour::White));
    for (const TonedLine& line : lines) {
        int column = indent;
        for (const TonedGlyph& toned : line)
            column = write(frame_, column, row_, sidebar_width, std::u32string_view{&toned.glyph, 1}, colour);
        ++row_;
    }
}

void Painter::paint_thing(const ListedThing& thing) {
    std::visit([&](const auto& what) { paint(thing, what); }, thing.what);
}

void Painter::paint(const ListedThing& thing, Terrain terrain) {
    const std::vector<TonedLine> lines = name_lines(name_of(terrain, seen_));
    if (!has_room(lines.size())) return;
    begin_entry(thing.at);
    const Rgb colour = rgb(Colour::FlavorText);
    paint_name(emblem(terrain, seen_.depth), lines, thing.seen ? colour : dimmed(colour, 70));
    end_entry();
}

void Painter::paint(const ListedThing& thing, const MonsterView& monster) {
    const std::vector<TonedLine> lines = name_lines(monster_name(monster));
    const std::string_view state = state_label(monster);
    const bool bar = has_health_bar(monster);
    if (!has_room(lines.size() + bar + !state.empty())) return;
    begin_entry(thing.at);
    const int top = row_;
    paint_name(emblem(figure_of(monster)), lines, rgb(Colour::White));
    if (const ItemView* carried = carried_at(seen_, thing.at))
        frame_.at(1, top) = emblem(figure_of(*carried));
    if (bar)
        paint_bar(frame_, row_++, "Health", monster.health, monster.max_health,
                  health_colour(monster.health, monster.max_health));
    if (!state.empty()) {
        const int column = (sidebar_width - static_cast<int>(state.size())) / 2;
        write(frame_, column, row_++, sidebar_width, state, rgb(Colour::FlavorText));
    }
    end_entry();
}

void Painter::paint(const ListedThing& thing, const ItemView& item) {
    const std::vector<TonedLine> lines = name_lines(item_name(item));
    if (!has_room(lines.size())) return;
    begin_entry(thing.at);
    const Rgb colour = rgb(Colour::ItemMessage);
    paint_name(emblem(figure_of(item)), lines, thing.seen ? colour : dimmed(colour, 70));
    end_entry();
}

/// Where an entry comes in the sidebar: lower numbers first.
std::tuple<int, std::size_t, int> rank_of(const ListedThing& thing, const std::optional<HeroView>& hero) {
    const std::size_t kinds_first[] = {2, 0, 1};
    const std::size_t kind = kinds_first[thing.what.index()];
    int unseen = thing.seen ? 1 : 2;
    if (!hero) return {unseen, kind, 0};
    const Pos off = thing.at - hero->at;
    const bool underfoot = off == Pos{0, 0} && std::holds_alternative<ItemView>(thing.what);
    // Terrain is looked for in growing squares, everything else as the crow flies.
    const int distance = std::holds_alternative<Terrain>(thing.what) ? king_distance(hero->at, thing.at)
                                                                     : off.x * off.x + off.y * off.y;
    return {underfoot ? 0 : unseen, kind, distance};
}

}  // namespace

std::vector<ListedThing> listed_things(const Observation& seen) {
    std::vector<ListedThing> things;
    const auto in_view = [&](Pos at) { return seen.cells[at].sight == Sight::Seen; };
    for (const MonsterView& monster : seen.monsters)
        if (!monster_rows[monster.kind].behaviours.has(Behaviour::Unlisted))
            things.push_back({monster.at, monster, in_view(monster.at)});
    for (const ItemView& item : seen.items)
        if (!item.carried) things.push_back({item.at, item, in_view(item.at)});
    const Listed listed = listed_terrains();
    const Size size = seen.cells.size();
    for (int i = 0; i < size.area(); ++i) {
        const CellView& cell = seen.cells.at_index(i);
        const Terrain terrain = listed_terrain(cell, listed);
        if (terrain != Terrain::Nothing) things.push_back({size.at(i), terrain, cell.sight == Sight::Seen});
    }
    std::stable_sort(things.begin(), things.end(), [&](const ListedThing& a, const ListedThing& b) {
        return rank_of(a, seen.hero) < rank_of(b, seen.hero);
    });
    return things;
}

SidebarTargets paint_sidebar(Frame& frame, const Observation& seen, std::optional<Pos> focus) {
    std::vector<ListedThing> things = listed_things(seen);
    const auto is_focused = [&](const ListedThing& thing) { return focus && thing.at == *focus; };
    const auto focused = std::find_if(things.begin(), things.end(), is_focused);
    const bool own = focus && seen.hero && seen.hero->at == *focus;
    const bool listed = focused != things.end();
    // In a crowd the focused entry comes first, so that it is never the one that does not fit.
    constexpr std::size_t crowd = 9;
    if (listed && things.size() > crowd) std::rotate(things.begin(), focused, focused + 1);

    Painter painter{frame, seen, listed || own ? focus : std::nullopt};
    if (seen.hero) {
        painter.paint_hero(*seen.hero);
        for (const ListedThing& thing : things) painter.paint_thing(thing);
    } else {
        painter.paint_title();
        // The numbers leave little room: what is pointed at comes before them.
        if (listed) painter.paint_thing(*std::find_if(things.begin(), things.end(), is_focused));
        painter.paint_census();
        for (const ListedThing& thing : things)
            if (!is_focused(thing)) painter.paint_thing(thing);
    }
    write(frame, 0, depth_row, sidebar_width, "Depth: " + std::to_string(seen.depth), rgb(Colour::White));
    return painter.targets();
}

void paint_bar(Frame& frame, int row, std::string_view label, int filled, int whole, Rgb colour) {
    const int brightness = row % 2 == 0 ? 75 : 100;
    const int share = whole > 0 ? std::clamp(filled, 0, whole) * sidebar_width * 100 / whole : 0;
    const std::u32string text = from_utf8(label);
    const int label_at = (sidebar_width - static_cast<int>(text.size())) / 2;
    for (int column = 0; column < sidebar_width; ++column) {
        const int fullness = std::clamp(share - column * 100, 0, 100);
        frame.at(column, row).back = dimmed(colour, (25 + 75 * fullness / 100) * brightness / 100);
    }
    write(frame, label_at, row, sidebar_width, std::u32string_view{text}, rgb(Colour::White));
}

}  // namespace cellophane
