import { showInProgress } from '#islands/client/in-progress.ts';

// An invitation on the home screen has no browser around it that would show a page loading.
addEventListener('click', (event) => {
  const link = (event.target as Element).closest('a');
  const isModified = event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey;
  if (link && !isModified && leavesThisPage(link)) showInProgress();
});
// A form that no script takes: the browser itself sends it.
addEventListener('submit', ({ defaultPrevented }) => {
  if (!defaultPrevented) showInProgress();
});
// The back button found the page as it was left.
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) showInProgress(false);
});

/** For another page of the site: not for a place on this one, nor for a file or a new tab. */
const leavesThisPage = ({ origin, pathname, hash, target }: HTMLAnchorElement) =>
  origin === location.origin &&
  !target &&
  !pathname.includes('.') &&
  !(hash && pathname === location.pathname);

// A form before hydration: the tap is acknowledged while the scripts load.
addEventListener('pointerup', ({ target }) => {
  (target as Element).closest('[data-waiting]')?.setAttribute('data-under-way', '');
});
