#include <algorithm>
#include <cmath>
#include <optional>
#include <regex>
#include <string>

#include "content/tables.h"
#include "support/catch.h"

// Hold the figures of docs/rules/tables/power_tables.tsv, which other tests compare with the code, to the
// formulas of power_formulas.tsv.

namespace cellophane {

namespace {

int number_or(const std::ssub_match& part, int otherwise) {
    return part.matched ? std::stoi(part.str()) : otherwise;
}

/// "5 x level", "2 + 4 x level", "10 x level, at most to full", "4 + floor(5 x level / 2)".
std::optional<int> straight(const std::string& formula, int level) {
    static const std::regex form{
        R"((?:(\d+) \+ )?(floor\()?(?:(\d+) x )?level(?: / (\d+))?\)?(?:, at most (\d+|to full).*)?)"};
    std::smatch parts;
    if (!std::regex_match(formula, parts, form)) return {};
    const int value = number_or(parts[1], 0) + number_or(parts[3], 1) * level / number_or(parts[4], 1);
    return parts[5].matched ? std::min(value, 100) : value;
}

/// "floor(7 x 1.20^level)", "floor(150 x 1.35^(level-1))".
std::optional<double> growing(const std::string& formula, int level) {
    static const std::regex form{
        R"((?:.*\+ )?floor\((\d+) x (\d\.\d+)\^\(?level(?:-(\d))?\)?\)(?: \+ (\d+))?(?:,.*)?)"};
    std::smatch parts;
    if (!std::regex_match(formula, parts, form)) return {};
    // Exponents are not below 0.
    const int exponent = std::max(0, level - number_or(parts[3], 0));
    return std::stoi(parts[1]) * std::pow(std::stod(parts[2]), exponent) + number_or(parts[4], 0);
}

/// The part of the wait that is the duration, where that has no row of its own (rules/items.md 19).
int fixed_duration(std::string_view item) {
    if (item == "charm of guardian") return 18;
    return item == "charm of health" ? 3 : item == "charm of protection" ? 20 : 0;
}

/// The figures of a quantity, by the beginning of its item: what is in brackets there is a note.
const Table::Row* figures_of(const std::vector<Table::Row>& rows, const Table::Row& formula) {
    const auto subject = [](const Table::Row& row) { return split(row["item"], " (").at(0); };
    for (const Table::Row& row : rows)
        if (row["quantity"] == formula["quantity"] && subject(row) == subject(formula) &&
            (row["unit"] == formula["unit"] ||
             (row["unit"].ends_with("(reference)") && formula["unit"].ends_with("(Brogue CE)"))))
            return &row;
    return nullptr;
}

}  // namespace

TEST_CASE("figures of powers follow the formulas of the table", "[content][table]") {
    const Table formulas = table("power_formulas");
    const Table powers = table("power_tables");
    const std::vector<Table::Row> rows = powers.rows();
    CHECK(formulas.size() == powers.size());
    int computed = 0;
    for (const Table::Row& row : formulas.rows()) {
        INFO(row.place() << " " << row["quantity"] << " of " << row["item"]);
        const Table::Row* figures = figures_of(rows, row);
        CHECK(figures != nullptr);
        if (figures == nullptr) continue;
        const std::string formula{row["formula"]};
        const std::vector<std::string> levels = split(row["valid_levels"], "..");
        const int last = std::min(whole_number(levels.at(1)), 20);
        // There are figures at the valid levels, and at no others. Some quantities go on in a table of their
        // own.
        const bool goes_on_elsewhere = formula.find(".tsv") != std::string::npos;
        for (int level = -10; level <= 20; ++level) {
            INFO(level);
            const bool is_valid = level >= whole_number(levels.at(0)) && level <= last;
            if (!is_valid || !goes_on_elsewhere) CHECK(figures->blank(std::to_string(level)) == !is_valid);
        }
        // Durations of charms stand in a row of their own.
        const std::vector<Table::Row>::const_iterator duration =
            std::find_if(rows.begin(), rows.end(), [&](const Table::Row& other) {
                return other["quantity"] == "duration" && other["item"] == row["item"];
            });
        bool known = false;
        for (int level = std::max(1, whole_number(levels.at(0))); level <= last; ++level) {
            INFO(level);
            const std::string column = std::to_string(level);
            if (const std::optional<int> value = straight(formula, level)) {
                CHECK(figures->number(column) == *value);
                known = true;
            } else if (const std::optional<double> grown = growing(formula, level)) {
                const bool is_wait = formula.starts_with("duration + ");
                const int lasts =
                    duration != rows.end() ? duration->number(column) : fixed_duration(row["item"]);
                const int before = is_wait ? lasts : 0;
                // In fixed point powers lose some 65,536ths, which the largest factor makes five of.
                const double least = std::floor(before + *grown * 0.9995 - 5);
                const double most = std::floor(before + *grown + 0.001);
                CHECK(figures->number(column) >= std::max<double>(least, is_wait ? 1 : 0));
                CHECK(figures->number(column) <= std::max<double>(most, is_wait ? 1 : 0));
                known = true;
            }
        }
        computed += known ? 1 : 0;
    }
    // The others are written in words: greatest and least, tables of their own, by what is held against what.
    CHECK(computed >= 32);
}

}  // namespace cellophane
