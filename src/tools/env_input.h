#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>

#include "tools/system/interrupt.h"

namespace cellophane {

/// What a client sends over standard input, while what would end the program is held back: it ends what is
/// read, as if the client had closed its end, so that games can be kept. A client that reads no longer ends
/// nothing either, but a write fails.
class EnvInput {
public:
    enum class Got : std::uint8_t {
        All,
        /// The end came before the first byte.
        Nothing,
        /// The end came in the middle.
        Part,
        /// There is no end of line within `longest_line` bytes; the line was passed over.
        TooMuch
    };
    static constexpr std::size_t longest_line = std::size_t{1} << 20;

    /// The next line, without what ends it. `Part`: the last one, which nothing ends.
    Got line(std::string& text);
    /// As many bytes as there is room for.
    Got bytes(std::span<std::uint8_t> into);
    /// Whether it has been ended from outside.
    bool is_interrupted() const { return interruption_.came(); }

private:
    /// Waits for more; false at the end.
    bool fill();

    const Interruption interruption_{Interruption::By::AnyEnd};
    std::string buffer_;
};

}  // namespace cellophane
