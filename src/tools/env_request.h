#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "agent/observation_fields.h"
#include "kit/base/result.h"
#include "session/session_options.h"

namespace cellophane {

enum class EnvCommand : std::uint8_t { Hello, Layout, New, Reset, Step, Look, Recording, Close };

/// What an answer is to show of a game besides where it stands.
struct EnvWanted {
    /// The numbers of the actions that make sense.
    bool legal = false;
    /// The map as text.
    bool map = false;
    /// The hash of the state.
    bool hash = false;
    /// The whole flat observation.
    bool observation = false;
    /// Single fields of it.
    std::vector<Field> fields{};
};

/// A line of JSON that a client of `cellophane env` has sent (docs/env.md).
struct EnvRequest {
    EnvCommand command = EnvCommand::Hello;
    /// What the client calls the request, as JSON; empty: nothing.
    std::string id{};
    int game = 0;
    SessionOptions options{};
    /// What is to be done, and whether that came as a list.
    std::vector<std::int32_t> actions{};
    bool is_list = false;
    EnvWanted wanted{};
};

/// Reads a request. What is wrong with it names the field, and what would be right; `id` is set as far as it
/// could be read, for the answer to have it.
Result<EnvRequest> read_env_request(std::string_view line, std::string& id);

}  // namespace cellophane
