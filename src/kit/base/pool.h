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

/// Things in the order in which they joined, found by their ids (`T::id`); one that comes without an id gets
/// the next that is free here. None is ever moved in memory:
/// references stay valid while others are added or removed. Iterators do not: where elements may be added or
/// removed on the way, loop by number. Access costs one pointer indirection; adding and copying allocate
/// memory for each element.
template <class T>
class Pool {
    template <bool is_const>
    class Cursor {
        using Held = const std::unique_ptr<T>;

    public:
        using iterator_category = std::random_access_iterator_tag;
        using value_type = T;
        using difference_type = std::ptrdiff_t;
        using reference = std::conditional_t<is_const, const T&, T&>;
        using pointer = std::conditional_t<is_const, const T*, T*>;

        Cursor() = default;
        explicit Cursor(Held* at) : at_{at} {}
        operator Cursor<true>() const { return Cursor<true>{at_}; }  // NOLINT: as iterators do

        reference operator*() const { return **at_; }
        pointer operator->() const { return at_->get(); }
        reference operator[](difference_type by) const { return *at_[by]; }
        Cursor& operator++() { return *this += 1; }
        Cursor& operator--() { return *this += -1; }
        Cursor operator++(int) { return Cursor{at_++}; }
        Cursor operator--(int) { return Cursor{at_--}; }
        Cursor& operator+=(difference_type by) {
            at_ += by;
            return *this;
        }
        Cursor& operator-=(difference_type by) { return *this += -by; }
        friend Cursor operator+(Cursor cursor, difference_type by) { return cursor += by; }
        friend Cursor operator+(difference_type by, Cursor cursor) { return cursor += by; }
        friend Cursor operator-(Cursor cursor, difference_type by) { return cursor -= by; }
        friend difference_type operator-(Cursor a, Cursor b) { return a.at_ - b.at_; }
        friend bool operator==(Cursor a, Cursor b) { return a.at_ == b.at_; }
        friend auto operator<=>(Cursor a, Cursor b) { return a.at_ <=> b.at_; }

    private:
        Held* at_ = nullptr;
    };

public:
    using value_type = T;
    using size_type = std::size_t;
    using difference_type = std::ptrdiff_t;
    using reference = T&;
    using const_reference = const T&;
    using iterator = Cursor<false>;
    using const_iterator = Cursor<true>;

    Pool() = default;
    Pool(std::initializer_list<T> elements) {
        for (const T& element : elements) emplace_back(element);
    }
    Pool(const Pool& other) {
        held_.reserve(other.size());
        for (const T& element : other) emplace_back(element);
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
    iterator begin() { return iterator{held_.data()}; }
    iterator end() { return iterator{held_.data() + held_.size()}; }
    const_iterator begin() const { return const_iterator{held_.data()}; }
    const_iterator end() const { return const_iterator{held_.data() + held_.size()}; }

    /// Null if it is not here.
    template <class Id>
    T* find(Id id) {
        for (const std::unique_ptr<T>& one : held_)
            if (one->id == id) return id ? one.get() : nullptr;
        return nullptr;
    }
    template <class Id>
    const T* find(Id id) const {
        return const_cast<Pool*>(this)->find(id);
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
    void erase(const_iterator gone) { held_.erase(held_.begin() + (gone - std::as_const(*this).begin())); }
    void clear() { held_.clear(); }

    friend bool operator==(const Pool& a, const Pool& b) {
        if (a.size() != b.size()) return false;
        for (size_type i = 0; i < a.size(); ++i)
            if (!(a[i] == b[i])) return false;
        return true;
    }

private:
    auto next_id() const {
        decltype(T::id) last;
        for (const std::unique_ptr<T>& one : held_) last = std::max(last, one->id);
        ++last.value;
        return last;
    }

    std::vector<std::unique_ptr<T>> held_;
};

}  // namespace cellophane
