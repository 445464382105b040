#pragma once

namespace cellophane {

/// From `least` to `most`, both included.
struct Range {
    int least = 0;
    int most = 0;

    constexpr bool has(int value) const { return least <= value && value <= most; }
    friend constexpr bool operator==(const Range&, const Range&) = default;
};

/// A range that is rolled with so many dice (rules/levels.md 2.2).
struct Roll {
    int least = 0;
    int most = 0;
    int dice = 1;

    friend constexpr bool operator==(const Roll&, const Roll&) = default;
};

}  // namespace cellophane
