#include "words/ending.h"

#include "words/grammar.h"

namespace cellophane {

namespace {

std::string in_a_row(const std::vector<std::string>& names) {
    std::string row;
    for (const std::string& name : names) row.append(row.empty() ? "" : ", ").append(name);
    return row;
}

}  // namespace

std::string more_of_them(int number) {
    return "and " + std::to_string(number) + " more";
}

std::string last_level_heading(int depth) {
    return "Depth " + std::to_string(depth);
}

std::string format_figure(std::string_view name, std::string_view figure) {
    return capitalized(name).append(": ").append(figure).append(".");
}

std::string format_carried(const std::vector<std::string>& names) {
    return names.empty() ? "You carried nothing at all." : "You carried: " + in_a_row(names) + ".";
}

std::string format_feats(const std::vector<std::string>& names) {
    return "Feats: " + in_a_row(names) + ".";
}

std::string format_last_level(int depth, int cells_known, int steps, bool died) {
    std::string told = "Your last level was depth " + std::to_string(depth) + ". You knew " +
                       counted(cells_known, "cell", "cells") + " of it";
    if (steps <= 1) return told + ".";
    told += ", and the map shows your last " + counted(steps, "step", "steps");
    return told + (died ? " to the place where you died." : ".");
}

}  // namespace cellophane
