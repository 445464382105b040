#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

#include "screen/frame.h"
#include "tools/system/terminal_device.h"
#include "tools/system/windows/api.h"

namespace cellophane {

/// Draws what terminals are told by control sequences on a console that knows none (Windows before 10, Wine):
/// on a screen buffer of its own, in the sixteen colors that such a console has. Sequences that screens do
/// not write are passed over.
class CellConsole {
public:
    CellConsole();
    ~CellConsole();
    CellConsole(const CellConsole&) = delete;
    CellConsole& operator=(const CellConsole&) = delete;

    /// Shows its buffer, or what was shown before.
    void show() const;
    void hide() const;
    /// Whole sequences.
    void put(std::string_view bytes);

private:
    CHAR_INFO& cell(int column, int row) {
        return cells_[static_cast<std::size_t>(row * size_.columns + column)];
    }
    /// Takes a sequence off the front.
    void follow_sequence(std::string_view& bytes);
    void follow(char letter, std::string_view parameters);
    void style(const std::vector<int>& numbers);
    void write(char32_t glyph);
    void clear_screen();
    void fit();
    void flush();
    WORD attributes() const;

    HANDLE before_ = nullptr;
    HANDLE buffer_ = nullptr;
    TerminalSize size_{};
    std::vector<CHAR_INFO> cells_;
    int column_ = 0;
    int row_ = 0;
    Rgb fore_{};
    Rgb back_{};
    bool is_inverse_ = false;
    bool is_underlined_ = false;
};

}  // namespace cellophane
