#pragma once

#include <algorithm>
#include <cstddef>
#include <initializer_list>
#include <iterator>
#include <memory>
#include <type_traits>
#include <utility>
#include <vector>

namespace cellophane {

/// Things found by their ids (`T::id`), and walked through **newest first**: what joined last comes first.
/// One that comes without an id gets the next that is free here.
///
/// None is ever moved in memory: references stay valid while others are added or removed, and so do walks
/// while others are added, which they do not meet. Where some may be taken away on the way, walk through
/// their ids. Access costs one pointer indirection; adding and copying allocate memory for each element.
template <class T>
class Pool {
public:
    using size_type = std::size_t;

private:
    using Held = std::vector<std::unique_ptr<T>>;

    /// A place in the walk, newest first or oldest first: how many are held below it.
    template <bool is_const, bool from_newest>
    class Cursor {
    public:
        using iterator_category = std::random_access_iterator_tag;
        using value_type = T;
        using difference_type = std::ptrdiff_t;
        using reference = std::conditional_t<is_const, const T&, T&>;
        using pointer = std::conditional_t<is_const, const T*, T*>;

        Cursor() = default;
        Cursor(const Held* held, difference_type below) : held_{held}, below_{below} {}
        operator Cursor<true, from_newest>() const { return {held_, below_}; }  // NOLINT: as iterators do

        reference operator*() const {
            return *(*held_)[static_cast<std::size_t>(from_newest ? below_ - 1 : below_)];
        }
        reference operator[](difference_type by) const { return *(*this + by); }
        pointer operator->() const { return &**this; }
        Cursor& operator++() { return *this += 1; }
        Cursor& operator--() { return *this += -1; }
        Cursor operator++(int) { return std::exchange(*this, *this + 1); }
        Cursor operator--(int) { return std::exchange(*this, *this + -1); }
        Cursor& operator+=(difference_type by) {
            below_ += from_newest ? -by : by;
            return *this;
        }
        Cursor& operator-=(difference_type by) { return *this += -by; }
        friend Cursor operator+(Cursor cursor, difference_type by) { return cursor += by; }
        friend Cursor operator+(difference_type by, Cursor cursor) { return cursor += by; }
        friend Cursor operator-(Cursor cursor, difference_type by) { return cursor -= by; }
        friend difference_type operator-(Cursor a, Cursor b) {
            return from_newest ? b.below_ - a.below_ : a.below_ - b.below_;
        }
        friend bool operator==(Cursor a, Cursor b) { return a.below_ == b.below_; }
        friend auto operator<=>(Cursor a, Cursor b) { return (a - b) <=> 0; }

    private:
        const Held* held_ = nullptr;
        difference_type below_ = 0;
    };

    template <bool is_const>
    struct OldestFirst {
        Cursor<is_const, false> from;
        Cursor<is_const, false> to;

        auto begin() const { return from; }
        auto end() const { return to; }
        auto size() const { return static_cast<size_type>(to - from); }
    };

public:
    using value_type = T;
    using difference_type = std::ptrdiff_t;
    using reference = T&;
    using const_reference = const T&;
    using iterator = Cursor<false, true>;
    using const_iterator = Cursor<true, true>;

    Pool() = default;
    Pool(std::initializer_list<T> elements) {
        for (const T& element : elements) emplace_back(element);
    }
    Pool(const Pool& other) {
        held_.reserve(other.size());
        for (const T& element : other.oldest_first()) emplace_back(element);
    }
    Pool& operator=(const Pool& other) {
        Pool copy{other};
        held_.swap(copy.held_);
        return *this;
    }
    Pool(Pool&&) noexcept = default;
    Pool& operator=(Pool&&) noexcept = default;
    ~Pool() = default;

    bool empty() const { return held_.empty(); }
    size_type size() const { return held_.size(); }
    iterator begin() { return {&held_, std::ssize(held_)}; }
    iterator end() { return {&held_, 0}; }
    const_iterator begin() const { return {&held_, std::ssize(held_)}; }
    const_iterator end() const { return {&held_, 0}; }
    /// In the order in which they joined: for lists that are read, and for saves.
    OldestFirst<false> oldest_first() { return {{&held_, 0}, {&held_, std::ssize(held_)}}; }
    OldestFirst<true> oldest_first() const { return {{&held_, 0}, {&held_, std::ssize(held_)}}; }

    /// Null if it is not here.
    template <class Id>
    T* find(Id id) {
        return found(id);
    }
    template <class Id>
    const T* find(Id id) const {
        return found(id);
    }
    /// Its place in the order; it has to be here.
    size_type place_of(const T& one) const {
        size_type place = 0;
        while (held_[place].get() != &one) ++place;
        return place;
    }
    /// Removes and returns it; it has to be here.
    T take(const T& one) {
        const auto at = held_.begin() + static_cast<difference_type>(place_of(one));
        T taken = std::move(**at);
        held_.erase(at);
        return taken;
    }

    /// By the order in which they joined.
    T& operator[](size_type number) { return *held_[number]; }
    const T& operator[](size_type number) const { return *held_[number]; }
    T& front() { return *held_.front(); }
    const T& front() const { return *held_.front(); }
    T& back() { return *held_.back(); }
    const T& back() const { return *held_.back(); }

    template <class... From>
    T& emplace_back(From&&... from) {
        auto one = std::make_unique<T>(std::forward<From>(from)...);
        if (!one->id) one->id = next_id();
        held_.push_back(std::move(one));
        return *held_.back();
    }
    void push_back(const T& element) { emplace_back(element); }
    void push_back(T&& element) { emplace_back(std::move(element)); }
    void pop_back() { held_.pop_back(); }
    void resize(size_type count) {
        while (size() > count) pop_back();
        while (size() < count) emplace_back();
    }
    void erase(const_iterator gone) { take(*gone); }
    void clear() { held_.clear(); }

    friend bool operator==(const Pool& a, const Pool& b) {
        if (a.size() != b.size()) return false;
        for (size_type i = 0; i < a.size(); ++i)
            if (!(a[i] == b[i])) return false;
        return true;
    }

private:
    template <class Id>
    T* found(Id id) const {
        for (const std::unique_ptr<T>& one : held_)
            if (one->id == id) return id ? one.get() : nullptr;
        return nullptr;
    }
    auto next_id() const {
        decltype(T::id) last;
        for (const std::unique_ptr<T>& one : held_) last = std::max(last, one->id);
        ++last.value;
        return last;
    }

    Held held_;
};

}  // namespace cellophane
