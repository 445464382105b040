#include "view/inventory_panel.h"

#include <sstream>
#include <string>

#include "content/items.h"
#include "screen/encode.h"
#include "screen/utf8.h"
#include "support/catch.h"
#include "view/cell_colors.h"
#include "view/figures.h"
#include "words/appraisal.h"

namespace cellophane {

namespace {

PackItemView carried(char letter, ItemKind kind, bool in_use = false, int quantity = 1) {
    return {.letter = letter, .item = {.kind = kind, .quantity = quantity}, .in_use = in_use};
}

std::vector<PackItemView> some_pack() {
    return {carried('a', ItemKind::Ration),
            carried('b', ItemKind::Dagger, true),
            carried('c', ItemKind::Dart, false, 15),
            carried('d', ItemKind::LeatherArmor, true),
            carried('e', ItemKind::RingOfLight, true),
            carried('k', ItemKind::PotionOfDescent)};
}

std::string written(const Frame& frame, int row, int from) {
    std::string text;
    for (int column = from; column < screen_columns; ++column) append_utf8(text, frame.at(column, row).glyph);
    while (!text.empty() && text.back() == ' ') text.pop_back();
    return text;
}

}  // namespace

TEST_CASE("asked what to throw, what is made to be thrown stands first, apart from all else",
          "[view][pack]") {
    PackPanel panel{.pack = some_pack(), .title = "Throw which item?", .to_throw = true};
    std::string letters, begin_groups;
    for (const PackChoice& choice : pack_choices(panel)) {
        letters += choice.key;
        if (choice.begins_group) begin_groups += choice.key;
    }
    CHECK(letters == "cbdeak");
    CHECK(begin_groups == "ba");
    Frame frame;
    paint_pack(frame, panel);
    const int column = first_column(panel) + 1;
    CHECK(written(frame, 2, column).starts_with("c)"));
    CHECK(written(frame, 3, column).starts_with("---"));
    panel.to_throw = false;
    CHECK(pack_choices(panel).front().key == 'b');
}

TEST_CASE("what the card of an item tells is told in paragraphs too, what an unknown one may be among it",
          "[view][pack]") {
    std::vector<PackItemView> pack{carried('p', ItemKind::PotionOfDescent)};
    pack[0].item.kind_known = false;
    PackPanel panel{.pack = pack, .title = "", .open = 'p'};
    panel.discoveries = {{.kind = ItemKind::PotionOfDescent, .weight = 60},
                         {.kind = ItemKind::PotionOfDarkness, .weight = 40}};
    const std::vector<std::string> told = describe_pack(panel);
    REQUIRE(told.size() == 2);
    CHECK(told[1] == possible_kinds(pack[0].item, panel.discoveries));
    CHECK_FALSE(told[1].empty());
    Frame frame;
    paint_pack(frame, panel);
    const std::string painted = plain_text(frame);
    std::istringstream words{told[0] + " " + told[1]};
    for (std::string word; words >> word;) {
        INFO(word);
        CHECK(painted.find(word) != std::string::npos);
    }
}

TEST_CASE("the pack lists items in use, a rule, the other items and the room left", "[view][pack]") {
    const std::vector<PackItemView> pack = some_pack();
    const PackPanel panel{.pack = pack, .places_left = 3, .title = "Inventory", .hint = "hint"};
    Frame frame;
    paint_pack(frame, panel);
    CHECK(written(frame, 0, 60).find("Inventory") != std::string::npos);
    const char* const order[] = {
        "dagger (in hand)", "leather armor (worn)", "ring of light (worn)", "-----", "some food",
        "15 darts",         "potion of descent"};
    for (int i = 0; i < 7; ++i) {
        INFO(plain_text(frame));
        CHECK((written(frame, 2 + i, 60).find(order[i]) != std::string::npos ||
               (i == 4 && written(frame, 6, 60).find("a) ") != std::string::npos)));
    }
    CHECK(written(frame, 8, 60).find("k) ") != std::string::npos);
    CHECK(written(frame, 10, 60).find("Room for 3 more.") != std::string::npos);
    CHECK(written(frame, 11, 60).find("hint") != std::string::npos);
    CHECK(plain_text(frame).find(to_utf8(std::u32string(1, figure_of(pack[2].item).glyph))) !=
          std::string::npos);
    Frame full;
    paint_pack(full, {.pack = pack, .places_left = 0, .title = "", .hint = ""});
    CHECK(plain_text(full).find("Your pack is full.") != std::string::npos);
    const std::vector<PackItemView> none;
    Frame empty;
    paint_pack(empty, {.pack = none, .places_left = 26, .title = "Inventory", .hint = ""});
    CHECK(plain_text(empty).find("Your pack is empty.") != std::string::npos);
}

TEST_CASE("each line of the pack can be clicked, the rule and the rest cannot", "[view][pack]") {
    const std::vector<PackItemView> pack = some_pack();
    const PackPanel panel{.pack = pack, .places_left = 3, .title = "Inventory", .hint = ""};
    const char letters[] = {'b', 'd', 'e', 0, 'a', 'c', 'k', 0};
    for (int i = 0; i < 8; ++i) CHECK(pack_click(panel, 95, 2 + i).letter == letters[i]);
    CHECK(pack_click(panel, 95, 0).letter == 0);
    CHECK(pack_click(panel, 10, 2).letter == 0);
}

TEST_CASE("beside a wide list an item's panel is narrower and leaves the sidebar free", "[view][pack]") {
    std::vector<PackItemView> pack = some_pack();
    pack[1].item.kind_known = true;
    for (const std::size_t width : {20U, 39U, 41U, 44U}) {
        CAPTURE(width);
        const std::string hint(width, 'h');
        const PackPanel panel{.pack = pack, .places_left = 3, .title = "", .hint = hint, .open = 'b'};
        const int left = first_column(panel);
        CHECK(left >= 17);
        if (width < 44) CHECK(left >= 21);
        Frame frame;
        paint_pack(frame, panel);
        // As many buttons in a row as there is room for, each where it is pressed.
        int pressed = 0;
        for (int row = 0; row < screen_rows; ++row) {
            const std::string line = written(frame, row, left);
            if (line.find("(r)") == std::string::npos) continue;
            CHECK(line.find("(d)") != std::string::npos);
            if (width < 41) CHECK(line.find("(t)") != std::string::npos);
            CHECK(pack_click(panel, left + 4, row).action == 'r');
            ++pressed;
        }
        CHECK(pressed == 1);
    }
}

TEST_CASE("in a narrow window long lines of the pack wrap and can be touched on each row", "[view][pack]") {
    std::vector<PackItemView> pack = some_pack();
    pack[3].item.inscription = "creaks when somebody listens";
    const PackPanel panel{
        .pack = pack, .places_left = 3, .title = "Inventory", .hint = "hint", .columns = 45};
    Frame frame;
    paint_pack(frame, panel);
    INFO(plain_text(frame));
    const int first = first_column(panel);
    CHECK(first == screen_columns - 45);
    CHECK(written(frame, 3, first).find("leather armor") != std::string::npos);
    CHECK(written(frame, 4, first).find("listens") != std::string::npos);
    CHECK(written(frame, 4, first).find(')') > 6);
    CHECK(pack_click(panel, 95, 3).letter == 'd');
    CHECK(pack_click(panel, 95, 4).letter == 'd');
    CHECK(pack_click(panel, 95, 5).letter == 'e');
    CHECK(written(frame, 11, first).find("Room for 3 more.") != std::string::npos);
}

TEST_CASE("an open item has its text and buttons, and no buttons in a finished game", "[view][pack]") {
    const std::vector<PackItemView> pack = some_pack();
    PackPanel panel{.pack = pack, .places_left = 3, .title = "Inventory", .hint = "", .open = 'k'};
    Frame frame;
    paint_pack(frame, panel);
    std::string keys;
    const auto press_everywhere = [&] {
        keys.clear();
        for (int row = 0; row < screen_rows; ++row)
            for (int column = 0; column < screen_columns; ++column)
                if (const char action = pack_click(panel, column, row).action) {
                    CHECK(frame.at(column, row).back != Rgb{});
                    if (keys.empty() || keys.back() != action) keys += action;
                }
    };
    press_everywhere();
    CHECK(keys == "adtR");
    panel.idle = true;
    press_everywhere();
    CHECK(keys.empty());
    Frame over;
    paint_pack(over, panel);
    CHECK(plain_text(over).find("Drop") == std::string::npos);
}

TEST_CASE("the buttons of every kind of item are within its panel", "[view][pack]") {
    for (const ItemRow& row : item_rows)
        for (const bool in_use : {false, true}) {
            const std::vector<PackItemView> pack{carried('a', row.kind, in_use)};
            const PackPanel panel{.pack = pack, .title = "", .hint = "", .open = 'a'};
            Frame frame;
            paint_pack(frame, panel);
            int cells = 0;
            for (int y = 0; y < screen_rows; ++y)
                for (int x = 0; x < screen_columns; x += 4)  // No button is narrower.
                    if (pack_click(panel, x, y).action != 0) {
                        ++cells;
                        REQUIRE(x >= 2);
                        REQUIRE(frame.at(x, y).back != frame.at(x, y + 1).back);
                        // Where the list is, there is no button.
                        REQUIRE(pack_click(panel, x, 2).letter == 0);
                    }
            INFO(plain_text(frame));
            CHECK(cells > 6);
            CHECK((plain_text(frame).find("Name (c)") != std::string::npos) == can_be_named(pack[0].item));
        }
}

TEST_CASE("figures stand in the list and on an item's page, which fits the screen", "[view][pack]") {
    for (const ItemRow& row : item_rows) {
        std::vector<PackItemView> pack{carried('a', row.kind)};
        pack[0].item.identified = false;
        pack[0].item.origin_depth = 20;
        pack[0].item.feels = Polarity::Malevolent;
        pack[0].item.inscription = "12345678901234567890123456789";
        Appraisal worth{.letter = 'a',
                        .strength_quarters = -30,
                        .armor = 52,
                        .accuracy_change = -67,
                        .damage_change = 14,
                        .left_to_know = 1500,
                        .clings = true,
                        .works_at = 3,
                        .turns_per_charge = 500,
                        .used_ago = {1000, 2000, 3000}};
        const PackPanel panel{
            .pack = pack, .title = "", .hint = "", .open = 'a', .appraisals = {worth}, .depth = 3};
        Frame frame;
        paint_pack(frame, panel);
        const std::string text = plain_text(frame);
        INFO(text);
        CHECK(text.find("Letter (R)") != std::string::npos);
        if (row.category == ItemCategory::Armor) {
            CHECK(text.find("[5?] <") != std::string::npos);
            CHECK(text.find("instead") != std::string::npos);
        }
    }
}

TEST_CASE("the detected polarity of an item stands before its glyph", "[view][pack]") {
    std::vector<PackItemView> pack = some_pack();
    pack[0].item.marks |= {ItemMark::MagicDetected};
    pack[2].item.marks |= {ItemMark::MagicDetected};
    pack[2].item.feels = Polarity::Benevolent;
    // Its kind is unknown, but felt to be malevolent.
    pack[5].item.kind_known = false;
    pack[5].item.feels = Polarity::Malevolent;
    Frame frame;
    paint_pack(frame, {.pack = pack, .title = "", .hint = ""});
    constexpr int aura_column = 68;
    const char32_t signs[] = {U' ',
                              U' ',
                              U' ',
                              U'-',
                              aura_of(Polarity::None).glyph,
                              aura_of(Polarity::Benevolent).glyph,
                              aura_of(Polarity::Malevolent).glyph};
    INFO(plain_text(frame));
    for (int row = 0; row < 7; ++row) CHECK(frame.at(aura_column, row + 2).glyph == signs[row]);
}

TEST_CASE("unsuitable items are grey", "[view][pack]") {
    const std::vector<PackItemView> pack = some_pack();
    Frame frame;
    paint_pack(frame, {.pack = pack, .title = "", .hint = "", .unfit = "d"});
    // The dagger's line, and the leather's.
    constexpr int text_column = 72;
    CHECK(frame.at(text_column, 2).fore != frame.at(text_column, 3).fore);
    CHECK(frame.at(text_column, 2).fore == frame.at(text_column, 4).fore);
}

TEST_CASE("the chosen line looks pressed and the others are dimmed", "[view][pack]") {
    const std::vector<PackItemView> pack = some_pack();
    Frame plain;
    paint_pack(plain, {.pack = pack, .title = "Drop which item?"});
    Frame frame;
    paint_pack(frame, {.pack = pack, .title = "Drop which item?", .picked = 'c'});
    CHECK(plain_text(frame) == plain_text(plain));
    const Rgb pressed = rgb(Color::InterfaceButton);
    for (int row = 0; row < 12; ++row) {
        const bool is_picked = written(frame, row, 60).find("15 darts") != std::string::npos;
        CHECK((frame.at(screen_columns - 2, row).back == pressed) == is_picked);
    }
    int bright = 0;
    for (int row = 2; row < 9; ++row)
        if (frame.at(first_column({.pack = pack, .title = "Drop which item?"}) + 6, row).fore ==
            rgb(Color::White))
            ++bright;
    // The rule between what is in use and the rest is white as well.
    CHECK(bright == 2);
}

TEST_CASE("letters follow the order of lines and wrap around", "[view][pack]") {
    const std::vector<PackItemView> pack = some_pack();
    CHECK(letter_beside(pack, 0, 1) == 'b');
    CHECK(letter_beside(pack, 0, -1) == 'k');
    CHECK(letter_beside(pack, 'b', 1) == 'd');
    CHECK(letter_beside(pack, 'e', 1) == 'a');
    CHECK(letter_beside(pack, 'k', 1) == 'b');
    CHECK(letter_beside(pack, 'b', -1) == 'k');
    CHECK(letter_beside({}, 0, 1) == 0);
    CHECK(item_with(pack, 'z') == nullptr);
    REQUIRE(item_with(pack, 'c') != nullptr);
    CHECK(item_with(pack, 'c')->item.kind == ItemKind::Dart);
}

TEST_CASE("a full pack of 26 fits the screen", "[view][pack]") {
    std::vector<PackItemView> pack;
    for (int i = 0; i < 26; ++i)
        pack.push_back(carried(static_cast<char>('a' + i),
                               i < 3 ? ItemKind::Dagger : ItemKind::PotionOfDescent, i == 0));
    Frame frame;
    paint_pack(frame, {.pack = pack, .places_left = 0, .title = "Inventory", .hint = "hint"});
    const std::string text = plain_text(frame);
    CHECK(text.find("z) ") != std::string::npos);
    CHECK(text.find("hint") != std::string::npos);
}

}  // namespace cellophane
