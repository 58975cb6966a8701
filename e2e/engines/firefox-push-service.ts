import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { type WebSocket, WebSocketServer } from 'ws';

type Said = { messageType?: string; channelID?: string; uaid?: string };

/**
 * Firefox's push service on this machine: the browser registers over a web socket, and what a site posts for it is handed on. It
 * can open nothing of it.
 */
export const startFirefoxPushService = async () => {
  const channels = new Map<string, WebSocket>();

  const server = createServer((request, response) => {
    void (async () => {
      const body = await buffer(request);
      const channelID = request.url?.split('/').at(-1) ?? '';
      const browser = channels.get(channelID);
      if (!browser) return response.writeHead(410).end();
      const data = body.toString('base64url');
      const headers = { encoding: 'aes128gcm' };
      const message = { messageType: 'notification', channelID, version: randomUUID() };
      browser.send(JSON.stringify({ ...message, data, headers }));
      return response.writeHead(201).end();
    })();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;

  const sockets = new WebSocketServer({ server });
  sockets.on('connection', (browser) =>
    browser.on('message', (message: Buffer) => {
      const { messageType, channelID = '', uaid } = JSON.parse(message.toString()) as Said;
      const answer = (more: object) => browser.send(JSON.stringify({ messageType, ...more }));
      if (messageType === undefined) browser.send('{}');
      if (messageType === 'hello') {
        answer({ uaid: uaid ?? randomUUID().replaceAll('-', ''), status: 200, use_webpush: true });
      }
      if (messageType === 'register') {
        channels.set(channelID, browser);
        const pushEndpoint = `http://127.0.0.1:${port}/push/${channelID}`;
        answer({ channelID, status: 200, pushEndpoint });
      }
      if (messageType === 'unregister') {
        channels.delete(channelID);
        answer({ channelID, status: 200 });
      }
    }),
  );

  return {
    url: `http://127.0.0.1:${port}`,
    socketUrl: `ws://127.0.0.1:${port}/`,
    stop: () => {
      for (const browser of sockets.clients) browser.terminate();
      server.closeAllConnections();
      server.close();
    },
  };
};

export type FirefoxPushService = Awaited<ReturnType<typeof startFirefoxPushService>>;
