import { type IncomingMessage, type ServerResponse } from 'node:http';

const longestMs = 2000;

/**
 * Reads and discards the rest of a request's body before it is answered: a client that is still sending would
 * not read the answer, and the next request on the connection would be lost. If the rest does not arrive in
 * time, the answer closes the connection and says so.
 */
export const skipBody = async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
  if (!req.complete) await readRest(req);
  if (!req.complete) res.setHeader('Connection', 'close');
};

const readRest = (req: IncomingMessage) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, longestMs);
    const stop = () => {
      clearTimeout(timer);
      resolve();
    };
    // A stream that the API creates from the request would pause it again.
    req.removeAllListeners('data');
    req.once('end', stop).once('close', stop).resume();
  });
