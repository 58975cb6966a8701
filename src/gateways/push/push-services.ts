/** The push services of the browsers that guests use. */
const services = [
  'fcm.googleapis.com',
  'jmt17.google.com',
  'push.services.mozilla.com',
  'push.apple.com',
  'notify.windows.com',
];

/**
 * Whether an address belongs to a push service. A phone says where it wants to be sent to, and the server must not be sent
 * anywhere else by it.
 * @param played the origin of a service that this machine plays
 */
export const isPushService = (endpoint: string, played?: string): boolean => {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, origin, port, username, password } = new URL(endpoint);
  if (username || password) return false;
  if (played !== undefined && origin === played) return true;
  const isKnown = services.some((name) => hostname === name || hostname.endsWith(`.${name}`));
  return protocol === 'https:' && port === '' && isKnown;
};
