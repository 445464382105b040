#include <map>
#include <regex>
#include <set>
#include <string>
#include <vector>

#include "architecture/source_files.h"
#include "support/catch.h"

// Comments and names of tests cite the rules of docs/rules by file and section: "rules/monsters.md 14.7".
// Tests that hold a claim of claims.md have its number as a tag: "[E13]". Everything cited must exist.

namespace cellophane {

namespace {

/// The numbers of a file's headings, "5", "5.5", "A4", and of the claims in its tables, "E13".
std::set<std::string> sections_of(const std::filesystem::path& file) {
    static const std::regex heading{R"(^#+ (?:Addendum )?(A?\d+(?:\.\d+)*)\b.*)"};
    static const std::regex claim{R"(^\| ([A-Z]\d\d) \|.*)"};
    std::set<std::string> sections;
    for (const std::string& line : read_lines(file))
        if (std::smatch found; std::regex_match(line, found, heading) || std::regex_match(line, found, claim))
            sections.insert(found[1]);
    return sections;
}

std::map<std::string, std::set<std::string>> rule_book() {
    std::map<std::string, std::set<std::string>> book;
    for (const auto& entry : std::filesystem::directory_iterator{repository / "docs/rules"})
        if (entry.path().extension() == ".md")
            book[entry.path().filename().string()] = sections_of(entry.path());
    return book;
}

/// A file as one line, for citations go on in the next line of a comment.
std::string text_of(const SourceFile& file) {
    static const std::regex begins_comment{R"(^\s*(?:///?|\*|#)?\s*)"};
    std::string text;
    for (const std::string& line : file.lines)
        text += std::regex_replace(line, begins_comment, " ", std::regex_constants::format_first_only);
    return text;
}

struct Citation {
    std::string rules;
    std::vector<std::string> sections;
    std::string words;
};

/// "rules/levels.md 2.3, 2.4 and 27.2"; a number that something else is counted by ("step 17") is none.
std::vector<Citation> citations_in(const std::string& text) {
    static const std::regex citation{
        R"(rules/(\w+\.md)((?:(?:,? and|,? or| to|,| -)? [A-Z]?\d+(?:\.\d+)*(?![\w%]|,\d{3}))*))"};
    static const std::regex number{R"([A-Z]?\d+(?:\.\d+)*)"};
    std::vector<Citation> citations;
    for (std::sregex_iterator found{text.begin(), text.end(), citation}, end; found != end; ++found) {
        const std::string numbers = (*found)[2];
        citations.push_back({(*found)[1], {}, found->str()});
        for (std::sregex_iterator one{numbers.begin(), numbers.end(), number}; one != end; ++one)
            citations.back().sections.push_back(one->str());
    }
    return citations;
}

struct TestTitle {
    std::string name;
    std::string tags;
};

/// The names of the tests in a file's text, as they are written, with their tags.
std::vector<TestTitle> tests_in(const std::string& text) {
    static const std::regex test{
        R"re(TEST_CASE\(\s*((?:"(?:[^"\\]|\\.)*"\s*)+),\s*((?:"(?:[^"\\]|\\.)*"\s*)+)\))re"};
    std::vector<TestTitle> tests;
    for (std::sregex_iterator found{text.begin(), text.end(), test}, end; found != end; ++found)
        tests.push_back({(*found)[1], (*found)[2]});
    return tests;
}

/// The numbers of claims among tags: "E13" of "[play][E13]".
std::vector<std::string> claims_in(const std::string& tags) {
    static const std::regex claim{R"(\[([A-Z]\d+)\])"};
    std::vector<std::string> claims;
    for (std::sregex_iterator found{tags.begin(), tags.end(), claim}, end; found != end; ++found)
        claims.push_back((*found)[1]);
    return claims;
}

std::vector<SourceFile> citing_files() {
    std::vector<SourceFile> files;
    for (const char* folder :
         {"src", "tests", "emscripten", "web/kit", "web/terminal", "web/elements", "web/app", "scripts"})
        for (SourceFile& file : files_below(repository / folder, {".h", ".cpp", ".mjs", ".ts"})) {
            file.name = std::string{folder} + "/" + file.name;
            files.push_back(std::move(file));
        }
    return files;
}

}  // namespace

TEST_CASE("a citation of the rules is read with all its sections", "[architecture]") {
    const std::string folder = "rules";
    const std::vector<Citation> found =
        citations_in("as " + folder + "/hero.md 4.2, step 17, and " + folder +
                     "/items.md 5, 6.1 and A4: of 20 things; " + folder + "/claims.md D01 to D18");
    REQUIRE(found.size() == 3);
    CHECK(found[0].sections == std::vector<std::string>{"4.2"});
    CHECK(found[1].sections == std::vector<std::string>{"5", "6.1", "A4"});
    CHECK(found[2].sections == std::vector<std::string>{"D01", "D18"});
}

TEST_CASE("every citation of the rules finds its section", "[architecture]") {
    const auto book = rule_book();
    REQUIRE(book.size() >= 8);
    std::size_t found = 0;
    for (const SourceFile& file : citing_files())
        for (const Citation& citation : citations_in(text_of(file))) {
            INFO(file.name << " cites " << citation.words);
            const auto part = book.find(citation.rules);
            REQUIRE(part != book.end());
            for (const std::string& section : citation.sections) {
                INFO("section " << section);
                CHECK(part->second.count(section) == 1);
            }
            ++found;
        }
    CHECK(found > 400);
}

TEST_CASE("claims are read from the tags of a test, and a made-up one is not in claims.md",
          "[architecture]") {
    const std::string macro = "TEST_CASE";
    const std::vector<TestTitle> found =
        tests_in(macro + R"re(("a \"quoted\" name, " "in two parts", "[play][E13]" "[E99]") {)re");
    REQUIRE(found.size() == 1);
    CHECK(claims_in(found[0].tags) == std::vector<std::string>{"E13", "E99"});
    const std::set<std::string> claims = rule_book().at("claims.md");
    CHECK(claims.count("E13") == 1);
    CHECK(claims.count("E99") == 0);
}

TEST_CASE("every claim in the tags of a test is in claims.md, and none is in a name", "[architecture]") {
    static const std::regex number{R"(\b[A-Z]\d\d\b)"};
    const std::set<std::string> claims = rule_book().at("claims.md");
    std::size_t found = 0;
    for (const SourceFile& file : files_below(repository / "tests", {".h", ".cpp"}))
        for (const TestTitle& test : tests_in(text_of(file))) {
            INFO(file.name << ": " << test.name);
            CHECK_FALSE(std::regex_search(test.name, number));
            for (const std::string& claim : claims_in(test.tags)) {
                INFO("claim " << claim);
                CHECK(claims.count(claim) == 1);
                ++found;
            }
        }
    CHECK(found > 100);
}

TEST_CASE("no comment cites a rule book that is not in the repository", "[architecture]") {
    static const std::regex elsewhere{R"(\b[Ss]pec \d|\b00-decisions|\(sections? \d)"};
    for (const SourceFile& file : citing_files()) {
        if (file.name == "tests/architecture/citations_test.cpp") continue;
        const std::string text = text_of(file);
        INFO(file.name);
        std::smatch found;
        const bool is_there = std::regex_search(text, found, elsewhere);
        INFO((is_there ? text.substr(static_cast<std::size_t>(found.position()), 60) : std::string{}));
        CHECK_FALSE(is_there);
    }
}

TEST_CASE("every table that the rules, comments or tests name is there", "[architecture]") {
    static const std::regex table{R"(\btables/(\w+)\.tsv)"};
    std::vector<SourceFile> files = citing_files();
    for (SourceFile& file : files_below(repository / "docs/rules", {".md"})) files.push_back(std::move(file));
    std::size_t found = 0;
    for (const SourceFile& file : files) {
        const std::string text = text_of(file);
        for (std::sregex_iterator one{text.begin(), text.end(), table}, end; one != end; ++one) {
            INFO(file.name << " names " << one->str());
            CHECK(std::filesystem::exists(repository / "docs/rules/tables" / ((*one)[1].str() + ".tsv")));
            ++found;
        }
    }
    CHECK(found > 100);
}

TEST_CASE("the rules refer to sections that they have", "[architecture]") {
    static const std::regex reference{
        R"(\b(levels|machines|terrain|monsters|claims|items|hero|interface)\.md (\d+(?:\.\d+)*))"};
    const auto book = rule_book();
    for (const SourceFile& file : files_below(repository / "docs/rules", {".md"})) {
        const std::string text = text_of(file);
        for (std::sregex_iterator one{text.begin(), text.end(), reference}, end; one != end; ++one) {
            INFO(file.name << " refers to " << one->str());
            CHECK(book.at((*one)[1].str() + ".md").count((*one)[2].str()) == 1);
        }
    }
}

}  // namespace cellophane
