#include "tools/run.h"

#include <algorithm>
#include <string_view>

#include "content/styles.h"
#include "tools/commands.h"
#include "tools/options.h"

namespace cellophane {

namespace {

struct CommandRow {
    std::string_view name;
    Exit (*run)(Arguments, Console);
    std::string_view summary;
    std::string_view help;
};

constexpr CommandRow commands[] = {
    {"map", &map_command, "one level of a dungeon",
     "cellophane map --seed N [--depth D] [--style S] [--width W --height H] [--grid CxR] [--format F] "
     "[--tune MEASURES] [--theme T] [--cell N] [--reveal | --for WHOM] [--out FILE]\n"
     "  --seed N      1 to 18446744073709551615\n"
     "  --depth D     1 to 40; 1 if left out\n"
     "  --style S     brogue (default), classic, accretion, rogue\n"
     "  --width W     columns, 40 to 500, style rogue 5 to 500; 79 if both are left out\n"
     "  --height H    rows, 20 to 500, style rogue 4 to 500; 29 if both are left out\n"
     "  --grid CxR    columns and rows of rooms, 1 to 500 each, style rogue alone; 3x3 if left out\n"
     "  --tune M      measures in percent of what is usual, as in loops=50,lakes=0: rooms 25 to 300; loops,\n"
     "                lakes and machines 0 to 300; outOfDepth (monsters) 0 to 1000; docs/makers.md tells "
     "more\n"
     "  --format F    text (default), ansi (true colour), classes (one letter a cell), json,\n"
     "                svg, png, tmj (Tiled), uvtt (Universal VTT), tabletop (a ZIP with uvtt for\n"
     "                players and for the game master, and a list of what is where);\n"
     "                docs/formats.md tells of each\n"
     "  --theme T     svg, png: dark (default), light, ink (for printing), parchment\n"
     "  --cell N      png, uvtt, tabletop: the side of a cell in pixels, 2 to 64; 16 (png) or 64 if left\n"
     "                out, less on vast maps\n"
     "  --reveal      text, ansi, svg, png, uvtt: show secrets as what they are\n"
     "  --for WHOM    text, ansi, svg, png, uvtt: players (no secrets, items or monsters) or gm\n"
     "                (as with --reveal)\n"
     "  --out FILE    write there instead of standard output; png needs it\n"},
    {"dig", &dig_command, "a level after each stage of digging, as text",
     "cellophane dig --seed N [--depth D] [--style S] [--steps]\n"
     "  --seed N      1 to 18446744073709551615\n"
     "  --depth D     1 to 40; 1 if left out\n"
     "  --style S     brogue (default), classic, accretion, rogue\n"
     "  --steps       every step, not just what each stage came to: rooms, loops, lakes, vaults, items\n"
     "Prints what each stage of the generator is about, and the level once it is done.\n"},
    {"catalog", &catalog_command, "list what dungeons contain, and search them",
     "cellophane catalog --seeds A..B [--depth D|A..B] [--style S] [--format F] [--where EXPR] "
     "[--jobs N] [--out FILE [--resume]] [--shard I/N] [--header yes|no]\n"
     "  --seeds A..B  1 to 18446744073709551615, both included; one seed alone will do\n"
     "  --depth D     1 to 40, or a range such as 3..8; 1..26 if left out\n"
     "  --style S     brogue (default), classic, accretion, rogue\n"
     "  --format F    csv (default: one line an entry), jsonl (one object a level)\n"
     "  --where EXPR  only dungeons of which it is true, for example\n"
     "                  'item(\"plate armor\") <= 4 and ally(\"unicorn\") <= 10'\n"
     "                  'count(item, \"enchanting\", 1..5) >= 5 and not monster(\"ogre\") < 5'\n"
     "                docs/catalog.md has the whole language\n"
     "  --jobs N      number of threads, 1 to 256; default: one per core\n"
     "  --out FILE    write there instead of standard output\n"
     "  --resume      continue an interrupted --out file; repeat the other arguments unchanged\n"
     "  --shard I/N   only part I, from 0, of N parts of the seeds; one behind the other they are the whole\n"
     "  --header H    yes, no: whether csv begins with the names of the columns; in parts after the first "
     "no\n"
     "It writes dungeon by dungeon; Ctrl-C ends it after a whole one, with status 130.\n"},
    {"lint", &lint_command, "look for what is unfair about levels",
     "cellophane lint --seeds A..B [--depth D|A..B] [--style S] [--width W --height H] [--jobs N]\n"
     "                [--out FILE [--resume]]\n"
     "  --seeds A..B  the dungeons, or one of them: 1 to 18446744073709551615\n"
     "  --depth A..B  the levels, or one of them; default: 1..26\n"
     "  --style S     brogue (default), classic, accretion, rogue\n"
     "  --width W     columns, 40 to 500, style rogue 5 to 500; 79 if both are left out\n"
     "  --height H    rows, 20 to 500, style rogue 4 to 500; 29 if both are left out\n"
     "  --jobs N      number of threads, 1 to 256; default: one per core\n"
     "  --out FILE    write there instead of standard output\n"
     "  --resume      continue an interrupted --out file; repeat the other arguments unchanged\n"
     "Plays the hero's part on every level: walks, searches, takes keys, opens, pulls levers, burns, throws\n"
     "on plates, uses what is laid out for it, and begins again. Prints one line of JSON for each thing "
     "that\n"
     "cannot be reached, opened or solved, that waits or hurts at the stairs, or that breaks a promise made "
     "of\n"
     "every level; then, on standard error, what was looked at. Ends with status 1 if there are such lines;\n"
     "Ctrl-C ends it after a whole dungeon, with status 130.\n"},
    {"play", &play_command, "play in this terminal",
     "cellophane play [--seed N|WORD | --daily] [--depth D] [--style S] [--still] [--save FILE]\n"
     "                [--runs FILE] [--settings FILE]\n"
     "cellophane play --load FILE [--still] [--save FILE] [--runs FILE] [--settings FILE]\n"
     "cellophane play --scores [--runs FILE]\n"
     "Needs a terminal of at least 100 x 34 characters with true colour. In the game, ? shows help,\n"
     "S saves and quits, and Ctrl-C quits at once. Either way the game is kept: every turn is written to\n"
     "its file as it is played. Without --load and without a dungeon it opens the title screen, which\n"
     "lists the saved games and recordings in this folder.\n"
     "  --seed N|WORD    the dungeon: 1 to 18446744073709551615, or a word, which means a seed\n"
     "  --daily          today's dungeon (UTC), the same for everyone\n"
     "  --depth D        start on this level, 1 to 40\n"
     "  --style S        brogue (default), classic, accretion, rogue\n"
     "  --still          no animation\n"
     "  --load FILE      continue a saved game, or play on from the end of a recording\n"
     "  --save FILE      keep the game here; may be the file of --load. When the game is over, FILE holds\n"
     "                   its recording. Without --save the game is kept in the file of --load, which is as\n"
     "                   it was when the game is over, or in a new file cellophane-SEED.clph in this\n"
     "                   folder, which is removed then (named after depth and turn if the seed is hidden;\n"
     "                   -2 and so on if it exists)\n"
     "  --scores         print the high scores and exit\n"
     "  --runs FILE      the list of finished games; default: cellophane/runs.tsv in $XDG_DATA_HOME or\n"
     "                   ~/.local/share\n"
     "  --settings FILE  the settings file; default: settings.txt in the folder of runs.tsv\n"},
    {"replay", &replay_command, "replay a recording or saved game",
     "cellophane replay FILE [--to TURN [--notes FILE] | --verify | --card FILE] [--settings FILE]\n"
     "cellophane replay FILE --watch [--to TURN] [--notes FILE] [--still] [--save FILE] [--runs FILE]\n"
     "                       [--settings FILE]\n"
     "  --to TURN     stop there, and show the screen\n"
     "  --watch       in the terminal, as it was played: Space plays and stops, ? lists the keys, Q leaves.\n"
     "                P plays on from there; --save and the others are those of play\n"
     "  --notes FILE  what you have to say of it, in a box when its turn is reached: a line a note, with "
     "the\n"
     "                number of the turn, a tab, and the text\n"
     "  --verify      say whether everything agrees: the marks of every turn, and the state of a save\n"
     "  --card FILE   of a game that is over: draw its result as a picture (PNG), and print it as text\n"
     "Prints seed, style, depth, turn and the hash of the state, but no seed that your settings hide.\n"
     "Where the game goes another way than the recording it stops, with status 1; a file that cannot be "
     "read\n"
     "ends with status 2.\n"},
    {"rank", &rank_command, "verify recordings and rank their games",
     "cellophane rank FILE|FOLDER ... [--format F] [--jobs N]\n"
     "  --format F    table (default), csv, json\n"
     "  --jobs N      number of threads, 1 to 256; default: one per core\n"
     "Replays every recording and saved game, of a folder those whose names end with .clph, and ranks the\n"
     "finished ones of each dungeon by score, then depth, then fewest turns. Others are listed with the\n"
     "reason: unfinished, tampered, other-version, unreadable. The same recording counts once. Ends with\n"
     "status 1 if a file does not replay as it says.\n"},
    {"soak", &soak_command, "let bots play whole games and report violations",
     "cellophane soak [--games N] [--turns M] [--seed S] [--policy P] [--style S] [--harmless] [--to D]\n"
     "               [--saves K] [--record FOLDER] [--depth D] [--deaths]\n"
     "  --games N     how many; 10 if left out\n"
     "  --turns M     of one game at most; 5000 if left out\n"
     "  --seed S      of the first game, 1 to 18446744073709551615; those that follow count up\n"
     "  --policy P    explorer (default), random, pilgrim (fetches the Amulet and carries it out;\n"
     "                with --harmless it has to)\n"
     "  --style S     brogue (default), classic, accretion, rogue\n"
     "  --harmless    nothing hurts the hero, and he needs no food\n"
     "  --to D        games end at depth D, 2 to 40 and deeper than they begin; one that does not get\n"
     "                there is a violation\n"
     "  --saves K     at K moments of every game it is saved, loaded and played on beside itself\n"
     "  --record FOLDER   write every game's recording there, as POLICY-SEED.clph\n"
     "  --depth D     games begin there, 1 to 40\n"
     "  --deaths      a page of Markdown with a table: who died of what, and how deep\n"
     "Prints one line of JSON: games, turns, deaths by cause, the deepest level, turns a second,\n"
     "violations. Every violation is a line on standard error, and then the status is 1.\n"},
    {"bench", &bench_command, "measure speed, one JSON line per figure",
     "cellophane bench [--quick] [--only NAME]\n"
     "  --quick       a tenth of the rounds\n"
     "  --only NAME   only figures whose names begin so, such as turn or snapshot/copy\n"
     "Prints name, runtime, n, mean_us, p50_us, p99_us and max_us.\n"},
    {"words", &words_command, "every instruction of the program",
     "cellophane words --instructions\n"
     "Prints every text that says how to act, with the source that holds it, as Markdown.\n"},
};

void print_usage(std::ostream& out) {
    out << "usage: cellophane COMMAND [OPTIONS]\n\n";
    for (const CommandRow& command : commands) {
        out << "  " << command.name << std::string(9 - command.name.size(), ' ') << command.summary << '\n';
    }
    out << "\nRun cellophane COMMAND --help for the options of a command, cellophane --version for the "
           "version.\n";
}

}  // namespace

Exit refuse(Console console, std::string_view command, const Problem& problem) {
    console.err << "cellophane " << command << ": " << problem.message << '\n';
    return Exit::BadArguments;
}

Exit run(std::span<const std::string> arguments, std::ostream& out, std::ostream& err) {
    if (arguments.empty()) {
        print_usage(err);
        return Exit::BadArguments;
    }
    const std::string_view first = arguments.front();
    if (first == "--help" || first == "--version") {
        if (arguments.size() > 1) {
            err << "cellophane: " << first << " stands alone, without " << shown(arguments[1]) << ".\n";
            return Exit::BadArguments;
        }
        if (first == "--help")
            print_usage(out);
        else
            out << "cellophane " << CELLOPHANE_VERSION << ", dungeon version " << dungeon_version << '\n';
        return Exit::Done;
    }
    for (const CommandRow& command : commands) {
        if (command.name != first) continue;
        const Arguments rest = arguments.subspan(1);
        if (std::find(rest.begin(), rest.end(), "--help") != rest.end()) {
            out << command.help;
            return Exit::Done;
        }
        return command.run(rest, {out, err});
    }
    err << "cellophane: unknown command " << shown(first) << "; there are ";
    for (const CommandRow& command : commands) err << command.name << ", ";
    err << "--version, --help.\n";
    return Exit::BadArguments;
}

}  // namespace cellophane
