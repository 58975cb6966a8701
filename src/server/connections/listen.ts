import { type Server } from 'node:http';
import { type AddressInfo } from 'node:net';
import { type Config } from '#api/config.ts';
import { StartupError } from '#db/startup-error.ts';

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
        const message = `convite.socket escucha en el puerto ${found} y PORT dice ${port}: deben decir lo mismo.`;
        return reject(new StartupError(message));
      }
      resolve(found);
    });
  });

/** The variables are inherited: they are for this process only if they name it. */
const isHandedASocket = ({ LISTEN_PID, LISTEN_FDS }: NodeJS.ProcessEnv) =>
  Number(LISTEN_PID) === process.pid && Number(LISTEN_FDS) >= 1;

const messages = (port: number, host: string): Record<string, string> => ({
  EADDRINUSE: `El puerto ${port} ya está en uso. Cierra el otro programa o elige otro con PORT=…`,
  EACCES: `No hay permiso para usar el puerto ${port}. Elige uno mayor que 1023 con PORT=…`,
  EADDRNOTAVAIL: `Este equipo no tiene la dirección HOST=${host}.`,
  ENOTFOUND: `Este equipo no conoce la dirección HOST=${host}.`,
});
