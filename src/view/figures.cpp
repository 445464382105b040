#include "view/figures.h"

#include "content/items.h"
#include "content/monsters.h"
#include "kit/rng/rng.h"
#include "view/cell_colors.h"
#include "view/hallucination.h"

namespace cellophane {

namespace {

/// The sign of totems (U+26B2) is missing in DejaVu Sans Mono, and the table names no substitute. An ankh is
/// in the font, one column wide, and used for nothing else.
char32_t drawable(char32_t glyph) {
    constexpr char32_t totem = 0x26B2;
    constexpr char32_t ankh = U'\u2625';
    return glyph == totem ? ankh : glyph;
}

/// A creature sensed by telepathy shows only its size, and to a hallucinating hero a random one.
Figure presence(const Observation& seen, const MonsterView& monster) {
    const bool large =
        sees_things(seen) ? fancy(seen, monster.at) % 2 == 0 : monster_rows[monster.kind].is_large;
    return {.glyph = large ? U'X' : U'x',
            .fore = tint(Color::White),
            .sensed = true,
            .picture = large ? Pictogram::LargePresence : Pictogram::SmallPresence};
}

/// Spheres and round signs are shared between kinds that have plain signs of their own.
char ascii_of(ItemCategory category) {
    if (category == ItemCategory::Ring) return '=';
    return category == ItemCategory::Gem ? '+' : '\0';
}

constexpr int half_sunk = 50;
constexpr int hidden_but_known = 75;
constexpr int silhouette = 100;

/// How far a creature has sunk into its cell.
int sunk_in(const CellView& cell, const MonsterView& monster) {
    if (monster.marks.has(MonsterMark::Dormant)) return half_sunk;
    if (monster.is_invisible()) return cell[Layer::Gas] == Terrain::Nothing ? hidden_but_known : silhouette;
    return monster.submerged ? hidden_but_known : 0;
}

}  // namespace

Figure figure_of(const MonsterView& monster, bool plain) {
    const MonsterRow& row = monster_rows[monster.kind];
    Figure figure{drawable(row.glyph), row.tint, monster.marks.has(MonsterMark::Dormant)};
    figure.is_creature = true;
    figure.picture = pictogram_of(monster.kind);
    if (monster.kind == MonsterKind::PhoenixEgg) figure.ascii = 'o';
    const bool inanimate = row.behaviors.has(Behavior::Inanimate);
    if (monster.state == MonsterState::Ally && !inanimate)
        figure.fore = average(figure.fore, tint(plain ? Color::White : Color::Pink), 50);
    // A copy of the hero is not to be mistaken for it.
    if (monster.kind == MonsterKind::You) figure.fore = tint(Color::Gray);
    if (monster.marks.has(MonsterMark::Spectral)) figure.fore = tint(Color::SpectralImage);
    return figure;
}

Figure figure_of(const ItemView& item) {
    const ItemRow& row = item_rows[item.kind];
    return {.glyph = drawable(row.glyph),
            .fore = tint(Color::Item),
            .picture = pictogram_of(item.kind),
            .ascii = ascii_of(row.category)};
}

Figure aura_of(Polarity means) {
    // The table's own signs are missing in most fonts; these are its substitutes (tables/glyphs.tsv).
    constexpr char32_t hollow_diamond = 0x25C7;
    constexpr char32_t full_diamond = 0x25C6;
    if (means == Polarity::Benevolent)
        // The same diamond is the sign of traps.
        return {.glyph = hollow_diamond,
                .fore = tint(Color::GoodMessage),
                .sensed = true,
                .picture = Pictogram::GoodMagic,
                .ascii = '$'};
    if (means == Polarity::Malevolent)
        return {.glyph = full_diamond,
                .fore = tint(Color::BadMessage),
                .sensed = true,
                .picture = Pictogram::BadMagic};
    return {.glyph = U'-', .fore = tint(Color::Gray), .sensed = true, .picture = Pictogram::UnknownMagic};
}

Figure figure_of(const AuraView& aura) {
    if (!aura.is_amulet) return aura_of(aura.feels);
    return {.glyph = drawable(item_rows[ItemKind::Amulet].glyph),
            .fore = tint(Color::White),
            .sensed = true,
            .picture = Pictogram::Amulet};
}

std::optional<Figure> figure_at(const Observation& seen, Pos at, bool plain) {
    if (const AuraView* aura = aura_at(seen, at)) return figure_of(*aura);
    if (const MonsterView* monster = monster_at(seen, at)) {
        const bool immobile = monster_rows[monster->kind].behaviors.has(Behavior::Immobile);
        if (seen.hero && !immobile && !is_seen_now(seen.cells[at].sight)) return presence(seen, *monster);
        Figure figure = figure_of(*monster, plain);
        // To a hallucinating hero its color is as random as its sign.
        if (sees_things(seen) && !monster_rows[monster->kind].behaviors.has(Behavior::Inanimate))
            figure.fore = monster_rows[fancied_kind(mix(fancy(seen, at), figure.glyph))].tint;
        figure.sunk = sunk_in(seen.cells[at], *monster);
        return figure;
    }
    if (const ItemView* item = item_at(seen, at)) return figure_of(*item);
    return std::nullopt;
}

StyledCell emblem(const Figure& figure) {
    return {.glyph = figure.glyph,
            .fore = to_rgb(separate(settle_fore(figure.fore, variation_of(0)), Tint{})),
            .back = Rgb{},
            .picture = static_cast<std::uint8_t>(figure.picture),
            .ascii = figure.ascii};
}

}  // namespace cellophane
