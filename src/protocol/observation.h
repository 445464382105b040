#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "content/blueprints.h"
#include "content/feats.h"
#include "content/own_variant.h"
#include "content/styles.h"
#include "content/terrain.h"
#include "kit/grid/bit_grid.h"
#include "kit/grid/grid.h"
#include "protocol/illumination.h"
#include "protocol/mishaps.h"
#include "protocol/views.h"

namespace cellophane {

/// What is known of a cell now (rules/terrain.md 2).
enum class Sight : std::uint8_t {
    Unknown,
    MagicMapped,
    Remembered,
    Seen,
    /// Seen as it is, though it is not in view: through walls, or through the eyes of another.
    Clairvoyant,
    Telepathic,
    /// Shown as it is to an omniscient viewer; the hero does not know it.
    Omniscient
};

constexpr bool is_seen_now(Sight sight) {
    return sight == Sight::Seen || sight == Sight::Clairvoyant || sight == Sight::Telepathic ||
           sight == Sight::Omniscient;
}

struct CellView {
    Sight sight = Sight::Unknown;
    /// How much gas there is; 255: that or more.
    std::uint8_t gas_volume = 0;
    /// The number of the machine it belongs to, for omniscient viewers; 0: none.
    std::uint16_t machine = 0;
    /// As the hero sees or remembers them, indexed by Layer: secrets wear their disguise.
    std::array<Terrain, 4> layers{Terrain::Nothing, Terrain::Nothing, Terrain::Nothing, Terrain::Nothing};

    Terrain operator[](Layer layer) const { return layers[static_cast<std::size_t>(layer)]; }
    /// Whether any of the layers has it, as far as that is known.
    bool has(TerrainProperty property) const;
    friend bool operator==(const CellView&, const CellView&) = default;
};

/// The hero's own figures.
struct HeroView {
    Pos at;
    int health = 0;
    int max_health = 0;
    int strength = 0;
    /// Tenths; the screen shows a tenth of it.
    int armor = 0;
    int gold = 0;
    /// How far off creatures notice the hero, in cells.
    int stealth_range = 0;
    /// Some light other than the hero's own falls on it; something casts darkness on it.
    bool lit = false;
    bool dark = false;
    bool under_water = false;
    /// `full_nutrition` at most, 0 when starving.
    int nutrition = 0;
    /// Points of strength lost to weakness; health lost a turn to poison.
    int weakness = 0;
    int poison = 0;
    /// Those that are shown, in the order of content/statuses.h.
    StatusViews statuses{};
    /// Whether the figure of the armor can be trusted.
    bool armor_known = true;
    /// Searches in a row, up to the one before the thorough one.
    int search_streak = 0;
    /// The game was made easier for the hero.
    bool easy = false;

    bool is(Status status) const;
};

/// A machine, for omniscient viewers.
struct MachineView {
    int number = 0;
    Blueprint kind{};

    friend bool operator==(const MachineView&, const MachineView&) = default;
};

/// Something that was felt to be there, and has not been seen since.
struct AuraView {
    Pos at;
    Polarity feels = Polarity::None;
    /// Nothing else feels like the Amulet.
    bool is_amulet = false;

    friend bool operator==(const AuraView&, const AuraView&) = default;
};

/// All that may be shown: what the hero knows, and nothing else. With no hero it is a bare map.
struct Observation {
    std::uint64_t seed = 0;
    Style style = Style::Brogue;
    DungeonVariant variant{};
    int depth = 1;
    int deepest = 1;
    /// The depth of the long dungeon at which the colors of this level are read.
    int long_depth() const { return cellophane::long_depth(variant, depth); }
    /// Hero turns since the game began.
    int turns = 0;
    /// What the hero may be proud of: kept so far, or won.
    Feats feats{};
    std::optional<HeroView> hero;
    /// How the game ended, if it has.
    std::optional<Ending> ending;
    Grid<CellView> cells;
    /// The light in the cells that are seen. Empty where there is no hero to see by it: a bare map is shown
    /// in the full light of a lamp everywhere.
    Grid<Illumination> light;
    /// Nothing stands between the hero and these cells; some light other than its own gets there; something
    /// casts darkness there. Empty where there is no hero.
    BitGrid in_view;
    BitGrid lit;
    BitGrid dark;
    /// Creatures in view, and what never moves where it was seen. A bare map shows the dormant ones too.
    std::vector<MonsterView> monsters;
    /// What lies in view, and what lay there when it was; at most one on each cell. What is carried is known
    /// with its bearer.
    std::vector<ItemView> items;
    /// Where magic was felt that is not in view, and is not known to be anything.
    std::vector<AuraView> auras;
    /// Empty in a game.
    std::vector<MachineView> machines;
    /// What the hero carries, in the order of the pack, and how many places are left in it. At the end of a
    /// game everything in it is known.
    std::vector<PackItemView> pack;
    int pack_places_left = 0;
};

/// Where nothing can be looked through, as the hero sees or remembers it.
BitGrid opaque_cells(const Observation& seen);

/// Whether a step or a blow of the hero's that way is diagonal, and a known corner beside it bars it
/// (rules/hero.md 10.2).
bool is_barred_by_corner(const Observation& seen, Direction toward);

/// Whether hallucination disguises creatures from the hero (rules/terrain.md 17.5); telepathy prevents it.
bool sees_things(const Observation& seen);

/// The game is over, and was won.
bool is_won(const Observation& seen);

/// The creature known to be there; null if there is none. One that is awake hides a dormant one.
const MonsterView* monster_at(const Observation& seen, Pos at);
/// The item known to lie there; null if there is none.
const ItemView* item_at(const Observation& seen, Pos at);
/// The aura felt there; null if there is none, or it is hidden by what is seen.
const AuraView* aura_at(const Observation& seen, Pos at);
/// The item that a creature there carries; null if none is known.
const ItemView* carried_at(const Observation& seen, Pos at);
/// The machine the cell belongs to; null if none is known.
const MachineView* machine_at(const Observation& seen, Pos at);
/// Whether the hero has what it came for.
bool bears_amulet(const Observation& seen);

}  // namespace cellophane
