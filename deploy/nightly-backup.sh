#!/bin/sh
# A backup each night at 2:30, where no timer of systemd starts one. One that fails ends the container, which says so.
set -eu
umask 077
while sleep "$(($(date -d 'tomorrow 02:30' +%s) - $(date +%s)))"; do
  node ndp.mjs backup --as nightly --out "/var/backups/ndp/ndp-$(date +%F-%H%M).age"
done
