import type { Look } from './look-at-page.ts';

/** Runs in the page: the controls that something else lies over, as a sentence each. */
export const controlFailures = async ({ scope, width, nameOf, isSeen, isMap }: Look) => {
  const errors = new Set<string>();
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const controls = new Set(
    [
      ...scope.querySelectorAll(
        'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=tab]',
      ),
    ].filter((control) => {
      if (!isSeen(control) && !control.matches('.choice > input')) return false;
      const { pointerEvents } = getComputedStyle(control);
      // A waiting or refused control lets the tap through to its fieldset.
      // The link past the navigation comes when the keyboard asks for it.
      if (control.matches('.skip-link:not(:focus)')) return false;
      return pointerEvents !== 'none' && !isMap(control) && !control.closest('[inert]');
    }),
  );
  const isOwn = (control: Element, hit: Element | null) =>
    hit !== null &&
    (control.contains(hit) ||
      (hit.closest('label') as HTMLLabelElement | null)?.control === control ||
      // A row that is a link as a whole carries its text on top.
      hit.contains(control.closest('label')));
  const covering = (control: Element): Element | 'away' | null => {
    const rects = [...control.getClientRects()].filter(({ width: wide }) => wide > 0);
    for (const { left, right, top, bottom } of rects) {
      // A round control has no corners.
      const { borderTopLeftRadius: radius } = getComputedStyle(control);
      const round = radius.endsWith('%') ? bottom - top : parseFloat(radius);
      const inset = Math.min(6 + round * 0.15, (right - left) / 4, (bottom - top) / 4);
      const points = [
        [(left + right) / 2, (top + bottom) / 2],
        [left + inset, top + inset],
        [right - inset, top + inset],
        [left + inset, bottom - inset],
        [right - inset, bottom - inset],
      ] as const;
      for (const [place, [x, y]] of points.entries()) {
        const isMiddle = place === 0;
        if (x < 0 || x > width || y < 0 || y > innerHeight) return 'away';
        const hit = document.elementFromPoint(x, y);
        // What it stands on shows beside a round corner, and is not over it.
        const isBeside = !isMiddle && hit?.contains(control);
        if (!isOwn(control, hit) && !isBeside) return hit ?? 'away';
      }
    }
    return null;
  };
  // Page by page, as it is read. A long list repeats itself: its first pages and its last show how each line is covered.
  const start = scrollY;
  const last = document.documentElement.scrollHeight - innerHeight;
  const pages = [0, 0.8, 1.6, 2.4].map((page) => page * innerHeight).filter((top) => top < last);
  const stops = scope === document.body ? [...pages, Math.max(0, last)] : [start];
  const tops = new Map(
    [...controls].map((control) => [control, control.getBoundingClientRect().top + start]),
  );
  const isAt = (stop: number) => (control: Element) => {
    const top = tops.get(control)!;
    return top >= stop - innerHeight && top < stop + innerHeight * 0.9;
  };
  const covered = new Set<Element>();
  for (const stop of stops) {
    scrollTo({ top: stop, behavior: 'instant' });
    for (const control of [...controls].filter(isAt(stop))) {
      if (covering(control)) covered.add(control);
      else {
        covered.delete(control);
        controls.delete(control);
      }
    }
  }
  const isChat = (over: Element | 'away' | null) =>
    over instanceof Element && over.closest('chat-button') !== null;
  // What is still covered is brought to the middle. Some tell it: a part that covers one control of a list covers many.
  for (const control of [...covered].slice(0, 8)) {
    control.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
    await frame();
    let over = covering(control);
    // The chat button steps aside once the page rests.
    for (let frames = 0; isChat(over) && frames < 90; frames += 1) {
      await frame();
      over = covering(control);
    }
    // On a page full of controls it stands on none of them, and waits above the screen.
    if (over === 'away' && control.closest('chat-button')) continue;
    if (over === 'away') errors.add(`${nameOf(control)} cannot be brought into sight`);
    else if (over) errors.add(`${nameOf(control)} is covered by ${nameOf(over)}`);
  }
  scrollTo({ top: start, behavior: 'instant' });
  return [...errors];
};
