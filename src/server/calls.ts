import { type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Runtime } from '#api/runtime.ts';
import { clientAddress } from './connections/client-address.ts';
import { compressAnswer } from './files/compress-answer.ts';
import { skipBody } from './connections/unread-body.ts';

/** Whether an address is the API's; everything else is a page. */
export const isCall = (pathname: string) => pathname === '/api' || pathname.startsWith('/api/');

/**
 * The API's calls are handled directly: routed through the pages' handler each would cost many times as much.
 */
export const handleCalls = ({ api, config }: Runtime): RequestListener => {
  const listener = getRequestListener(async (request, { incoming, outgoing: queued }) => {
    const answer = await api.fetch(request, {
      // Lazy: few calls need the address.
      get clientAddress() {
        return clientAddress(incoming as never, config.trustProxy);
      },
    });
    await skipBody(incoming as IncomingMessage, queued as ServerResponse);
    return compressAnswer(incoming.headers['accept-encoding']?.toString(), answer);
  });
  return (req, res) => void listener(req, res);
};
