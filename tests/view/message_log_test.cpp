#include "view/message_log.h"

#include <string>

#include "screen/encode.h"
#include "support/catch.h"
#include "view/cell_colors.h"
#include "view/layout.h"
#include "view/palettes.h"

namespace cellophane {

namespace {

std::string text_of(const MessageLog::Line& line) {
    std::string text;
    for (const TonedGlyph& toned : line.glyphs) text += static_cast<char>(toned.glyph);
    return text;
}

std::string shown(const Frame& frame, int row) {
    std::string text;
    for (int column = main_column; column < screen_columns; ++column)
        text += static_cast<char>(frame.at(column, row).glyph);
    while (!text.empty() && text.back() == ' ') text.pop_back();
    return text;
}

}  // namespace

TEST_CASE("the same message in ten turns makes one line with its count", "[view][log]") {
    MessageLog log;
    for (int turn = 1; turn <= 10; ++turn) log.add(Message{"you hear dripping."}, turn);
    REQUIRE(log.entries().size() == 1);
    CHECK(plain(log.entries()[0]) == "You hear dripping. (x10)");
    CHECK(log.entries()[0].turn == 10);
}

TEST_CASE("messages of one turn are counted even when others came between", "[view][log]") {
    MessageLog log;
    log.add(Message{"one."}, 5);
    log.add(Message{"two."}, 5);
    log.add(Message{"one."}, 5);
    REQUIRE(log.entries().size() == 2);
    CHECK(plain(log.entries()[1]) == "One. (x2)");
    log.add(Message{"two."}, 6);
    CHECK(log.entries().size() == 3);
}

TEST_CASE("a hundred repetitions are counted as many", "[view][log]") {
    MessageLog log;
    for (int turn = 0; turn < 100; ++turn) log.add(Message{"drip."}, turn);
    CHECK(plain(log.entries()[0]) == "Drip. (many)");
}

TEST_CASE("the archive drops the oldest of 1360 messages", "[view][log]") {
    MessageLog log;
    for (int turn = 0; turn < 2000; ++turn) log.add(Message{"turn " + std::to_string(turn)}, turn);
    CHECK(log.entries().size() == 1360);
    CHECK(plain(log.entries().back()) == "Turn 1999");
}

TEST_CASE("long messages wrap at words", "[view][log]") {
    MessageLog log;
    log.add(Message{"the quick brown fox"}, 0);
    const std::vector<MessageLog::Line> lines = log.lines(10, 5);
    REQUIRE(lines.size() == 2);
    CHECK(text_of(lines[0]) == "The quick");
    CHECK(text_of(lines[1]) == "brown fox");
    log.add(Message{"abcdefghijklmnop"}, 1);
    const std::vector<MessageLog::Line> hyphened = log.lines(10, 2);
    CHECK(text_of(hyphened[0]) == "Abcdefghi-");
    CHECK(text_of(hyphened[1]) == "jklmnop");
}

TEST_CASE("no line is wider than the message area", "[view][log]") {
    MessageLog log;
    std::string words;
    for (int i = 0; i < 60; ++i) words += std::string(static_cast<std::size_t>(1 + i * 7 % 90), 'x') + " ";
    log.add(Message{words}, 0);
    for (const MessageLog::Line& line : log.lines(79, 1000)) CHECK(line.glyphs.size() <= 79);
}

TEST_CASE("three messages are shown, the newest at the bottom and old ones dim", "[view][log]") {
    MessageLog log;
    for (const char* text : {"a.", "b.", "c.", "d."}) log.add(Message{text}, 0);
    Frame fresh;
    paint_messages(fresh, log);
    CHECK(shown(fresh, 0) == "B.");
    CHECK(shown(fresh, 1) == "C.");
    CHECK(shown(fresh, 2) == "D.");
    CHECK(fresh.at(main_column, 0).fore == Rgb{255, 255, 255});
    log.confirm();
    log.add(Message{"e."}, 1);
    Frame later;
    paint_messages(later, log);
    CHECK(shown(later, 2) == "E.");
    CHECK(later.at(main_column, 2).fore == Rgb{255, 255, 255});
    CHECK(later.at(main_column, 1).fore.red <= 127);
    CHECK(later.at(main_column, 0).fore.red < later.at(main_column, 1).fore.red);
}

TEST_CASE("what is news and what has faded can be read in every palette", "[view][log]") {
    MessageLog log;
    for (int tone = 0; tone < static_cast<int>(Tone::count); ++tone) {
        for (int i = 0; i < message_rows; ++i)
            log.add(Message{"line " + std::to_string(i), static_cast<Tone>(tone)}, i);
        for (const bool is_news : {true, false}) {
            if (!is_news) log.confirm();
            for (int i = 0; i < static_cast<int>(Palette::count); ++i) {
                Frame frame;
                paint_messages(frame, log);
                suit(frame, static_cast<Palette>(i));
                for (int row = 0; row < message_rows; ++row) {
                    const StyledCell& letter = frame.at(main_column, row);
                    INFO("tone " << tone << ", palette " << i << ", row " << row << ", news " << is_news);
                    // The latest stays news until another takes its place.
                    const bool stands_out = is_news || row == message_rows - 1;
                    CHECK(contrast_hundredths(letter.fore, letter.back) >= (stands_out ? 450 : 300));
                }
            }
        }
    }
}

TEST_CASE("old text in the archive can be read in every palette", "[view][log]") {
    MessageLog log;
    for (int i = 0; i < 200; ++i)
        log.add(Message{"line " + std::to_string(i), static_cast<Tone>(i % static_cast<int>(Tone::count))},
                i);
    log.confirm();
    for (int i = 0; i < static_cast<int>(Palette::count); ++i) {
        Frame frame;
        paint_archive(frame, log, 0);
        suit(frame, static_cast<Palette>(i));
        for (int row = 0; row < 32; ++row) {
            const StyledCell& letter = frame.at(main_column, row);
            INFO("palette " << i << ", row " << row);
            CHECK(contrast_hundredths(letter.fore, letter.back) >= 300);
        }
    }
}

TEST_CASE("tones keep their colours through wrapping", "[view][log]") {
    MessageLog log;
    log.add(Message{{{"take the ", Tone::Plain}, {"Amulet", Tone::Item}}}, 0);
    Frame frame;
    paint_messages(frame, log);
    CHECK(frame.at(main_column, 2).fore == tone_color(Tone::Plain));
    CHECK(frame.at(main_column + 9, 2).fore == tone_color(Tone::Item));
}

TEST_CASE("the archive scrolls back and no further", "[view][log]") {
    MessageLog log;
    for (int i = 0; i < 500; ++i) log.add(Message{"line " + std::to_string(i)}, i);
    CHECK(archive_scroll_limit(log) == 340 - 32);
    Frame frame;
    paint_archive(frame, log, 0);
    CHECK(shown(frame, 31) == "Line 499");
    CHECK(shown(frame, 0) == "Line 468");
    paint_archive(frame, log, 100000);
    CHECK(shown(frame, 0) == "Line 160");
    MessageLog brief;
    brief.add(Message{"only this."}, 0);
    CHECK(archive_scroll_limit(brief) == 0);
    Frame little;
    paint_archive(little, brief, 3);
    CHECK(shown(little, 0) == "Only this.");
}

namespace {

Message in_one_breath(std::string text, Tone tone = Tone::Plain) {
    Message message{std::move(text), tone};
    message.folds = true;
    return message;
}

}  // namespace

TEST_CASE("messages of a fight are joined on one line as long as they fit", "[view][log]") {
    MessageLog log;
    log.add(in_one_breath("you miss the rat.", Tone::Good), 5);
    log.add(in_one_breath("the rat bites you!", Tone::Bad), 5);
    REQUIRE(log.entries().size() == 1);
    CHECK(plain(log.entries()[0]) == "You miss the rat; the rat bites you!");
    REQUIRE(log.entries()[0].parts.size() == 2);
    CHECK(log.entries()[0].parts[1].message.phrases[0].tone == Tone::Bad);
    // Another turn, something of another kind between, or no room: a new line.
    log.add(in_one_breath("the rat misses you."), 6);
    CHECK(log.entries().size() == 2);
    log.add(Message{"you hear dripping."}, 6);
    log.add(in_one_breath("you hit the rat."), 6);
    CHECK(log.entries().size() == 4);
    MessageLog full;
    full.add(in_one_breath(std::string(60, 'a')), 1);
    full.add(in_one_breath(std::string(30, 'b')), 1);
    CHECK(full.entries().size() == 2);
    MessageLog just;
    just.add(in_one_breath(std::string(46, 'a')), 1);
    just.add(in_one_breath(std::string(30, 'b')), 1);
    CHECK(just.entries().size() == 1);
    CHECK(plain(just.entries()[0]).size() <= static_cast<std::size_t>(main_width));
    // The same twice is counted; the same in another turn is news.
    MessageLog twice;
    for (int turn : {1, 1, 2}) twice.add(in_one_breath("the rat misses you."), turn);
    REQUIRE(twice.entries().size() == 2);
    CHECK(plain(twice.entries()[0]) == "The rat misses you. (x2)");
    // What has been read stays as it is.
    MessageLog read;
    read.add(in_one_breath("you miss the rat."), 1);
    read.confirm();
    read.add(in_one_breath("the rat bites you."), 1);
    CHECK(read.entries().size() == 2);
}

TEST_CASE("repeated messages within a joined line are counted, and others follow", "[view][log]") {
    MessageLog log;
    for (const char* text : {"you miss the jackal.", "the jackal bites you.", "the jackal bites you."})
        log.add(in_one_breath(text), 5);
    REQUIRE(log.entries().size() == 1);
    CHECK(plain(log.entries()[0]) == "You miss the jackal; the jackal bites you. (x2)");
    log.add(in_one_breath("the eel bites you!"), 5);
    REQUIRE(log.entries().size() == 1);
    CHECK(plain(log.entries()[0]) == "You miss the jackal; the jackal bites you (x2); the eel bites you!");
    // Another turn is another line, and what has been read stays as it is.
    log.add(in_one_breath("the jackal bites you."), 6);
    CHECK(log.entries().size() == 2);
    log.add(in_one_breath("the eel bites you!"), 6);
    log.confirm();
    log.add(in_one_breath("the eel bites you!"), 6);
    CHECK(log.entries().size() == 3);
    MessageLog alone;
    for (const char* text : {"the rat misses you.", "the rat misses you.", "you hit the rat."})
        alone.add(in_one_breath(text), 1);
    REQUIRE(alone.entries().size() == 1);
    CHECK(plain(alone.entries()[0]) == "The rat misses you (x2); you hit the rat.");
}

TEST_CASE("old messages in the archive are readable in every tone", "[view][log]") {
    for (int tone = 0; tone < static_cast<int>(Tone::count); ++tone) {
        MessageLog log;
        log.add(Message{"old words.", static_cast<Tone>(tone)}, 1);
        for (int turn = 2; turn <= 40; ++turn) log.add(Message{"line " + std::to_string(turn) + "."}, turn);
        Frame frame;
        paint_archive(frame, log, archive_scroll_limit(log));
        for (int row = 0; row < message_rows; ++row) {
            const StyledCell& sign = frame.at(main_column, row);
            if (sign.glyph == U' ') continue;
            INFO(tone << " in row " << row);
            const auto off = [](int fore, int back) { return (fore - back) * 100 / 255; };
            const int red = off(sign.fore.red, sign.back.red);
            const int green = off(sign.fore.green, sign.back.green);
            const int blue = off(sign.fore.blue, sign.back.blue);
            CHECK(2126 * red * red + 7152 * green * green + 722 * blue * blue >= 5'500'000);
        }
    }
}

TEST_CASE("lines of the archive grow darker with age, row by row", "[view][log]") {
    MessageLog log;
    for (int turn = 0; turn < 40; ++turn) log.add(Message{"line " + std::to_string(turn) + "."}, turn);
    log.confirm();
    Frame frame;
    paint_archive(frame, log, 0);
    const Rgb newest = frame.at(main_column, 31).fore;
    for (int row = 0; row < 32; ++row) {
        INFO(row);
        CHECK(frame.at(main_column, row).fore == dimmed(newest, 100 - (31 - row) * 50 / 32));
    }
}

}  // namespace cellophane
