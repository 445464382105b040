#include "exports/dig_json.h"

#include <array>

#include "exports/json_text.h"

namespace cellophane {

namespace {

constexpr std::array<std::string_view, static_cast<std::size_t>(DigEventKind::count)> event_names{
    "stage",
    "rejected",
    "room",
    "room refused",
    "corridor",
    "loop",
    "lake",
    "lake refused",
    "lake filled",
    "terrain",
    "bridge",
    "machine begun",
    "machine built",
    "machine refused",
    "machine unplaced",
    "item entrusted",
    "stairs",
    "tickets",
    "item",
    "horde"};

std::string json_numbers(const std::vector<int>& numbers) {
    return json_list(numbers, [](int number) { return std::to_string(number); });
}

std::string json_step(const DigStep& step) {
    return JsonObject{}
        .text("kind", name_of(step.kind))
        .number("stage", static_cast<int>(step.stage))
        .text("caption", step.caption)
        .raw("at", step.at == nowhere ? "null" : json_pair(step.at))
        .raw("cells", json_numbers(step.cells))
        .raw("beside", json_numbers(step.beside))
        .raw("refused", json_list(step.refused, json_pair))
        .number("tried", step.tried)
        .number("machine", step.machine)
        .number("parent", step.parent)
        .done();
}

std::string json_stage(const DugStage& stage) {
    return JsonObject{}
        .text("name", stage.words.stage)
        .text("title", stage.words.title)
        .text("line", stage.words.line)
        .number("first", static_cast<int>(stage.first))
        .number("last", static_cast<int>(stage.last))
        .done();
}

constexpr std::uint32_t packed(Rgb color) {
    return static_cast<std::uint32_t>(color.red) << 16 | static_cast<std::uint32_t>(color.green) << 8 |
           static_cast<std::uint32_t>(color.blue);
}

void append_look(std::vector<std::uint32_t>& looks, const DugCell& cell) {
    constexpr std::uint32_t rock = 1U << 24;
    looks.push_back(cell.look.glyph);
    looks.push_back(packed(cell.look.fore));
    looks.push_back(packed(cell.look.back) | (cell.is_rock ? rock : 0));
}

}  // namespace

std::string_view name_of(DigEventKind kind) {
    return event_names[static_cast<std::size_t>(kind)];
}

std::string to_json(const DigRecording& recording) {
    return JsonObject{}
        .number("attempts", recording.attempts)
        .raw("list", json_list(recording.stages, json_stage))
        .raw("steps", json_list(recording.steps, json_step))
        .done();
}

std::vector<std::uint32_t> looks_of(const DigRecording& recording) {
    std::vector<std::uint32_t> looks;
    for (const DugCell& cell : recording.beginning) append_look(looks, cell);
    for (const DigStep& step : recording.steps) {
        looks.push_back(static_cast<std::uint32_t>(step.changes.size()));
        for (const DugChange& change : step.changes) {
            looks.push_back(static_cast<std::uint32_t>(change.cell));
            append_look(looks, change.now);
        }
        looks.push_back(static_cast<std::uint32_t>(step.weights.size()));
        looks.insert(looks.end(), step.weights.begin(), step.weights.end());
    }
    return looks;
}

}  // namespace cellophane
