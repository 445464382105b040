#include <filesystem>
#include <optional>
#include <string>
#include <system_error>
#include <vector>

#include "tools/commands.h"
#include "tools/env_batch.h"
#include "tools/env_games.h"
#include "tools/env_input.h"
#include "tools/env_lines.h"
#include "tools/option_types.h"
#include "tools/options.h"
#include "tools/system/names.h"

namespace cellophane {

namespace {

struct EnvOptions {
    /// Games of a batch; 0: lines of JSON.
    int batch = 0;
    SessionOptions games{};
    bool harmless = false;
    std::optional<std::uint64_t> seed{};
    std::optional<Style> style{};
    std::optional<DungeonVariant> variant{};
    std::optional<int> depth{};
    std::optional<std::string> folder{};
    int jobs = 1;
};

constexpr OptionRow<EnvOptions> env_options[] = {
    {"--batch", "N", option::whole<&EnvOptions::batch, 1, static_cast<int>(EnvGames::most)>,
     "N games at once, {}, in bytes instead of lines; the options below but --record are for these"},
    {"--seed", "S", option::seed<&EnvOptions::seed>,
     "of the first game, {}; 1 if left out. Those that follow count up"},
    {"--style", "S", option::style<&EnvOptions::style>, "{}; brogue if left out"},
    {"--variant", "V|FILE", option::variant<&EnvOptions::variant>, "{}; brogue if left out"},
    {"--depth", "D", option::whole<&EnvOptions::depth, shallowest_depth, most_depths>,
     "games begin there, {}"},
    {"--harmless", "", option::flag<&EnvOptions::harmless>, "nothing hurts the hero, and he needs no food"},
    {"--jobs", "N", option::whole<&EnvOptions::jobs, 1, most_jobs>, "number of threads, {}; 1 if left out"},
    {"--record", "FOLDER", option::text<&EnvOptions::folder>,
     "write every game's recording there when it ends, is left or the client is gone, as SEED.clph, "
     "SEED-2.clph and so on"},
};

Result<EnvOptions> read_env_options(Arguments arguments) {
    EnvOptions read;
    const Result<GivenOptions> given = read_options<EnvOptions>(arguments, env_options, read);
    if (!given.ok()) return given.problem();
    if (read.batch == 0)
        for (const auto& [name, value] : given.value())
            if (name != "--record")
                return bad_argument(name +
                                    " is for the games of --batch; without it a client says what it "
                                    "wants of each game.");
    std::error_code error;
    if (read.folder && !std::filesystem::is_directory(as_path(*read.folder), error))
        return bad_argument("--record needs a folder that exists, not " + shown_path(*read.folder) + ".");
    read.games = {.seed = read.seed.value_or(1),
                  .style = read.style.value_or(Style::Brogue),
                  .variant = read.variant.value_or(DungeonVariant{}),
                  .depth = read.depth.value_or(1),
                  .harmless = read.harmless};
    return read;
}

/// Writes an answer at once, for the client waits for it. False if it reads no longer.
bool send(Console console, const std::string& answer) {
    console.out.write(answer.data(), static_cast<std::streamsize>(answer.size())).flush();
    return console.out.good();
}

/// How a client went: a problem that it can no longer be told, or none.
using Farewell = std::optional<Problem>;

const Problem reads_no_longer() {
    return {"closed", "the client reads no longer."};
}

Farewell serve_lines(EnvLines& games, EnvInput& input, Console console) {
    std::string line;
    for (;;) {
        switch (input.line(line)) {
            case EnvInput::Got::Nothing:
                return std::nullopt;
            case EnvInput::Got::TooMuch:
                if (!send(console,
                          env_error({"line-too-long", "A line has " + std::to_string(EnvInput::longest_line) +
                                                          " bytes at most; this one was passed over."}) +
                              '\n'))
                    return reads_no_longer();
                break;
            case EnvInput::Got::Part: {
                const Problem cut{"cut-line",
                                  "The last line was cut off: nothing ends it. It was passed over."};
                send(console, env_error(cut) + '\n');
                return cut;
            }
            case EnvInput::Got::All:
                if (line.ends_with('\r')) line.pop_back();
                if (!line.empty() && !send(console, games.answer(line) + '\n')) return reads_no_longer();
                break;
        }
    }
}

Farewell serve_batch(EnvBatch& games, EnvInput& input, Console console) {
    if (!send(console, games.greeting())) return reads_no_longer();
    std::vector<std::uint8_t> request(games.request_bytes());
    for (;;) {
        const EnvInput::Got got = input.bytes(request);
        if (got == EnvInput::Got::Nothing) return std::nullopt;
        if (got != EnvInput::Got::All) {
            const Problem cut{"cut-request", "The last request was cut off: it takes " +
                                                 std::to_string(request.size()) +
                                                 " bytes. It was passed over."};
            send(console, EnvBatch::refusal(cut));
            return cut;
        }
        if (!send(console, games.answer(request))) return reads_no_longer();
        if (const std::optional<Problem> trouble = games.take_trouble()) refuse(console, "env", *trouble);
    }
}

/// Games are kept first, whatever has become of the client.
template <class Games, class Serve>
Exit serve(Games& games, Serve serve_them, Console console) {
    EnvInput input;
    const Farewell farewell = serve_them(games, input, console);
    const std::optional<Problem> unkept = games.finish();
    if (unkept) refuse(console, "env", *unkept);
    if (farewell) refuse(console, "env", *farewell);
    // Nobody is left to be told that the output could not be written.
    if (farewell && !console.out) console.out.clear();
    if (input.is_interrupted()) return Exit::Interrupted;
    return farewell ? Exit::BadArguments : unkept ? Exit::CheckFailed : Exit::Done;
}

Exit run_env(Arguments arguments, Console console) {
    const Result<EnvOptions> read = read_env_options(arguments);
    if (!read.ok()) return refuse(console, "env", read.problem());
    const EnvOptions& options = read.value();
    EnvRecordings recordings{options.folder};
    if (options.batch == 0) {
        EnvLines games{recordings};
        return serve(games, &serve_lines, console);
    }
    Result<EnvBatch> games = EnvBatch::begun(options.games, options.batch, options.jobs, recordings);
    if (!games.ok()) return refuse(console, "env", games.problem());
    return serve(games.value(), &serve_batch, console);
}

}  // namespace

constexpr CommandRow env_command{
    .name = "env",
    .summary = "let a program play over standard input and output",
    .usage =
        "cellophane env [--record FOLDER]\n"
        "cellophane env --batch N [--seed S] [--style S] [--variant V|FILE] [--depth D] [--harmless]\n"
        "               [--jobs N] [--record FOLDER]\n",
    .options = [] { return specs_of<EnvOptions>(env_options); },
    .notes =
        "Reads requests, one JSON object a line, and answers each with a line:\n"
        "  {\"do\":\"new\",\"seed\":5,\"legal\":true}\n"
        "  {\"do\":\"step\",\"game\":1,\"action\":19,\"legal\":true,\"fields\":[\"health\"]}\n"
        "With --batch requests and answers are bytes. docs/env.md has both, docs/observation.md the actions "
        "and\n"
        "fields. Ends when the input does, with status 2 if that was in the middle of a request.\n",
    .run = &run_env,
};

}  // namespace cellophane
