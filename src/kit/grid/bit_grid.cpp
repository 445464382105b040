#include "kit/grid/bit_grid.h"

#include <algorithm>
#include <utility>

#include "kit/base/bytes.h"

namespace cellophane {

namespace {

/// The module's library hands what is larger than this over to JavaScript, which takes longer than to copy
/// it.
#ifdef __wasm__
[[gnu::noinline]] __attribute__((no_builtin("memcpy", "memmove")))
#endif
void copy_words(const BitGrid::Word* __restrict from, std::size_t count, BitGrid::Word* __restrict to) {
    for (std::size_t i = 0; i < count; ++i) to[i] = from[i];
}

}  // namespace

BitGrid::BitGrid(const BitGrid& other)
    : size_{other.size_}, per_column_{other.per_column_}, last_mask_{other.last_mask_} {
    if (other.heap_) take(std::make_unique<Word[]>(word_count()));
    copy_words(other.words(), word_count(), words());
}

BitGrid& BitGrid::operator=(const BitGrid& other) {
    if (this == &other) return *this;
    if (word_count() != other.word_count() || static_cast<bool>(heap_) != static_cast<bool>(other.heap_))
        take(other.heap_ ? std::make_unique<Word[]>(other.word_count()) : nullptr);
    size_ = other.size_;
    per_column_ = other.per_column_;
    last_mask_ = other.last_mask_;
    copy_words(other.words(), word_count(), words());
    return *this;
}

BitGrid::BitGrid(BitGrid&& other) noexcept
    : size_{other.size_}, per_column_{other.per_column_}, last_mask_{other.last_mask_} {
    take_from(other);
}

BitGrid& BitGrid::operator=(BitGrid&& other) noexcept {
    if (this == &other) return *this;
    size_ = other.size_;
    per_column_ = other.per_column_;
    last_mask_ = other.last_mask_;
    take_from(other);
    return *this;
}

void BitGrid::take_from(BitGrid& other) noexcept {
    take(std::move(other.heap_));
    if (!heap_) copy_words(other.inline_.data(), word_count(), inline_.data());
    other.take(nullptr);
    other.size_ = {};
    other.per_column_ = 0;
}

void BitGrid::fill() {
    std::fill_n(words(), word_count(), ~Word{0});
    for (int x = 0; x < size_.width; ++x) column(x)[per_column_ - 1] = last_mask_;
}

bool BitGrid::none() const {
    Word seen = 0;
    for (std::size_t i = 0; i < word_count(); ++i) seen |= words()[i];
    return seen == 0;
}

int BitGrid::count() const {
    int total = 0;
    for (std::size_t i = 0; i < word_count(); ++i) total += std::popcount(words()[i]);
    return total;
}

template <class Operation>
BitGrid BitGrid::combined(const BitGrid& a, const BitGrid& b, Operation operation) {
    BitGrid result{a.size_, Unwritten{}};
    const Word* one = a.words();
    const Word* other = b.words();
    Word* to = result.words();
    const std::size_t count = a.word_count();
    for (std::size_t i = 0; i < count; ++i) to[i] = operation(one[i], other[i]);
    return result;
}

BitGrid operator|(const BitGrid& a, const BitGrid& b) {
    return BitGrid::combined(a, b, [](BitGrid::Word one, BitGrid::Word other) { return one | other; });
}

BitGrid operator&(const BitGrid& a, const BitGrid& b) {
    return BitGrid::combined(a, b, [](BitGrid::Word one, BitGrid::Word other) { return one & other; });
}

BitGrid operator-(const BitGrid& a, const BitGrid& b) {
    return BitGrid::combined(a, b, [](BitGrid::Word one, BitGrid::Word other) { return one & ~other; });
}

template <class Operation>
BitGrid& BitGrid::combine(const BitGrid& other, Operation operation) {
    Word* mine = words();
    const Word* theirs = other.words();
    const std::size_t count = word_count();
    for (std::size_t i = 0; i < count; ++i) mine[i] = operation(mine[i], theirs[i]);
    return *this;
}

BitGrid& BitGrid::operator|=(const BitGrid& other) {
    return combine(other, [](Word mine, Word theirs) { return mine | theirs; });
}

BitGrid& BitGrid::operator&=(const BitGrid& other) {
    return combine(other, [](Word mine, Word theirs) { return mine & theirs; });
}

BitGrid& BitGrid::operator-=(const BitGrid& other) {
    return combine(other, [](Word mine, Word theirs) { return mine & ~theirs; });
}

bool operator==(const BitGrid& a, const BitGrid& b) {
    return a.size_ == b.size_ && same_bytes(a.words(), b.words(), a.word_count() * sizeof(BitGrid::Word));
}

bool BitGrid::intersects(const BitGrid& other) const {
    const Word* mine = words();
    const Word* theirs = other.words();
    Word seen = 0;
    for (std::size_t i = 0; i < word_count(); ++i) seen |= mine[i] & theirs[i];
    return seen != 0;
}

bool BitGrid::within(const BitGrid& other) const {
    const Word* mine = words();
    const Word* theirs = other.words();
    Word seen = 0;
    for (std::size_t i = 0; i < word_count(); ++i) seen |= mine[i] & ~theirs[i];
    return seen == 0;
}

BitGrid BitGrid::complement() const {
    BitGrid result{size_};
    result.fill();
    return result -= *this;
}

namespace {

/// Moves the rows of one column by `by` (positive: downwards, to higher bits), across word borders.
void move_rows(const BitGrid::Word* from, BitGrid::Word* to, int count, int by) {
    const int whole = (by < 0 ? -by : by) / 64;
    const int rest = (by < 0 ? -by : by) % 64;
    for (int k = 0; k < count; ++k) {
        const int source = by >= 0 ? k - whole : k + whole;
        const int next = by >= 0 ? source - 1 : source + 1;
        const BitGrid::Word near = source >= 0 && source < count ? from[source] : 0;
        const BitGrid::Word far = next >= 0 && next < count ? from[next] : 0;
        if (rest == 0)
            to[k] = near;
        else
            to[k] = by >= 0 ? (near << rest) | (far >> (64 - rest)) : (near >> rest) | (far << (64 - rest));
    }
}

}  // namespace

BitGrid BitGrid::shifted(Pos by) const {
    BitGrid result{size_};
    const int first = std::max(0, by.x);
    const int last = std::min(size_.width, size_.width + by.x);
    if (per_column_ == 1) {
        if (by.y <= -64 || by.y >= 64) return result;
        const Word* from = words() - by.x;
        Word* to = result.words();
        if (by.y >= 0)
            for (int x = first; x < last; ++x) to[x] = (from[x] << by.y) & last_mask_;
        else
            for (int x = first; x < last; ++x) to[x] = from[x] >> -by.y;
        return result;
    }
    for (int x = first; x < last; ++x) {
        move_rows(column(x - by.x), result.column(x), per_column_, by.y);
        result.column(x)[per_column_ - 1] &= last_mask_;
    }
    return result;
}

void BitGrid::subtract_shifted(const BitGrid& other, Pos by) {
    if (per_column_ != 1) {
        *this -= other.shifted(by);
        return;
    }
    if (by.y <= -64 || by.y >= 64) return;
    const int first = std::max(0, by.x);
    const int last = std::min(size_.width, size_.width + by.x);
    const Word* from = other.words() - by.x;
    Word* mine = words();
    if (by.y >= 0)
        for (int x = first; x < last; ++x) mine[x] &= ~(from[x] << by.y);
    else
        for (int x = first; x < last; ++x) mine[x] &= ~(from[x] >> -by.y);
}

/// Makes every column of a map of up to 64 rows from itself and those beside it, all by the same rule.
template <class Rule>
BitGrid BitGrid::made_of_three(Rule rule) const {
    BitGrid result{size_, Unwritten{}};
    const Word* from = words();
    Word* to = result.words();
    const int last = size_.width - 1;
    const Word rows = last_mask_;
    to[0] = rule(Word{0}, from[0], last > 0 ? from[1] : Word{0}) & rows;
    for (int x = 1; x < last; ++x) to[x] = rule(from[x - 1], from[x], from[x + 1]) & rows;
    if (last > 0) to[last] = rule(from[last - 1], from[last], Word{0}) & rows;
    return result;
}

BitGrid BitGrid::dilated4() const {
    if (per_column_ == 1 && size_.width > 0)
        return made_of_three(
            [](Word before, Word here, Word after) { return before | here | here << 1 | here >> 1 | after; });
    BitGrid result = *this;
    for (Direction d : cardinals) result |= shifted(d);
    return result;
}

BitGrid BitGrid::dilated8() const {
    if (per_column_ == 1 && size_.width > 0)
        return made_of_three([](Word before, Word here, Word after) {
            const Word three = before | here | after;
            return three | three << 1 | three >> 1;
        });
    BitGrid upright = *this;
    upright |= shifted(Direction::North);
    upright |= shifted(Direction::South);
    BitGrid result = upright;
    result |= upright.shifted(Direction::West);
    result |= upright.shifted(Direction::East);
    return result;
}

bool BitGrid::meets_when_shifted(Pos by, const BitGrid& other, int x_low, int x_high) const {
    if (per_column_ == 1) {
        for (int x = x_low; x <= x_high; ++x) {
            const Word moved = by.y >= 0 ? *column(x) << by.y : *column(x) >> -by.y;
            if ((moved & *other.column(x + by.x)) != 0) return true;
        }
        return false;
    }
    BitGrid moved = shifted(by);
    return moved.intersects(other);
}

Pos BitGrid::first() const {
    for (int x = 0; x < size_.width; ++x)
        for (int k = 0; k < per_column_; ++k)
            if (column(x)[k] != 0) return {x, k * 64 + std::countr_zero(column(x)[k])};
    return {-1, -1};
}

Pos BitGrid::nth(int number) const {
    for (int x = 0; x < size_.width; ++x) {
        for (int k = 0; k < per_column_; ++k) {
            Word word = column(x)[k];
            const int here = std::popcount(word);
            if (number >= here) {
                number -= here;
                continue;
            }
            for (; number > 0; --number) word &= word - 1;
            return {x, k * 64 + std::countr_zero(word)};
        }
    }
    return {-1, -1};
}

BitGrid::Bounds BitGrid::bounds() const {
    const auto occupied = [&](int x) {
        Word seen = 0;
        for (int k = 0; k < per_column_; ++k) seen |= column(x)[k];
        return seen != 0;
    };
    int left = 0;
    while (left < size_.width && !occupied(left)) ++left;
    if (left == size_.width) return {};
    int right = size_.width - 1;
    while (!occupied(right)) --right;
    Bounds bounds{{left, size_.height}, {right, -1}};
    for (int k = 0; k < per_column_; ++k) {
        Word rows = 0;
        for (int x = left; x <= right; ++x) rows |= column(x)[k];
        if (rows == 0) continue;
        bounds.low.y = std::min(bounds.low.y, k * 64 + std::countr_zero(rows));
        bounds.high.y = k * 64 + 63 - std::countl_zero(rows);
    }
    return bounds;
}

void BitGrid::set_run(int x, int y_low, int y_high) {
    if (x < 0 || x >= size_.width) return;
    y_low = std::max(y_low, 0);
    y_high = std::min(y_high, size_.height - 1);
    for (int top = y_low; top <= y_high; top = (top / 64 + 1) * 64) {
        const int rows = std::min(y_high, top / 64 * 64 + 63) - top + 1;
        column(x)[top / 64] |= (rows == 64 ? ~Word{0} : (Word{1} << rows) - 1) << (top % 64);
    }
}

BitGrid rectangle(Size size, Pos low, Pos high) {
    BitGrid result{size};
    const int first = std::max(0, low.x);
    const int last = std::min(size.width - 1, high.x);
    if (first > last) return result;
    result.set_run(first, low.y, high.y);
    const int words = result.words_per_column();
    for (int x = first + 1; x <= last; ++x) std::copy_n(result.column(first), words, result.column(x));
    return result;
}

}  // namespace cellophane
