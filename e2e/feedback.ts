import type { Page } from '@playwright/test';

/** What a guest sees when the tap was heard. */
export type Sign = {
  /** Of a place that is drawn only then, or only then says these words. */
  selector: string;
  words?: string;
};

/** The thin line at the top of the page: what was tapped is under way. */
export const line: Sign = { selector: '[data-under-way]' };

type Watched = Window & { conviteReported?: (ms: number) => void };

/**
 * Taps, and waits until the sign is drawn. The page itself tells: while another page is on its way the
 * browser answers no question about this one.
 * @returns milliseconds from the tap, as the browser took it in, to the end of the first frame that has
 *   the sign; undefined when the guest sees nothing for ten seconds
 */
export const feedbackOf = async (
  page: Page,
  sign: Sign,
  tap: () => Promise<unknown>,
): Promise<number | undefined> => {
  const { promise, resolve } = Promise.withResolvers<number | undefined>();
  telling.set(page, resolve);
  if (!exposed.has(page)) {
    exposed.add(page);
    await page.exposeFunction('conviteReported', (ms: number) => telling.get(page)?.(ms));
  }
  const isThere = await page.evaluate(watch, sign);
  if (isThere) throw new Error(`Before the tap there is ${JSON.stringify(sign)}`);
  // A tap waits until the control may be tapped, which on a bad line is long.
  await tap();
  const timeout = setTimeout(resolve, 10_000, undefined);
  const ms = await promise;
  clearTimeout(timeout);
  return ms;
};

const exposed = new WeakSet<Page>();
const telling = new WeakMap<Page, (ms: number | undefined) => void>();

/** Runs in the page. @returns whether the sign is there already */
const watch = ({ selector, words }: Sign): boolean => {
  const isVisible = (place: Element) => {
    const box = place.getBoundingClientRect();
    if (box.width === 0 || getComputedStyle(place).visibility !== 'visible') return false;
    return (
      !place.hasAttribute('data-under-way') ||
      getComputedStyle(place, '::before').content !== 'none'
    );
  };
  const isThere = () =>
    [...document.querySelectorAll(selector)].some(
      (place) => (!words || place.textContent.includes(words)) && isVisible(place),
    );
  if (isThere()) return true;

  let tapped: number | undefined;
  // When the finger left the glass, whatever the page was doing then.
  const note = ({ timeStamp }: Event) => (tapped ??= timeStamp);
  addEventListener('pointerup', note, { capture: true, once: true });
  const observer = new MutationObserver(() => {
    if (tapped === undefined || !isThere()) return;
    observer.disconnect();
    // The frame is made after this, and the message is heard once it is.
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => (window as Watched).conviteReported?.(performance.now() - tapped!);
      port2.postMessage('');
    });
  });
  observer.observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
  });
  return false;
};
