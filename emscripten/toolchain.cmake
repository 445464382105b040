# Finds the toolchain file that every Emscripten carries, wherever it was installed from, and goes on with it.

find_program(CELLOPHANE_EMCC emcc HINTS $ENV{EMSDK}/upstream/emscripten)
find_program(CELLOPHANE_EM_CONFIG em-config HINTS $ENV{EMSDK}/upstream/emscripten)

set(emscripten_roots $ENV{EMSCRIPTEN} $ENV{EMSDK}/upstream/emscripten)
if(CELLOPHANE_EM_CONFIG)
    execute_process(COMMAND ${CELLOPHANE_EM_CONFIG} EMSCRIPTEN_ROOT
        OUTPUT_VARIABLE configured_root OUTPUT_STRIP_TRAILING_WHITESPACE ERROR_QUIET)
    list(APPEND emscripten_roots ${configured_root})
endif()
if(CELLOPHANE_EMCC)
    file(REAL_PATH ${CELLOPHANE_EMCC} real_emcc)
    cmake_path(GET real_emcc PARENT_PATH beside_emcc)
    list(APPEND emscripten_roots ${beside_emcc})
endif()
list(APPEND emscripten_roots /usr/share/emscripten)

set(emscripten_toolchain "")
foreach(root IN LISTS emscripten_roots)
    if(NOT emscripten_toolchain AND EXISTS ${root}/cmake/Modules/Platform/Emscripten.cmake)
        set(emscripten_toolchain ${root}/cmake/Modules/Platform/Emscripten.cmake)
    endif()
endforeach()

if(NOT emscripten_toolchain)
    message(FATAL_ERROR
        "Emscripten was not found. On Debian and Ubuntu: apt-get install emscripten node-acorn. Elsewhere: install "
        "emsdk and source its emsdk_env.sh, so that emcc is on the PATH. Looked in: ${emscripten_roots}")
endif()
include(${emscripten_toolchain})
