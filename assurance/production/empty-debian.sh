#!/usr/bin/env bash
# Makes an empty Debian with Node, as a copy of one that is kept: empty-debian.sh <folder>. Needs root and debootstrap.
# What a server is installed with comes along, so that the page can be walked without a network: PostgreSQL, nginx, clamd.
set -euo pipefail
root=$1
base=${EMPTY_DEBIAN:-/var/tmp/ndp-empty-debian}
suite=$(. /etc/os-release && echo "$VERSION_CODENAME")
packages='ca-certificates curl openssl systemd python3-minimal libpython3-stdlib postgresql postgresql-client nginx clamav-daemon'
if [ ! -e "$base/.made" ]; then
  command -v debootstrap >/dev/null || apt-get install -y -qq --no-install-recommends debootstrap >/dev/null
  mirror=$(awk '/^URIs:/ || /^deb /{print $2; exit}' /etc/apt/sources.list.d/* $(ls /etc/apt/sources.list 2>/dev/null) || true)
  rm -rf "$base"
  debootstrap --variant=minbase --include=ca-certificates "$suite" "$base" "$mirror" >/dev/null
  cp /etc/resolv.conf "$base/etc/"
  cp /etc/ssl/certs/ca-certificates.crt "$base/etc/ssl/certs/"
  cp /etc/apt/apt.conf.d/* "$base/etc/apt/apt.conf.d/" 2>/dev/null || true
  printf '#!/bin/sh\nexit 101\n' >"$base/usr/sbin/policy-rc.d" && chmod +x "$base/usr/sbin/policy-rc.d"
  mount --bind /proc "$base/proc"
  trap 'umount "$base/proc"' EXIT
  # shellcheck disable=SC2086
  DEBIAN_FRONTEND=noninteractive LANG=C.UTF-8 chroot "$base" sh -c \
    "apt-get update -qq && apt-get install -y -qq --no-install-recommends $packages >/dev/null"
  umount "$base/proc"
  trap - EXIT
  cp -L "$(readlink -f "$(command -v node)")" "$base/usr/bin/node"
  touch "$base/.made"
fi
mkdir -p "$root"
cp -a "$base/." "$root/"
