#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <memory>
#include <utility>

#include "kit/base/pos.h"
#include "kit/grid/grid.h"

namespace cellophane {

/// A set of map cells, one bit each.
///
/// A *column* is stored as machine words, top cell in the lowest bit, because scan order goes down the
/// columns: walking the words walks the cells in the order every rule uses, and a map of up to 64 rows needs
/// one word a column, so neighbors above and below are a shift and neighbors to the sides are the next
/// word. Bits below the map's last row are always zero. Maps of any size work; the usual one lives without
/// allocation.
class BitGrid {
public:
    using Word = std::uint64_t;

    BitGrid() = default;
    explicit BitGrid(Size size) : BitGrid{size, Unwritten{}} { clear(); }
    BitGrid(const BitGrid& other);
    BitGrid& operator=(const BitGrid& other);
    BitGrid(BitGrid&& other) noexcept;
    BitGrid& operator=(BitGrid&& other) noexcept;
    ~BitGrid() = default;

    Size size() const { return size_; }
    int words_per_column() const { return per_column_; }
    Word* column(int x) { return words() + static_cast<std::size_t>(x * per_column_); }
    const Word* column(int x) const { return words() + static_cast<std::size_t>(x * per_column_); }

    /// Cells off the map are never members.
    bool test(Pos p) const { return size_.contains(p) && ((column(p.x)[p.y >> 6] >> (p.y & 63)) & 1) != 0; }
    bool operator[](Pos p) const { return test(p); }
    void set(Pos p) { column(p.x)[p.y >> 6] |= bit(p.y); }
    void reset(Pos p) { column(p.x)[p.y >> 6] &= ~bit(p.y); }
    void set(Pos p, bool member) { member ? set(p) : reset(p); }
    /// Adds a cell if it is on the map.
    void set_if_inside(Pos p) {
        if (size_.contains(p)) set(p);
    }

    void clear() { std::memset(words(), 0, word_count() * sizeof(Word)); }
    void fill();
    /// Adds the cells of one column from row y_low to row y_high, as far as they are on the map.
    void set_run(int x, int y_low, int y_high);
    bool none() const;
    bool any() const { return !none(); }
    int count() const;

    BitGrid& operator|=(const BitGrid& other);
    BitGrid& operator&=(const BitGrid& other);
    /// Removes the other's members.
    BitGrid& operator-=(const BitGrid& other);
    friend BitGrid operator|(const BitGrid& a, const BitGrid& b);
    friend BitGrid operator&(const BitGrid& a, const BitGrid& b);
    friend BitGrid operator-(const BitGrid& a, const BitGrid& b);
    friend bool operator==(const BitGrid& a, const BitGrid& b);
    bool intersects(const BitGrid& other) const;
    /// Whether any member in columns x_low … x_high, moved by a difference that keeps them all on the map,
    /// would fall on a member of the other.
    bool meets_when_shifted(Pos by, const BitGrid& other, int x_low, int x_high) const;
    /// No member of this set is missing from the other.
    bool within(const BitGrid& other) const;

    /// Every cell that is not a member.
    BitGrid complement() const;
    /// All members moved by a difference; what leaves the map is lost.
    BitGrid shifted(Pos by) const;
    /// The members' neighbors in one direction: cell p is set if p - step(d) is a member.
    BitGrid shifted(Direction d) const { return shifted(step(d)); }
    /// Removes the other's members, moved by a difference.
    void subtract_shifted(const BitGrid& other, Pos by);
    /// The members and their four, or eight, neighbors.
    BitGrid dilated4() const;
    BitGrid dilated8() const;

    /// The first member in scan order, or {-1, -1}.
    Pos first() const;
    /// The member with this number, counted from 0 in scan order.
    Pos nth(int number) const;

    struct Bounds {
        Pos low{0, 0};
        Pos high{-1, -1};
        int width() const { return high.x - low.x + 1; }
        int height() const { return high.y - low.y + 1; }
    };
    /// The smallest rectangle that holds all members; width and height 0 if there is none.
    Bounds bounds() const;

    /// Calls `visit(Pos)` for every member in scan order. The member being visited may be removed on the way.
    template <class Visit>
    void for_each(Visit&& visit) const {
        for_each_between(0, size_.width - 1, visit);
    }
    /// The same for the members in columns x_low … x_high, as far as they are on the map.
    template <class Visit>
    void for_each_between(int x_low, int x_high, Visit&& visit) const {
        // Most words have no members.
        const Word* all = words();
        const int end = (std::min(x_high, size_.width - 1) + 1) * per_column_;
        for (int i = std::max(0, x_low) * per_column_; i < end; ++i) {
            if (all[i] == 0) continue;
            const int x = per_column_ == 1 ? i : i / per_column_;
            const int top = (i - x * per_column_) * 64;
            for (Word left = all[i]; left != 0; left &= left - 1) visit(Pos{x, top + std::countr_zero(left)});
        }
    }

    /// The mask of the rows that exist, for the last word of a column.
    Word last_word_mask() const { return last_mask_; }
    std::size_t word_count() const { return static_cast<std::size_t>(size_.width * per_column_); }
    Word* words() { return words_; }
    const Word* words() const { return words_; }

private:
    static constexpr std::size_t inline_words = 80;
    static constexpr Word bit(int y) { return Word{1} << (y & 63); }

    struct Unwritten {};
    /// Leaves the words unwritten, for callers that write every one.
    BitGrid(Size size, Unwritten)
        : size_{size},
          per_column_{(size.height + 63) / 64},
          last_mask_{size.height % 64 == 0 ? ~Word{0} : (Word{1} << (size.height % 64)) - 1} {
        if (word_count() > inline_words) take(std::make_unique<Word[]>(word_count()));
    }
    /// Takes the words of a grid of the same shape.
    void take_from(BitGrid& other) noexcept;
    /// Moves to larger memory on the heap, or with none back to the inline words.
    void take(std::unique_ptr<Word[]> heap) {
        heap_ = std::move(heap);
        words_ = heap_ ? heap_.get() : inline_.data();
    }

    template <class Rule>
    BitGrid made_of_three(Rule rule) const;

    template <class Operation>
    static BitGrid combined(const BitGrid& a, const BitGrid& b, Operation operation);
    template <class Operation>
    BitGrid& combine(const BitGrid& other, Operation operation);

    Size size_;
    int per_column_ = 0;
    Word last_mask_ = 0;
    std::array<Word, inline_words> inline_;
    /// Points to the words in use, so that access needs no branch.
    Word* words_ = inline_.data();
    std::unique_ptr<Word[]> heap_;
};

/// Everything in `open` that can be reached from `seeds` in four directions without leaving `open`.
BitGrid flood(const BitGrid& seeds, const BitGrid& open);

/// The four-connected part of `cells` that holds a cell; empty if it is no member.
BitGrid part_with(Pos cell, const BitGrid& cells);

/// The four-connected part of `cells` with the most members; the first met in scan order on a tie.
BitGrid largest_part(const BitGrid& cells);

/// Whether `cells` is one four-connected part; nothing at all is connected.
bool is_connected(const BitGrid& cells);

/// Whether all of `cells` lie in one four-connected part of `ground`.
bool reach_each_other(const BitGrid& cells, const BitGrid& ground);

/// The columns x_low … x_high, rows y_low … y_high, as far as they are on the map.
BitGrid rectangle(Size size, Pos low, Pos high);

}  // namespace cellophane
