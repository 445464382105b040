#pragma once

#include <string>
#include <string_view>

#include "kit/base/result.h"
#include "tools/env_games.h"
#include "tools/env_request.h"

namespace cellophane {

/// The client's side of `cellophane env` as lines of JSON: one answer to each request, in their order
/// (docs/env.md).
class EnvLines {
public:
    explicit EnvLines(EnvRecordings& recordings) : recordings_{recordings} {}

    /// The answer to a line, without the end of its line.
    std::string answer(std::string_view line);
    /// The client is gone: keeps the recordings of the games it has left. The last problem, if there was one.
    std::optional<Problem> finish() { return games_.keep_all(recordings_); }

private:
    /// The answer as JSON without the request's id.
    Result<std::string> carry_out(const EnvRequest& request);
    Result<std::string> step(const EnvRequest& request, EnvGame& game);
    Result<std::string> close(const EnvRequest& request, EnvGame& game);

    EnvRecordings& recordings_;
    EnvGames games_;
};

/// A problem as an answer: {"error":{"code":"bad-json","message":"..."}}, behind the id if there is one.
std::string env_error(const Problem& problem, std::string_view id = {});

}  // namespace cellophane
