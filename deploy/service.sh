# Read by update.sh and versions.sh: the site's service, and whether it answers.

settings=${CONVITE_ENV:-/etc/convite/convite.env}
port=$(sed -n "s/^PORT=[\"']\{0,1\}\([0-9]*\).*/\1/p" "$settings" 2>/dev/null || true)

# An installation from before there was a socket may have none.
has_socket() { systemctl cat convite.socket >/dev/null 2>&1; }

# The socket first: the next guest would else start the site again, in the midst of the work.
stop_site() {
  if has_socket; then systemctl stop convite.socket; fi
  systemctl stop convite
}

# A release that failed again and again is not started otherwise.
start_site() {
  systemctl reset-failed convite || true
  if has_socket; then
    systemctl reset-failed convite.socket || true
    systemctl start convite.socket || true
  fi
  systemctl start convite || true
}

# answers [seconds]
answers() {
  tries=${1:-${CONVITE_UPDATE_TRIES:-60}}
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
