#include <algorithm>
#include <charconv>
#include <cstddef>
#include <iterator>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "exports/condition.h"
#include "exports/score.h"
#include "kit/base/parse.h"

namespace cellophane {

namespace {

/// Bounds beyond what a person types, so that generated text cannot overrun the stack.
constexpr std::size_t longest_text = 2000;
constexpr int deepest_nesting = 50;
constexpr std::int64_t largest_number = 999'999'999;
/// Terms of a score.
constexpr std::size_t most_of_score = 30;

enum class Sign : std::uint8_t { End, Word, Name, Number, Mark, Broken };

/// A piece of the text: a word, a name in quotes, a number, a mark such as "<=".
struct Token {
    Sign sign = Sign::End;
    /// Without the quotes.
    std::string_view text;
    std::size_t at = 0;
};

bool is_letter(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

class Scanner {
public:
    explicit Scanner(std::string_view text) : text_{text} {}

    Token next() {
        while (at_ < text_.size() && std::string_view{" \t\r\n"}.find(text_[at_]) != std::string_view::npos)
            ++at_;
        if (at_ == text_.size()) return {Sign::End, {}, at_};
        const char first = text_[at_];
        if (is_letter(first)) return run(Sign::Word, &is_letter);
        if (is_digit(first)) return run(Sign::Number, &is_digit);
        if (first == '"' || first == '\'') return name(first);
        for (std::string_view mark :
             {"<=", ">=", "!=", "==", "..", "&&", "||", "!", "<", ">", "=", "(", ")", ",", "-", "+", "*"})
            if (text_.substr(at_, mark.size()) == mark) return take(Sign::Mark, mark.size());
        return take(Sign::Broken, 1);
    }

private:
    Token take(Sign sign, std::size_t length) {
        const Token token{sign, text_.substr(at_, length), at_};
        at_ += length;
        return token;
    }

    Token run(Sign sign, bool (*belongs)(char)) {
        std::size_t length = 1;
        while (at_ + length < text_.size() && belongs(text_[at_ + length])) ++length;
        return take(sign, length);
    }

    Token name(char quote) {
        const std::size_t end = text_.find(quote, at_ + 1);
        if (end == std::string_view::npos) return take(Sign::Broken, text_.size() - at_);
        Token token = take(Sign::Name, end + 1 - at_);
        token.text = token.text.substr(1, token.text.size() - 2);
        return token;
    }

    std::string_view text_;
    std::size_t at_ = 0;
};

}  // namespace

/// Reads a condition, or a score, from left to right, one rule of the language a function. After the first
/// problem nothing more is read.
class ConditionParser {
public:
    /// `code` is that of problems.
    ConditionParser(std::string_view text, Range depths, const char* code)
        : text_{text}, code_{code}, scanner_{text}, condition_{depths}, depths_{depths} {
        step();
    }

    Result<Condition> parse() {
        if (text_.size() > longest_text) return too_long("the condition");
        any_of();
        if (!problem_ && token_.sign != Sign::End) fail_expecting("\"and\", \"or\" or the end");
        if (problem_) return *problem_;
        return std::move(condition_);
    }

    Result<Score> parse_score() {
        if (text_.size() > longest_text) return too_long("the score");
        Score score;
        for (std::int64_t sign = accept(Sign::Mark, "-") ? -1 : 1; sign != 0;) {
            product(score, sign);
            sign = accept(Sign::Mark, "+") ? 1 : accept(Sign::Mark, "-") ? -1 : 0;
        }
        if (!problem_ && token_.sign != Sign::End) fail_expecting("\"+\", \"-\" or the end");
        if (problem_) return *problem_;
        score.terms_ = std::move(condition_);
        return score;
    }

private:
    using C = Condition;

    Problem too_long(const std::string& what) const {
        return {code_, "column " + std::to_string(longest_text) + ": " + what + " ends here; " +
                           std::to_string(text_.size()) + " bytes are too many"};
    }

    void step() { token_ = scanner_.next(); }
    bool is(Sign sign, std::string_view text) const { return token_.sign == sign && token_.text == text; }

    bool accept(Sign sign, std::string_view text) {
        if (problem_ || !is(sign, text)) return false;
        step();
        return true;
    }

    void expect_mark(std::string_view mark, const std::string& why) {
        if (problem_ || accept(Sign::Mark, mark)) return;
        fail_expecting("\"" + std::string{mark} + "\" " + why);
    }

    /// Columns count from 1. No name has a letter of more than one byte, so none comes before a problem.
    void fail(std::size_t at, const std::string& message) {
        if (!problem_) problem_ = Problem{code_, "column " + std::to_string(at + 1) + ": " + message};
    }

    void fail_expecting(const std::string& what) {
        fail(token_.at, "expected " + what + ", not " + found() + hint());
    }

    /// What another language, or a habit of writing, was meant for.
    std::string hint() const {
        if (is(Sign::Mark, "&&")) return "; write \"and\"";
        if (is(Sign::Mark, "||")) return "; write \"or\"";
        if (is(Sign::Mark, "!")) return "; write \"not\"";
        if (token_.sign != Sign::Word) return "";
        const std::string small = lowered(token_.text);
        constexpr std::string_view words[] = {"and",   "or",    "not",     "count", "together", "enchant",
                                              "vault", "runic", "charges", "foe",   "mutation"};
        const bool is_known = std::find(std::begin(words), std::end(words), small) != std::end(words) ||
                              sought_named(small) != Sought::count;
        return is_known && small != token_.text ? "; write \"" + small + "\" in small letters" : "";
    }

    /// What stands here instead, fit to be shown.
    std::string found() const {
        if (token_.sign == Sign::End) return "the end";
        if (token_.sign == Sign::Broken && (token_.text[0] == '"' || token_.text[0] == '\''))
            return "a name whose closing quote is missing";
        std::string shown;
        for (char c : token_.text.substr(0, 30)) {
            const auto byte = static_cast<unsigned char>(c);
            shown += byte < 0x20 || byte >= 0x7F ? '?' : c;
        }
        if (token_.sign == Sign::Name) return "the name \"" + shown + "\"";
        return "\"" + shown + "\"";
    }

    std::size_t add(C::Joint joint, std::size_t left, std::size_t right = 0) {
        condition_.nodes_.push_back({joint, left, right});
        return condition_.nodes_.size() - 1;
    }

    std::size_t any_of() {
        std::size_t node = all_of();
        while (accept(Sign::Word, "or")) {
            const std::size_t right = all_of();
            node = add(C::Joint::Or, node, right);
        }
        return node;
    }

    std::size_t all_of() {
        std::size_t node = one();
        while (accept(Sign::Word, "and")) {
            const std::size_t right = one();
            node = add(C::Joint::And, node, right);
        }
        return node;
    }

    std::size_t one() {
        if (problem_) return 0;
        if (nesting_ == deepest_nesting) {
            fail(token_.at,
                 "more than " + std::to_string(deepest_nesting) + " levels of nesting are too many");
            return 0;
        }
        ++nesting_;
        std::size_t node = 0;
        if (accept(Sign::Word, "not")) {
            node = one();
            node = add(C::Joint::Not, node);
        } else if (accept(Sign::Mark, "(")) {
            node = any_of();
            expect_mark(")", "or \"and\" or \"or\"");
        } else {
            node = term();
        }
        --nesting_;
        return node;
    }

    /// 3 * count(item, "life"), or one of both alone
    void product(Score& score, std::int64_t sign) {
        if (problem_) return;
        std::int64_t factor = sign;
        const bool has_number = token_.sign == Sign::Number;
        if (has_number) factor *= number("a whole number");
        if (has_number && !accept(Sign::Mark, "*")) {
            score.constant_ += factor;
            return;
        }
        C::Term term{.depths = depths_};
        if (accept(Sign::Word, "count")) {
            count_what(term);
        } else if (accept(Sign::Word, "together")) {
            held_together(term);
        } else if (token_.sign == Sign::Word && sought_named(token_.text) != Sought::count) {
            find_what(term);
        } else {
            fail_expecting("a number, item, ally, monster, machine, altar, runic, together or count");
        }
        if (problem_) return;
        if (condition_.terms_.size() == most_of_score) {
            return fail(token_.at, "more than " + std::to_string(most_of_score) + " terms are too many");
        }
        condition_.terms_.push_back(term);
        score.parts_.push_back({factor, condition_.terms_.size() - 1});
    }

    std::size_t term() {
        C::Term term{.depths = depths_};
        const bool is_word = token_.sign == Sign::Word;
        if (is_word && token_.text == "count") {
            step();
            counted(term);
        } else if (is_word && token_.text == "together") {
            step();
            held_together(term);
            first_depth(term);
        } else if (is_word && sought_named(token_.text) != Sought::count) {
            find_what(term);
            first_depth(term);
        } else {
            fail_expecting("item, ally, monster, machine, altar, runic, together, count, not or \"(\"");
        }
        if (problem_) return 0;
        condition_.terms_.push_back(term);
        return add(C::Joint::Term, condition_.terms_.size() - 1);
    }

    /// item("plate armor", vault)
    void find_what(C::Term& term) {
        const Sought sought = sought_named(token_.text);
        step();
        expect_mark("(", "and a name");
        name(term, sought);
        while (accept(Sign::Mark, ",")) demand(term, sought);
        expect_mark(")", "after the name");
    }

    /// together(item("firebolt"), item("plate armor", enchant >= 2)): in one vault
    void held_together(C::Term& term) {
        constexpr std::size_t most_things = 6;
        expect_mark("(", "and what one vault is to hold");
        do {
            if (problem_) return;
            const Sought sought = token_.sign == Sign::Word ? sought_named(token_.text) : Sought::count;
            if (sought == Sought::count || sought == Sought::Machine || sought == Sought::Altar)
                return fail_expecting("item, ally, monster or runic");
            if (term.things.size() == most_things)
                return fail(token_.at, "more than " + std::to_string(most_things) + " things are too many");
            find_what(term);
        } while (accept(Sign::Mark, ","));
        if (!problem_ && term.things.size() < 2) return fail_expecting("\",\" and a second thing");
        expect_mark(")", "after the last thing");
    }

    /// count(item, "enchanting", 1..5) >= 6
    void counted(C::Term& term) {
        count_what(term);
        term.relation = C::Relation::AtLeast;
        term.number = 1;
        if (relation(term.relation)) term.number = number("a whole number");
    }

    void count_what(C::Term& term) {
        term.counts = true;
        expect_mark("(", "and what to count");
        if (problem_) return;
        const Sought sought = token_.sign == Sign::Word ? sought_named(token_.text) : Sought::count;
        if (sought == Sought::count) return fail_expecting("item, ally, monster, machine, altar or runic");
        step();
        expect_mark(",", "and a name");
        name(term, sought);
        bool has_depths = false;
        while (accept(Sign::Mark, ",")) {
            if (has_depths || token_.sign == Sign::Word) {
                demand(term, sought);
                continue;
            }
            has_depths = true;
            term.depths.least = term.depths.most = depth();
            const std::size_t at = token_.at;
            if (accept(Sign::Mark, "..")) {
                term.depths.most = depth();
                if (term.depths.most < term.depths.least)
                    fail(at, "depths run from the lesser to the greater");
            }
        }
        expect_mark(")", "after the name or the depths");
    }

    /// enchant >= 2, charges >= 3, runic "reflection", foe "dragon" or vault, behind the name of an item;
    /// mutation "juggernaut" behind that of a creature.
    void demand(C::Term& term, Sought sought) {
        if (problem_) return;
        constexpr std::size_t most_demands = 8;
        std::vector<C::Demand>& demands = term.things.back().demands;
        const bool is_item = sought == Sought::Item || sought == Sought::Runic;
        const bool is_creature = sought == Sought::Ally || sought == Sought::Monster;
        if (!is_item && !is_creature)
            return fail_expecting("\")\"; only items and creatures have more than a name");
        if (demands.size() == most_demands)
            return fail(token_.at, "more than " + std::to_string(most_demands) + " demands are too many");
        C::Demand asked{.relation = C::Relation::AtLeast};
        const NamedProperty named =
            token_.sign == Sign::Word ? named_property(token_.text) : NamedProperty::count;
        const bool has_it = (named == NamedProperty::Mutation) == is_creature;
        if (named != NamedProperty::count && has_it) {
            asked.property = property_of(named);
            step();
            if (!accept(Sign::Mark, "=")) accept(Sign::Mark, "==");
            asked.name = property(named);
        } else if (is_creature) {
            return fail_expecting(term.counts ? "a depth or mutation" : "mutation");
        } else if (accept(Sign::Word, "vault")) {
            asked.property = C::Property::Vault;
        } else if (is(Sign::Word, "enchant") || is(Sign::Word, "charges")) {
            asked.property = token_.text == "enchant" ? C::Property::Enchant : C::Property::Charges;
            step();
            if (!relation(asked.relation)) return fail_expecting("\">=\" or another comparison");
            const bool is_negative = accept(Sign::Mark, "-");
            asked.number = number("a whole number") * (is_negative ? -1 : 1);
        } else {
            return fail_expecting(term.counts ? "a depth, enchant, charges, runic, foe or vault"
                                              : "enchant, charges, runic, foe or vault");
        }
        demands.push_back(asked);
    }

    static C::Property property_of(NamedProperty named) {
        return named == NamedProperty::Runic ? C::Property::Runic
               : named == NamedProperty::Foe ? C::Property::Foe
                                             : C::Property::Mutation;
    }

    std::string_view property(NamedProperty named) {
        if (problem_) return {};
        if (token_.sign != Sign::Name) {
            fail_expecting("a name in quotes");
            return {};
        }
        const Result<std::string_view> found = property_named(named, token_.text);
        if (!found.ok()) {
            fail(token_.at, found.problem().message);
            return {};
        }
        step();
        return found.value();
    }

    /// item("plate armor") <= 4
    void first_depth(C::Term& term) {
        term.relation = C::Relation::AtMost;
        term.number = depths_.most;
        if (relation(term.relation)) term.number = depth();
    }

    bool relation(C::Relation& relation) {
        constexpr std::pair<std::string_view, C::Relation> relations[] = {
            {"<=", C::Relation::AtMost}, {"<", C::Relation::Below}, {">=", C::Relation::AtLeast},
            {">", C::Relation::Above},   {"=", C::Relation::Equal}, {"==", C::Relation::Equal},
            {"!=", C::Relation::Unequal}};
        for (const auto& [mark, meaning] : relations)
            if (accept(Sign::Mark, mark)) {
                relation = meaning;
                return true;
            }
        return false;
    }

    void name(C::Term& term, Sought sought) {
        if (problem_) return;
        if (token_.sign != Sign::Name) return fail_expecting("a name in quotes");
        const Result<SearchSubject> subject = subject_named(sought, token_.text);
        if (!subject.ok()) return fail(token_.at, subject.problem().message);
        term.things.push_back({.subject = subject.value()});
        step();
    }

    int depth() {
        const std::size_t at = token_.at;
        const std::int64_t number = this->number("a depth");
        if (!problem_ && !depths_.has(static_cast<int>(number)))
            fail(at, "depth " + std::to_string(number) + " is not among those searched, " +
                         std::to_string(depths_.least) + " to " + std::to_string(depths_.most));
        return static_cast<int>(number);
    }

    std::int64_t number(const std::string& what) {
        if (problem_) return 0;
        std::int64_t value = 0;
        const std::string_view text = token_.text;
        const bool read = token_.sign == Sign::Number &&
                          std::from_chars(text.data(), text.data() + text.size(), value).ec == std::errc{};
        if (!read && token_.sign != Sign::Number) {
            fail_expecting(what);
        } else if (!read || value > largest_number) {
            fail(token_.at, "numbers end at " + std::to_string(largest_number));
        } else {
            step();
        }
        return problem_ ? 0 : value;
    }

    std::string_view text_;
    const char* code_;
    Scanner scanner_;
    Condition condition_;
    Range depths_;
    Token token_;
    int nesting_ = 0;
    std::optional<Problem> problem_;
};

Result<Condition> Condition::parse(std::string_view text, Range depths) {
    return ConditionParser{text, depths, "bad-where"}.parse();
}

Result<Score> Score::parse(std::string_view text, Range depths) {
    return ConditionParser{text, depths, "bad-score"}.parse_score();
}

}  // namespace cellophane
