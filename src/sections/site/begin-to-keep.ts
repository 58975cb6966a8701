// Registered after the page has loaded, so that precaching does not delay it. Failure only means no offline cache.
addEventListener('load', () => {
  navigator.serviceWorker?.register('/sw.js').catch(() => undefined);
});
