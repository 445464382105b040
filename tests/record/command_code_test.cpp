#include "record/command_code.h"

#include <cstddef>
#include <vector>

#include "protocol/command_fields.h"
#include "support/catch.h"

// Commands as bytes (rules/hero.md 15.2).

namespace cellophane {

namespace {

/// Sets each field of a command to a value that it does not have at first: those of a new field, too.
class Filler {
public:
    template <class... Fields>
    void operator()(Fields&... fields) {
        (fill(fields), ...);
    }

private:
    void fill(char& letter) { letter = static_cast<char>('a' + ++count_); }
    void fill(bool& yes) { yes = true; }
    void fill(Direction& toward) { toward = Direction::SouthEast; }
    void fill(Stair& which) { which = Stair::Down; }
    void fill(Pos& cell) { cell = {78 - ++count_, -3}; }
    void fill(AskedLabel& text) { text = "old"; }

    int count_ = 0;
};

/// Which fields of two commands are equal.
template <class Kind>
std::vector<bool> equal_fields(const Kind& one, const Kind& other) {
    return with_fields(
        [&](const auto&... a) {
            return with_fields([&](const auto&... b) { return std::vector<bool>{(a == b)...}; }, other);
        },
        one);
}

Command read_back(const Command& command) {
    ByteWriter writer;
    write_command(writer, command);
    ByteReader reader{writer.bytes()};
    const Command again = read_command(reader);
    REQUIRE(reader.is_within_limits());
    REQUIRE(reader.is_at_end());
    return again;
}

}  // namespace

TEST_CASE("every command reads back as it was written", "[record]") {
    for (std::size_t kind = 0; kind < Command::count; ++kind) {
        Command command;
        command.become(kind);
        const Command unset = command;
        command.visit([](auto& each) {
            Filler filler;
            visit(filler, each);
        });
        const Command again = read_back(command);
        command.visit([&]<class Kind>(const Kind& each) {
            INFO(each.name);
            REQUIRE(again.is<Kind>());
            const std::vector<bool> is_kept = equal_fields(each, again.get<Kind>());
            CHECK(is_kept == std::vector<bool>(field_count<Kind>, true));
            CHECK(equal_fields(each, unset.get<Kind>()) == std::vector<bool>(field_count<Kind>, false));
        });
    }
}

TEST_CASE("a label longer than allowed is cut when a recording is read", "[record]") {
    // As a recording of an earlier version may hold it: the kind of the command, the letter, the whole text.
    ByteWriter writer;
    writer.natural(Command{Call{}}.index());
    writer('k', std::string(1000, 'x'), 'z');
    ByteReader reader{writer.bytes()};
    const Command command = read_command(reader);
    REQUIRE(reader.is_within_limits());
    CHECK(command.get<Call>().item == 'k');
    CHECK_FALSE(is_label(command.get<Call>().text));
    CHECK(reader.byte() == 'z');
    CHECK(reader.is_at_end());
}

}  // namespace cellophane
