export type Answer = {
  status: number;
  headers: Headers;
  text: string;
  /** The body as JSON; undefined when it is none. */
  json: never;
};

export type Call = {
  json?: unknown;
  /** A raw body in place of JSON. */
  body?: BodyInit;
  headers?: Record<string, string | undefined>;
};

/** One browser: keeps its cookies, and says where a request comes from. */
export type Browser = {
  cookies: Map<string, string>;
  request: (method: string, path: string, call?: Call) => Promise<Answer>;
  get: (path: string) => Promise<Answer>;
  post: (path: string, json?: unknown, headers?: Call['headers']) => Promise<Answer>;
  put: (path: string, json?: unknown, headers?: Call['headers']) => Promise<Answer>;
  delete: (path: string) => Promise<Answer>;
  /** A stream that stays open; what it says, piece by piece. */
  listen: (path: string, headers?: Call['headers']) => Promise<Response>;
};

/** What answers: the API itself, or a site over the network. */
type Answering = {
  request: (
    path: string,
    init: RequestInit,
    env: { clientAddress: string },
  ) => Response | Promise<Response>;
};

export const openBrowser = (api: Answering, origin: string, address = '192.0.2.1'): Browser => {
  const cookies = new Map<string, string>();
  const send = async (method: string, path: string, { json, body, headers = {} }: Call = {}) => {
    const sent = new Headers();
    const all = {
      ...(cookies.size > 0 && { Cookie: [...cookies].map((pair) => pair.join('=')).join('; ') }),
      ...(method !== 'GET' && { Origin: origin }),
      ...(json !== undefined && { 'Content-Type': 'application/json' }),
      ...headers,
    };
    for (const [name, value] of Object.entries(all)) if (value !== undefined) sent.set(name, value);
    const response = await api.request(
      path,
      {
        method,
        headers: sent,
        body: json === undefined ? body : JSON.stringify(json),
        ...(body instanceof ReadableStream && { duplex: 'half' }),
      } as RequestInit,
      { clientAddress: address },
    );
    for (const cookie of response.headers.getSetCookie()) keep(cookies, cookie);
    return response;
  };
  const request: Browser['request'] = async (method, path, call) => {
    const response = await send(method, path, call);
    const text = await textOf(response);
    return { status: response.status, headers: response.headers, text, json: parsed(text) };
  };
  return {
    cookies,
    request,
    get: (path) => request('GET', path),
    post: (path, json, headers) => request('POST', path, { json, headers }),
    put: (path, json, headers) => request('PUT', path, { json, headers }),
    delete: (path) => request('DELETE', path),
    listen: (path, headers) => send('GET', path, { headers }),
  };
};

/** Of a stream without end only how it begins. */
const textOf = async (response: Response) => {
  if (response.headers.get('Content-Type') !== 'text/event-stream') return response.text();
  const reader = response.body?.getReader();
  const begin = await reader?.read();
  await reader?.cancel();
  return new TextDecoder().decode(begin?.value);
};

const keep = (cookies: Map<string, string>, cookie: string) => {
  const [pair = ''] = cookie.split(';');
  const [name = '', value = ''] = pair.split('=');
  if (/;\s*max-age=0(;|$)/i.test(cookie)) cookies.delete(name);
  else cookies.set(name, value);
};

const parsed = (text: string): never => {
  try {
    return JSON.parse(text) as never;
  } catch {
    return undefined as never;
  }
};
