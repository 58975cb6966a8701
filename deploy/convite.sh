#!/bin/sh
# convite [start | admin | back | backup | database | doctor | forward | restore] …
# Runs this release with the Node that came with it, as the user of the site, with the settings of
# /etc/convite/convite.env (or the file that CONVITE_ENV names).
set -eu

release=$(dirname "$(dirname "$(readlink -f "$0")")")
settings=${CONVITE_ENV:-/etc/convite/convite.env}
command=${1:-start}
flags=
[ $# -eq 0 ] || shift

case $command in
  back | forward) exec "$release/deploy/versions.sh" "$command" "$@" ;;
  # As `npm start` does: memory that grew in a busy hour is not given back.
  start)
    program=dist/server/main.mjs
    flags='--max-semi-space-size=2 --heap-growing-percent=25 --v8-pool-size=1 --expose-gc'
    export MALLOC_ARENA_MAX=2 MALLOC_TRIM_THRESHOLD_=131072
    ;;
  *) program=commands/$command.mjs ;;
esac
if [ ! -f "$release/$program" ]; then
  echo "convite: no hay un comando '$command'. Hay: start back forward $(ls "$release/commands" | sed -n 's/^\([a-z]*\)\.mjs$/\1/p' | tr '\n' ' ')" >&2
  exit 2
fi

# Root would leave files in the data folder that the site cannot write.
as=
if [ "$(id -u)" = 0 ] && id convite >/dev/null 2>&1; then
  as='setpriv --reuid=convite --regid=convite --init-groups'
fi

# What is written is for the site's eyes only, whoever starts it.
umask 077

# A path that somebody types is meant from where they are.
export INIT_CWD="${INIT_CWD:-$PWD}" NODE_ENV=production
# shellcheck disable=SC2086 -- words, not one name
if [ -f "$settings" ]; then
  set -- $flags "--env-file=$settings" "$release/$program" "$@"
else
  export DATA_DIR="${DATA_DIR:-$PWD/data}"
  set -- $flags "$release/$program" "$@"
fi
cd "$release"
# shellcheck disable=SC2086 -- words, not one name
exec $as "$release/bin/node" "$@"
