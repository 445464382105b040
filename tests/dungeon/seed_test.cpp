#include "dungeon/seed.h"

#include <string>

#include "content/styles.h"
#include "kit/rng/rng.h"
#include "support/catch.h"
#include "support/problems.h"

// Bad input gets a message that says what is wrong and what would be right.

namespace cellophane {

TEST_CASE("a seed is a decimal number from 1 to 2^64 - 1", "[requests]") {
    CHECK(parse_seed("1").value() == 1);
    CHECK(parse_seed("1729").value() == 1729);
    CHECK(parse_seed("18446744073709551615").value() == 18446744073709551615U);
    const std::string long_digits(10000, '7');
    const std::string long_word(10000, 'w');
    for (const std::string& text : {std::string{},
                                    std::string{"0"},
                                    std::string{"00"},
                                    std::string{"-1"},
                                    std::string{"+1"},
                                    std::string{"1.5"},
                                    std::string{"1,5"},
                                    std::string{"18446744073709551616"},
                                    std::string{"99999999999999999999"},
                                    std::string{" 5"},
                                    std::string{"5 "},
                                    std::string{"5\n"},
                                    std::string{"0x10"},
                                    std::string{"1e3"},
                                    std::string{"seven"},
                                    std::string{"<img src=x onerror=alert(1)>"},
                                    std::string{"1_000"},
                                    std::string{"\0001", 2},
                                    std::string{"1\0", 2},
                                    std::string{"\xef\xbc\x91"},
                                    std::string{"\xff\xfe"},
                                    long_digits,
                                    long_word}) {
        const auto result = parse_seed(text);
        INFO("'" << text.substr(0, 60) << "'");
        REQUIRE_FALSE(result.ok());
        CHECK(result.problem().code == "bad-seed");
        CHECK(names(result.problem(), {"1", "18446744073709551615"}));
        // One line, whatever was typed.
        CHECK(result.problem().message.find('\n') == std::string::npos);
        CHECK(result.problem().message.find('\0') == std::string::npos);
    }
    // Quoted as in every other message.
    CHECK(names(parse_seed("0").problem(), {"The seed is \"0\";"}));
    CHECK(names(parse_seed(std::string(50, '7')).problem(), {"The seed is \"777", "7...\" (50 bytes);"}));
}

TEST_CASE("words are seeds too, numbers gone wrong are not", "[requests]") {
    CHECK(parse_seed_or_word("1729").value() == 1729);
    CHECK(parse_seed_or_word("a").value() == 0xaf63dc4c8601ec8c);
    CHECK(parse_seed_or_word("first_room").value() == 0x2e55059968dc5699);
    CHECK(parse_seed_or_word("Rodney").value() == hash_text("Rodney"));
    CHECK(parse_seed_or_word("Rodney").value() != parse_seed_or_word("rodney").value());
    CHECK(parse_seed_or_word("two words").value() == hash_text("two words"));
    CHECK(parse_seed_or_word("z\xc3\xbcrich \xf0\x9f\x90\x80").value() ==
          hash_text("z\xc3\xbcrich \xf0\x9f\x90\x80"));
    CHECK(parse_seed_or_word("<b>bold</b>").value() == hash_text("<b>bold</b>"));
    CHECK(parse_seed_or_word("seed 12").value() == hash_text("seed 12"));
    for (const char* text :
         {"", "0", "-1", "+1", "1.5", "18446744073709551616", " 5", "5 ", "0x10", "1e3", "-0.5", "   "}) {
        const auto result = parse_seed_or_word(text);
        INFO("'" << text << "'");
        REQUIRE_FALSE(result.ok());
        CHECK(result.problem().code == "bad-seed");
        CHECK(names(result.problem(), {"18446744073709551615"}));
    }
    const auto endless = parse_seed_or_word(std::string(10000, 'w'));
    if (!endless.ok()) CHECK(endless.problem().message.size() < 400);
}

TEST_CASE("a depth is a whole number from 1 to 40", "[requests]") {
    CHECK(parse_depth("1").value() == 1);
    CHECK(parse_depth("26").value() == 26);
    CHECK(parse_depth("40").value() == 40);
    for (const char* text : {"", "0", "41", "-1", "+1", "x", "1.5", " 5", "5 ", "0x10", "1e1",
                             "99999999999999999999", "<script>", "4294967297", "\xc2\xb2"}) {
        const auto result = parse_depth(text);
        INFO("'" << text << "'");
        REQUIRE_FALSE(result.ok());
        CHECK(result.problem().code == "bad-depth");
        CHECK(names(result.problem(), {"1", "40"}));
    }
}

TEST_CASE("styles go by their names", "[requests]") {
    for (const StyleRow& row : style_rows) CHECK(style_named(row.name) == row.kind);
    for (const char* name : {"", "Brogue", "BROGUE", "rogue ", "brog", "unknown"})
        CHECK_FALSE(style_named(name));
}

TEST_CASE("the seed of the day is the same for everyone and another every day", "[requests]") {
    CHECK(daily_seed("2026-11-21") == daily_seed("2026-11-21"));
    CHECK(daily_seed("2026-11-21") != daily_seed("2026-11-22"));
    CHECK(daily_seed("2026-11-21") != 0);
}

}  // namespace cellophane
