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

}  // namespace

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

}  // namespace cellophane
