#!/usr/bin/env bash
# enter.sh ROOT COMMAND...: runs a command in a root, with the mounts a system has. To be run in namespaces of its own
# for mounts and processes (tests/toolchains.sh), where they are invisible from outside and end with the command.
set -euo pipefail
root=$1
shift
[ "$$" = 1 ] || { echo "enter.sh: not in namespaces of its own; tests/toolchains.sh starts it." >&2; exit 2; }

mount -t proc proc "$root/proc"
mount -t sysfs -o ro sysfs "$root/sys"
# A /dev with the harmless devices alone: the root cannot reach the host's others.
mount -t tmpfs -o mode=755,nosuid dev "$root/dev"
mkdir "$root/dev/pts" "$root/dev/shm"
for device in null zero full random urandom tty; do
    touch "$root/dev/$device"
    mount --bind "/dev/$device" "$root/dev/$device"
done
# Terminals, for tmux, and shared memory, for browsers.
mount -t devpts -o newinstance,ptmxmode=666,mode=620 devpts "$root/dev/pts"
mount -t tmpfs -o mode=1777,nosuid,nodev shm "$root/dev/shm"
ln -s pts/ptmx "$root/dev/ptmx"
ln -s /proc/self/fd "$root/dev/fd"
for stream in 0:stdin 1:stdout 2:stderr; do ln -s "/proc/self/fd/${stream%:*}" "$root/dev/${stream#*:}"; done

# Not exec: the first process of a namespace has to reap the orphans of the others.
chroot "$root" "$@" </dev/null
