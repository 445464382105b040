#include <emscripten/bind.h>
#include <emscripten/val.h>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "record/save_files.h"
#include "session/replay/playback.h"
#include "session/session.h"
#include "values.h"

// Bindings for saves and recordings.
namespace {

using namespace cellophane;
using emscripten::val;

std::span<const std::uint8_t> span_of(const std::string& file) {
    return {reinterpret_cast<const std::uint8_t*>(file.data()), file.size()};
}
val bytes_of(const std::vector<std::uint8_t>& file) {
    return bytes(std::string{file.begin(), file.end()});
}
val problem_of(const std::optional<Problem>& problem) {
    return problem ? refusal(*problem) : val::null();
}

/// The content of a file, or the reason it cannot be read. `take` moves the content out, once.
template <class T>
struct Opened {
    std::optional<Problem> problem;
    std::optional<T> content;
    /// Loading it as a game needs next to no replaying.
    bool loads_at_once = false;
};
using OpenedSave = Opened<Session>;
using OpenedRecording = Opened<Playback>;

OpenedSave* open_save(const std::string& file) {
    Result<SavedGame> saved = saved_game_from(span_of(file));
    if (!saved.ok()) return new OpenedSave{saved.problem(), std::nullopt};
    return new OpenedSave{std::nullopt, Session::resumed(std::move(saved.value()))};
}
OpenedRecording* open_recording(const std::string& file) {
    Result<Recording> recording = recording_from(span_of(file));
    if (!recording.ok()) return new OpenedRecording{recording.problem(), std::nullopt};
    return new OpenedRecording{std::nullopt, Playback{std::move(recording.value())},
                               loads_at_once(span_of(file))};
}
template <class T>
val why_not(const Opened<T>& opened) {
    return problem_of(opened.problem);
}
bool is_loaded_at_once(const OpenedRecording& opened) {
    return opened.loads_at_once;
}
template <class T>
T* take(Opened<T>& opened) {
    return new T{std::move(*opened.content)};
}

val save_of(const Session& session) {
    return bytes_of(session.save());
}
val recording_of(const Session& session) {
    return bytes_of(session.recording());
}
int recorded(const Session& session) {
    return static_cast<int>(session.recorded());
}
val addition_of(const Session& session, int since) {
    return bytes_of(session.addition(static_cast<std::size_t>(since)));
}

Session* take_over(const Playback& playback) {
    return new Session{playback.taken_over()};
}
int total_turns(const Playback& playback) {
    return playback.watched().turns;
}
val annotate(Playback& playback, const std::string& notes) {
    return problem_of(playback.annotate(notes));
}
val problem_of_playback(const Playback& playback) {
    return problem_of(playback.problem());
}

}  // namespace

EMSCRIPTEN_BINDINGS(cellophane_records) {
    using emscripten::allow_raw_pointers;
    emscripten::function("openSave", &open_save, allow_raw_pointers());
    emscripten::class_<OpenedSave>("OpenedSave")
        .function("problem", &why_not<Session>)
        .function("take", &take<Session>, allow_raw_pointers());
    emscripten::function("openRecording", &open_recording, allow_raw_pointers());
    emscripten::class_<OpenedRecording>("OpenedRecording")
        .function("problem", &why_not<Playback>)
        .function("loadsAtOnce", &is_loaded_at_once)
        .function("take", &take<Playback>, allow_raw_pointers());

    emscripten::function("saveOf", &save_of);
    emscripten::function("recordingOf", &recording_of);
    emscripten::function("recordedOf", &recorded);
    emscripten::function("additionOf", &addition_of);

    // Everything else is inherited from Session.
    emscripten::class_<Playback, emscripten::base<Session>>("Playback")
        .function("step", &Playback::step)
        .function("runTo", &Playback::run_to)
        .function("seek", &Playback::seek)
        .function("heading", &Playback::heading)
        .function("annotate", &annotate)
        .function("plays", &Playback::plays)
        .function("isAtEnd", &Playback::is_at_end)
        .function("problem", &problem_of_playback)
        .function("totalTurns", &total_turns)
        .function("takeOver", &take_over, allow_raw_pointers());
}
