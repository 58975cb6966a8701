import { type IncomingMessage, type ServerResponse } from 'node:http';

const longestMs = 2000;

/**
 * Reads and drops what is left of a request's body before it is answered: whoever still sends would not hear the
 * answer, and the next request on the connection would be lost. What does not arrive in time ends the connection
 * with this answer, and the answer says so.
 */
export const discardBody = async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
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
    // A stream made of it for the API would pause it again.
    req.removeAllListeners('data');
    req.once('end', stop).once('close', stop).resume();
  });
