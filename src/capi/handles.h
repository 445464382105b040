#pragma once

#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <mutex>
#include <utility>

namespace cellophane::capi {

/// Why a handle cannot be used.
enum class HandleTrouble : std::uint8_t { None, Stale, Busy };

/// Objects behind handles. A handle is a number the size of a pointer and is never followed: it names a slot
/// and the how-manieth object of that slot is meant, so one that was freed is told from its successor without
/// looking at memory that is gone. `tag` is the lowest two bits: handles of several kinds of objects differ.
///
/// On 64 bits no handle comes a second time; on 32 bits a slot gives the same one again after 1023 objects.
template <class Object, unsigned tag>
class Handles {
    static constexpr unsigned tag_bits = 2;
    static_assert(tag < 1U << tag_bits);
    struct Slot;

public:
    /// The object of a handle, which is this caller's alone as long as this lives.
    class Held {
    public:
        Held(Held&& other) noexcept : slot_{std::exchange(other.slot_, nullptr)}, trouble_{other.trouble_} {}
        Held& operator=(Held&&) = delete;
        ~Held() {
            if (slot_ == nullptr) return;
            slot_->state.fetch_and(~busy);
            slot_->state.notify_all();
        }

        explicit operator bool() const { return slot_ != nullptr; }
        HandleTrouble trouble() const { return trouble_; }
        Object& operator*() const { return *slot_->object; }

    private:
        friend class Handles;
        explicit Held(HandleTrouble trouble) : trouble_{trouble} {}
        explicit Held(Slot& slot) : slot_{&slot} {}
        Slot* slot_ = nullptr;
        HandleTrouble trouble_ = HandleTrouble::None;
    };

    Handles() = default;
    ~Handles() {
        for (std::atomic<Slot*>& slots : chunks_) delete[] slots.load();
    }
    Handles(const Handles&) = delete;
    Handles& operator=(const Handles&) = delete;

    /// All objects of one kind. Never destroyed: a thread may outlive the end of `main`.
    static Handles& all() {
        static Handles& kept = *new Handles;
        return kept;
    }

    /// The handle of a new object; 0 if there are as many as there can be, about a million.
    std::uintptr_t add(std::unique_ptr<Object> object) {
        const std::lock_guard lock{mutex_};
        const std::uint32_t index = free_slot();
        if (index == none) return 0;
        Slot& slot = *find(index);
        first_free_ = slot.next_free;
        slot.object = std::move(object);
        std::uint64_t generation = (slot.state.load() >> 2) + 1;
        if ((generation & generations) == 0) ++generation;
        slot.state.store(generation << 2 | live);
        return static_cast<std::uintptr_t>((generation & generations) << (index_bits + tag_bits) |
                                           std::uint64_t{index} << tag_bits | tag);
    }

    Held hold(std::uintptr_t handle) {
        Slot* const slot = slot_of(handle);
        if (slot == nullptr) return Held{HandleTrouble::Stale};
        std::uint64_t state = slot->state.load();
        if (!is_of(handle, state)) return Held{HandleTrouble::Stale};
        std::uint64_t idle = state & ~busy;
        if (slot->state.compare_exchange_strong(idle, idle | busy)) return Held{*slot};
        return Held{is_of(handle, idle) ? HandleTrouble::Busy : HandleTrouble::Stale};
    }

    /// Destroys the object, once nobody holds it any more. False if the handle has none.
    bool remove(std::uintptr_t handle) {
        Slot* const slot = slot_of(handle);
        if (slot == nullptr) return false;
        for (std::uint64_t state = slot->state.load(); is_of(handle, state); state = slot->state.load()) {
            if ((state & busy) != 0)
                slot->state.wait(state);
            else if (slot->state.compare_exchange_strong(state, state | busy)) {
                slot->object.reset();
                const std::lock_guard lock{mutex_};
                slot->state.store(state & ~(live | busy));
                slot->state.notify_all();
                slot->next_free = first_free_;
                first_free_ = index_of(handle);
                return true;
            }
        }
        return false;
    }

private:
    /// A slot's state: the number of objects it has had, and these.
    static constexpr std::uint64_t live = 1;
    static constexpr std::uint64_t busy = 2;

    static constexpr unsigned index_bits = 20;
    static constexpr unsigned generation_bits = sizeof(std::uintptr_t) * 8 - index_bits - tag_bits;
    static constexpr std::uint64_t generations = (std::uint64_t{1} << generation_bits) - 1;
    static constexpr std::uint32_t chunk = 1024;
    static constexpr std::uint32_t most = std::uint32_t{1} << index_bits;
    static constexpr std::uint32_t none = most;

    struct Slot {
        std::atomic<std::uint64_t> state{0};
        std::unique_ptr<Object> object;
        std::uint32_t next_free = none;
    };

    static std::uint32_t index_of(std::uintptr_t handle) {
        return static_cast<std::uint32_t>(handle >> tag_bits) & (most - 1);
    }
    /// Whether a slot of this state holds the object of this handle.
    static bool is_of(std::uintptr_t handle, std::uint64_t state) {
        return (state & live) != 0 && (state >> 2 & generations) == handle >> (index_bits + tag_bits);
    }

    Slot* find(std::uint32_t index) {
        Slot* const first = chunks_[index / chunk].load();
        return first == nullptr ? nullptr : first + index % chunk;
    }
    Slot* slot_of(std::uintptr_t handle) {
        return (handle & ((1U << tag_bits) - 1)) == tag ? find(index_of(handle)) : nullptr;
    }

    /// Slots are kept: whatever a handle names can be looked at. `none` if all are taken.
    std::uint32_t free_slot() {
        if (first_free_ != none) return first_free_;
        if (count_ == most) return none;
        if (count_ % chunk == 0) chunks_[count_ / chunk].store(new Slot[chunk]);
        return first_free_ = count_++;
    }

    std::mutex mutex_;
    std::array<std::atomic<Slot*>, most / chunk> chunks_{};
    std::uint32_t count_ = 0;
    std::uint32_t first_free_ = none;
};

}  // namespace cellophane::capi
