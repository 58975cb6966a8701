import { anyChange, type LiveChange } from '#domain/history/live-change.ts';

/** Whether changes are told as they happen, or looked for when the window gets the focus. */
export type LiveState = 'connecting' | 'live' | 'lost';

type Watching = {
  /** What the page already knows: see GET /api/admin/live */
  since: string;
  onChange: (change: LiveChange) => void;
  onState: (state: LiveState) => void;
};

/** The server is heard of three times in this time, unless the line is dead. */
const silenceMs = 65_000;

/** Ever longer, and never all browsers at once. */
const patience = (failures: number) =>
  Math.min(1500 * 2 ** failures, 60_000) * (0.75 + Math.random() / 2);

/**
 * Listens to what changes while the window is looked at: a hidden one would keep a connection that the
 * others need. Where no stream comes through, coming back to the window asks instead.
 * @returns how to stop
 */
export const watchChanges = ({ since, onChange, onState }: Watching) => {
  let mark = since;
  let source: EventSource | undefined;
  let works = true;
  let failures = 0;
  let again: ReturnType<typeof setTimeout> | undefined;
  let silence: ReturnType<typeof setTimeout> | undefined;

  const close = () => {
    clearTimeout(again);
    clearTimeout(silence);
    source?.close();
    source = undefined;
  };

  const lose = () => {
    close();
    works = false;
    onState('lost');
  };

  const heard = () => {
    clearTimeout(silence);
    silence = setTimeout(reopen, silenceMs);
  };

  const open = () => {
    if (source || document.hidden) return;
    clearTimeout(again);
    const opened = new EventSource(`/api/admin/live?since=${encodeURIComponent(mark)}`);
    source = opened;
    opened.addEventListener('ready', ({ lastEventId }) => {
      mark = lastEventId || mark;
      works = true;
      failures = 0;
      onState('live');
      heard();
    });
    opened.addEventListener('change', ({ lastEventId, data }: MessageEvent<string>) => {
      mark = lastEventId;
      heard();
      onChange(JSON.parse(data) as LiveChange);
    });
    opened.addEventListener('beat', heard);
    opened.addEventListener('error', () => {
      const refused = opened.readyState === EventSource.CLOSED;
      lose();
      again = setTimeout(open, patience(failures++));
      // The request for the data will tell why: the session may be over.
      if (refused) onChange(anyChange);
    });
  };

  const reopen = () => {
    close();
    open();
  };

  const comeBack = () => {
    if (document.hidden) return close();
    if (!works) onChange(anyChange);
    failures = 0;
    open();
  };

  const stops = [
    on(document, 'visibilitychange', comeBack),
    on(window, 'focus', comeBack),
    on(window, 'offline', lose),
    on(window, 'online', comeBack),
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
