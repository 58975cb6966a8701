import { expect, test } from 'vitest';
import { Superseded, runInOrder } from './job-queue.ts';

/** Tasks that end when they are told to. */
const setUp = () => {
  const started: string[] = [];
  const ends = new Map<string, (error?: Error) => void>();
  const take = runInOrder(
    (name: string, stopping) =>
      new Promise<string>((resolve, reject) => {
        started.push(name);
        ends.set(name, (error) => (error ? reject(error) : resolve(`${name} done`)));
        stopping.addEventListener('abort', () => reject(new Error('stopped')));
      }),
  );
  /** Every promise that can has gone on. */
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  const end = async (name: string, error?: Error) => {
    ends.get(name)!(error);
    await settled();
  };
  return { started, take, end, settled };
};

test('one begins when the one before has ended, also when it failed', async () => {
  const { started, take, end, settled } = setUp();
  const [one, two] = [take('one'), take('two')];
  await settled();
  expect(started).toEqual(['one']);
  const failed = expect(one).rejects.toThrow('broken');
  await end('one', new Error('broken'));
  await failed;
  expect(started).toEqual(['one', 'two']);
  await end('two');
  expect(await two).toBe('two done');
  const three = take('three');
  await end('three');
  expect(await three).toBe('three done');
});

test('what runs in the background makes way, and begins anew', async () => {
  const { started, take, end, settled } = setUp();
  const copies = take('copies', { urgency: 'background' });
  const upload = take('upload');
  await settled();
  expect(started).toEqual(['copies', 'upload']);
  await end('upload');
  expect(await upload).toBe('upload done');
  expect(started).toEqual(['copies', 'upload', 'copies']);
  await end('copies');
  expect(await copies).toBe('copies done');
});

test('of the previews that wait the newest is made', async () => {
  const { started, take, end, settled } = setUp();
  const running = take('running', { urgency: 'preview' });
  const old = expect(take('old', { urgency: 'preview' })).rejects.toThrow(Superseded);
  const upload = take('upload');
  const newest = take('newest', { urgency: 'preview' });
  await old;
  for (const name of ['running', 'upload', 'newest']) {
    await settled();
    await end(name);
  }
  expect(await Promise.all([running, upload, newest])).toHaveLength(3);
  expect(started).toEqual(['running', 'upload', 'newest']);
});

test('what is ended by its signal is not begun anew, waiting or running', async () => {
  const { started, take, end, settled } = setUp();
  const stopping = new AbortController();
  const signal = stopping.signal;
  const running = expect(take('running', { urgency: 'background', signal })).rejects.toThrow();
  const pending = expect(take('waiting', { urgency: 'background', signal })).rejects.toThrow();
  await settled();
  stopping.abort();
  await running;
  await pending;
  expect(started).toEqual(['running']);
  const next = take('next');
  await end('next');
  expect(await next).toBe('next done');
});
