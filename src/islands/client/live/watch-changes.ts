import { anyChange, type LiveChange } from '#domain/history/live-change.ts';
import { backoffMs } from '#domain/backoff.ts';

/** `live`: changes arrive over the stream; `lost`: they are requested when the window gets the focus. */
export type LiveState = 'connecting' | 'live' | 'lost';

type Watching = {
  /** Of the stream. */
  address: string;
  /** The state of the page's data: see GET /api/admin/live */
  since: string;
  onChange: (change: LiveChange) => void;
  onState: (state: LiveState) => void;
};

/** The server sends a sign of life three times in this time: silence means a dead connection. */
const idleMs = 65_000;

const renewed = 'convite:session-renewed';

/** The session is there again: streams that were refused are opened now. */
export const resumeStreams = () => dispatchEvent(new Event(renewed));

const backoff = { firstMs: 1200, longestMs: 45_000, jitter: 0.5 };

/**
 * Listens to changes while the window is visible: a hidden one would hold a connection that others need.
 * Where the stream fails, changes are requested when the window gets the focus.
 * @returns a function that stops it
 */
export const watchChanges = ({ address, since, onChange, onState }: Watching) => {
  let mark = since;
  let source: EventSource | undefined;
  let works = true;
  let attempts = 0;
  let again: ReturnType<typeof setTimeout> | undefined;
  let idle: ReturnType<typeof setTimeout> | undefined;

  const close = () => {
    clearTimeout(again);
    clearTimeout(idle);
    source?.close();
    source = undefined;
  };

  const disconnect = () => {
    close();
    works = false;
    onState('lost');
  };

  const received = () => {
    clearTimeout(idle);
    idle = setTimeout(reopen, idleMs);
  };

  const open = () => {
    if (source || document.hidden) return;
    clearTimeout(again);
    const opened = new EventSource(`${address}?since=${encodeURIComponent(mark)}`);
    source = opened;
    opened.addEventListener('ready', ({ lastEventId }) => {
      mark = lastEventId || mark;
      works = true;
      attempts = 0;
      onState('live');
      received();
    });
    opened.addEventListener('change', ({ lastEventId, data }: MessageEvent<string>) => {
      mark = lastEventId;
      received();
      onChange(JSON.parse(data) as LiveChange);
    });
    opened.addEventListener('beat', received);
    opened.addEventListener('error', () => {
      const rejected = opened.readyState === EventSource.CLOSED;
      disconnect();
      again = setTimeout(open, backoffMs(attempts++, backoff));
      // The request for the data will tell why: the session may be over.
      if (rejected) onChange(anyChange);
    });
  };

  const reopen = () => {
    close();
    open();
  };

  const resume = () => {
    if (document.hidden) return close();
    if (!works) onChange(anyChange);
    attempts = 0;
    open();
  };

  const stops = [
    on(document, 'visibilitychange', resume),
    on(window, 'focus', resume),
    on(window, 'offline', disconnect),
    on(window, 'online', resume),
    on(window, renewed, resume),
  ];
  open();
  return () => {
    stops.forEach((stop) => stop());
    close();
  };
};

const on = (target: EventTarget, type: string, listener: () => void) => {
  target.addEventListener(type, listener);
  return () => target.removeEventListener(type, listener);
};
