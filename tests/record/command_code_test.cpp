#include "record/command_code.h"

#include "support/catch.h"

// Commands as bytes (rules/hero.md 15.2).

namespace cellophane {

TEST_CASE("every command reads back as it was written", "[record]") {
    const Command commands[] = {Move{Direction::NorthEast},
                                Run{Direction::West},
                                Rest{},
                                Search{},
                                LongSearch{},
                                TravelTo{{7, 20}},
                                Explore{},
                                Continue{},
                                TravelToStairs{Stair::Down},
                                Stop{},
                                Answer{true},
                                Drop{'c'},
                                Throw{'z', {78, 28}},
                                Throw{'a', {-3, 0}},
                                PlayEasily{},
                                Recover{},
                                Quit{}};
    for (const Command& command : commands) {
        ByteWriter writer;
        write_command(writer, command);
        ByteReader reader{writer.bytes()};
        const Command again = read_command(reader);
        REQUIRE(reader.is_sound());
        REQUIRE(reader.is_at_end());
        REQUIRE(again.index() == command.index());
        ByteWriter twice;
        write_command(twice, again);
        CHECK(twice.bytes() == writer.bytes());
    }
    ByteWriter writer;
    write_command(writer, Throw{'k', {12, 5}});
    ByteReader reader{writer.bytes()};
    const auto thrown = read_command(reader).get<Throw>();
    CHECK(thrown.item == 'k');
    CHECK(thrown.target == Pos{12, 5});
}

TEST_CASE("a label longer than allowed is cut when a recording is read", "[record]") {
    // As a recording of an earlier version may hold it: the kind of the command, the letter, the whole text.
    ByteWriter writer;
    writer.natural(Command{Call{}}.index());
    writer('k', std::string(1000, 'x'), 'z');
    ByteReader reader{writer.bytes()};
    const Command command = read_command(reader);
    REQUIRE(reader.is_sound());
    CHECK(command.get<Call>().item == 'k');
    CHECK_FALSE(is_label(command.get<Call>().text));
    CHECK(reader.byte() == 'z');
    CHECK(reader.is_at_end());
}

}  // namespace cellophane
