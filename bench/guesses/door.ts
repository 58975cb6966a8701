import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

const forwardedHeaders = [
  'content-type',
  'cookie',
  'origin',
  'accept',
  'idempotency-key',
  'x-forwarded-for',
];

/** A door before a site: everybody who comes through has an address of their own, and meets no limit. */
export const doorForStrangers = async (url: () => string) => {
  let visitors = 0;
  const door = createServer((req, res) => {
    visitors += 1;
    const address = `10.${visitors >> 16}.${(visitors >> 8) & 255}.${visitors & 255}`;
    const headers = Object.fromEntries(
      Object.entries(req.headers).filter(([name]) => forwardedHeaders.includes(name)),
    ) as Record<string, string>;
    const answer = async () => {
      const body = await buffer(req);
      const response = await fetch(`${url()}${req.url}`, {
        method: req.method,
        redirect: 'manual',
        headers: { ...headers, 'X-Forwarded-For': address },
        ...(body.length > 0 && { body }),
      });
      res.writeHead(response.status, {
        'Content-Type': response.headers.get('Content-Type') ?? 'text/plain',
        'Set-Cookie': response.headers.getSetCookie(),
      });
      res.end(response.body && (await buffer(response.body)));
    };
    answer().catch(() => res.destroy());
  }).listen(0, '127.0.0.1');
  await once(door, 'listening');
  return {
    url: `http://127.0.0.1:${(door.address() as AddressInfo).port}`,
    close: () => {
      door.close();
      door.closeAllConnections();
    },
  };
};
