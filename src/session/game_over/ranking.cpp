#include "session/game_over/ranking.h"

#include <algorithm>
#include <cstddef>
#include <set>
#include <string_view>
#include <vector>

#include "content/styles.h"
#include "kit/base/foreign_text.h"
#include "kit/base/json_string.h"
#include "words/ranking.h"

namespace cellophane {

namespace {

std::string mode_of(const VerifiedResult& verified) {
    return contest_mode(verified.options.variant, verified.options.depth, verified.result.easy,
                        verified.options.harmless);
}

/// A field of a row: its name, and its value as text. Numbers are no text in JSON; an empty one is null.
struct Field {
    std::string_view name;
    bool is_text = false;
    std::string value;
};

std::vector<Field> row_of(const RankedFile& ranked) {
    const VerifiedResult& verified = ranked.verified;
    const PastGame& result = verified.result;
    const bool is_read = verified.verification != Verification::Unreadable;
    const auto number = [&](auto value) { return is_read ? std::to_string(value) : std::string{}; };
    const auto text = [&](std::string_view value) { return is_read ? std::string{value} : std::string{}; };
    return {{"rank", false, ranked.place > 0 ? std::to_string(ranked.place) : std::string{}},
            {"file", true, ranked.file},
            {"status", true, std::string{name_of(verified.verification)}},
            // Seeds are larger than the numbers of many programs.
            {"seed", true, number(verified.options.seed)},
            {"style", true, text(style_rows[verified.options.style].name)},
            {"mode", true, text(mode_of(verified))},
            {"score", false, number(result.score)},
            {"gold", false, number(result.gold)},
            {"lumenstones", false, number(result.lumenstones)},
            {"deepest", false, number(result.deepest)},
            {"turns", false, number(result.turns)},
            {"end", true, text(result.told)},
            {"dungeon_version", false, number(verified.dungeon_version)},
            {"rules_version", false, number(verified.rules_version)},
            {"problem", true, objection(verified)},
            {"shared_turns", false, ranked.shared_turns > 0 ? std::to_string(ranked.shared_turns) : ""},
            {"shared_with", true, ranked.shared_with}};
}

int turns_in_common(const VerifiedResult& a, const VerifiedResult& b) {
    const auto parting = std::mismatch(a.trail.begin(), a.trail.end(), b.trail.begin(), b.trail.end());
    return static_cast<int>(parting.first - a.trail.begin()) * turns_between_trail_marks;
}

/// Finds out which games of a contest began as one: in the order of their trails, who shares most with a
/// game stands beside it.
void compare_beginnings(std::span<RankedFile> contest) {
    std::vector<RankedFile*> by_trail;
    for (RankedFile& ranked : contest) by_trail.push_back(&ranked);
    std::stable_sort(by_trail.begin(), by_trail.end(), [](const RankedFile* a, const RankedFile* b) {
        return a->verified.trail < b->verified.trail;
    });
    for (std::size_t i = 1; i < by_trail.size(); ++i) {
        RankedFile& one = *by_trail[i - 1];
        RankedFile& other = *by_trail[i];
        const int turns = turns_in_common(one.verified, other.verified);
        const auto note = [turns](RankedFile& at, const RankedFile& with) {
            if (turns <= at.shared_turns) return;
            at.shared_turns = turns;
            at.shared_with = with.file;
        };
        note(one, other);
        note(other, one);
    }
}

}  // namespace

void rank(std::vector<RankedFile>& files) {
    std::stable_sort(files.begin(), files.end(),
                     [](const RankedFile& a, const RankedFile& b) { return a.file < b.file; });
    std::stable_sort(files.begin(), files.end(), [](const RankedFile& a, const RankedFile& b) {
        const bool counts = is_ranked(a.verified);
        if (counts != is_ranked(b.verified)) return counts;
        return counts && ranks_before(a.verified, b.verified);
    });
    int in_contest = 0;
    for (std::size_t i = 0; i < files.size() && is_ranked(files[i].verified); ++i) {
        const RankedFile* above = i == 0 ? nullptr : &files[i - 1];
        if (above == nullptr || !is_same_contest(above->verified, files[i].verified)) in_contest = 0;
        ++in_contest;
        const bool is_equal = in_contest > 1 && ranks_equal(above->verified, files[i].verified);
        files[i].place = is_equal ? above->place : in_contest;
    }
    for (std::size_t first = 0; first < files.size() && files[first].place > 0;) {
        std::size_t end = first + 1;
        while (end < files.size() && files[end].place > 0 &&
               is_same_contest(files[first].verified, files[end].verified))
            ++end;
        compare_beginnings(std::span{files}.subspan(first, end - first));
        first = end;
    }
}

std::string shared_beginning(const RankedFile& ranked) {
    return ranked.shared_turns == 0 ? std::string{} : same_beginning(ranked.shared_turns, ranked.shared_with);
}

std::string mixture_of_rules(std::span<const RankedFile> files) {
    std::set<int> versions;
    for (const RankedFile& ranked : files) {
        if (ranked.place == 0 || !is_same_contest(files.front().verified, ranked.verified)) break;
        versions.insert(ranked.verified.rules_version);
    }
    if (versions.size() < 2) return {};
    return different_rules(std::vector<int>(versions.begin(), versions.end()));
}

std::string contest_title(const VerifiedResult& verified) {
    return contest_heading(std::to_string(verified.options.seed), style_rows[verified.options.style].name,
                           mode_of(verified));
}

std::string objection(const VerifiedResult& verified) {
    if (!verified.problem.empty()) return verified.problem;
    if (verified.verification == Verification::Unfinished)
        return game_not_over(verified.result.deepest, verified.result.turns);
    return std::string{verified.options.harmless ? nothing_hurt_the_hero : std::string_view{}};
}

std::string ranking_as_csv(std::span<const RankedFile> files) {
    std::string out;
    for (const Field& field : row_of(RankedFile{})) out.append(out.empty() ? "" : ",").append(field.name);
    out += '\n';
    for (const RankedFile& ranked : files) {
        bool is_first = true;
        for (const Field& field : row_of(ranked)) {
            out += is_first ? "" : ",";
            out += field.is_text && !field.value.empty() ? csv_cell(field.value) : field.value;
            is_first = false;
        }
        out += '\n';
    }
    return out;
}

std::string ranking_as_json(std::span<const RankedFile> files) {
    std::string out = "[";
    for (const RankedFile& ranked : files) {
        out += out.size() == 1 ? "\n  {" : ",\n  {";
        bool is_first = true;
        for (const Field& field : row_of(ranked)) {
            out += is_first ? "" : ", ";
            out += json_string(field.name) + ": ";
            out += field.value.empty() ? "null" : field.is_text ? json_string(field.value) : field.value;
            is_first = false;
        }
        out += '}';
    }
    return out + "\n]\n";
}

}  // namespace cellophane
