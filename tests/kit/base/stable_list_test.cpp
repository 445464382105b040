#include "kit/base/stable_list.h"

#include <algorithm>
#include <string>
#include <utility>

#include "support/catch.h"

namespace cellophane {

namespace {

std::string joined(const StableList<std::string>& list) {
    std::string all;
    for (const std::string& element : list) all += element + " ";
    return all;
}

}  // namespace

TEST_CASE("elements of a stable list keep their address while others are added and removed", "[kit]") {
    StableList<std::string> list{"rat", "ogre", "bat"};
    const std::string& ogre = list[1];
    const std::string& bat = list.back();
    for (int i = 0; i < 1000; ++i) list.emplace_back(3, 'z');
    list.erase(list.begin());
    CHECK(&list.front() == &ogre);
    CHECK(&list[1] == &bat);
    CHECK(ogre == "ogre");
    CHECK(list.size() == 1002);
}

TEST_CASE("a copy of a list has elements of its own", "[kit]") {
    StableList<std::string> list{"rat", "ogre"};
    StableList<std::string> copy = list;
    CHECK(copy == list);
    copy[0] = "eel";
    CHECK(joined(list) == "rat ogre ");
    CHECK_FALSE(copy == list);
    list = copy;
    CHECK(joined(list) == "eel ogre ");
    copy.pop_back();
    CHECK_FALSE(copy == list);
    const StableList<std::string>& same = list;
    list = same;
    CHECK(joined(list) == "eel ogre ");
    list.resize(3);
    CHECK(joined(list) == "eel ogre  ");
    list.resize(1);
    CHECK(joined(list) == "eel ");
    list.clear();
    CHECK(list.empty());
}

TEST_CASE("standard algorithms work on a stable list", "[kit]") {
    StableList<std::string> list{"rat", "ogre", "bat"};
    CHECK(list.end() - list.begin() == 3);
    CHECK(*std::find(list.begin(), list.end(), "bat") == "bat");
    CHECK(std::count_if(list.begin(), list.end(), [](const std::string& one) { return one.size() == 3; }) ==
          2);
    std::sort(list.begin(), list.end());
    CHECK(joined(list) == "bat ogre rat ");
    const StableList<std::string>::const_iterator second = list.begin() + 1;
    CHECK(*second == "ogre");
    CHECK(second->size() == 4);
    CHECK(second > std::as_const(list).begin());
    list.erase(second);
    CHECK(joined(list) == "bat rat ");
}

}  // namespace cellophane
