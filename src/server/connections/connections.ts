import { type Server, type ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';

const deadline = 10_000;
/** Time in milliseconds for data already on its way over an idle connection to arrive. */
const linger = 300;

/**
 * Counts unfinished answers, so that the site can stop without cutting one off. `server.close()` alone would:
 * it drops a connection whose last bytes a slow phone still awaits.
 */
export const watchConnections = (server: Server) => {
  const inProgress = new Map<Socket, Set<ServerResponse>>();
  let draining = false;

  server.on('connection', (socket: Socket) => {
    inProgress.set(socket, new Set());
    socket.on('close', () => inProgress.delete(socket));
  });
  server.prependListener('request', (req, res) => {
    inProgress.get(req.socket)?.add(res);
    if (draining) sendConnectionClose(res);
    res.on('close', () => {
      inProgress.get(req.socket)?.delete(res);
      if (draining) closeIdle(req.socket);
    });
  });

  const closeIdle = (socket: Socket) => {
    if (inProgress.get(socket)?.size === 0) socket.destroySoon();
  };
  const closeAllIdle = () => [...inProgress.keys()].forEach(closeIdle);

  return {
    /** Accepts no new connection, and waits for unfinished answers up to a limit. */
    drain: async () => {
      draining = true;
      for (const answers of inProgress.values()) answers.forEach(sendConnectionClose);
      const timers = [
        setTimeout(closeAllIdle, linger),
        setTimeout(() => server.closeAllConnections(), deadline),
      ];
      await new Promise((resolve) => NetServer.prototype.close.call(server, resolve));
      timers.forEach(clearTimeout);
    },
  };
};

/** Tells the browser to open a new connection for its next request. */
const sendConnectionClose = (res: ServerResponse) => {
  if (!res.headersSent) res.setHeader('Connection', 'close');
};
