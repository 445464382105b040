#include <cctype>
#include <set>
#include <string>
#include <vector>

#include "architecture/source_files.h"
#include "support/catch.h"

// The compiler chooses the order in which the arguments of a call are evaluated, so draws among them may give
// other results with another compiler. None is allowed there, not even a single one (CONTRIBUTING.md, "Seeds
// are promises").

namespace cellophane {

namespace {

struct Token {
    std::string text;
    /// Counted from 1.
    std::size_t line = 0;
};

bool is_word(const std::string& text) {
    return std::isalnum(static_cast<unsigned char>(text[0])) != 0 || text[0] == '_';
}

std::vector<Token> tokens_of(const std::vector<std::string>& code) {
    std::vector<Token> tokens;
    for (std::size_t i = 0; i < code.size(); ++i) {
        const std::string& line = code[i];
        if (!line.empty() && line[0] == '#') continue;
        for (std::size_t at = 0; at < line.size();) {
            std::size_t end = at + 1;
            if (is_word(line.substr(at, 1)))
                while (end < line.size() && is_word(line.substr(end, 1))) ++end;
            else if (line.compare(at, 2, "->") == 0 || line.compare(at, 2, "::") == 0)
                end = at + 2;
            if (line[at] != ' ') tokens.push_back({line.substr(at, end - at), i + 1});
            at = end;
        }
    }
    return tokens;
}

/// Finds draws, and streams handed to functions that draw, among the arguments of a call. Braced lists are
/// evaluated in the order in which they are written; they count only where they are an argument themselves.
class DrawFinder {
public:
    /// Among the rules a game's `play` is a stream; a bot's is what it plays.
    DrawFinder(const std::vector<std::string>& code, bool rules) : tokens_{tokens_of(code)}, rules_{rules} {}

    /// The lines of all draws found.
    std::vector<std::size_t> run() {
        for (at_ = 0; at_ < tokens_.size(); ++at_) {
            const std::string& text = tokens_[at_].text;
            if (text == "(") {
                if (is_draw()) note_if_argument(open_.size());
                open_.push_back(parenthesis());
            } else if (text == "[") {
                open_.push_back(Open::Group);
            } else if (text == "{") {
                open_.push_back(is_value() ? Open::Group : Open::Body);
            } else if (!open_.empty() && (text == "," || text == ")")) {
                if (open_.back() == Open::Call && is_stream_before()) note_if_argument(open_.size() - 1);
            }
            if (!open_.empty() && (text == ")" || text == "]" || text == "}")) open_.pop_back();
        }
        return found_;
    }

private:
    enum class Open { Call, Group, Body };

    const std::string& before(std::size_t steps) const {
        static const std::string nothing{";"};
        return steps <= at_ ? tokens_[at_ - steps].text : nothing;
    }

    bool is_draw() const {
        static const std::set<std::string> draws{"uniform", "percent", "percent_bits", "clumped", "weighted"};
        return draws.count(before(1)) == 1 && (before(2) == "." || before(2) == "->");
    }

    /// By the names all streams of the rules go by.
    bool is_stream_before() const {
        const bool is_declared = before(2) == "&" || before(2) == "*";
        if (before(1) == "rng" || before(1) == "rng_") return !is_declared;
        if (before(1) == ")") return before(2) == "(" && before(3) == "rng";
        return rules_ && before(1) == "play" && before(2) == "." &&
               (before(3) == "game" || before(3) == "game_");
    }

    Open parenthesis() const {
        static const std::set<std::string> no_calls{"if",       "while",    "for",       "switch", "return",
                                                    "case",     "decltype", "constexpr", "sizeof", "catch",
                                                    "noexcept", "requires", "alignof",   "else"};
        const std::string& last = before(1);
        if (last == ")") return Open::Call;
        if (last != ">") return is_word(last) && no_calls.count(last) == 0 ? Open::Call : Open::Group;
        std::size_t back = 1;
        for (int depth = 0; back <= at_; ++back) {
            depth += before(back) == ">" ? 1 : before(back) == "<" ? -1 : 0;
            if (depth == 0) break;
        }
        const std::string& name = before(back + 1);
        return is_word(name) && name != "static_cast" ? Open::Call : Open::Group;
    }

    /// Whether a brace begins a value, and not what a function does.
    bool is_value() const {
        static const std::set<std::string> before_bodies{"else",     "do",       "const", "mutable",
                                                         "noexcept", "override", "final", "try"};
        static const std::set<std::string> before_values{"(", ",", "{", "=", ">", "?", ":"};
        // A lambda may say what it returns.
        for (std::size_t back = 1; back <= at_ && before(back) != ";"; ++back) {
            const std::string& text = before(back);
            if (text == "->" && before(back + 1) == ")") return false;
            if (text == "(" || text == ")" || text == "{" || text == "}") break;
        }
        return is_word(before(1)) ? before_bodies.count(before(1)) == 0 : before_values.count(before(1)) == 1;
    }

    void note_if_argument(std::size_t depth) {
        while (depth-- > 0) {
            if (open_[depth] == Open::Body) return;
            if (open_[depth] == Open::Call) return found_.push_back(tokens_[at_].line);
        }
    }

    std::vector<Token> tokens_;
    bool rules_;
    std::size_t at_ = 0;
    std::vector<Open> open_;
    std::vector<std::size_t> found_;
};

std::size_t draws_in(const std::string& text) {
    return DrawFinder{code_of(SourceFile{"", {text}}), true}.run().size();
}

}  // namespace

TEST_CASE("no random draw stands inside an argument list", "[architecture]") {
    // The finder itself: what it must see and what it must let pass.
    CHECK(draws_in("set(Status::Stuck, rng.uniform(3, 7));") == 1);
    CHECK(draws_in("move({rng.uniform(3, 7), 4});") == 1);
    CHECK(draws_in("move(Pos{rng.uniform(3, 7), rng.uniform(1, 2)});") == 2);
    CHECK(draws_in("if (is_near(there, 1 + game.play.uniform(3, 7))) return;") == 1);
    CHECK(draws_in("list.push_back({.cell = 3, .glow = chance_.uniform(1, 2)});") == 1);
    CHECK(draws_in("std::swap(a[0], a[static_cast<std::size_t>(rng.uniform(0, i))]);") == 1);
    CHECK(draws_in("std::max<int>(1, living.around().rng.uniform(1, 2));") == 1);
    CHECK(draws_in("set_stairs(draft, choose_stairs(draft, rng), true);") == 1);
    CHECK(draws_in("hurt(living, who, fall_damage(game.play));") == 1);
    CHECK(draws_in("go(one_of(acting.rng()));") == 1);
    CHECK(draws_in("const int turns = rng.uniform(3, 7);") == 0);
    CHECK(draws_in("if (rng.percent(most(a, b)) && is_near(there)) return;") == 0);
    CHECK(draws_in("return items[static_cast<std::size_t>(rng.uniform(0, count - 1))];") == 0);
    CHECK(draws_in("return Answer{whim.percent(30)};") == 0);
    CHECK(draws_in("each_cell(cells, [&](Pos at) { if (rng.percent(3)) set(at); });") == 0);
    CHECK(draws_in("each_cell(cells, [&](Pos at) -> bool { return rng.percent(3); });") == 0);
    CHECK(draws_in("place_at_random(draft, room, rng);") == 0);
    CHECK(draws_in("if (build(draft, rng)) return;") == 0);
    CHECK(draws_in("void build(Draft& draft, void (*stage)(Draft& draft, Rng& rng));") == 0);
    const std::set<std::string> rules{"kit", "world", "dungeon", "play"};
    for (const SourceFile& file : files_below(repository / "src", {".h", ".cpp"})) {
        const bool is_of_rules = rules.count(folder_of(file.name)) == 1;
        for (const std::size_t line : DrawFinder{code_of(file), is_of_rules}.run())
            FAIL_CHECK("src/" << file.name << ":" << line << ": " << file.lines[line - 1]);
    }
}

}  // namespace cellophane
