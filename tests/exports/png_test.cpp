#include "exports/png.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "exports/base64.h"
#include "exports/deflate.h"
#include "support/catch.h"

namespace cellophane {

namespace {

using Bytes = std::vector<std::uint8_t>;

/// A reader of zlib streams in the fixed code, bit by bit after RFC 1951: slow, and sharing nothing with the
/// writer. Nothing comes of a stream that breaks the rules.
class Inflater {
public:
    explicit Inflater(std::string_view stream) : stream_{stream} {}

    std::optional<Bytes> read() {
        const bool is_zlib = stream_.size() > 6 && (byte(0) * 256 + byte(1)) % 31 == 0 && (byte(0) & 15) == 8;
        if (!is_zlib || bits(1) != 1 || bits(2) != 1) return std::nullopt;
        for (int symbol = next_symbol(); symbol != 256; symbol = next_symbol()) {
            if (symbol < 0 || symbol > 285) return std::nullopt;
            if (symbol < 256)
                out_.push_back(static_cast<std::uint8_t>(symbol));
            else if (!repeat(symbol - 257))
                return std::nullopt;
        }
        const std::size_t end = (at_ + 7) / 8;
        if (end + 4 != stream_.size()) return std::nullopt;
        std::uint32_t checksum = 0;
        for (std::size_t i = 0; i < 4; ++i)
            checksum = checksum << 8 | static_cast<std::uint32_t>(byte(end + i));
        if (checksum != adler32(out_)) return std::nullopt;
        return out_;
    }

private:
    int byte(std::size_t at) const {
        return at < stream_.size() ? static_cast<std::uint8_t>(stream_[at]) : 0;
    }

    int bits(int count) {
        int value = 0;
        for (int i = 0; i < count; ++i, ++at_) value |= (byte(at_ / 8) >> at_ % 8 & 1) << i;
        return value;
    }

    int next_symbol() {
        if (at_ / 8 >= stream_.size()) return -1;
        int code = 0;
        const auto longer = [&](int by) {
            for (int i = 0; i < by; ++i) code = code * 2 + bits(1);
        };
        longer(7);
        if (code < 0b0011000) return 256 + code;
        longer(1);
        if (code < 0b11000000) return code - 0b00110000;
        if (code < 0b11001000) return 280 + code - 0b11000000;
        longer(1);
        return 144 + code - 0b110010000;
    }

    bool repeat(int row) {
        const int length_bits = row < 8 || row == 28 ? 0 : row / 4 - 1;
        const int length_base = row == 28 ? 258 : row < 8 ? row + 3 : (4 + row % 4) * (1 << length_bits) + 3;
        const int length = length_base + bits(length_bits);
        int code = 0;
        for (int i = 0; i < 5; ++i) code = code * 2 + bits(1);
        const int distance_bits = code < 4 ? 0 : code / 2 - 1;
        const int distance_base = code < 4 ? code + 1 : (2 + code % 2) * (1 << distance_bits) + 1;
        const auto distance = static_cast<std::size_t>(distance_base + bits(distance_bits));
        if (code > 29 || distance > out_.size()) return false;
        for (int i = 0; i < length; ++i) out_.push_back(out_[out_.size() - distance]);
        return true;
    }

    std::string_view stream_;
    std::size_t at_ = 16;
    Bytes out_;
};

std::string deflated(const Bytes& bytes, std::size_t piece) {
    Deflater deflater;
    for (std::size_t at = 0; at < bytes.size(); at += piece)
        deflater.feed(std::span{bytes}.subspan(at, std::min(piece, bytes.size() - at)));
    return deflater.finish();
}

std::span<const std::uint8_t> as_bytes(std::string_view text) {
    return {reinterpret_cast<const std::uint8_t*>(text.data()), text.size()};
}

/// Bytes that look like chance, of so many kinds: the fewer, the more repeats.
Bytes noise(std::size_t count, std::uint32_t kinds) {
    Bytes bytes;
    std::uint32_t state = 1;
    while (bytes.size() < count) {
        state = state * 1664525U + 1013904223U;
        bytes.push_back(static_cast<std::uint8_t>((state >> 16) % kinds));
    }
    return bytes;
}

}  // namespace

TEST_CASE("CRC-32 and Adler-32 give the published values", "[exports][png]") {
    CHECK(crc32("123456789") == 0xCBF43926U);
    CHECK(crc32("") == 0);
    CHECK(adler32(as_bytes("Wikipedia")) == 0x11E60398U);
    CHECK(adler32({}) == 1);
    // Long enough for the sums to be reduced on the way.
    CHECK(adler32(Bytes(100'000, 255)) == 0x149A302CU);
}

TEST_CASE("base64 gives the published values", "[exports][png]") {
    CHECK(base64("").empty());
    CHECK(base64("f") == "Zg==");
    CHECK(base64("fo") == "Zm8=");
    CHECK(base64("foo") == "Zm9v");
    CHECK(base64("foobar") == "Zm9vYmFy");
    CHECK(base64(std::string_view{"\xff\xfe\x00\x80", 4}) == "//4AgA==");
}

TEST_CASE("deflated data inflates to what it was, in pieces of any size", "[exports][png]") {
    std::vector<Bytes> samples{{}, {7}, {1, 2, 3}, Bytes(70'000, 0), Bytes(259, 200)};
    for (const std::uint32_t kinds : {2U, 3U, 256U}) samples.push_back(noise(300'000, kinds));
    // A repeat from just within reach, and one from just beyond.
    for (const std::size_t gap : {32'760UL, 32'768UL, 32'769UL, 40'000UL}) {
        Bytes far = noise(gap, 256);
        const Bytes head(far.begin(), far.begin() + 200);
        far.insert(far.end(), head.begin(), head.end());
        samples.push_back(far);
    }
    for (const Bytes& sample : samples)
        for (const std::size_t piece : {3UL, 1000UL, 50'000UL, 400'000UL}) {
            const std::optional<Bytes> back = Inflater{deflated(sample, piece)}.read();
            INFO(sample.size() << " bytes in pieces of " << piece);
            REQUIRE(back.has_value());
            CHECK(*back == sample);
        }
}

TEST_CASE("repeated bytes deflate well, and noise grows by a tenth at most", "[exports][png]") {
    CHECK(deflated(Bytes(1'000'000, 9), 4000).size() < 12'000);
    CHECK(deflated(noise(100'000, 256), 4000).size() < 110'000);
}

TEST_CASE("a picture has its header, its rows and its end", "[exports][png]") {
    PngWriter writer{{2, 2}, PixelKind::Rgba};
    const Bytes upper{1, 2, 3, 255, 4, 5, 6, 0};
    const Bytes lower{1, 2, 3, 255, 9, 5, 6, 0};
    writer.add(upper);
    writer.add(lower);
    const std::string png = writer.finish();
    CHECK(png.substr(0, 8) == "\x89PNG\r\n\x1a\n");
    CHECK(png.substr(12, 17) == std::string{"IHDR\0\0\0\2\0\0\0\2\x08\x06\0\0\0", 17});
    CHECK(png.substr(png.size() - 8) == "IEND\xae\x42\x60\x82");
    const std::size_t data = png.find("IDAT") + 4;
    const std::optional<Bytes> rows = Inflater{png.substr(data, png.size() - data - 16)}.read();
    REQUIRE(rows.has_value());
    CHECK(*rows == Bytes{2, 1, 2, 3, 255, 4, 5, 6, 0, 2, 0, 0, 0, 0, 5, 0, 0, 0});
}

}  // namespace cellophane
