// Registered after the page has loaded, so that precaching does not delay it. Failure only means no offline cache.
// Not from the couple's area, nor from their draft: nothing of it is for this browser to keep.
if (!location.pathname.startsWith('/admin')) {
  addEventListener('load', () => {
    navigator.serviceWorker?.register('/sw.js').catch(() => undefined);
  });
}
