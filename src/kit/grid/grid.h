#pragma once

#include <cstddef>
#include <cstring>
#include <vector>

#include "kit/base/pos.h"

namespace cellophane {

/// Width and height of a map, in cells.
struct Size {
    int width = 0;
    int height = 0;

    friend constexpr bool operator==(const Size&, const Size&) = default;
    constexpr bool contains(Pos p) const { return p.x >= 0 && p.y >= 0 && p.x < width && p.y < height; }
    /// On the map but not on its outermost ring.
    constexpr bool contains_inside(Pos p) const {
        return p.x > 0 && p.y > 0 && p.x < width - 1 && p.y < height - 1;
    }
    constexpr int area() const { return width * height; }
    /// Cells are counted in scan order: column by column from the left, each from top to bottom.
    constexpr int index(Pos p) const { return p.x * height + p.y; }
    constexpr Pos at(int index) const { return {index / height, index % height}; }
};

/// The largest width and height a map may have: what holds a row or a column of one may be sized by it.
inline constexpr int largest_side = 500;

/// A value per cell, stored in scan order.
template <class T>
class Grid {
public:
    Grid() = default;
    explicit Grid(Size size, T fill = {})
        : size_{size}, cells_(static_cast<std::size_t>(size.area()), fill) {}

    Size size() const { return size_; }
    int width() const { return size_.width; }
    int height() const { return size_.height; }
    bool contains(Pos p) const { return size_.contains(p); }

    T& operator[](Pos p) { return cells_[static_cast<std::size_t>(size_.index(p))]; }
    const T& operator[](Pos p) const { return cells_[static_cast<std::size_t>(size_.index(p))]; }
    T& at_index(int index) { return cells_[static_cast<std::size_t>(index)]; }
    const T& at_index(int index) const { return cells_[static_cast<std::size_t>(index)]; }

    T* column(int x) {
        return cells_.data() + static_cast<std::size_t>(x) * static_cast<std::size_t>(size_.height);
    }
    const T* column(int x) const {
        return cells_.data() + static_cast<std::size_t>(x) * static_cast<std::size_t>(size_.height);
    }
    T* data() { return cells_.data(); }
    const T* data() const { return cells_.data(); }

    void fill(T value) {
        // By name, for code that is compiled for size keeps a loop over single bytes.
        if constexpr (sizeof(T) == 1) {
            if (!cells_.empty()) std::memset(cells_.data(), static_cast<unsigned char>(value), cells_.size());
        } else {
            cells_.assign(cells_.size(), value);
        }
    }
    friend bool operator==(const Grid&, const Grid&) = default;

private:
    Size size_;
    std::vector<T> cells_;
};

}  // namespace cellophane
