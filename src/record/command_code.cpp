#include "record/command_code.h"

#include "kit/base/visitor.h"

namespace cellophane {

namespace {

template <class V, class T>
void visit_command(V& v, T& command) {
    if constexpr (requires { command.item; }) v(command.item);
    if constexpr (requires { command.text; }) v(command.text);
    if constexpr (requires { command.letter; }) v(command.letter);
    if constexpr (requires { command.toward; })
        v(command.toward);
    else if constexpr (requires { command.target; })
        v(command.target);
    else if constexpr (requires { command.which; })
        v(command.which);
    else if constexpr (requires { command.yes; })
        v(command.yes);
}

}  // namespace

void write_command(ByteWriter& writer, const Command& command) {
    writer.one_of(command, [&](const auto& kind) { visit_command(writer, kind); });
}

Command read_command(ByteReader& reader) {
    Command command;
    reader.one_of(command, [&](auto& kind) { visit_command(reader, kind); });
    return command;
}

}  // namespace cellophane
