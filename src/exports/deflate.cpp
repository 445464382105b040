#include "exports/deflate.h"

#include <algorithm>
#include <array>
#include <cstring>

namespace cellophane {

namespace {

constexpr std::size_t farthest = 32768;
constexpr std::size_t shortest = 4;
constexpr std::size_t longest = 258;
constexpr std::size_t beginnings = 1 << 15;
constexpr std::uint32_t adler_modulus = 65521;

/// Lengths and distances are told as the row that holds them, and how far above its first value they lie.
struct CodeRow {
    std::uint32_t first = 0;
    int extra_bits = 0;
};

constexpr CodeRow lengths[] = {{3, 0},   {4, 0},   {5, 0},   {6, 0},   {7, 0},  {8, 0},  {9, 0},  {10, 0},
                               {11, 1},  {13, 1},  {15, 1},  {17, 1},  {19, 2}, {23, 2}, {27, 2}, {31, 2},
                               {35, 3},  {43, 3},  {51, 3},  {59, 3},  {67, 4}, {83, 4}, {99, 4}, {115, 4},
                               {131, 5}, {163, 5}, {195, 5}, {227, 5}, {258, 0}};
constexpr CodeRow distances[] = {{1, 0},     {2, 0},     {3, 0},     {4, 0},      {5, 1},      {7, 1},
                                 {9, 2},     {13, 2},    {17, 3},    {25, 3},     {33, 4},     {49, 4},
                                 {65, 5},    {97, 5},    {129, 6},   {193, 6},    {257, 7},    {385, 7},
                                 {513, 8},   {769, 8},   {1025, 9},  {1537, 9},   {2049, 10},  {3073, 10},
                                 {4097, 11}, {6145, 11}, {8193, 12}, {12289, 12}, {16385, 13}, {24577, 13}};

constexpr std::uint32_t end_of_block = 256;
constexpr std::uint32_t first_length_symbol = 257;

template <std::size_t N>
std::uint32_t row_of(const CodeRow (&rows)[N], std::size_t value) {
    const auto after = std::upper_bound(std::begin(rows), std::end(rows), value,
                                        [](std::size_t v, const CodeRow& row) { return v < row.first; });
    return static_cast<std::uint32_t>(after - std::begin(rows)) - 1;
}

/// A code of the fixed Huffman tree, its bits in the order in which they are written.
struct FixedCode {
    std::uint16_t bits = 0;
    std::uint8_t count = 0;
};

/// Huffman codes are written from their highest bit.
constexpr std::uint16_t reversed(std::uint32_t code, int count) {
    std::uint32_t bits = 0;
    for (int i = 0; i < count; ++i) bits |= (code >> i & 1) << (count - 1 - i);
    return static_cast<std::uint16_t>(bits);
}

constexpr FixedCode fixed_code(std::uint32_t symbol) {
    const auto code = [](std::uint32_t bits, int count) {
        return FixedCode{reversed(bits, count), static_cast<std::uint8_t>(count)};
    };
    if (symbol < 144) return code(0x30 + symbol, 8);
    if (symbol < 256) return code(0x190 + symbol - 144, 9);
    if (symbol < 280) return code(symbol - 256, 7);
    return code(0xC0 + symbol - 280, 8);
}

constexpr auto fixed_codes = [] {
    std::array<FixedCode, 288> codes{};
    for (std::uint32_t symbol = 0; symbol < codes.size(); ++symbol) codes[symbol] = fixed_code(symbol);
    return codes;
}();

/// How many of the first `most` bytes are the same in both places. Eight are compared at once.
std::size_t equal_bytes(const std::uint8_t* one, const std::uint8_t* other, std::size_t most) {
    std::size_t length = 0;
    for (; length + sizeof(std::uint64_t) <= most; length += sizeof(std::uint64_t)) {
        std::uint64_t a = 0;
        std::uint64_t b = 0;
        std::memcpy(&a, one + length, sizeof a);
        std::memcpy(&b, other + length, sizeof b);
        if (a != b) break;
    }
    while (length < most && one[length] == other[length]) ++length;
    return length;
}

std::size_t beginning_of(const std::uint8_t* bytes) {
    const std::uint32_t word = bytes[0] | bytes[1] << 8 | bytes[2] << 16 | std::uint32_t{bytes[3]} << 24;
    return (word * 0x9e3779b1U) >> 17;
}

void add_to_sums(std::uint32_t& sum, std::uint32_t& sum_of_sums, std::span<const std::uint8_t> bytes) {
    // So many bytes fit before the larger sum could overflow.
    constexpr std::size_t at_once = 5552;
    while (!bytes.empty()) {
        const std::size_t count = std::min(at_once, bytes.size());
        std::size_t i = 0;
        while (i < count) {
            // Zeros, which pictures are full of, add the same sum each time.
            std::uint64_t eight = 1;
            if (i + sizeof eight <= count) std::memcpy(&eight, &bytes[i], sizeof eight);
            if (eight == 0) {
                sum_of_sums += 8 * sum;
                i += 8;
            } else {
                sum += bytes[i++];
                sum_of_sums += sum;
            }
        }
        sum %= adler_modulus;
        sum_of_sums %= adler_modulus;
        bytes = bytes.subspan(count);
    }
}

}  // namespace

Deflater::Deflater() : last_seen_(beginnings) {
    // Deflate with a window of 32 kB; then one block, the last, in the fixed code.
    out_ = "\x78\x01";
    put_bits(0b011, 3);
}

void Deflater::feed(std::span<const std::uint8_t> piece) {
    add_to_sums(sum_, sum_of_sums_, piece);
    forget_the_distant();
    std::size_t at = window_.size();
    window_.insert(window_.end(), piece.begin(), piece.end());
    while (at < window_.size()) {
        const Repeat repeat = repeat_at(at);
        remember(at);
        if (repeat.length == 0) {
            put_symbol(window_[at]);
            ++at;
        } else {
            put_repeat(repeat);
            at += repeat.length;
        }
    }
}

std::string Deflater::finish() {
    put_symbol(end_of_block);
    if (pending_count_ > 0) put_bits(0, 8 - pending_count_);
    const std::uint32_t checksum = sum_of_sums_ << 16 | sum_;
    for (int shift = 24; shift >= 0; shift -= 8) out_ += static_cast<char>(checksum >> shift & 255);
    return std::move(out_);
}

Deflater::Repeat Deflater::repeat_at(std::size_t at) const {
    const std::size_t most = std::min(longest, window_.size() - at);
    if (most < shortest) return {};
    const std::size_t seen = last_seen_[beginning_of(&window_[at])];
    if (seen == 0 || seen - 1 < gone_) return {};
    const std::size_t from = seen - 1 - gone_;
    if (at - from > farthest) return {};
    const std::size_t length = equal_bytes(&window_[from], &window_[at], most);
    return length < shortest ? Repeat{} : Repeat{length, at - from};
}

void Deflater::remember(std::size_t at) {
    if (window_.size() - at >= shortest) last_seen_[beginning_of(&window_[at])] = gone_ + at + 1;
}

void Deflater::forget_the_distant() {
    if (window_.size() < 4 * farthest) return;
    const std::size_t distant = window_.size() - farthest;
    window_.erase(window_.begin(), window_.begin() + static_cast<std::ptrdiff_t>(distant));
    gone_ += distant;
}

void Deflater::put_bits(std::uint32_t bits, int count) {
    pending_bits_ |= bits << pending_count_;
    pending_count_ += count;
    for (; pending_count_ >= 8; pending_count_ -= 8, pending_bits_ >>= 8)
        out_ += static_cast<char>(pending_bits_ & 255);
}

void Deflater::put_symbol(std::uint32_t symbol) {
    const FixedCode code = fixed_codes[symbol];
    put_bits(code.bits, code.count);
}

void Deflater::put_repeat(const Repeat& repeat) {
    const std::uint32_t length = row_of(lengths, repeat.length);
    put_symbol(first_length_symbol + length);
    put_bits(static_cast<std::uint32_t>(repeat.length) - lengths[length].first, lengths[length].extra_bits);
    const std::uint32_t distance = row_of(distances, repeat.distance);
    put_bits(reversed(distance, 5), 5);
    put_bits(static_cast<std::uint32_t>(repeat.distance) - distances[distance].first,
             distances[distance].extra_bits);
}

std::uint32_t adler32(std::span<const std::uint8_t> bytes) {
    std::uint32_t sum = 1;
    std::uint32_t sum_of_sums = 0;
    add_to_sums(sum, sum_of_sums, bytes);
    return sum_of_sums << 16 | sum;
}

}  // namespace cellophane
