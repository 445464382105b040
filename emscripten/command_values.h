#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

#include "protocol/command.h"
#include "world/level.h"

// A command as the module's API passes it: its name and two numbers, which its fields are made of. A field is
// the same in every command that has it: the letter of an item comes first, a cell beside it is its index,
// row by row.

namespace cellophane {

struct CommandNumbers {
    int first = 0;
    int second = 0;
};

template <class Kind>
CommandNumbers numbers_of(const Kind& command) {
    CommandNumbers numbers;
    if constexpr (requires { command.item; }) numbers.first = command.item;
    if constexpr (requires { command.letter; }) numbers.second = command.letter;
    if constexpr (requires { command.toward; }) numbers.first = static_cast<int>(command.toward);
    if constexpr (requires { command.which; }) numbers.first = command.which == Stair::Up ? 0 : 1;
    if constexpr (requires { command.yes; }) numbers.first = command.yes ? 1 : 0;
    if constexpr (requires {
                      command.item;
                      command.target;
                  })
        numbers.second = command.target.y * standard_size.width + command.target.x;
    else if constexpr (requires { command.target; })
        numbers = {command.target.x, command.target.y};
    return numbers;
}

template <class Kind>
void set_fields(Kind& command, CommandNumbers numbers) {
    if constexpr (requires { command.item; }) command.item = static_cast<char>(numbers.first);
    if constexpr (requires { command.letter; }) command.letter = static_cast<char>(numbers.second);
    if constexpr (requires { command.toward; }) command.toward = static_cast<Direction>(numbers.first);
    if constexpr (requires { command.which; }) command.which = numbers.first == 0 ? Stair::Up : Stair::Down;
    if constexpr (requires { command.yes; }) command.yes = numbers.first != 0;
    if constexpr (requires {
                      command.item;
                      command.target;
                  })
        command.target = {numbers.second % standard_size.width, numbers.second / standard_size.width};
    else if constexpr (requires { command.target; })
        command.target = {numbers.first, numbers.second};
}

/// Whether a text stands in place of the second number.
template <class Kind>
constexpr bool takes_text = requires(Kind command) { command.text; };

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
