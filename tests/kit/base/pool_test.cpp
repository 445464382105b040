#include "kit/base/pool.h"

#include <algorithm>
#include <string>
#include <utility>

#include "kit/base/id.h"
#include "support/catch.h"

namespace cellophane {

namespace {

struct Beast {
    Id<Beast> id{};
    std::string name{};

    friend bool operator==(const Beast&, const Beast&) = default;
};

Beast beast(std::string name) {
    return {.name = std::move(name)};
}

Pool<Beast> pack() {
    return {beast("rat"), beast("ogre"), beast("bat")};
}

std::string joined(const Pool<Beast>& pool) {
    std::string all;
    for (const Beast& one : pool) all += one.name + " ";
    return all;
}

}  // namespace

TEST_CASE("things in a pool keep their address while others are added and removed", "[kit]") {
    Pool<Beast> pool = pack();
    const Beast& ogre = pool[1];
    const Beast& bat = pool.back();
    for (int i = 0; i < 1000; ++i) pool.push_back(beast("newt"));
    pool.take(pool.front());
    CHECK(&pool.front() == &ogre);
    CHECK(&pool[1] == &bat);
    CHECK(ogre.name == "ogre");
    CHECK(pool.size() == 1002);
}

TEST_CASE("things in a pool are found by their ids for as long as they are there", "[kit]") {
    Pool<Beast> pool = pack();
    CHECK(pool[0].id == Id<Beast>{0});
    CHECK(pool[2].id == Id<Beast>{2});
    CHECK(pool.find(Id<Beast>{1})->name == "ogre");
    CHECK(pool.find(Id<Beast>{3}) == nullptr);
    CHECK(pool.find(Id<Beast>{}) == nullptr);
    const Beast ogre = pool.take(pool[1]);
    CHECK(ogre.name == "ogre");
    CHECK(pool.find(ogre.id) == nullptr);
    CHECK(pool.find(Id<Beast>{2})->name == "bat");
    Pool<Beast> elsewhere;
    elsewhere.push_back({.id = Id<Beast>{7}, .name = "eel"});
    elsewhere.push_back(ogre);
    CHECK(&elsewhere.back() == elsewhere.find(Id<Beast>{1}));
    elsewhere.push_back(beast("newt"));
    CHECK(elsewhere.back().id == Id<Beast>{8});
}

TEST_CASE("a pool is walked through newest first, past those who join on the way", "[kit]") {
    Pool<Beast> pool = pack();
    std::string met;
    for (const Beast& one : pool) {
        met += one.name + " ";
        // So many that memory has to move.
        for (int i = 0; i < 100; ++i) pool.push_back(beast("newt"));
    }
    CHECK(met == "bat ogre rat ");
    met.clear();
    for (const Beast& one : std::as_const(pool).oldest_first()) met += one.name.substr(0, 1);
    CHECK(met == "rob" + std::string(300, 'n'));
}

TEST_CASE("a copy of a pool has things of its own", "[kit]") {
    Pool<Beast> pool = pack();
    Pool<Beast> copy = pool;
    CHECK(copy == pool);
    copy[0].name = "eel";
    CHECK(joined(pool) == "bat ogre rat ");
    CHECK_FALSE(copy == pool);
    pool = copy;
    CHECK(joined(pool) == "bat ogre eel ");
    copy.take(copy.back());
    CHECK_FALSE(copy == pool);
    const Pool<Beast>& same = pool;
    pool = same;
    CHECK(joined(pool) == "bat ogre eel ");
    pool.clear();
    CHECK(pool.empty());
}

TEST_CASE("standard algorithms work on a pool", "[kit]") {
    Pool<Beast> pool = pack();
    const auto is_short = [](const Beast& one) { return one.name.size() == 3; };
    CHECK(pool.end() - pool.begin() == 3);
    CHECK(std::find_if(pool.begin(), pool.end(), is_short)->name == "bat");
    CHECK(std::count_if(pool.begin(), pool.end(), is_short) == 2);
    std::sort(pool.begin(), pool.end(), [](const Beast& a, const Beast& b) { return a.name < b.name; });
    CHECK(joined(pool) == "bat ogre rat ");
    const Pool<Beast>::const_iterator second = pool.begin() + 1;
    CHECK(second->name == "ogre");
    CHECK(second > std::as_const(pool).begin());
}

}  // namespace cellophane
