import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { expect } from '@playwright/test';
import { Builder, type WebDriver } from 'selenium-webdriver';
import { byWebDriver } from './by-webdriver.ts';
import type { OpenEngine } from './engine.ts';

const window = fileURLToPath(new URL('webkit-window.py', import.meta.url));

/** WebKitGTK's driver with a window as wide as a phone. */
export const openWebKit: OpenEngine = async (origin) => {
  const port = await freePort();
  const service = spawn('WebKitWebDriver', ['-p', `${port}`], {
    env: { ...process.env, TZ: 'America/Santiago' },
    stdio: 'ignore',
  });
  const gone = once(service, 'exit');
  const endService = async () => {
    service.kill();
    await gone;
  };
  const driver = await connect(port).catch(async (error: unknown) => {
    await endService();
    throw error;
  });
  return {
    visitor: byWebDriver(driver, origin),
    screenshot: () => driver.takeScreenshot(),
    close: async () => {
      // The window may go before it has answered.
      await driver.quit().catch(() => undefined);
      await endService();
    },
  };
};

/** As soon as the driver listens. */
const connect = async (port: number): Promise<WebDriver> => {
  const isReady = () =>
    fetch(`http://127.0.0.1:${port}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(isReady, { message: 'WebKitWebDriver listens', timeout: 30_000 }).toBe(true);
  return new Builder()
    .usingServer(`http://127.0.0.1:${port}`)
    .withCapabilities({ browserName: 'Convite', 'webkitgtk:browserOptions': { binary: window } })
    .build();
};

const freePort = async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
};
