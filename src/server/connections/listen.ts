import { type Server } from 'node:http';
import { type AddressInfo } from 'node:net';
import { type Config } from '#api/config.ts';
import { StartupError } from '#db/startup-error.ts';

/** Listens on the port and returns its number. */
export const listen = (
  server: Server,
  { port, host }: Pick<Config, 'port' | 'host'>,
): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const message = sentences(port, host)[error.code ?? ''];
      reject(message ? new StartupError(message, { cause: error }) : error);
    });
    server.listen({ port, host }, () => resolve((server.address() as AddressInfo).port));
  });

const sentences = (port: number, host: string): Record<string, string> => ({
  EADDRINUSE: `El puerto ${port} ya está en uso. Cierra el otro programa o elige otro con PORT=…`,
  EACCES: `No hay permiso para usar el puerto ${port}. Elige uno mayor que 1023 con PORT=…`,
  EADDRNOTAVAIL: `Este equipo no tiene la dirección HOST=${host}.`,
  ENOTFOUND: `Este equipo no conoce la dirección HOST=${host}.`,
});
