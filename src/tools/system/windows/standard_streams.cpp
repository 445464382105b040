#include "tools/system/standard_streams.h"

#include <fcntl.h>
#include <io.h>

#include <cstdio>

#include "tools/system/windows/api.h"
#include "tools/system/windows/console.h"
#include "tools/system/windows/endings.h"
#include "tools/system/windows/wide_text.h"

// It is in a header that the short one leaves out.
#include <shellapi.h>

namespace cellophane {

std::vector<std::string> arguments_of(int /*count*/, char** /*values*/) {
    std::vector<std::string> arguments;
    int count = 0;
    wchar_t** const values = CommandLineToArgvW(GetCommandLineW(), &count);
    for (int i = 1; i < count; ++i) arguments.push_back(narrow(values[i]));
    LocalFree(values);
    return arguments;
}

struct ByteStreams::Before {
    /// What a console takes the bytes for; 0: there is no console.
    UINT code_page = GetConsoleOutputCP();
};

ByteStreams::ByteStreams() : before_{std::make_unique<Before>()} {
    for (FILE* stream : {stdin, stdout, stderr}) _setmode(_fileno(stream), _O_BINARY);
    // A console would get them byte by byte, and a letter may have several.
    constexpr std::size_t room = std::size_t{1} << 16;
    for (FILE* stream : {stdout, stderr}) std::setvbuf(stream, nullptr, _IOFBF, room);
    SetConsoleOutputCP(CP_UTF8);
}

ByteStreams::~ByteStreams() {
    std::fflush(stdout);
    std::fflush(stderr);
    if (before_->code_page != 0) SetConsoleOutputCP(before_->code_page);
}

bool shows_progress() {
    return draws_by_sequences(GetStdHandle(STD_ERROR_HANDLE));
}

std::optional<std::size_t> read_input(std::span<char> room) {
    if (!begin_read()) return std::nullopt;
    DWORD count = 0;
    const BOOL is_done = ReadFile(GetStdHandle(STD_INPUT_HANDLE), room.data(),
                                  static_cast<DWORD>(room.size()), &count, nullptr);
    const DWORD error = is_done != 0 ? ERROR_SUCCESS : GetLastError();
    end_read();
    if (error == ERROR_OPERATION_ABORTED) return std::nullopt;
    return count;
}

}  // namespace cellophane
