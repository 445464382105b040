#include "tools/commands.h"
#include "tools/instructions.h"
#include "tools/options.h"
#include "words/key_labels.h"

namespace cellophane {

namespace {

constexpr OptionSpec words_options[] = {{"--instructions", false}};

/// On one line, between backquotes: line breaks become spaces.
std::string on_a_line(std::string_view text) {
    std::string line;
    for (const char sign : text) line += sign == '\n' ? ' ' : sign == '`' ? '\'' : sign;
    return line;
}

}  // namespace

Exit words_command(Arguments arguments, Console console) {
    const Result<Options> options = parse_options(arguments, words_options);
    if (!options.ok()) return refuse(console, "words", options.problem());
    if (options.value().count("--instructions") == 0)
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

}  // namespace cellophane
