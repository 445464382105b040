#include "exports/json_reader.h"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <utility>

#include "kit/base/parse.h"
#include "kit/base/quote.h"

namespace cellophane {

namespace {

constexpr int deepest_nesting = 16;

class JsonReader {
public:
    explicit JsonReader(std::string_view text) : text_{text} {}

    Result<JsonValue> read() {
        std::optional<JsonValue> value = read_value(0);
        skip_blanks();
        if (value && at_ < text_.size()) value = refuse("the end is expected");
        if (!value) return Problem{"bad-json", where() + complaint_ + found() + "."};
        return std::move(*value);
    }

private:
    char next() const { return at_ < text_.size() ? text_[at_] : '\0'; }
    void skip_blanks() {
        while (at_ < text_.size() && std::string_view{" \t\r\n"}.find(text_[at_]) != std::string_view::npos)
            ++at_;
    }
    bool take(char sign) {
        skip_blanks();
        if (next() != sign || at_ >= text_.size()) return false;
        ++at_;
        return true;
    }

    int line() const {
        return 1 + static_cast<int>(std::count(text_.begin(), text_.begin() + static_cast<long>(at_), '\n'));
    }
    std::string where() const {
        const std::size_t before = text_.substr(0, at_).rfind('\n');
        const std::size_t column = before == std::string_view::npos ? at_ + 1 : at_ - before;
        return "line " + std::to_string(line()) + ", column " + std::to_string(column) + ": ";
    }
    std::string found() const {
        if (at_ >= text_.size()) return ", and the text ends";
        return ", not " + quoted(text_.substr(at_, 1));
    }
    /// The first complaint stays.
    std::nullopt_t refuse(std::string_view what) {
        if (complaint_.empty()) complaint_ = what;
        return std::nullopt;
    }

    std::optional<JsonValue> read_value(int depth) {
        skip_blanks();
        JsonValue value;
        value.line = line();
        if (depth > deepest_nesting) return refuse("lists and objects are nested too deeply");
        if (take('{')) return read_object(std::move(value), depth);
        if (take('[')) return read_list(std::move(value), depth);
        if (next() == '"') return read_text(std::move(value));
        if (next() == '-' || is_digit(next())) return read_number(std::move(value));
        for (const auto& [word, kind] : {std::pair{std::string_view{"true"}, JsonKind::Truth},
                                         {std::string_view{"false"}, JsonKind::Truth},
                                         {std::string_view{"null"}, JsonKind::Null}}) {
            if (text_.substr(at_, word.size()) != word) continue;
            at_ += word.size();
            value.kind = kind;
            value.text = word;
            return value;
        }
        return refuse("a value is expected");
    }

    std::optional<JsonValue> read_object(JsonValue value, int depth) {
        value.kind = JsonKind::Object;
        if (take('}')) return value;
        do {
            skip_blanks();
            if (next() != '"') return refuse("a name in double quotes is expected");
            const std::size_t begin = at_;
            const std::optional<JsonValue> name = read_text({});
            if (!name) return std::nullopt;
            if (std::any_of(value.items.begin(), value.items.end(),
                            [&](const JsonValue& member) { return member.name == name->text; })) {
                at_ = begin;
                return refuse("the name " + quoted(name->text) + " is there twice");
            }
            if (!take(':')) return refuse("a colon is expected");
            std::optional<JsonValue> member = read_value(depth + 1);
            if (!member) return std::nullopt;
            member->name = name->text;
            value.items.push_back(std::move(*member));
        } while (take(','));
        if (!take('}')) return refuse("a comma or a closing brace is expected");
        return value;
    }

    std::optional<JsonValue> read_list(JsonValue value, int depth) {
        value.kind = JsonKind::List;
        if (take(']')) return value;
        do {
            std::optional<JsonValue> item = read_value(depth + 1);
            if (!item) return std::nullopt;
            value.items.push_back(std::move(*item));
        } while (take(','));
        if (!take(']')) return refuse("a comma or a closing bracket is expected");
        return value;
    }

    /// Escapes are checked and kept as they are written.
    std::optional<JsonValue> read_text(JsonValue value) {
        value.kind = JsonKind::Text;
        for (++at_; at_ < text_.size() && text_[at_] != '"'; ++at_) {
            if (static_cast<unsigned char>(text_[at_]) < ' ') return refuse("a text must end on its line");
            if (text_[at_] == '\\') {
                value.text += text_[at_++];
                if (std::string_view{"\"\\/bfnrtu"}.find(next()) == std::string_view::npos || next() == '\0')
                    return refuse("an escape is expected behind a backslash");
            }
            value.text += text_[at_];
        }
        if (at_ >= text_.size()) return refuse("a text must end with a double quote");
        ++at_;
        return value;
    }

    bool read_digits(std::string& into) {
        const std::size_t begin = into.size();
        while (is_digit(next())) into += text_[at_++];
        return into.size() > begin;
    }

    std::optional<JsonValue> read_number(JsonValue value) {
        value.kind = JsonKind::Number;
        if (next() == '-') value.text += text_[at_++];
        const bool is_zero = next() == '0';
        if (!read_digits(value.text)) return refuse("a digit is expected");
        if (is_zero && value.text.size() > (value.text[0] == '-' ? 2U : 1U))
            return refuse("a number must not begin with zeros");
        if (next() == '.') {
            value.text += text_[at_++];
            if (!read_digits(value.text)) return refuse("a digit is expected");
        }
        if (next() == 'e' || next() == 'E') {
            value.text += text_[at_++];
            if (next() == '+' || next() == '-') value.text += text_[at_++];
            if (!read_digits(value.text)) return refuse("a digit is expected");
        }
        return value;
    }

    std::string_view text_;
    std::size_t at_ = 0;
    std::string complaint_;
};

}  // namespace

std::string_view name_of(JsonKind kind) {
    switch (kind) {
        case JsonKind::Null:
            return "null";
        case JsonKind::Truth:
            return "true or false";
        case JsonKind::Number:
            return "a number";
        case JsonKind::Text:
            return "a text";
        case JsonKind::List:
            return "a list";
        case JsonKind::Object:
            return "an object";
    }
    return {};
}

Result<JsonValue> read_json(std::string_view text) {
    return JsonReader{text}.read();
}

}  // namespace cellophane
