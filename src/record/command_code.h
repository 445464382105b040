#pragma once

#include "protocol/command.h"
#include "record/byte_reader.h"
#include "record/byte_writer.h"

namespace cellophane {

/// A command in a recording: which it is, then what it holds. The order of the variant is part of the format.
void write_command(ByteWriter& writer, const Command& command);

/// Fails the reader if there is no such command.
Command read_command(ByteReader& reader);

}  // namespace cellophane
