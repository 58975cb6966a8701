import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { createWriteLimiter } from './write-gate.ts';

const setUp = () => {
  const limiter = createWriteLimiter();
  const handled: string[] = [];
  const app = new Hono().use(limiter.pass).all('/:name', (c) => {
    handled.push(c.req.param('name'));
    return c.body(null, 204);
  });
  return {
    limiter,
    handled,
    call: (method: string, name: string) => app.request(`/${name}`, { method }),
  };
};

test('while something is written, calls that write wait and those that read do not', async () => {
  const { limiter, handled, call } = setUp();
  const { promise, resolve } = Promise.withResolvers<void>();
  const blocked = limiter.block(() => promise);
  const pending = ['POST', 'PUT', 'DELETE'].map((method) => call(method, method));
  await call('GET', 'read');
  expect(handled).toEqual(['read']);
  resolve();
  await blocked;
  await Promise.all(pending);
  expect(handled).toEqual(['read', 'POST', 'PUT', 'DELETE']);
});

test('a failed write delays no one, and two writers take turns', async () => {
  const { limiter, handled, call } = setUp();
  const failed = limiter.block(() => Promise.reject(new Error('no disk')));
  const second = limiter.block(async () => {
    handled.push('second');
    return Promise.resolve();
  });
  await expect(failed).rejects.toThrow('no disk');
  await second;
  await call('POST', 'after');
  expect(handled).toEqual(['second', 'after']);
});
