#include "content/own_variant.h"

#include <algorithm>
#include <string>

#include "kit/base/hex.h"
#include "kit/rng/rng.h"

namespace cellophane {

namespace {

std::uint32_t hash_of(const OwnVariant& own) {
    std::uint64_t hash = stream_key(0, "variant");
    const auto add = [&](int figure) { hash = mix(hash, static_cast<std::uint64_t>(figure)); };
    for (const VariantFigure& figure : variant_figures) add(own.figures.*figure.field);
    for (const DepthSupply& supply : own.supplies)
        for (const SupplyFigure& figure : supply_figures) add(supply.*figure.field);
    return static_cast<std::uint32_t>(hash >> 32);
}

std::string own_name(const OwnVariant& own) {
    return std::string{own_variant_prefix} + hex_digits(hash_of(own), 8);
}

bool is_same(const VariantRow& row, const OwnVariant& own) {
    return std::all_of(
               std::begin(variant_figures), std::end(variant_figures),
               [&](const VariantFigure& figure) { return row.*figure.field == own.figures.*figure.field; }) &&
           std::equal(row.supplies.begin(), row.supplies.end(), own.supplies.begin(), own.supplies.end());
}

bool are_within_ranges(const DepthSupply& supply) {
    return std::all_of(std::begin(supply_figures), std::end(supply_figures),
                       [&](const SupplyFigure& figure) { return figure.range.has(supply.*figure.field); });
}

}  // namespace

[[gnu::noinline]] bool is_sound(const OwnVariant& own) {
    const VariantRow& row = own.figures;
    for (const VariantFigure& figure : variant_figures)
        if (!figure.range.has(row.*figure.field)) return false;
    if (row.amulet_depth > row.deepest_depth || row.deepest_depth * row.pace != long_deepest_depth ||
        !amulet_depths(row.pace).has(row.amulet_depth))
        return false;
    const std::size_t depths = own.supplies.size();
    if (depths == 0 ? row.pace > 1 : depths != static_cast<std::size_t>(row.deepest_depth)) return false;
    int depth = 0;
    for (const DepthSupply& supply : own.supplies) {
        ++depth;
        if (!are_within_ranges(supply) || supply.rewards_from > supply.rewards_to ||
            (supply.lumenstones > 0 && depth <= row.amulet_depth))
            return false;
    }
    return true;
}

DungeonVariant::DungeonVariant(const OwnVariant& own) : listed_{Variant::Brogue} {
    for (const VariantRow& row : variant_rows) {
        if (!is_same(row, own)) continue;
        listed_ = row.kind;
        return;
    }
    own_ = own;
    name_ = own_name(own);
}

VariantRow DungeonVariant::row() const {
    if (!own_) return variant_rows[listed_];
    VariantRow row = own_->figures;
    row.kind = Variant::count;
    row.name = name_;
    row.supplies = {own_->supplies.begin(), own_->supplies.size()};
    return row;
}

std::string_view DungeonVariant::name() const {
    return own_ ? name_.text() : variant_rows[listed_].name;
}

bool operator==(const DungeonVariant& a, const DungeonVariant& b) {
    return a.name() == b.name();
}

int amulet_depth(const DungeonVariant& variant) {
    return variant.figures().amulet_depth;
}
int deepest_depth(const DungeonVariant& variant) {
    return variant.figures().deepest_depth;
}
int long_depth(const DungeonVariant& variant, int depth) {
    return long_depth(variant.figures(), depth);
}

}  // namespace cellophane
