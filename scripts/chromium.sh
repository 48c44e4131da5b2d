#!/bin/sh
# Sees to it that the browser tests find a Chromium: the one that is there, or Debian's through apt where that may be
# used; there, and on CI, it is the one without windows, which is the quickest. Where there is none, the tests say so
# and are skipped; on CI that is an error.
set -eu

there() {
  command -v chromium >/dev/null || command -v chromium-browser >/dev/null
}

if command -v chromium-headless-shell >/dev/null || { [ "${CI:-}" != true ] && there; }; then
  exit 0
fi

install_with_apt() {
  command -v apt-get >/dev/null || return 1
  if [ "$(id -u)" = 0 ]; then
    root=
  elif sudo -n true 2>/dev/null; then
    root='sudo -n'
  else
    return 1
  fi
  echo 'tapis vert: installing Chromium for the browser tests (apt)'
  apt="$root env DEBIAN_FRONTEND=noninteractive apt-get -qq -o DPkg::Lock::Timeout=300 -o Dpkg::Use-Pty=0"
  $apt update >/dev/null || true
  $apt install --yes --no-install-recommends chromium-headless-shell >/dev/null 2>&1 || there ||
    $apt install --yes --no-install-recommends chromium >/dev/null
}

install_with_apt || true
if command -v chromium-headless-shell >/dev/null || there; then
  exit 0
fi
echo 'tapis vert: there is no Chromium here and apt may not be used; the browser tests will be skipped' >&2
[ "${CI:-}" != true ]
