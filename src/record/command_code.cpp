#include "record/command_code.h"

#include "protocol/command_fields.h"

namespace cellophane {

void write_command(ByteWriter& writer, const Command& command) {
    writer.one_of(command, [&](const auto& kind) { visit(writer, kind); });
}

Command read_command(ByteReader& reader) {
    Command command;
    reader.one_of(command, [&](auto& kind) { visit(reader, kind); });
    return command;
}

}  // namespace cellophane
