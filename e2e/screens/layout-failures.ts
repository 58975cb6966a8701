import type { Look } from './look-at-page.ts';

/**
 * Runs in the page: every failure of its texts and fields that a person would see, as a sentence each. With a dialog open only the
 * dialog is looked at: what is behind it is a screen of its own.
 */
export const layoutFailures = ({
  dialogs,
  scope,
  width,
  named,
  nameOf,
  intersection,
  memoized,
  isSeen,
  windowOf,
  layerOf,
  isMap,
}: Look): string[] => {
  const errors = new Set<string>();

  // ── Sideways ──────────────────────────────────────────
  if (document.documentElement.scrollWidth > width) {
    const wide = [...document.querySelectorAll('body *')].findLast(
      (element) => element.getBoundingClientRect().right > width + 1,
    );
    errors.add(`the page scrolls sideways, for ${wide ? nameOf(wide) : 'no element'}`);
  }
  for (const box of dialogs.flatMap((dialog) => [dialog, ...dialog.querySelectorAll('*')])) {
    const scrolls = ['auto', 'scroll'].includes(getComputedStyle(box).overflowX);
    const mayScroll = box.matches('.table-scroll, [role=tablist], .tabs');
    if (
      scrolls &&
      !mayScroll &&
      box.scrollWidth > box.clientWidth + 1 &&
      box.localName !== 'textarea'
    ) {
      errors.add(`the dialog scrolls sideways in ${nameOf(box)}`);
    }
  }

  // ── Texts ─────────────────────────────────────────────
  type Text = { node: Text_; element: Element; rects: DOMRect[]; layer: Element };
  type Text_ = globalThis.Text;
  const texts: Text[] = [];
  const walker = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (walker.nextNode()) {
    const node = walker.currentNode as Text_;
    const element = node.parentElement!;
    if (!node.data.trim() || element.closest('script, style, noscript, option, textarea')) continue;
    if (!isSeen(element) || isMap(element)) continue;
    range.selectNodeContents(node);
    const rects = [...range.getClientRects()].filter(({ width: wide }) => wide > 0);
    if (rects.length > 0) texts.push({ node, element, rects, layer: layerOf(element) });
  }

  const linesOf = (rects: readonly DOMRect[]) => {
    const tops: number[] = [];
    for (const { top, height } of rects) {
      if (!tops.some((other) => Math.abs(other - top) < height / 2)) tops.push(top);
    }
    return tops.length;
  };

  /** An address or a code may break anywhere: it has no words. */
  const isCode = (word: string, element: Element) =>
    /[@/_%{}]|\w\.\w|^(?=\D*\d)\w{12,}$/u.test(word) ||
    element.closest('code, kbd, .font-mono') !== null;

  for (const { node, element, rects } of texts) {
    if (rects.length === 1) continue;
    // The first letter of a chapter stands beside two lines.
    const isDropCap = getComputedStyle(element, '::first-letter').float !== 'none';
    // A word may break after its hyphens.
    for (const { 0: word, index } of node.data.matchAll(/[^\s\u00AD\u200B–—-]+/gu)) {
      if (word.length < 2 || isCode(word, element) || (isDropCap && index === 0)) continue;
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      if (linesOf([...range.getClientRects()]) > 1) {
        errors.add(`${named(word)} is in pieces in ${named(node.data)} (${element.localName})`);
      }
    }
    const lines = linesOf(rects);
    const widest = Math.max(...rects.map((rect) => rect.width));
    const size = parseFloat(getComputedStyle(element).fontSize);
    if (lines >= 5 && widest < Math.min(size * 8, width * 0.4))
      errors.add(`${named(node.data)} is stacked on ${lines} lines`);
  }

  // ── Clipped ───────────────────────────────────────────
  const isAny = (values: readonly string[], expected: readonly string[]) =>
    values.some((value) => expected.includes(value));
  /** What a box does to texts that are larger than it. */
  const frameOf = memoized((box) => {
    const style = getComputedStyle(box);
    const isControl = box.matches('button, .btn, .badge, .tab, .choice');
    const hidden = ['hidden', 'clip'];
    return {
      isBox: style.display !== 'inline' && style.display !== 'contents',
      shortens: style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none',
      across: isControl || isAny([style.overflowX], hidden),
      along: isControl || isAny([style.overflowY], hidden),
      scrolls: isAny([style.overflowX, style.overflowY], ['auto', 'scroll']),
      rect: box.getBoundingClientRect(),
    };
  });
  for (const { node, element, rects } of texts) {
    for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
      const { isBox, shortens, across, along, scrolls, rect: edge } = frameOf(box);
      if (!isBox) continue;
      if (shortens) break;
      const out = rects.some(
        (rect) =>
          (across && (rect.left < edge.left - 1.5 || rect.right > edge.right + 1.5)) ||
          (along && (rect.top < edge.top - 4 || rect.bottom > edge.bottom + 4)),
      );
      if (out) errors.add(`${named(node.data)} sticks out of ${nameOf(box)} or is cut off by it`);
      // What scrolls shows the rest.
      if (out || scrolls) break;
    }
  }

  // ── Texts over each other ─────────────────────────────
  const boxes = texts
    .flatMap((text) =>
      text.rects.map((rect) => ({ text, rect: intersection(rect, windowOf(text.element)) })),
    )
    .filter(({ rect }) => rect.width > 2 && rect.height > 2)
    .sort((one, other) => one.rect.top - other.rect.top);
  boxes.forEach(({ text, rect }, place) => {
    for (let next = place + 1; next < boxes.length; next++) {
      const other = boxes[next]!;
      if (other.rect.top >= rect.bottom) break;
      if (other.text.element === text.element || other.text.layer !== text.layer) continue;
      const across = Math.min(rect.right, other.rect.right) - Math.max(rect.left, other.rect.left);
      const along = Math.min(rect.bottom, other.rect.bottom) - other.rect.top;
      // The boxes of letters are higher than the letters.
      if (across > 3 && along > Math.min(rect.height, other.rect.height) * 0.45) {
        errors.add(
          `${named(text.node.data)} and ${named(other.text.node.data)} lie over each other`,
        );
      }
    }
  });

  // ── Fields ────────────────────────────────────────────
  const noText = ['checkbox', 'radio', 'range', 'file', 'color', 'hidden', 'submit', 'button'];
  const measure = document.createElement('canvas').getContext('2d')!;
  for (const field of scope.querySelectorAll<HTMLInputElement>('input, select, textarea')) {
    if (noText.includes(field.type) || !isSeen(field)) continue;
    const style = getComputedStyle(field);
    measure.font = `${style.fontSize} ${style.fontFamily}`;
    const inner =
      field.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
    const characters = inner / measure.measureText('0').width;
    const needed =
      field.type === 'number'
        ? 4
        : field.type.startsWith('date')
          ? 14
          : field.localName === 'select'
            ? 7
            : 8;
    if (characters < needed) {
      errors.add(`${nameOf(field)} is crushed: room for ${characters.toFixed(1)} letters`);
    }
  }
  return [...errors];
};
