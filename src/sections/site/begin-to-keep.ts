// After the page itself is there: keeping it for later may not cost the guest who is waiting.
// Refused, or without signal for its first journey, it is only not there.
addEventListener('load', () => {
  navigator.serviceWorker?.register('/sw.js').catch(() => undefined);
});
