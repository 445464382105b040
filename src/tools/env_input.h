#pragma once

#include <csignal>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>

namespace cellophane {

/// What a client sends over a file descriptor, while the signals that would end the program (SIGINT, SIGTERM,
/// SIGHUP) are held back: they end what is read, as if the client had closed its end, so that games can be
/// kept. A client that reads no longer is no signal either, but a write that fails.
class EnvInput {
public:
    explicit EnvInput(int file);
    ~EnvInput();
    EnvInput(const EnvInput&) = delete;
    EnvInput& operator=(const EnvInput&) = delete;

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
    /// Whether a signal has ended it.
    bool is_interrupted() const;

private:
    /// Waits for more; false at the end.
    bool fill();

    int file_;
    std::string buffer_;
    sigset_t before_{};
    void (*pipe_before_)(int) = nullptr;
};

}  // namespace cellophane
