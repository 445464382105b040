#pragma once

#include <cstdint>
#include <memory>

namespace cellophane {

/// While it lives, an interrupt (Ctrl-C) ends nothing by itself: work done in steps asks between them whether
/// one has come. Threads to be protected as well must be started while it lives.
class Interruption {
public:
    enum class By : std::uint8_t {
        Interrupt,
        /// Also what asks the program to end without anybody at its keyboard (SIGTERM, SIGHUP; on Windows the
        /// console that closes, the end of the session). And a reader that is gone is no signal, but a write
        /// that fails.
        AnyEnd
    };
    explicit Interruption(By by = By::Interrupt);
    ~Interruption();
    Interruption(const Interruption&) = delete;
    Interruption& operator=(const Interruption&) = delete;

    bool came() const;

private:
    struct Before;
    std::unique_ptr<Before> before_;
};

}  // namespace cellophane
