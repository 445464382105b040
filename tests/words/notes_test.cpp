#include "words/notes.h"

#include <string>

#include "support/catch.h"
#include "words/constants.h"

namespace cellophane {

TEST_CASE("notes are counted, and the first is named by its turn", "[words][notes]") {
    CHECK(notes_found(1, 7) == "One note, on turn 7.");
    CHECK(notes_found(3, 0) == "3 notes, the first on turn 0.");
}

TEST_CASE("what is wrong with notes becomes a sentence with the number of its line", "[words][notes]") {
    for (const std::string& what :
         {note_without_tab(), note_without_text(), note_without_turn(99), sign_without_place("U+0009"),
          note_after_end(12, 9), too_much_noted(700, 3, 600)}) {
        INFO(what);
        CHECK_FALSE(is_sentence(what));
        CHECK(on_line_of_notes(4, what) == "Line 4: " + what + ".");
    }
    CHECK(note_after_end(12, 9) == "it is about turn 12, but the recording ends with turn 9");
    CHECK(too_much_noted(700, 3, 600) == "the notes for turn 3 have 700 characters; at most 600 fit");
    CHECK(is_sentence(no_notes()));
}

}  // namespace cellophane
