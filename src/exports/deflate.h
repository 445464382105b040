#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace cellophane {

/// A zlib stream (RFC 1950 and 1951), written as the bytes come: repeats are found by looking back at the
/// last place that began alike, and coded with the fixed code. Pictures of maps are almost nothing but
/// repeats, so that is enough.
class Deflater {
public:
    Deflater();

    /// Repeats may reach back into earlier pieces, but not across the end of one.
    void feed(std::span<const std::uint8_t> piece);
    /// The whole stream; call once, at the end.
    std::string finish();

private:
    struct Repeat {
        std::size_t length = 0;
        std::size_t distance = 0;
    };

    Repeat repeat_at(std::size_t at) const;
    void remember(std::size_t at);
    void forget_the_distant();
    void put_bits(std::uint32_t bits, int count);
    void put_symbol(std::uint32_t symbol);
    void put_repeat(const Repeat& repeat);

    std::string out_;
    std::uint32_t pending_bits_ = 0;
    int pending_count_ = 0;
    /// What repeats may reach back to, and the piece in hand.
    std::vector<std::uint8_t> window_;
    /// How much of the stream has left the window.
    std::size_t gone_ = 0;
    /// Where in the stream each kind of beginning was last seen, plus one; 0: never.
    std::vector<std::size_t> last_seen_;
    /// Adler-32, its two halves.
    std::uint32_t sum_ = 1;
    std::uint32_t sum_of_sums_ = 0;
};

/// The checksum at the end of a zlib stream.
std::uint32_t adler32(std::span<const std::uint8_t> bytes);

}  // namespace cellophane
