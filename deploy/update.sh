#!/bin/sh
# update.sh /where/it/is/convite-….tar.gz
# Changes to another release and waits until it answers. If it does not, the one of before is back,
# with the wedding as it was.
set -eu

home=/srv/convite
data=/var/lib/convite
settings=/etc/convite/convite.env

archive=${1:?"uso: update.sh convite-….tar.gz"}
name=$(basename "$archive" .tar.gz)
next=$home/releases/$name
before=$(readlink -f "$home/current")

say() { echo "update: $*"; }

if [ "$next" = "$before" ]; then
  say "$name ya es la versión en uso."
  exit 0
fi
(cd "$(dirname "$archive")" && sha256sum --check --quiet "$name.tar.gz.sha256")
rm -rf "$next"
tar -xzf "$archive" -C "$home/releases"

port=$(sed -n "s/^PORT=[\"']\{0,1\}\([0-9]*\).*/\1/p" "$settings")
answers() {
  tries=${1:-60}
  while [ "$tries" -gt 0 ]; do
    if systemctl is-active --quiet convite &&
      curl -fsS --max-time 2 -o /dev/null "http://127.0.0.1:${port:-4321}/healthz" 2>/dev/null; then
      return 0
    fi
    sleep 1
    tries=$((tries - 1))
  done
  return 1
}

# One that answers and then falls over is no better than one that never does.
stays() {
  sleep 5
  [ "$(systemctl show --property NRestarts --value convite)" = 0 ] && answers 1
}

began=$(mktemp)
trap 'rm -f "$began"' EXIT
ln -sfn "$next" "$home/current"
systemctl restart convite
if answers "${CONVITE_UPDATE_TRIES:-60}" && stays; then
  ln -sfn "$before" "$home/previous"
  for release in "$home"/releases/*; do
    [ "$release" = "$next" ] || [ "$release" = "$before" ] || rm -rf "$release"
  done
  say "$name está en uso. La de antes sigue en $home/previous."
  exit 0
fi

say "$name no responde: vuelve la versión de antes. Esto dijo:"
journalctl --unit convite --lines 15 --no-pager --output cat || true
systemctl stop convite
# The older version reads only what is from before the change of the schema.
copy=$(find "$data/backups" -name '*-before-migration.db' -newer "$began" 2>/dev/null | sort | head -n 1)
if [ -n "$copy" ]; then
  aside=$data/backups/failed-update-$(date -u +%Y%m%dT%H%M%SZ)
  mkdir -m 700 "$aside"
  mv "$data"/wedding.db* "$aside/"
  # Moved, not copied: the latest copy is always of the last change that lasted.
  mv "$copy" "$data/wedding.db"
  chown -R convite:convite "$aside" "$data/wedding.db"
  say "la base de datos vuelve a la copia de antes del cambio; la otra quedó en $aside, y el sitio la borra a los treinta días cuando hay una más nueva"
fi
ln -sfn "$before" "$home/current"
systemctl reset-failed convite || true
systemctl start convite
answers || say "tampoco responde la versión de antes: journalctl -u convite"
exit 1
