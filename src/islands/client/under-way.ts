/** Whoever broke off, or waits for longer, is not told that it goes on. */
const longestMs = 30_000;

let timer: ReturnType<typeof setTimeout> | undefined;

/** A thin line at the top of the page: what was tapped is under way. Drawn by `base.css`. */
export const showUnderWay = (isUnderWay = true): void => {
  clearTimeout(timer);
  if (isUnderWay) timer = setTimeout(showUnderWay, longestMs, false);
  document.documentElement.toggleAttribute('data-under-way', isUnderWay);
};
