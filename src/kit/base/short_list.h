#pragma once

#include <algorithm>
#include <array>
#include <cassert>
#include <cstddef>
#include <initializer_list>

namespace cellophane {

/// A list of at most `Most` elements stored in place, without heap memory, so that a struct that holds it can
/// be copied as plain bytes. More elements are an error of the caller: release builds drop them.
template <class T, std::size_t Most>
class ShortList {
public:
    using value_type = T;

    constexpr ShortList() = default;
    constexpr ShortList(std::initializer_list<T> things) {
        for (const T& thing : things) push_back(thing);
    }

    constexpr void push_back(const T& thing) {
        assert(size_ < Most);
        if (size_ < Most) things_[size_++] = thing;
    }
    constexpr void clear() { size_ = 0; }

    constexpr std::size_t size() const { return size_; }
    constexpr bool empty() const { return size_ == 0; }
    constexpr bool is_full() const { return size_ == Most; }
    constexpr T& operator[](std::size_t i) { return things_[i]; }
    constexpr const T& operator[](std::size_t i) const { return things_[i]; }
    constexpr const T& front() const { return things_[0]; }
    constexpr const T& back() const { return things_[size_ - 1]; }
    constexpr T* begin() { return things_.data(); }
    constexpr T* end() { return things_.data() + size_; }
    constexpr const T* begin() const { return things_.data(); }
    constexpr const T* end() const { return things_.data() + size_; }

    friend constexpr bool operator==(const ShortList& a, const ShortList& b) {
        return std::equal(a.begin(), a.end(), b.begin(), b.end());
    }

private:
    std::array<T, Most> things_{};
    std::size_t size_ = 0;
};

}  // namespace cellophane
