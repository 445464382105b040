#include "view/sidebar.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <string>

#include "content/looks.h"
#include "screen/utf8.h"
#include "view/layout.h"
#include "view/map_cell.h"
#include "view/mixing.h"
#include "view/text.h"
#include "words/grammar.h"
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

/// Fills the sidebar from the top, entry by entry.
class Painter {
public:
    Painter(Frame& frame, std::optional<Pos> focus) : frame_{frame}, focus_{focus} {}

    void paint_hero(const HeroView& hero);
    void paint_survey(const Observation& seen);
    void paint_thing(const ListedThing& thing, int depth);
    const SidebarTargets& targets() const { return targets_; }

private:
    bool has_room(int rows) const;
    void begin_entry(std::optional<Pos> at);
    void end_entry();

    Frame& frame_;
    std::optional<Pos> focus_;
    int row_ = 0;
    int entry_row_ = 0;
    std::optional<Pos> entry_at_;
    SidebarTargets targets_{};
};

bool Painter::has_room(int rows) const {
    return row_ + rows <= sidebar_rows;
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
    const Rgb own = to_rgb(tint(Colour::HeroInLight));
    const int after = write(frame_, 0, row_, sidebar_width, std::u32string_view{&hero_glyph, 1}, own);
    write(frame_, after, row_++, sidebar_width, ": You", rgb(Colour::White));
    const int share = hero.max_health > 0 ? std::clamp(hero.health * 100 / hero.max_health, 0, 100) : 0;
    paint_bar(frame_, row_++, hero.health > 0 ? "Health" : "Dead", hero.health, hero.max_health,
              blended(rgb(Colour::RedBar), rgb(Colour::BlueBar), share));
    const std::string strength = "Str: " + std::to_string(hero.strength);
    const std::string armor = "Armor: " + std::to_string(hero.armor / 10);
    write(frame_, 0, row_, sidebar_width, strength, rgb(Colour::White));
    write(frame_, 10, row_++, sidebar_width, armor, rgb(Colour::White));
    if (hero.gold > 0)
        write(frame_, 0, row_++, sidebar_width, "Gold: " + std::to_string(hero.gold),
              rgb(Colour::ItemMessage));
    end_entry();
}

void Painter::paint_survey(const Observation& seen) {
    begin_entry(std::nullopt);
    write(frame_, 0, row_++, sidebar_width, "The bare level", rgb(Colour::ItemMessage));
    ++row_;
    std::string style = "Style: ";
    style += style_rows[seen.style].name;
    write(frame_, 0, row_++, sidebar_width, style, rgb(Colour::White));
    write(frame_, 0, row_++, sidebar_width, "Seed:", rgb(Colour::White));
    write(frame_, 0, row_++, sidebar_width, std::to_string(seen.seed), rgb(Colour::White));
    ++row_;
    const auto count = census(seen);
    for (const TerrainRow& row : terrain_rows) {
        const int number = count[static_cast<std::size_t>(row.kind)];
        if (number == 0 || !worth_counting(row.kind) || !has_room(1)) continue;
        const std::string figure = std::to_string(number);
        write(frame_, 0, row_, sidebar_width, true_name(row.kind), rgb(Colour::FlavorText));
        write(frame_, sidebar_width - static_cast<int>(figure.size()), row_++, sidebar_width, figure,
              rgb(Colour::White));
    }
    end_entry();
}

void Painter::paint_thing(const ListedThing& thing, int depth) {
    constexpr int indent = 3;
    const std::vector<TonedLine> lines =
        wrapped({{capitalised(terrain_words[thing.terrain].name), Tone::Flavour}}, sidebar_width - indent);
    if (!has_room(static_cast<int>(lines.size()))) return;
    begin_entry(thing.at);
    const StyledCell sign = emblem(thing.terrain, depth);
    frame_.at(0, row_) = sign;
    write(frame_, 1, row_, sidebar_width, ":", rgb(Colour::White));
    for (const TonedLine& line : lines) {
        int column = indent;
        for (const TonedGlyph& toned : line)
            column = write(frame_, column, row_, sidebar_width, std::u32string_view{&toned.glyph, 1},
                           thing.seen ? rgb(Colour::FlavorText) : dimmed(rgb(Colour::FlavorText), 70));
        ++row_;
    }
    end_entry();
}

}  // namespace

std::vector<ListedThing> listed_things(const Observation& seen) {
    std::vector<ListedThing> things;
    const Listed listed = listed_terrains();
    const Size size = seen.cells.size();
    for (int i = 0; i < size.area(); ++i) {
        const CellView& cell = seen.cells.at_index(i);
        const Terrain terrain = listed_terrain(cell, listed);
        if (terrain != Terrain::Nothing) things.push_back({size.at(i), terrain, cell.sight == Sight::Seen});
    }
    std::stable_sort(things.begin(), things.end(), [&](const ListedThing& a, const ListedThing& b) {
        if (a.seen != b.seen) return a.seen;
        if (!seen.hero) return false;
        return king_distance(seen.hero->at, a.at) < king_distance(seen.hero->at, b.at);
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

    Painter painter{frame, listed || own ? focus : std::nullopt};
    if (seen.hero)
        painter.paint_hero(*seen.hero);
    else
        painter.paint_survey(seen);
    for (const ListedThing& thing : things) painter.paint_thing(thing, seen.depth);
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
