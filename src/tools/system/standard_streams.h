#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace cellophane {

/// The command line without the name of the program, in UTF-8.
std::vector<std::string> arguments_of(int count, char** values);

/// While it lives, standard input and output take and give every byte as it is, and a console shows UTF-8.
class ByteStreams {
public:
    ByteStreams();
    ~ByteStreams();
    ByteStreams(const ByteStreams&) = delete;
    ByteStreams& operator=(const ByteStreams&) = delete;

private:
    struct Before;
    std::unique_ptr<Before> before_;
};

/// Whether the error stream is a terminal on which a line can be written over.
bool shows_progress();

/// What has come on standard input, as many bytes as there is room for; 0: its end. Waits for it, for a while
/// or until something interrupts the program: then nothing, and whoever calls looks what it was.
std::optional<std::size_t> read_input(std::span<char> room);

}  // namespace cellophane
