#pragma once

#include <cstdint>
#include <initializer_list>

namespace cellophane {

/// A set of enumerators of `E`, at most 32 of them.
template <class E>
class Flags {
public:
    constexpr Flags() = default;
    constexpr Flags(std::initializer_list<E> members) {
        for (E member : members) bits_ |= bit(member);
    }

    constexpr bool has(E member) const { return (bits_ & bit(member)) != 0; }
    constexpr bool any_of(Flags other) const { return (bits_ & other.bits_) != 0; }
    constexpr bool empty() const { return bits_ == 0; }
    constexpr std::uint32_t bits() const { return bits_; }
    constexpr Flags without(Flags other) const { return Flags{bits_ & ~other.bits_}; }

    constexpr Flags& operator|=(Flags other) {
        bits_ |= other.bits_;
        return *this;
    }
    friend constexpr Flags operator|(Flags a, Flags b) { return Flags{a.bits_ | b.bits_}; }
    friend constexpr Flags operator&(Flags a, Flags b) { return Flags{a.bits_ & b.bits_}; }
    friend constexpr bool operator==(Flags, Flags) = default;

private:
    constexpr explicit Flags(std::uint32_t bits) : bits_{bits} {}
    static constexpr std::uint32_t bit(E member) { return std::uint32_t{1} << static_cast<unsigned>(member); }

    std::uint32_t bits_ = 0;
};

}  // namespace cellophane
