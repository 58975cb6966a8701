import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { createWriteGate } from './write-gate.ts';

const setUp = () => {
  const gate = createWriteGate();
  const handled: string[] = [];
  const app = new Hono().use(gate.pass).all('/:name', (c) => {
    handled.push(c.req.param('name'));
    return c.body(null, 204);
  });
  return {
    gate,
    handled,
    call: (method: string, name: string) => app.request(`/${name}`, { method }),
  };
};

test('while something is written, calls that write wait and those that read do not', async () => {
  const { gate, handled, call } = setUp();
  const { promise, resolve } = Promise.withResolvers<void>();
  const writing = gate.hold(() => promise);
  const waiting = ['POST', 'PUT', 'DELETE'].map((method) => call(method, method));
  await call('GET', 'read');
  expect(handled).toEqual(['read']);
  resolve();
  await writing;
  await Promise.all(waiting);
  expect(handled).toEqual(['read', 'POST', 'PUT', 'DELETE']);
});

test('a failed write delays no one, and two writers take turns', async () => {
  const { gate, handled, call } = setUp();
  const failed = gate.hold(() => Promise.reject(new Error('no disk')));
  const second = gate.hold(async () => {
    handled.push('second');
    return Promise.resolve();
  });
  await expect(failed).rejects.toThrow('no disk');
  await second;
  await call('POST', 'after');
  expect(handled).toEqual(['second', 'after']);
});
