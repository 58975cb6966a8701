import type { Context } from 'hono';
import { streamSSE, type SSEMessage } from 'hono/streaming';
import type { Live } from './live.ts';

/** The browser waits this long before it reconnects a broken stream. */
const retryMs = 3000;

type Stream = {
  live: Live;
  /** The group or administrator whose places are counted. */
  owner: number;
  /** Whether the session in these cookies is still open. */
  isWelcome: (cookies: string | undefined) => boolean;
};

/**
 * Answers with a stream that announces changes. See #domain/history/live-change.ts
 * @throws DomainError `live_full`
 */
export const streamChanges = (c: Context, { live, owner, isWelcome }: Stream): Response => {
  live.assertRoom(owner);
  if (c.req.method === 'HEAD') return c.body(null, 200, { 'Content-Type': 'text/event-stream' });

  const cookies = c.req.header('Cookie');
  const received = c.req.header('Last-Event-ID') || c.req.query('since');
  const answer = streamSSE(c, async (stream) => {
    const over = Promise.withResolvers<void>();
    const end = () => over.resolve();
    let sent: Promise<unknown> = Promise.resolve();
    const send = (message: SSEMessage) => {
      sent = sent.then(() => stream.writeSSE(message));
    };
    const leave = live.join({
      owner,
      isWelcome: () => isWelcome(cookies),
      notify: (change, id) => send({ event: 'change', id, data: JSON.stringify(change) }),
      // An event, not a comment: scripts do not receive comments, so they could not detect a silent
      // connection.
      beat: () => send({ event: 'beat', data: '' }),
      end,
    });
    stream.onAbort(end);
    c.req.raw.signal.addEventListener('abort', end);
    if (c.req.raw.signal.aborted) end();

    const missed = live.missedSince(received);
    send({ event: 'ready', data: '', retry: retryMs, ...(missed ? {} : { id: live.mark() }) });
    if (missed) send({ event: 'change', id: live.mark(), data: JSON.stringify(missed) });
    await over.promise;
    leave();
  });
  // A proxy that compresses or buffers the stream would make it useless.
  answer.headers.set('Cache-Control', 'no-store, no-transform');
  answer.headers.set('X-Accel-Buffering', 'no');
  return answer;
};
