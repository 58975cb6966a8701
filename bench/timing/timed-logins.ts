import { Agent, type IncomingMessage, request } from 'node:http';
import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';

/** `sample`: how often it was sent before. */
export type Login = { path: string; body: object | ((sample: number) => object) };

/** Two kinds of call that must not be told apart. */
export type Pair = readonly [known: Login, unknown: Login];

/**
 * Milliseconds of each of both, in turns whose order is drawn; every try from an address that never failed.
 * @returns every different answer too, status and body: one, where nothing is told
 */
export const timedLogins = async (url: string, pair: Pair, samples: number) => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const times: [number[], number[]] = [[], []];
  let visitors = 0;
  const answers = new Set<string>();
  const time = async (login: Login, sample = 0) => {
    visitors += 1;
    const address = `10.${visitors >> 16}.${(visitors >> 8) & 255}.${visitors & 255}`;
    const { took, answer } = await timeOf(agent, url, login, sample, address);
    answers.add(answer);
    return took;
  };
  for (let warm = 0; warm < 50; warm += 1) for (const login of pair) await time(login);
  for (let sample = 0; sample < samples; sample += 1) {
    const order = Math.random() < 0.5 ? [0, 1] : [1, 0];
    for (const which of order) times[which]!.push(await time(pair[which]!, sample));
  }
  agent.destroy();
  return { times, answers };
};

const timeOf = async (
  agent: Agent,
  url: string,
  { path, body }: Login,
  sample: number,
  address: string,
) => {
  const text = JSON.stringify(typeof body === 'function' ? body(sample) : body);
  const startedAt = process.hrtime.bigint();
  const req = request(url + path, {
    agent,
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'Content-Length': Buffer.byteLength(text),
      'X-Forwarded-For': address,
    },
  });
  req.end(text);
  const [res] = (await once(req, 'response')) as [IncomingMessage];
  const took = Number(process.hrtime.bigint() - startedAt) / 1e6;
  if (res.statusCode !== 401 && res.statusCode !== 202) {
    throw new Error(`${path} was answered with ${res.statusCode}`);
  }
  return { took, answer: `${res.statusCode} ${(await buffer(res)).toString()}` };
};
