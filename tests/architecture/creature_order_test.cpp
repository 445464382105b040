#include <string>

#include "architecture/source_files.h"
#include "support/catch.h"

// "For every creature" means newest first (rules/monsters.md 1), which is how a pool is walked through. Rules
// may not choose another order; lists that are only shown may.

namespace cellophane {

TEST_CASE("no rule of play walks through creatures oldest first", "[architecture]") {
    std::size_t files = 0;
    for (const SourceFile& file : files_below(repository / "src" / "play", {".h", ".cpp"})) {
        ++files;
        if (file.name.find("observation/") != std::string::npos) continue;
        const std::vector<std::string> code = code_of(file);
        for (std::size_t i = 0; i < code.size(); ++i) {
            INFO("src/play/" << file.name << ":" << i + 1);
            CHECK(code[i].find("oldest_first") == std::string::npos);
        }
    }
    CHECK(files > 100);
}

}  // namespace cellophane
