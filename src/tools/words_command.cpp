#include "tools/commands.h"
#include "tools/instructions.h"
#include "tools/option_types.h"
#include "words/key_labels.h"

namespace cellophane {

namespace {

struct WordsOptions {
    bool instructions = false;
};

constexpr OptionRow<WordsOptions> words_options[] = {
    {"--instructions", "", option::flag<&WordsOptions::instructions>, "every text that says how to act"},
};

/// On one line, between backquotes: line breaks become spaces.
std::string on_a_line(std::string_view text) {
    std::string line;
    for (const char sign : text) line += sign == '\n' ? ' ' : sign == '`' ? '\'' : sign;
    return line;
}

Exit run_words(Arguments arguments, Console console) {
    WordsOptions options;
    const Result<GivenOptions> given = read_options<WordsOptions>(arguments, words_options, options);
    if (!given.ok()) return refuse(console, "words", given.problem());
    if (!options.instructions)
        return refuse(console, "words", Problem{"bad-argument", "--instructions is missing."});
    console.out << "# Instructions\n\nEvery text that says how to act, by the source that holds it. Written "
                   "by\n`cellophane words --instructions`.\n";
    std::string_view file;
    for (const Instruction& instruction : instructions()) {
        if (instruction.file != file) console.out << "\n## " << instruction.file << "\n\n";
        file = instruction.file;
        // In the page's texts braces hold values.
        const bool names_keys = !instruction.file.starts_with("web/");
        console.out << "- `"
                    << on_a_line(names_keys ? text_with_keys(instruction.text, {})
                                            : std::string{instruction.text})
                    << "`\n";
    }
    return Exit::Done;
}

}  // namespace

constexpr CommandRow words_command{
    .name = "words",
    .summary = "every instruction of the program",
    .usage =
        "cellophane words --instructions\n"
        "Prints every text that says how to act, with the source that holds it, as Markdown.\n",
    .options = [] { return specs_of<WordsOptions>(words_options); },
    .notes = "",
    .run = &run_words,
};

}  // namespace cellophane
