#include "exports/dig_recording.h"

#include <algorithm>
#include <utility>

#include "exports/pictures.h"
#include "play/play.h"
#include "view/figures.h"

namespace cellophane {

namespace {

/// The most refused places that are shown.
constexpr std::size_t most_places_shown = 8;

/// A few of the places, evenly spread, the last one among them.
std::vector<Pos> sampled(const std::vector<Pos>& places) {
    const std::size_t count = std::min(places.size(), most_places_shown);
    std::vector<Pos> some;
    for (std::size_t i = 1; i <= count; ++i) some.push_back(places[i * places.size() / count - 1]);
    return some;
}

class Recorder {
public:
    explicit Recorder(const LevelRequest& request) : request_{request} { begin(); }

    void see(const Draft& draft, const DigEvent& event) {
        if (event.kind == DigEventKind::LevelRejected) return begin_again();
        look_at(draft);
        DigStep step{.kind = event.kind,
                     .stage = recording_.stages.size(),
                     .at = event.at,
                     .tried = event.count,
                     .machine = event.machine,
                     .parent = event.parent};
        if (event.cells) step.cells = numbers_of(*event.cells);
        if (event.beside) step.beside = numbers_of(*event.beside);
        if (event.refused) step.refused = sampled(*event.refused);
        step.changes = changes();
        changed_ += static_cast<int>(step.changes.size());
        if (event.kind == DigEventKind::StageDone) mark_findings(draft, event.stage, step);
        DigEvent copy = event;
        if (event.kind == DigEventKind::StageDone)
            copy.count = step.cells.empty() ? changed_ : static_cast<int>(step.cells.size());
        if (event.by_lot) copy.count = static_cast<int>(weights_[event.at] / 10);
        if (event.by_lot || event.kind == DigEventKind::TicketsDealt) {
            if (event.kind == DigEventKind::TicketsDealt) weights_ = draft.item_weights.cells;
            for (int i = 0; i < recording_.size.area(); ++i) step.weights.push_back(weights_[cell_at(i)]);
            weights_ = draft.item_weights.cells;
        }
        step.caption = dig_caption(copy, seen_);
        recording_.steps.push_back(std::move(step));
        if (event.kind == DigEventKind::StageDone) end_stage(event.stage);
    }

    DigRecording result() && { return std::move(recording_); }

private:
    Pos cell_at(int number) const { return {number % recording_.size.width, number / recording_.size.width}; }
    int number_of(Pos at) const { return at.y * recording_.size.width + at.x; }

    std::vector<int> numbers_of(const BitGrid& cells) const {
        std::vector<int> numbers;
        cells.for_each([&](Pos at) { numbers.push_back(number_of(at)); });
        return numbers;
    }

    void begin() {
        const Size size = request_.size;
        recording_.size = size;
        LevelPlan bare;
        bare.size = size;
        seen_ = survey(request_.seed, request_.style, request_.variant,
                       level_so_far(Draft{bare, RunCounters{request_.seed}}));
        figures_ = BitGrid{size};
        for (int i = 0; i < size.area(); ++i)
            recording_.beginning.push_back({.look = picture_of(seen_, cell_at(i)), .is_rock = true});
        now_ = recording_.beginning;
    }

    void begin_again() {
        const int attempts = recording_.attempts + 1;
        recording_ = {};
        begin();
        recording_.attempts = attempts;
    }

    /// Some stages leave marks that no map shows.
    void mark_findings(const Draft& draft, std::string_view name, DigStep& step) const {
        if (name == "set_waypoints")
            for (Pos at : draft.waypoints) step.cells.push_back(number_of(at));
        if (name == "analyse_shape") step.cells = numbers_of(draft.topology.chokepoints);
    }

    void end_stage(std::string_view name) {
        const std::size_t first = recording_.stages.empty() ? 0 : recording_.stages.back().last + 1;
        recording_.stages.push_back({.words = stage_words(request_.style, request_.variant, name),
                                     .first = first,
                                     .last = recording_.steps.size() - 1});
        changed_ = 0;
    }

    /// What a level shows of itself.
    Level level_so_far(const Draft& draft) const {
        Level level;
        level.depth = request_.depth;
        level.layers = draft.layers;
        level.layers[Layer::Dungeon] = ground_so_far(draft);
        level.ownership = draft.ownership;
        level.items = draft.items;
        level.monsters = draft.monsters;
        return level;
    }

    void look_at(const Draft& draft) {
        before_ = std::move(seen_.cells);
        seen_ = survey(request_.seed, request_.style, request_.variant, level_so_far(draft));
    }

    BitGrid cells_with_figures() const {
        BitGrid cells{recording_.size};
        for (const MonsterView& monster : seen_.monsters) cells.set_if_inside(monster.at);
        for (const ItemView& item : seen_.items) cells.set_if_inside(item.at);
        return cells;
    }

    /// Only what may look different is drawn again.
    std::vector<DugChange> changes() {
        const BitGrid stats = cells_with_figures();
        const BitGrid touched = stats | figures_;
        figures_ = stats;
        std::vector<DugChange> changes;
        for (int i = 0; i < recording_.size.area(); ++i) {
            const Pos at = cell_at(i);
            if (seen_.cells[at] == before_[at] && !touched.test(at)) continue;
            const bool is_rock = seen_.cells[at][Layer::Dungeon] == Terrain::Granite && !stats.test(at);
            const DugCell cell{.look = picture_of(seen_, at), .is_rock = is_rock};
            DugCell& shown = now_[static_cast<std::size_t>(i)];
            if (cell == shown) continue;
            shown = cell;
            changes.push_back({.cell = i, .now = cell});
        }
        return changes;
    }

    const LevelRequest& request_;
    DigRecording recording_;
    Observation seen_;
    Grid<CellView> before_;
    BitGrid figures_;
    std::vector<DugCell> now_;
    Grid<std::int32_t> weights_;
    /// Cells that look different since the last stage.
    int changed_ = 0;
};

}  // namespace

std::vector<DugCell> picture_after(const DigRecording& recording, std::size_t step) {
    std::vector<DugCell> picture = recording.beginning;
    for (std::size_t i = 0; i <= step; ++i)
        for (const DugChange& change : recording.steps[i].changes)
            picture[static_cast<std::size_t>(change.cell)] = change.now;
    return picture;
}

Result<RecordedLevel> record_dig(const LevelRequest& request) {
    const std::vector<Problem> problems = problems_of(request);
    if (!problems.empty()) return problems.front();
    Recorder recorder{request};
    Result<Level> level =
        generate(request, [&](const Draft& draft, const DigEvent& event) { recorder.see(draft, event); });
    if (!level.ok()) return level.problem();
    return RecordedLevel{.level = std::move(level.value()), .recording = std::move(recorder).result()};
}

}  // namespace cellophane
