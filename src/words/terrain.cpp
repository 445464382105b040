#include "words/terrain.h"

#include <algorithm>

#include "words/items.h"
#include "words/monster_activity.h"
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
    for (Layer layer : every_layer) {
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

/// The layer a terrain lies in.
Layer layer_of(const CellView& cell, Terrain terrain) {
    return *std::find_if(every_layer.begin(), every_layer.end(),
                         [&](Layer layer) { return cell[layer] == terrain; });
}

/// What a look tells of one cell; `truly` without secrets.
class CellLook {
public:
    CellLook(const CellView& cell, const std::optional<MonsterView>& monster,
             const std::optional<ItemView>& item, bool truly)
        : cell_{cell},
          monster_{monster},
          item_{item},
          truly_{truly},
          terrain_{truly ? most_secret(cell) : most_telling(cell)} {}

    std::string text() const {
        if (is_mere_presence()) return "you sense " + presence() + ".";
        if (is_outline())
            return "you see a faint outline in the " + std::string{terrain_words[cell_[Layer::Gas]].name} +
                   ".";
        switch (cell_.sight) {
            case Sight::Unknown:
                // Felt from afar, by whatever means: of the place itself nothing is known.
                return monster_ || item_ ? "you sense " + known_occupants() + "." : std::string{};
            case Sight::MagicMapped:
                return "you expect " + remembered() + " here.";
            case Sight::Remembered:
                return "you remember " + remembered() + " here.";
            case Sight::Telepathic:
                return "you sense " + present() + ".";
            case Sight::Seen:
            case Sight::Clairvoyant:
            case Sight::Omniscient:
                return "you see " + present() + ".";
        }
        return {};
    }

private:
    /// A mind that is felt shows its size and nothing else.
    bool is_mere_presence() const {
        return monster_ && !truly_ && !is_seen_now(cell_.sight) && !monster_->is(Behavior::Immobile);
    }

    bool is_outline() const {
        return monster_ && !truly_ && monster_->is_invisible() && cell_[Layer::Gas] != Terrain::Nothing;
    }

    std::string presence() const {
        std::string text = monster_rows[monster_->kind].is_large ? "a large presence" : "a small presence";
        if (cell_.sight == Sight::Unknown) return text;
        if (monster_->submerged) return text + place("under");
        return text + place(is_aloft(*monster_) ? "over" : terrain_words[terrain_].where);
    }

    std::string known_occupants() const {
        std::string text;
        if (monster_) text = monster_with_article(*monster_);
        if (monster_ && item_) text += " and ";
        if (item_) text += item_name(*item_);
        return text;
    }

    /// What was there; of what it may be doing by now nothing is known.
    std::string remembered() const {
        if (!monster_ && !item_) return terrain();
        std::string text = known_occupants();
        return is_plain_ground() ? text : text + place(terrain_words[terrain_].where);
    }

    std::string present() const {
        if (monster_) return creature();
        return item_ ? thing() : terrain();
    }

    std::string creature() const {
        const Doing doing = doing_of(*monster_, cell_);
        std::string text = monster_with_article(*monster_);
        if (!doing.what.empty()) text.append(" ").append(doing.what);
        if (item_)
            text += " over " + item_name(*item_) + place(terrain_words[terrain_].where);
        else
            text +=
                place(preposition(terrain_words[terrain_].where, layer_of(cell_, terrain_), doing.motion));
        return monster_->is(Status::Burning) ? text + ", burning" : text;
    }

    std::string thing() const {
        return item_name(*item_).append(" ").append(doing_of_item(cell_)) +
               place(terrain_words[terrain_].where);
    }

    std::string terrain() const {
        return truly_ ? truth_with_article(terrain_) : name_with_article(terrain_);
    }

    std::string_view name() const { return truly_ ? true_name(terrain_) : terrain_words[terrain_].name; }

    bool is_plain_ground() const {
        return terrain_words[terrain_].flavor.empty() && name() == terrain_words[terrain_].name;
    }

    /// " on the grass".
    std::string place(std::string_view where) const {
        return std::string{" "}.append(where).append(" the ").append(name());
    }

    const CellView& cell_;
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
    return CellLook{cell, monster, item, false}.text();
}

std::string describe_truth(const CellView& cell, const std::optional<MonsterView>& monster,
                           const std::optional<ItemView>& item) {
    return CellLook{cell, monster, item, true}.text();
}

Insulation insulation_of(const Observation& seen) {
    const auto is_respirator = [](const PackItemView& carried) {
        return carried.in_use && carried.item.armor_rune == ArmorRune::Respiration;
    };
    return {.hovers = seen.hero && seen.hero->is(Status::Levitating),
            .breathes_clean_air = std::any_of(seen.pack.begin(), seen.pack.end(), is_respirator)};
}

std::string atmosphere(const CellView& cell, Insulation insulation) {
    const Terrain terrain = most_telling(cell);
    const std::string name{terrain_words[terrain].name};
    const bool is_gas = cell[Layer::Gas] != Terrain::Nothing && terrain == cell[Layer::Gas];
    if (is_gas && insulation.breathes_clean_air)
        return "The " + name + " parts around you. The air you breathe is clean.";
    if (!is_gas && insulation.hovers) return "You are hovering above the " + name + ".";
    return std::string{terrain_words[terrain].flavor};
}

std::string describe_own(const CellView& cell, Insulation insulation) {
    const std::string text = atmosphere(cell, insulation);
    return text.empty() ? "you are standing on " + name_with_article(most_telling(cell)) + "." : text;
}

}  // namespace cellophane
