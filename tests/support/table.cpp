#include "support/table.h"

#include <algorithm>
#include <charconv>
#include <fstream>
#include <iterator>
#include <stdexcept>
#include <utility>

namespace cellophane {

namespace {

constexpr bool is_digit(char c) {
    return c >= '0' && c <= '9';
}

bool says_nothing(std::string_view cell) {
    return cell.empty() || cell == "-";
}

}  // namespace

std::vector<std::string> split(std::string_view text, std::string_view separator) {
    std::vector<std::string> parts;
    for (;;) {
        const std::size_t end = text.find(separator);
        parts.emplace_back(text.substr(0, end));
        if (end == std::string_view::npos) return parts;
        text.remove_prefix(end + separator.size());
    }
}

int whole_number(std::string_view text) {
    int value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc{} || end != text.data() + text.size())
        throw std::runtime_error("not a whole number: \"" + std::string{text} + "\"");
    return value;
}

std::vector<int> numbers_in(std::string_view text) {
    std::vector<int> numbers;
    for (std::size_t at = 0; at < text.size(); ++at) {
        if (!is_digit(text[at])) continue;
        const std::size_t begin = at > 0 && text[at - 1] == '-' ? at - 1 : at;
        while (at < text.size() && is_digit(text[at])) ++at;
        numbers.push_back(whole_number(text.substr(begin, at - begin)));
    }
    return numbers;
}

Table::Table(std::string path) : path_{std::move(path)} {
    std::ifstream file{path_, std::ios::binary};
    if (!file) throw std::runtime_error("no table at " + path_);
    std::string line;
    while (std::getline(file, line)) {
        std::vector<std::string> cells = split(line, "\t");
        if (columns_.empty()) {
            columns_ = std::move(cells);
        } else if (cells.size() != columns_.size()) {
            throw std::runtime_error(path_ + ":" + std::to_string(cells_.size() + 2) + " has " +
                                     std::to_string(cells.size()) + " cells, its header " +
                                     std::to_string(columns_.size()));
        } else {
            cells_.push_back(std::move(cells));
        }
    }
    if (cells_.empty()) throw std::runtime_error("nothing in " + path_);
    read_.resize(columns_.size());
}

std::vector<Table::Row> Table::rows() const {
    std::vector<Row> rows;
    for (std::size_t index = 0; index < cells_.size(); ++index) rows.push_back(Row{*this, index});
    return rows;
}

std::vector<std::string> Table::unread() const {
    std::vector<std::string> unread;
    for (std::size_t index = 0; index < columns_.size(); ++index)
        if (!read_[index]) unread.push_back(columns_[index]);
    return unread;
}

std::size_t Table::column(std::string_view name) const {
    const auto found = std::find(columns_.begin(), columns_.end(), name);
    if (found == columns_.end())
        throw std::runtime_error("no column \"" + std::string{name} + "\" in " + path_);
    const auto index = static_cast<std::size_t>(found - columns_.begin());
    read_[index] = true;
    return index;
}

std::string_view Table::Row::operator[](std::string_view column) const {
    return table_->cells_[index_][table_->column(column)];
}

int Table::Row::number(std::string_view column) const {
    try {
        return whole_number((*this)[column]);
    } catch (const std::runtime_error& error) {
        throw std::runtime_error(place() + ", column \"" + std::string{column} + "\": " + error.what());
    }
}

int Table::Row::number(std::string_view column, int otherwise) const {
    return blank(column) ? otherwise : number(column);
}

bool Table::Row::yes(std::string_view column) const {
    const std::string_view cell = (*this)[column];
    if (cell == "yes") return true;
    if (cell == "no" || says_nothing(cell)) return false;
    throw std::runtime_error(place() + ", column \"" + std::string{column} + "\": neither yes nor no: \"" +
                             std::string{cell} + "\"");
}

std::vector<std::string> Table::Row::parts(std::string_view column) const {
    const std::string_view cell = (*this)[column];
    return says_nothing(cell) || cell == "none" ? std::vector<std::string>{} : split(cell, "; ");
}

std::set<std::string> Table::Row::set(std::string_view column) const {
    const std::vector<std::string> list = parts(column);
    return {list.begin(), list.end()};
}

bool Table::Row::blank(std::string_view column) const {
    return says_nothing((*this)[column]);
}

std::string Table::Row::place() const {
    return table_->path_ + ":" + std::to_string(index_ + 2);
}

}  // namespace cellophane
