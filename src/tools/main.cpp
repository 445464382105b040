#include <iostream>
#include <string>
#include <vector>

#include "tools/run.h"
#include "tools/system/standard_streams.h"

int main(int count, char** values) {
    const cellophane::ByteStreams streams;
    const std::vector<std::string> arguments = cellophane::arguments_of(count, values);
    const cellophane::Exit exit = cellophane::run(arguments, std::cout, std::cerr);
    std::cout.flush();
    if (!std::cout) {
        std::cerr << "cellophane: standard output could not be written.\n";
        return static_cast<int>(cellophane::Exit::CheckFailed);
    }
    return static_cast<int>(exit);
}
