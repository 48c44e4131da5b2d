#!/bin/sh
# Sees to it that the server's tests find PostgreSQL and Redis: those that are there, or Debian's through apt where that
# may be used. Where it may not, the tests say so and are skipped; on CI that is an error.
set -eu

postgres_there() {
  command -v initdb >/dev/null || ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1
}

redis_there() {
  command -v redis-server >/dev/null
}

install_with_apt() {
  command -v apt-get >/dev/null || return 1
  if [ "$(id -u)" = 0 ]; then
    root=
  elif sudo -n true 2>/dev/null; then
    root='sudo -n'
  else
    return 1
  fi
  echo "tapis vert: installing for the server's tests (apt):$missing"
  apt="$root env DEBIAN_FRONTEND=noninteractive apt-get -qq -o DPkg::Lock::Timeout=300 -o Dpkg::Use-Pty=0"
  $apt update >/dev/null || true
  $apt install --yes --no-install-recommends $missing >/dev/null
}

missing=
postgres_there || missing="$missing postgresql"
redis_there || missing="$missing redis-server"
if [ -z "$missing" ] || { install_with_apt && postgres_there && redis_there; }; then
  exit 0
fi
echo "tapis vert: missing here, and apt may not be used:$missing; the tests that need it will be skipped" >&2
[ "${CI:-}" != true ]
