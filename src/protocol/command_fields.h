#pragma once

#include <type_traits>

#include "kit/base/fields.h"
#include "protocol/command.h"

namespace cellophane {

/// One of the structs of `Command`, constant or not.
template <class T>
concept CommandKind = (Command::place_of<std::remove_const_t<T>> < Command::count);

/// Hands the fields of a command to a visitor (kit/base/visitor.h), in the order they are declared in. It
/// needs no list of them, so that no field can be left out: their order is that of the bytes of recordings.
template <class V, CommandKind T>
constexpr void visit(V& v, T& command) {
    if constexpr (field_count < std::remove_const_t < T >>> 0)
        with_fields([&](auto&... fields) { v(fields...); }, command);
}

}  // namespace cellophane
