#include "words/terrain.h"

#include "words/items.h"
#include "words/monsters.h"
#include "words/terrain/altars.h"
#include "words/terrain/barriers.h"
#include "words/terrain/fabric.h"
#include "words/terrain/fires.h"
#include "words/terrain/gases.h"
#include "words/terrain/growths.h"
#include "words/terrain/holes.h"
#include "words/terrain/liquids.h"
#include "words/terrain/marks.h"
#include "words/terrain/remains.h"
#include "words/terrain/traps.h"

namespace cellophane {

constexpr EnumTable<Terrain, TerrainWords> terrain_words{
    words::terrain::fabric,  words::terrain::barriers, words::terrain::altars,  words::terrain::traps,
    words::terrain::liquids, words::terrain::holes,    words::terrain::growths, words::terrain::remains,
    words::terrain::marks,   words::terrain::fires,    words::terrain::gases};

std::string name_with_article(Terrain terrain) {
    return with_article(terrain_words[terrain].article, terrain_words[terrain].name);
}

std::string_view true_name(Terrain terrain) {
    const TerrainWords& words = terrain_words[terrain];
    return words.truth.empty() ? words.name : words.truth;
}

std::string truth_with_article(Terrain terrain) {
    const std::string_view truth = terrain_words[terrain].truth;
    return truth.empty() ? name_with_article(terrain) : with_article(truth);
}

namespace {

/// Of the layers that `counts` accepts, the one with the lowest draw priority.
template <class Counts>
Terrain foremost(const CellView& cell, const Counts& counts) {
    Terrain best = Terrain::Nothing;
    for (Layer layer : layers) {
        const Terrain terrain = cell[layer];
        if (terrain == Terrain::Nothing || !counts(terrain)) continue;
        if (best == Terrain::Nothing ||
            terrain_rows[terrain].draw_priority < terrain_rows[best].draw_priority)
            best = terrain;
    }
    return best;
}

/// A secret is told before the grass that grows on it.
Terrain most_secret(const CellView& cell) {
    const Terrain secret =
        foremost(cell, [](Terrain terrain) { return !terrain_words[terrain].truth.empty(); });
    return secret == Terrain::Nothing ? most_telling(cell) : secret;
}

/// What a look tells of one cell; `truly` without secrets.
class Look {
public:
    Look(const CellView& cell, const std::optional<MonsterView>& monster, const std::optional<ItemView>& item,
         bool truly)
        : sight_{cell.sight},
          monster_{monster},
          item_{item},
          truly_{truly},
          terrain_{truly ? most_secret(cell) : most_telling(cell)} {}

    std::string told() const {
        const bool occupied = monster_ || item_;
        switch (sight_) {
            case Sight::Unknown:
                // Felt from afar, by whatever means: of the place itself nothing is known.
                return occupied ? "you sense " + occupants() + "." : std::string{};
            case Sight::MagicMapped:
                return "you expect " + everything() + " here.";
            case Sight::Remembered:
                return "you remember " + everything() + " here.";
            case Sight::Telepathic:
                return "you sense " + everything() + ".";
            case Sight::Seen:
            case Sight::Clairvoyant:
            case Sight::Omniscient:
                return "you see " + everything() + ".";
        }
        return {};
    }

private:
    std::string occupants() const {
        std::string told;
        if (monster_) told = monster_with_state();
        if (monster_ && item_) told += " and ";
        if (item_) told += item_name(*item_);
        return told;
    }

    std::string monster_with_state() const {
        const std::string state = monster_state(*monster_);
        std::string told = monster_with_article(*monster_);
        if (state.empty()) return told;
        told += ", " + state;
        // The comma that opened the aside must close it, if anything follows.
        if (item_ || (sight_ != Sight::Unknown && !place().empty())) told += ",";
        return told;
    }

    std::string everything() const {
        if (monster_ || item_) return occupants() + place();
        return truly_ ? truth_with_article(terrain_) : name_with_article(terrain_);
    }

    /// " on the grass"; nothing for plain ground.
    std::string place() const {
        const TerrainWords& words = terrain_words[terrain_];
        const std::string_view name = truly_ ? true_name(terrain_) : words.name;
        if (words.flavour.empty() && name == words.name) return {};
        return std::string{" "}.append(words.where).append(" the ").append(name);
    }

    Sight sight_;
    const std::optional<MonsterView>& monster_;
    const std::optional<ItemView>& item_;
    bool truly_;
    Terrain terrain_;
};

}  // namespace

Terrain most_telling(const CellView& cell) {
    return foremost(cell, [](Terrain) { return true; });
}

std::string describe(const CellView& cell, const std::optional<MonsterView>& monster,
                     const std::optional<ItemView>& item) {
    return Look{cell, monster, item, false}.told();
}

std::string describe_truth(const CellView& cell, const std::optional<MonsterView>& monster,
                           const std::optional<ItemView>& item) {
    return Look{cell, monster, item, true}.told();
}

std::string describe_own(const CellView& cell) {
    const Terrain terrain = most_telling(cell);
    const std::string_view flavour = terrain_words[terrain].flavour;
    if (!flavour.empty()) return std::string{flavour};
    return "you are standing on " + name_with_article(terrain) + ".";
}

}  // namespace cellophane
