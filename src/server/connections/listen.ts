import { type Server } from 'node:http';
import { type AddressInfo } from 'node:net';
import { type Config } from '#api/config.ts';
import { StartupError } from '#db/startup-error.ts';
import { portTexts as texts } from '#domain/texts/host.ts';

/** Where systemd puts the first socket that it hands over (`man sd_listen_fds`). */
const firstHandedOver = 3;

/**
 * Listens on the socket that systemd holds for the site, where there is one: it takes connections while no process runs,
 * and outlives each. Else on the port.
 * @returns the port's number
 */
export const listen = (
  server: Server,
  { port, host }: Pick<Config, 'port' | 'host'>,
  env: NodeJS.ProcessEnv = process.env,
): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const message = messages(port, host)[error.code ?? ''];
      reject(message ? new StartupError(message, { cause: error }) : error);
    });
    const isHanded = isHandedASocket(env);
    server.listen(isHanded ? { fd: firstHandedOver } : { port, host }, () => {
      const { port: found } = server.address() as AddressInfo;
      if (isHanded && found !== port) {
        return reject(new StartupError(texts.otherSocket(found, port)));
      }
      resolve(found);
    });
  });

/** The variables are inherited: they are for this process only if they name it. */
const isHandedASocket = ({ LISTEN_PID, LISTEN_FDS }: NodeJS.ProcessEnv) =>
  Number(LISTEN_PID) === process.pid && Number(LISTEN_FDS) >= 1;

const messages = (port: number, host: string): Record<string, string> => ({
  EADDRINUSE: texts.inUse(port),
  EACCES: texts.notAllowed(port),
  EADDRNOTAVAIL: texts.noAddress(host),
  ENOTFOUND: texts.unknownAddress(host),
});
