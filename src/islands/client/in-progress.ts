/** After this time the bar disappears: the navigation was cancelled, or takes too long. */
const longestMs = 30_000;

let timer: ReturnType<typeof setTimeout> | undefined;

/** A thin line at the top of the page: what was tapped is under way. Drawn by `base.css`. */
export const showInProgress = (isInProgress = true): void => {
  clearTimeout(timer);
  if (isInProgress) timer = setTimeout(showInProgress, longestMs, false);
  document.documentElement.toggleAttribute('data-under-way', isInProgress);
};
