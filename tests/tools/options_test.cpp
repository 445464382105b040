#include "tools/options.h"

#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "support/catch.h"
#include "support/text.h"
#include "tools/option_types.h"
#include "tools/outcome.h"
#include "tools/run.h"

namespace cellophane {

namespace {

constexpr std::string_view fruits[] = {"apple", "plum"};
enum class WishedFruit { Apple, Plum };

struct Wish {
    int count = 1;
    std::optional<int> most{};
    std::optional<std::uint64_t> seed{};
    SeedRange seeds{};
    Range depths{};
    Style style = Style::Brogue;
    WishedFruit fruit = WishedFruit::Apple;
    std::string out{};
    std::optional<std::string> name{};
    bool still = false;
};

constexpr OptionRow<Wish> wishes[] = {
    {"--count", "N", option::whole<&Wish::count, 2, 9>, "how many, {}"},
    {"--most", "N", option::whole<&Wish::most, 0, 5>, "at most"},
    {"--seed", "N", option::seed<&Wish::seed>, "{}"},
    {"--seeds", "A..B", option::seeds<&Wish::seeds>, "{}"},
    {"--depth", "A..B", option::depths<&Wish::depths>, "{}"},
    {"--style", "S", option::style<&Wish::style>, "{}"},
    {"--fruit", "F", option::choice<&Wish::fruit, fruits>, "{}; apple if left out"},
    {"--out", "FILE", option::file<&Wish::out>, "the file"},
    {"--name", "NAME", option::text<&Wish::name>, "the name"},
    {"--still", "", option::flag<&Wish::still>, "no motion"},
};

std::string refusal_of(std::vector<std::string> arguments) {
    Wish request;
    const Result<GivenOptions> given = read_options<Wish>(arguments, wishes, request);
    return given.ok() ? "" : given.problem().message;
}

}  // namespace

TEST_CASE("every type of option sets its field", "[tools][options]") {
    Wish request;
    const std::vector<std::string> arguments{"--count", "3",       "--most=0", "--seed",  "5",     "--seeds",
                                             "2..4",    "--depth", "7",        "--style", "rogue", "--fruit",
                                             "plum",    "--out",   "a.txt",    "--name",  "",      "--still"};
    REQUIRE(read_options<Wish>(arguments, wishes, request).ok());
    CHECK(request.count == 3);
    CHECK(request.most == 0);
    CHECK(request.seed == 5);
    CHECK(request.seeds.first == 2);
    CHECK(request.seeds.last == 4);
    CHECK(request.depths.least == 7);
    CHECK(request.depths.most == 7);
    CHECK(request.style == Style::Rogue);
    CHECK(request.fruit == WishedFruit::Plum);
    CHECK(request.out == "a.txt");
    CHECK(request.name == "");
    CHECK(request.still);
}

TEST_CASE("a bad value is refused with its option and what is allowed", "[tools][options]") {
    CHECK(refusal_of({"--count", "1"}) == "--count must be a whole number from 2 to 9, not \"1\".");
    CHECK(has(refusal_of({"--most", "6"}), "--most must be a whole number from 0 to 5"));
    CHECK(has(refusal_of({"--seed", "0"}), "--seed must be a whole number from 1 to 18446744073709551615"));
    CHECK(has(refusal_of({"--seeds", "4..2"}), "--seeds must be a seed or two"));
    CHECK(has(refusal_of({"--depth", "41"}), "depths are whole numbers from 1 to 40"));
    CHECK(refusal_of({"--fruit", "fig"}) == "--fruit must be one of apple, plum, not \"fig\".");
    CHECK(has(refusal_of({"--style", "tall"}), "brogue, classic, accretion, rogue"));
    CHECK(refusal_of({"--out", ""}) == "--out needs the name of a file, not \"\".");
    CHECK(has(refusal_of({"--cuont", "3"}), "--count, --most, --seed"));
    CHECK(refusal_of({"--still=yes"}) == "--still takes no value.");
    CHECK(refusal_of({"--name"}) == "--name needs a value.");
    // Of two the first in the order of rows is told.
    CHECK(has(refusal_of({"--fruit", "fig", "--count", "1"}), "--count"));
}

TEST_CASE("the help has what is allowed, and lines of one width", "[tools][options]") {
    std::vector<OptionSpec> specs = specs_of<Wish>(wishes);
    specs.push_back({"--settings-file", "FILE",
                     "a long text that goes on and on, over more than one line of the terminal, so that the "
                     "rest of it stands below its beginning"});
    const std::string help = options_help(specs);
    CHECK(has(help, "  --count N             how many, 2 to 9\n"));
    CHECK(has(help, "apple, plum; apple if left out"));
    CHECK(has(help, "  --settings-file FILE  a long text"));
    for (const std::string& line : lines_of(help)) CHECK(line.size() <= 108);
}

TEST_CASE("the usage of a command names all of its options", "[tools][options]") {
    std::size_t options = 0;
    for (const char* command : {"map", "dig", "catalog", "lint", "play", "replay", "rank", "soak", "bench"}) {
        INFO(command);
        const std::string help = run_with({command, "--help"}).out;
        const std::string usage = help.substr(0, help.find("\n  --") + 1);
        std::istringstream lines{help};
        for (std::string line; std::getline(lines, line);) {
            if (!line.starts_with("  --")) continue;
            ++options;
            const std::string name = line.substr(2, line.find(' ', 2) - 2);
            INFO(name);
            CHECK(has(usage, name));
        }
    }
    CHECK(options > 50);
}

}  // namespace cellophane
