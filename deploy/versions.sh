#!/bin/sh
# convite back [--copy] | convite forward [--now | --copy], as root
# Back to the release of before the last update, and forward again. Each step can be repeated: a database that
# is replaced stays under backups/, with its date.
set -eu

home=${CONVITE_HOME:-/srv/convite}
own=$(dirname "$(dirname "$(readlink -f "$0")")")
. "$own/deploy/service.sh"

command=$1
choice=${2:-}

say() { echo "$command: $*"; }
refuse() {
  say "$*" >&2
  exit 1
}

[ -w "$home" ] || refuse "hágalo como root. No se ha cambiado nada."
case $command$choice in
  back | back--copy | forward | forward--now | forward--copy) ;;
  *) refuse "uso: convite back [--copy] | convite forward [--now | --copy]" ;;
esac

before=$(readlink -f "$home/current")
if [ "$command" = back ]; then
  target=$(readlink -f "$home/previous" 2>/dev/null || true)
  missing="no hay una versión de antes a la que volver. No se ha cambiado nada."
else
  target=$(readlink -f "$home/next" 2>/dev/null || true)
  missing="no se ha vuelto atrás: no hay una versión más nueva. No se ha cambiado nada."
fi
[ -n "$target" ] && [ -x "$target/bin/convite" ] && [ "$target" != "$before" ] || refuse "$missing"

# The newer of the two knows both schemas, and these commands.
if [ "$command" = back ]; then newer=$own; else newer=$target; fi
[ -f "$newer/db/migrations/meta/_journal.json" ] || refuse "$newer no está completa."
fit() { "$newer/bin/convite" database fit "$target" "$@"; }

# Asked while the site runs: a question stops nothing.
[ -n "$choice" ] || fit || exit 1
[ "$command" = back ] || "$newer/bin/convite" database room "$target" || exit 1

stop_site
if [ -n "$choice" ] && ! fit "$choice"; then
  start_site
  exit 1
fi
if [ "$command" = back ]; then
  ln -sfn "$before" "$home/next"
else
  ln -sfn "$before" "$home/previous"
  rm -f "$home/next"
fi
ln -sfn "$target" "$home/current"
start_site

if answers; then
  say "$(basename "$target") está en uso."
  [ "$command" = forward ] || say "La más nueva sigue aquí hasta el próximo cambio de versión: convite forward"
  exit 0
fi
say "$(basename "$target") no responde: journalctl -u convite" >&2
exit 1
