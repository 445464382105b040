#pragma once

#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace cellophane {

/// A table of the rules: tab separated, the first line names the columns. It records which columns were read,
/// so that a test can say which ones it leaves aside. Throws std::runtime_error for unknown columns, and,
/// with file, line and column, for cells that do not read as the type asked for.
class Table {
public:
    class Row {
    public:
        std::string_view operator[](std::string_view column) const;
        /// A whole number; `otherwise` where the cell is empty or "-".
        int number(std::string_view column) const;
        int number(std::string_view column, int otherwise) const;
        /// "yes" or "no"; empty and "-" mean no.
        bool yes(std::string_view column) const;
        /// The parts between "; ", none for a cell that is empty, "-" or "none".
        std::vector<std::string> parts(std::string_view column) const;
        std::set<std::string> set(std::string_view column) const;
        bool blank(std::string_view column) const;
        /// File and line, for messages.
        std::string place() const;

    private:
        friend class Table;
        Row(const Table& table, std::size_t index) : table_{&table}, index_{index} {}

        const Table* table_;
        std::size_t index_;
    };

    explicit Table(std::string path);

    std::size_t size() const { return cells_.size(); }
    Row operator[](std::size_t index) const { return Row{*this, index}; }
    std::vector<Row> rows() const;
    /// The columns not read so far, in their order.
    std::vector<std::string> unread() const;

private:
    std::size_t column(std::string_view name) const;

    std::string path_;
    std::vector<std::string> columns_;
    std::vector<std::vector<std::string>> cells_;
    mutable std::vector<bool> read_;
};

/// The parts of `text` between `separator`s, the empty ones too.
std::vector<std::string> split(std::string_view text, std::string_view separator);

/// The whole of `text` as a number; throws if it is none.
int whole_number(std::string_view text);

/// Every run of digits in `text`, with its sign if one stands right before it.
std::vector<int> numbers_in(std::string_view text);

}  // namespace cellophane
