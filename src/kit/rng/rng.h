#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <utility>

namespace cellophane {

// The published generators of rules/levels.md 2: SplitMix64 (Steele, Lea, Flood; Vigna's public-domain form)
// seeds xoshiro256** 1.0 (Blackman, Vigna). Integers only, so every machine agrees.

inline constexpr std::uint64_t golden_gamma = 0x9E3779B97F4A7C15;

/// SplitMix64's finaliser.
constexpr std::uint64_t finalise(std::uint64_t z) {
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EB;
    return z ^ (z >> 31);
}

/// The b-th number of SplitMix64 started with a: how one key makes many.
constexpr std::uint64_t mix(std::uint64_t a, std::uint64_t b) {
    return finalise(a + b * golden_gamma);
}

/// FNV-1a with 64 bits.
constexpr std::uint64_t hash_text(std::string_view text) {
    std::uint64_t hash = 0xCBF29CE484222325;
    for (char c : text) {
        hash ^= static_cast<std::uint8_t>(c);
        hash *= 0x100000001B3;
    }
    return hash;
}

/// The key of the stream that belongs to a name, below another key.
constexpr std::uint64_t stream_key(std::uint64_t parent, std::string_view name) {
    return mix(parent, hash_text(name));
}

/// A stream of random numbers and the only ways to draw from it (rules/levels.md 2.2).
/// Draw once per full expression: the order of two draws in one expression is not fixed by the language.
class Rng {
public:
    using State = std::array<std::uint64_t, 4>;

    constexpr explicit Rng(std::uint64_t key) : state_{mix(key, 1), mix(key, 2), mix(key, 3), mix(key, 4)} {}
    /// A stream in a given state, which may not be all zero.
    constexpr explicit Rng(const State& state) : state_{state} {}

    constexpr const State& state() const { return state_; }

    constexpr std::uint64_t next() {
        const std::uint64_t result = rotate(state_[1] * 5, 7) * 9;
        const std::uint64_t t = state_[1] << 17;
        state_[2] ^= state_[0];
        state_[3] ^= state_[1];
        state_[1] ^= state_[2];
        state_[0] ^= state_[3];
        state_[2] ^= t;
        state_[3] = rotate(state_[3], 45);
        return result;
    }

    /// Both ends included. If high <= low the result is low and nothing is drawn.
    constexpr std::int64_t uniform(std::int64_t low, std::int64_t high) {
        if (high <= low) return low;
        const auto last = static_cast<std::uint64_t>(high - low);
        if (last < 0xFFFFFFFFU)
            return low + static_cast<std::int64_t>(below(static_cast<std::uint32_t>(last + 1)));
        // Wider than half a number: the lowest bits that can hold it, again until they do.
        const std::uint64_t mask = ~std::uint64_t{0} >> std::countl_zero(last);
        std::uint64_t drawn = next() & mask;
        while (drawn > last) drawn = next() & mask;
        return low + static_cast<std::int64_t>(drawn);
    }
    constexpr int uniform(int low, int high) {
        if (high <= low) return low;
        return low + static_cast<int>(below(static_cast<std::uint32_t>(high - low + 1)));
    }

    /// Always draws, even where the outcome is certain.
    constexpr bool percent(int chance) { return static_cast<int>(below(100)) < chance; }

    /// 64 rolls of percent(chance) at once, one a bit, each as exact and as independent as the single roll:
    /// every bit compares a random binary fraction with chance / 100, digit by digit, until all are decided.
    /// It takes about eight numbers instead of 64.
    constexpr std::uint64_t percent_bits(int chance) {
        if (chance <= 0) return 0;
        if (chance >= 100) return ~std::uint64_t{0};
        std::uint64_t successes = 0;
        std::uint64_t undecided = ~std::uint64_t{0};
        for (int rest = chance; undecided != 0;) {
            rest *= 2;
            const std::uint64_t digits = next();
            if (rest >= 100) {
                rest -= 100;
                successes |= undecided & ~digits;
                undecided &= digits;
            } else {
                undecided &= ~digits;
            }
        }
        return successes;
    }

    /// The sum of `clumps` dice that together span low to high: the more, the closer to the middle.
    constexpr int clumped(int low, int high, int clumps) {
        if (high <= low) return low;
        if (clumps <= 1) return uniform(low, high);
        const int side = (high - low) / clumps;
        const int longer = (high - low) % clumps;
        int total = low;
        for (int die = 0; die < clumps; ++die) total += uniform(0, die < longer ? side + 1 : side);
        return total;
    }

    template <class T, std::size_t N>
    constexpr void shuffle(std::span<T, N> items) {
        const auto count = static_cast<std::uint32_t>(items.size());
        for (std::uint32_t i = 0; i + 1 < count; ++i) std::swap(items[i], items[i + below(count - i)]);
    }

    /// The index of the entry drawn; negative weights count as 0. The sum must be above 0.
    constexpr std::size_t weighted(std::span<const int> weights) {
        int total = 0;
        for (int weight : weights) total += weight > 0 ? weight : 0;
        int left = uniform(1, total);
        for (std::size_t i = 0; i < weights.size(); ++i) {
            if (weights[i] <= 0) continue;
            left -= weights[i];
            if (left <= 0) return i;
        }
        return weights.size() - 1;
    }

private:
    static constexpr std::uint64_t rotate(std::uint64_t x, int k) { return (x << k) | (x >> (64 - k)); }

    /// Lemire's method: unbiased, seldom a division.
    constexpr std::uint32_t below(std::uint32_t n) {
        std::uint64_t m = (next() >> 32) * n;
        if (static_cast<std::uint32_t>(m) < n) {
            const std::uint32_t threshold = (0U - n) % n;
            while (static_cast<std::uint32_t>(m) < threshold) m = (next() >> 32) * n;
        }
        return static_cast<std::uint32_t>(m >> 32);
    }

    State state_;
};

}  // namespace cellophane
