#!/bin/sh
# Fills a real disk under a running server: mounts a file system of a few megabytes, for which it needs root,
# and runs the test that plays on it. `make test` has a database that may grow no further instead.
set -eu
cd "$(dirname "$0")/.."
disk=$(mktemp -d)
if ! mount -t tmpfs -o size=2m tmpfs "$disk"; then
    rmdir "$disk"
    echo "no small file system can be mounted here: run this as root, outside containers that forbid it" >&2
    exit 2
fi
trap 'umount "$disk" && rmdir "$disk"' EXIT
SITTUYIN_TEST_SMALL_DISK=$disk cargo test -p sittuyin-server --test online -- \
    --ignored --exact full_disk::nothing_acknowledged_is_lost_and_play_goes_on --nocapture
