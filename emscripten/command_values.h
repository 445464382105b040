#pragma once

#include <array>
#include <cstddef>
#include <cstdlib>
#include <optional>
#include <string_view>
#include <type_traits>

#include "protocol/command_fields.h"
#include "world/level.h"

// A command as the module's API passes it: its name and two numbers, which its fields are made of one after
// the other. A cell alone is two numbers, column and row; behind the letter of an item it is its index, row
// by row. A text stands in place of the second number.

namespace cellophane {

using CommandNumbers = std::array<int, 2>;

/// Whether a command has a text among its fields.
template <class Kind>
constexpr bool takes_text = [] {
    Kind command{};
    return with_fields(
        [](const auto&... fields) {
            return (std::is_same_v<std::remove_cvref_t<decltype(fields)>, AskedLabel> || ...);
        },
        command);
}();

/// Makes numbers of fields, or fields of numbers: the visitor of a command. A field of another type does not
/// compile until it has its two functions here.
class NumberedFields {
public:
    NumberedFields() = default;
    explicit NumberedFields(CommandNumbers numbers) : numbers_{numbers} {}

    const CommandNumbers& numbers() const { return numbers_; }

    template <class... Fields>
    void operator()(Fields&... fields) {
        static_assert(sizeof...(Fields) <= 2, "the API passes two values of a command");
        (pass(fields), ...);
    }

private:
    int& next() {
        if (at_ == numbers_.size()) std::abort();
        return numbers_[at_++];
    }

    void pass(const char& letter) { next() = letter; }
    void pass(char& letter) { letter = static_cast<char>(next()); }
    void pass(const bool& yes) { next() = yes ? 1 : 0; }
    void pass(bool& yes) { yes = next() != 0; }
    void pass(const Direction& toward) { next() = static_cast<int>(toward); }
    void pass(Direction& toward) { toward = static_cast<Direction>(next()); }
    void pass(const Stair& which) { next() = which == Stair::Up ? 0 : 1; }
    void pass(Stair& which) { which = next() == 0 ? Stair::Up : Stair::Down; }
    void pass(const Pos& cell) {
        if (at_ > 0) {
            next() = cell.y * standard_size.width + cell.x;
            return;
        }
        next() = cell.x;
        next() = cell.y;
    }
    void pass(Pos& cell) {
        const int first = next();
        if (at_ > 1)
            cell = {first % standard_size.width, first / standard_size.width};
        else
            cell = {first, next()};
    }
    /// A text goes its own way.
    void pass(const AskedLabel&) {}

    CommandNumbers numbers_{};
    std::size_t at_ = 0;
};

/// Its fields as numbers.
template <CommandKind Kind>
CommandNumbers numbers_of(const Kind& command) {
    NumberedFields fields;
    visit(fields, command);
    return fields.numbers();
}

template <CommandKind Kind>
void set_fields(Kind& command, CommandNumbers numbers) {
    NumberedFields fields{numbers};
    visit(fields, command);
}

/// Sets the text of a command that takes one.
template <CommandKind Kind>
void set_text(Kind& command, std::string_view text) {
    const auto set = [&]<class Field>(Field& field) {
        if constexpr (std::is_same_v<Field, AskedLabel>) field = text;
    };
    with_fields([&](auto&... fields) { (set(fields), ...); }, command);
}

/// The command of that name, with no fields set; none for an unknown name. The API checks names first.
inline std::optional<Command> command_named(std::string_view name) {
    for (std::size_t kind = 0; kind < Command::count; ++kind) {
        Command command;
        command.become(kind);
        if (command.visit([](const auto& each) { return each.name; }) == name) return command;
    }
    return std::nullopt;
}

}  // namespace cellophane
