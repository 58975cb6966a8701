import type { Page } from '@playwright/test';

export type Seen = {
  /** When the page began, in milliseconds of the wall clock. */
  startedAt: number;
  firstPaint: number;
  lcp: { ms: number; element: string };
  /** Sum of all layout shifts, and what moved. */
  shift: number;
  moved: string[];
  /** What is beyond 50 ms of each task. */
  blocked: number;
};

type Notes = Omit<Seen, 'startedAt'>;

/** What the browser itself tells about painting, from the start. */
export const watchPainting = (page: Page) =>
  page.addInitScript(() => {
    const notes: Notes = {
      firstPaint: 0,
      lcp: { ms: 0, element: '' },
      shift: 0,
      moved: [],
      blocked: 0,
    };
    Object.assign(window, { notes });
    const watch = <T>(type: string, note: (entry: PerformanceEntry & T) => void) =>
      new PerformanceObserver((list) =>
        (list.getEntries() as (PerformanceEntry & T)[]).forEach(note),
      ).observe({ type, buffered: true });
    const nameOf = (node: Node | null | undefined) => {
      if (!node) return '(gone)';
      const isPicture = node instanceof HTMLImageElement;
      const words = isPicture ? new URL(node.currentSrc).pathname : node.textContent;
      const text = (words ?? '').trim().replace(/\s+/g, ' ').slice(0, 40);
      return `${node.nodeName.toLowerCase()} ${text}`.trim();
    };

    watch('paint', ({ name, startTime }) => {
      if (name === 'first-contentful-paint') notes.firstPaint = startTime;
    });
    watch<{ element?: Element | null }>('largest-contentful-paint', ({ startTime, element }) => {
      notes.lcp = { ms: startTime, element: nameOf(element) };
    });
    // Shifts after an input count as well: no input is made here.
    watch<{ value: number; sources: { node?: Node }[] }>('layout-shift', ({ value, sources }) => {
      notes.shift += value;
      notes.moved.push(...sources.map(({ node }) => nameOf(node)));
    });
    watch('longtask', ({ duration }) => (notes.blocked += Math.max(0, duration - 50)));
  });

/** What it has told by the second frame from now. */
export const seen = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<Seen>((resolve) =>
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            const { notes } = window as unknown as { notes: Notes };
            resolve({ ...notes, startedAt: performance.timeOrigin });
          }),
        ),
      ),
  );
