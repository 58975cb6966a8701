/** After the page itself is there: keeping it for later may not cost the guest who is waiting. */
addEventListener('load', () => {
  // Refused, or no signal for its first journey: the pages work without it.
  navigator.serviceWorker?.register('/sw.js').catch(() => undefined);
});
