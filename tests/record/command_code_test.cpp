#include "record/command_code.h"

#include "support/catch.h"

// Commands as bytes (spec 60, section 15.2).

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
    const auto thrown = std::get<Throw>(read_command(reader));
    CHECK(thrown.item == 'k');
    CHECK(thrown.target == Pos{12, 5});
}

}  // namespace cellophane
