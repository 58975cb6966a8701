import { type RequestListener } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Runtime } from '#api/runtime.ts';
import { clientAddress } from './client-address.ts';
import { packAnswer } from './pack-answer.ts';

/** Whether an address is the API's; everything else is a page. */
export const isCall = (pathname: string) => pathname === '/api' || pathname.startsWith('/api/');

/** The API's calls come straight from the wire: on the way of the pages each would cost many times as much. */
export const listenForCalls = ({ api, config }: Runtime): RequestListener => {
  const listener = getRequestListener(async (request, { incoming }) =>
    packAnswer(
      incoming.headers['accept-encoding']?.toString(),
      await api.fetch(request, {
        // Few calls ask who it is.
        get clientAddress() {
          return clientAddress(incoming as never, config.trustProxy);
        },
      }),
    ),
  );
  return (req, res) => void listener(req, res);
};
