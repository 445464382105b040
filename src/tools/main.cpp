#include <iostream>
#include <string>
#include <vector>

#include "tools/run.h"

int main(int count, char** values) {
    const std::vector<std::string> arguments(values + (count > 0 ? 1 : 0), values + count);
    const cellophane::Exit exit = cellophane::run(arguments, std::cout, std::cerr);
    std::cout.flush();
    if (!std::cout) {
        std::cerr << "cellophane: standard output could not be written.\n";
        return static_cast<int>(cellophane::Exit::CheckFailed);
    }
    return static_cast<int>(exit);
}
