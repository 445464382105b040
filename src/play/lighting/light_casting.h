#pragma once

#include <algorithm>
#include <optional>

#include "kit/grid/bit_grid.h"
#include "play/lighting/light_cache.h"
#include "play/lighting/light_scene.h"

namespace cellophane {

/// The bits of a column's k-th word that are rows from `low` up to, not including, `high`.
constexpr BitGrid::Word rows_between(int k, int low, int high) {
    using Word = BitGrid::Word;
    const int first = std::clamp(low - k * 64, 0, 64);
    const int end = std::clamp(high - k * 64, 0, 64);
    const auto below = [](int row) { return row == 64 ? ~Word{0} : (Word{1} << row) - 1; };
    return end <= first ? 0 : below(end) & ~below(first);
}

/// Whether two sets meet in a square of cells.
bool meet_within(const BitGrid& a, const BitGrid& b, Pos middle, int reach);

/// The cells a light reaches, its own left out, and what stands in its way.
struct Shine {
    const BitGrid* mask = nullptr;
    const BitGrid* obstacles = nullptr;
};
/// How a light shines, if it may get to any of the wanted cells.
std::optional<Shine> shine_on(const LightScene& scene, const BitGrid& wanted, const Glow& glow,
                              LightCache& cache);

/// Whether a light falls on a cell in view.
bool falls_on(const LightScene& scene, const Glow& glow, Pos at, LightCache& cache);

/// Which cells have their neighbor on the way to a light in the hero's view, in the k-th word of a column.
class SidesInView {
public:
    SidesInView(const BitGrid& view, Pos light, int k)
        : view_{view},
          light_{light},
          k_{k},
          above_{rows_between(k, 0, light.y)},
          level_{rows_between(k, light.y, light.y + 1)},
          below_{~(above_ | level_)} {}

    BitGrid::Word in_column(int x) const {
        const BitGrid::Word* column = view_.column(x - sign(x - light_.x)) + k_;
        const BitGrid::Word from_above = *column << 1 | (k_ > 0 ? column[-1] >> 63 : 0);
        const BitGrid::Word from_below =
            *column >> 1 | (k_ + 1 < view_.words_per_column() ? column[1] << 63 : 0);
        return (from_above & below_) | (*column & level_) | (from_below & above_);
    }

private:
    const BitGrid& view_;
    Pos light_;
    int k_;
    /// The rows above the light, its own and those below.
    BitGrid::Word above_;
    BitGrid::Word level_;
    BitGrid::Word below_;
};

/// The columns in which a light may be, and those of the k-th word's rows (rules/terrain.md 15.2, step 4).
struct LightBox {
    int first;
    int last;
    int low;
    int high;

    LightBox(const Glow& glow, Size size)
        : first{std::max(0, glow.at.x - glow.reach())},
          last{std::min(size.width - 1, glow.at.x + glow.reach() - 1)},
          low{glow.at.y - glow.reach()},
          high{glow.at.y + glow.reach()} {}
    BitGrid::Word rows(int k) const { return rows_between(k, low, high); }
};

/// Casts a light over the wanted cells: calls `fall(x, k, cells)` with those it reaches in the k-th word of
/// every column it gets to, its own cell left out. Of what stands in its way only those sides are lit that
/// the hero can see (rules/terrain.md 16.4).
template <class Fall>
void cast(const LightScene& scene, const BitGrid& wanted, const Glow& glow, const Shine& shine, Fall&& fall) {
    const LightBox box{glow, wanted.size()};
    const int words = wanted.words_per_column();
    for (int k = 0; k < words; ++k) {
        const BitGrid::Word rows = box.rows(k);
        for (int x = box.first; x <= box.last; ++x) {
            const int i = x * words + k;
            BitGrid::Word lit = shine.mask->words()[i] & wanted.words()[i] & rows;
            if (lit == 0) continue;
            const BitGrid::Word walls = lit & shine.obstacles->words()[i];
            if (walls != 0) lit &= ~walls | SidesInView{scene.view, glow.at, k}.in_column(x);
            if (lit != 0) fall(x, k, lit);
        }
    }
}

}  // namespace cellophane
