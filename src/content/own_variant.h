#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <type_traits>

#include "content/ranges.h"
#include "content/styles.h"
#include "content/variants.h"
#include "kit/base/short_list.h"
#include "kit/base/short_text.h"

namespace cellophane {

/// A figure of a variant's row, by the name that files give it (docs/variants.md).
struct VariantFigure {
    std::string_view name;
    int VariantRow::*field;
    Range range;
    /// A file must name it.
    bool is_needed = false;
};

inline constexpr VariantFigure variant_figures[] = {
    {"amuletDepth", &VariantRow::amulet_depth, {1, long_amulet_depth}, true},
    {"deepestDepth", &VariantRow::deepest_depth, {2, long_deepest_depth}, true},
    {"pace", &VariantRow::pace, {1, long_deepest_depth / 2}, true},
    {"depthsWithoutGoldMarks", &VariantRow::depths_without_gold_marks, {0, long_deepest_depth}},
    {"enchantingWorth", &VariantRow::enchanting_worth, {1, 10}},
    {"strengthWorth", &VariantRow::strength_worth, {1, 10}},
    {"lifeWorth", &VariantRow::life_worth, {1, 10}},
};

/// A figure of what lies on one depth.
struct SupplyFigure {
    std::string_view name;
    int DepthSupply::*field;
    Range range;
};

/// Ten of a kind, or twenty of a category, are more than any level has room for beside its rooms and
/// machines.
inline constexpr Range hundredths_of_kind{0, 1000};
inline constexpr Range hundredths_of_category{0, 2000};

inline constexpr SupplyFigure supply_figures[] = {
    {"enchanting", &DepthSupply::enchanting, hundredths_of_kind},
    {"strength", &DepthSupply::strength, hundredths_of_kind},
    {"life", &DepthSupply::life, hundredths_of_kind},
    {"detectMagic", &DepthSupply::detect_magic, hundredths_of_kind},
    {"food", &DepthSupply::food, hundredths_of_kind},
    {"potions", &DepthSupply::potions, hundredths_of_category},
    {"scrolls", &DepthSupply::scrolls, hundredths_of_category},
    {"weapons", &DepthSupply::weapons, hundredths_of_category},
    {"armor", &DepthSupply::armor, hundredths_of_category},
    {"wands", &DepthSupply::wands, hundredths_of_category},
    {"staffs", &DepthSupply::staffs, hundredths_of_category},
    {"rings", &DepthSupply::rings, hundredths_of_category},
    {"charms", &DepthSupply::charms, hundredths_of_category},
    {"rewardRooms", &DepthSupply::reward_rooms, hundredths_of_kind},
    {"rewardsFrom", &DepthSupply::rewards_from, {1, long_amulet_depth}},
    {"rewardsTo", &DepthSupply::rewards_to, {1, long_amulet_depth}},
    {"captives", &DepthSupply::captives, hundredths_of_kind},
    {"lumenstones", &DepthSupply::lumenstones, {0, 30}},
};

/// What the name of such a row begins with; the hash of its figures follows.
inline constexpr std::string_view own_variant_prefix = "custom-";

/// A row that is not in the list but somebody's own, in one plain value.
struct OwnVariant {
    /// Name, kind and supplies are not read.
    VariantRow figures{};
    ShortList<DepthSupply, most_depths> supplies{};
};

/// Whether all figures are within their ranges and fit each other: a dungeon can be asked for by the row.
[[gnu::cold]] bool is_sound(const OwnVariant& own);

/// The depths on which the Amulet may lie: those that have the long dungeon's depth 26 in them.
constexpr Range amulet_depths(int pace) {
    return {long_amulet_depth / pace, (long_amulet_depth + pace - 1) / pace};
}

/// A row of the list or one of a maker's own: what a dungeon is dug by. A plain value.
class DungeonVariant {
public:
    constexpr DungeonVariant(Variant listed = Variant::Brogue) : listed_{listed} {}
    /// A row that equals one of the list is that one; the name of any other is the hash of its figures.
    [[gnu::cold, gnu::noinline]] explicit DungeonVariant(const OwnVariant& own);

    /// Views of this: name and supplies stay where it is.
    VariantRow row() const;
    /// Its row without what a row of one's own keeps apart: the name and the supplies.
    const VariantRow& figures() const { return own_ ? own_->figures : variant_rows[listed_]; }
    std::string_view name() const;
    constexpr bool is_own() const { return own_.has_value(); }
    /// Null for a row of the list.
    const OwnVariant* own() const { return own_ ? &*own_ : nullptr; }
    /// Of a row of the list alone.
    Variant listed() const { return listed_; }
    /// The place in the list, for what players count by variant; none for a row of one's own.
    std::optional<Variant> in_list() const { return own_ ? std::nullopt : std::optional{listed_}; }

    friend bool operator==(const DungeonVariant& a, const DungeonVariant& b);
    friend bool operator==(const DungeonVariant& a, Variant b) { return !a.own_ && a.listed_ == b; }

private:
    static constexpr std::size_t longest_name = std::string_view{"custom-1a2b3c4d"}.size();

    Variant listed_;
    std::optional<OwnVariant> own_{};
    ShortText<longest_name> name_{};
};

int amulet_depth(const DungeonVariant& variant);
int deepest_depth(const DungeonVariant& variant);
int long_depth(const DungeonVariant& variant, int depth);

/// Style and variant in one number, which is the style's own in the long dungeon: so saves and recordings
/// hold them. Behind the variants of the list come those of one's own, whose figures follow.
enum class StyleAndVariant : std::uint8_t {
    count = static_cast<std::uint8_t>(Style::count) * (static_cast<std::uint8_t>(Variant::count) + 1)
};

/// Visits the figures of a row (kit/base/visitor.h). Cold, as all that is for rows of one's own: it stays out
/// of what the page fetches first.
template <class V, class T>
[[gnu::cold, gnu::noinline]] void visit_figures(V& v, T& own) {
    for (const VariantFigure& figure : variant_figures) v(own.figures.*figure.field);
    auto count = static_cast<std::uint8_t>(own.supplies.size());
    v(count);
    if constexpr (!std::is_const_v<T>)
        while (own.supplies.size() < count && !own.supplies.is_full()) own.supplies.push_back({});
    for (auto& supply : own.supplies)
        for (const SupplyFigure& figure : supply_figures) v(supply.*figure.field);
}

/// Reads a row in the place of a variant. A reader fails where the figures are none that a dungeon can have.
template <class V>
[[gnu::cold, gnu::noinline]] void read_own_variant(V& v, DungeonVariant& variant) {
    OwnVariant own;
    visit_figures(v, own);
    if (is_sound(own))
        variant = DungeonVariant{own};
    else if constexpr (requires { v.fail(); })
        v.fail();
}

/// Visits both. A reader fails where the figures that it reads are none that a dungeon can have.
template <class V, class S, class T>
void visit_style(V& v, S& style, T& variant) {
    constexpr int styles = static_cast<int>(Style::count);
    const Variant place = variant.in_list().value_or(Variant::count);
    auto both = static_cast<StyleAndVariant>(static_cast<int>(place) * styles + static_cast<int>(style));
    v(both);
    if constexpr (std::is_const_v<S>) {
        if (variant.own() != nullptr) visit_figures(v, *variant.own());
    } else {
        style = static_cast<Style>(static_cast<int>(both) % styles);
        const auto listed = static_cast<Variant>(static_cast<int>(both) / styles);
        if (listed != Variant::count) {
            variant = listed;
            return;
        }
        read_own_variant(v, variant);
    }
}

}  // namespace cellophane
