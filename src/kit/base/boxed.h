#pragma once

#include <memory>
#include <utility>

namespace cellophane {

/// A value or none, as `std::optional` has it, but with the value on the heap: one that is missing takes the
/// space of a pointer. A copy has a value of its own.
template <class T>
class Boxed {
public:
    Boxed() = default;
    Boxed(T value) : held_{std::make_unique<T>(std::move(value))} {}
    Boxed(const Boxed& other) : held_{other.held_ ? std::make_unique<T>(*other.held_) : nullptr} {}
    Boxed(Boxed&&) noexcept = default;
    Boxed& operator=(const Boxed& other) {
        if (this != &other) *this = Boxed{other};
        return *this;
    }
    Boxed& operator=(Boxed&&) noexcept = default;
    /// A value held already is assigned to where it is: pointers to it stay good, and nothing is allocated.
    Boxed& operator=(const T& value) {
        if (held_ != nullptr)
            *held_ = value;
        else
            held_ = std::make_unique<T>(value);
        return *this;
    }
    Boxed& operator=(T&& value) {
        if (held_ != nullptr)
            *held_ = std::move(value);
        else
            held_ = std::make_unique<T>(std::move(value));
        return *this;
    }
    ~Boxed() = default;

    bool has_value() const { return held_ != nullptr; }
    explicit operator bool() const { return has_value(); }
    T& operator*() { return *held_; }
    const T& operator*() const { return *held_; }
    T* operator->() { return held_.get(); }
    const T* operator->() const { return held_.get(); }

    /// Holds a new value in place of the one so far.
    template <class... Given>
    T& emplace(Given&&... given) {
        held_ = std::make_unique<T>(std::forward<Given>(given)...);
        return *held_;
    }
    void reset() { held_.reset(); }

    friend bool operator==(const Boxed& a, const Boxed& b) {
        return a.has_value() == b.has_value() && (!a.has_value() || *a == *b);
    }

private:
    std::unique_ptr<T> held_;
};

}  // namespace cellophane
