#!/bin/sh
# update.sh /where/it/is/convite-….tar.gz
# Changes to another release and waits until it answers. If it does not, the one of before is back,
# with the wedding as it was.
set -eu

home=${CONVITE_HOME:-/srv/convite}
own=$(dirname "$(dirname "$(readlink -f "$0")")")
. "$own/deploy/service.sh"

archive=${1:?"uso: update.sh convite-….tar.gz"}
before=$(readlink -f "$home/current")

say() { echo "update: $*"; }
refuse() {
  say "$* No se ha cambiado nada." >&2
  exit 1
}

(cd "$(dirname "$archive")" && sha256sum --check --quiet "$(basename "$archive").sha256") ||
  refuse "$archive no está completo."

# In kB: what is unpacked, and a little for everything else.
needed=$(($(gzip -dc "$archive" | wc -c) / 1024 + 20000))
free=$(df -Pk "$home/releases" | awk 'NR == 2 { print $4 }')
[ "$free" -ge "$needed" ] ||
  refuse "No queda espacio: hacen falta $((needed / 1024)) MB libres en $home, y hay $((free / 1024))."

rm -rf "$home"/releases/.unpacking-*
# Into an empty folder: whatever the archive's name, nothing in use is overwritten.
unpacked=$(mktemp -d "$home/releases/.unpacking-XXXXXX")
trap 'rm -rf "$unpacked"' EXIT
chmod 755 "$unpacked"
tar -xzf "$archive" -C "$unpacked" || refuse "$archive no se pudo desempaquetar."
name=$(ls "$unpacked")
[ -x "$unpacked/$name/bin/convite" ] || refuse "$archive no es una versión de Convite."
next=$home/releases/$name
if [ "$next" = "$before" ]; then
  say "$name ya es la versión en uso."
  exit 0
fi
"$own/bin/convite" database room "$unpacked/$name" || exit 1
rm -rf "$next"
mv "$unpacked/$name" "$next"

# One that answers and then falls over is no better than one that never does.
stays() {
  sleep 5
  [ "$(systemctl show --property NRestarts --value convite)" = 0 ] && answers 1
}

ln -sfn "$next" "$home/current"
systemctl reset-failed convite || true
systemctl restart convite || true
if answers && stays; then
  ln -sfn "$before" "$home/previous"
  rm -f "$home/next"
  for release in "$home"/releases/*; do
    [ "$release" = "$next" ] || [ "$release" = "$before" ] || rm -rf "$release"
  done
  say "$name está en uso. La de antes sigue en $home/previous."
  exit 0
fi

say "$name no responde: vuelve la versión de antes. Esto dijo:"
journalctl --unit convite --lines 15 --no-pager --output cat || true
stop_site
# The older version reads only what is from before the change of the schema. If the schema is as it was, the
# database is not touched.
"$own/bin/convite" database fit "$before" --copy || say "la base de datos queda como está"
ln -sfn "$before" "$home/current"
start_site
answers 60 || say "tampoco responde la versión de antes: journalctl -u convite"
exit 1
