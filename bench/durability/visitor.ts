/** A signed-in browser without a screen: keeps its cookies over restarts of the site. */
export type Visitor = {
  cookie: string;
  get<View>(path: string): Promise<View>;
  /** Resolves as soon as the site says that it is done, whatever becomes of the rest of the answer. */
  send(method: 'POST' | 'PUT' | 'DELETE', path: string, body: unknown, key?: string): Promise<void>;
};

/** The address of the site now: it changes when the site starts again. */
export type Address = { url: string };

export const signIn = async (
  site: Address,
  path: string,
  credentials: Record<string, string>,
): Promise<Visitor> => {
  const answer = await fetch(`${site.url}${path}`, post(credentials));
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  const cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  return {
    cookie,
    get: async <View>(path: string) => {
      const found = await fetch(`${site.url}${path}`, { headers: { cookie } });
      if (!found.ok) throw new Error(`GET ${path}: ${found.status} ${await found.text()}`);
      return (await found.json()) as View;
    },
    send: async (method, path, body, key) => {
      const init = post(body, { cookie, ...(key && { 'Idempotency-Key': key }) });
      const done = await fetch(`${site.url}${path}`, { ...init, method });
      if (!done.ok) throw new Error(`${method} ${path}: ${done.status} ${await done.text()}`);
      await done.text().catch(() => undefined);
    },
  };
};

const post = (body: unknown, headers: Record<string, string> = {}) => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json', ...headers },
  body: JSON.stringify(body),
});
