#include "tools/system/windows/cell_console.h"

#include <algorithm>
#include <cstdint>
#include <iterator>

#include "kit/base/parse.h"
#include "screen/utf8.h"

namespace cellophane {

namespace {

/// As consoles come, in the order of their numbers: 1 blue, 2 green, 4 red, 8 bright.
constexpr Rgb console_colors[] = {{0, 0, 0},       {0, 0, 128},   {0, 128, 0},   {0, 128, 128},
                                  {128, 0, 0},     {128, 0, 128}, {128, 128, 0}, {192, 192, 192},
                                  {128, 128, 128}, {0, 0, 255},   {0, 255, 0},   {0, 255, 255},
                                  {255, 0, 0},     {255, 0, 255}, {255, 255, 0}, {255, 255, 255}};
constexpr Rgb usual_fore{192, 192, 192};
constexpr WORD dark_gray = 8;
constexpr WORD black = 0;
constexpr WORD bits_of_fore = 4;

int distance(Rgb a, Rgb b) {
    const int red = a.red - b.red;
    const int green = a.green - b.green;
    const int blue = a.blue - b.blue;
    // As bright as they look to the eye, roughly.
    return 3 * red * red + 6 * green * green + blue * blue;
}

WORD nearest(Rgb color) {
    const auto* const found =
        std::min_element(std::begin(console_colors), std::end(console_colors),
                         [&](Rgb a, Rgb b) { return distance(a, color) < distance(b, color); });
    return static_cast<WORD>(found - std::begin(console_colors));
}

/// The numbers of "38;2;9;80;255"; what is left out is 0.
std::vector<int> numbers_in(std::string_view text) {
    std::vector<int> numbers{0};
    for (const char sign : text) {
        constexpr int more_than_enough = 10000;
        if (sign == ';')
            numbers.push_back(0);
        else if (is_digit(sign) && numbers.back() < more_than_enough)
            numbers.back() = numbers.back() * 10 + (sign - '0');
    }
    return numbers;
}

}  // namespace

CellConsole::CellConsole()
    : before_{CreateFileW(L"CONOUT$", GENERIC_READ | GENERIC_WRITE, FILE_SHARE_READ | FILE_SHARE_WRITE,
                          nullptr, OPEN_EXISTING, 0, nullptr)},
      buffer_{CreateConsoleScreenBuffer(GENERIC_READ | GENERIC_WRITE, FILE_SHARE_READ | FILE_SHARE_WRITE,
                                        nullptr, CONSOLE_TEXTMODE_BUFFER, nullptr)} {
    const CONSOLE_CURSOR_INFO unseen{.dwSize = 1, .bVisible = FALSE};
    SetConsoleCursorInfo(buffer_, &unseen);
    fit();
}

CellConsole::~CellConsole() {
    CloseHandle(buffer_);
    CloseHandle(before_);
}

void CellConsole::show() const {
    SetConsoleActiveScreenBuffer(buffer_);
}

void CellConsole::hide() const {
    SetConsoleActiveScreenBuffer(before_);
}

void CellConsole::fit() {
    const TerminalSize now = TerminalDevice::size();
    if (now == size_ || now.columns <= 0) return;
    size_ = now;
    SetConsoleScreenBufferSize(buffer_, {static_cast<SHORT>(now.columns), static_cast<SHORT>(now.rows)});
    clear_screen();
}

void CellConsole::clear_screen() {
    CHAR_INFO blank{};
    blank.Char.UnicodeChar = L' ';
    blank.Attributes = attributes();
    cells_.assign(static_cast<std::size_t>(size_.columns * size_.rows), blank);
}

WORD CellConsole::attributes() const {
    WORD fore = nearest(is_inverse_ ? back_ : fore_);
    const WORD back = nearest(is_inverse_ ? fore_ : back_);
    // What is told apart by a shade only is to be seen all the same.
    if (fore == back) fore = back == black ? dark_gray : black;
    const WORD line = is_underlined_ ? COMMON_LVB_UNDERSCORE : WORD{0};
    return static_cast<WORD>(fore | (back << bits_of_fore) | line);
}

void CellConsole::write(char32_t glyph) {
    if (row_ >= 0 && row_ < size_.rows && column_ >= 0 && column_ < size_.columns) {
        CHAR_INFO& at = cell(column_, row_);
        // A cell holds no sign that UTF-16 writes in two.
        constexpr char32_t first_of_two = 0x10000;
        at.Char.UnicodeChar = glyph < first_of_two ? static_cast<wchar_t>(glyph) : L'?';
        at.Attributes = attributes();
    }
    ++column_;
}

void CellConsole::style(const std::vector<int>& numbers) {
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        const bool is_color = (numbers[i] == 38 || numbers[i] == 48) && i + 4 < numbers.size();
        if (is_color) {
            const auto part = [&](std::size_t place) {
                return static_cast<std::uint8_t>(numbers[i + place]);
            };
            (numbers[i] == 38 ? fore_ : back_) = {part(2), part(3), part(4)};
            i += 4;
        } else if (numbers[i] == 0) {
            fore_ = usual_fore;
            back_ = {};
            is_inverse_ = is_underlined_ = false;
        } else if (numbers[i] == 4 || numbers[i] == 24) {
            is_underlined_ = numbers[i] == 4;
        } else if (numbers[i] == 7) {
            is_inverse_ = true;
        }
    }
}

void CellConsole::follow(char letter, std::string_view parameters) {
    if (parameters.starts_with('?')) return;
    const std::vector<int> numbers = numbers_in(parameters);
    const int steps = std::max(numbers[0], 1);
    switch (letter) {
        case 'A':
            row_ -= steps;
            break;
        case 'B':
            row_ += steps;
            break;
        case 'C':
            column_ += steps;
            break;
        case 'D':
            column_ -= steps;
            break;
        case 'H':
            row_ = steps - 1;
            column_ = numbers.size() > 1 ? std::max(numbers[1], 1) - 1 : 0;
            break;
        case 'J':
            clear_screen();
            break;
        case 'm':
            style(numbers);
            break;
        default:
            break;
    }
}

void CellConsole::follow_sequence(std::string_view& bytes) {
    const auto* const end = std::find_if(bytes.begin() + std::min<std::size_t>(2, bytes.size()), bytes.end(),
                                         [](char sign) { return sign >= '@' && sign <= '~'; });
    const auto length = static_cast<std::size_t>(end - bytes.begin());
    if (length < bytes.size() && bytes[1] == '[') follow(bytes[length], bytes.substr(2, length - 2));
    bytes.remove_prefix(std::min(length + 1, bytes.size()));
}

void CellConsole::put(std::string_view bytes) {
    fit();
    while (!bytes.empty()) {
        if (bytes.front() == '\x1b') {
            follow_sequence(bytes);
            continue;
        }
        const char32_t glyph = take_utf8(bytes);
        if (glyph == U'\b')
            column_ = std::max(column_ - 1, 0);
        else if (glyph >= U' ')
            write(glyph);
    }
    flush();
}

void CellConsole::flush() {
    const COORD whole{static_cast<SHORT>(size_.columns), static_cast<SHORT>(size_.rows)};
    // Older consoles take 64 kB at most.
    constexpr int rows_at_once = 32;
    for (int row = 0; row < size_.rows; row += rows_at_once) {
        SMALL_RECT where{0, static_cast<SHORT>(row), static_cast<SHORT>(size_.columns - 1),
                         static_cast<SHORT>(std::min(row + rows_at_once, size_.rows) - 1)};
        WriteConsoleOutputW(buffer_, cells_.data(), whole, {0, static_cast<SHORT>(row)}, &where);
    }
}

}  // namespace cellophane
