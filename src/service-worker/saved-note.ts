import { offline } from '#content/texts/offline.ts';
import { defaultRegion, useRegion } from '#domain/region.ts';
import { seenAt } from '#islands/client/offline/caches.ts';
import { serverDate } from '#islands/client/server-time.ts';

/** The cached page with a note on top that gives its age. */
export const withNote = async (saved: Response): Promise<Response> => {
  const at = new Date(Number(saved.headers.get(seenAt)));
  const html = await saved.text();
  // A worker has no document: it reads what the page says of itself.
  useRegion(/<html[^>]* data-region="([^"]+)"/.exec(html)?.[1] ?? defaultRegion);
  const served = serverDate(saved.headers);
  const note = `<p class="saved-note" data-served="${served}" role="status">${offline.saved(at)}</p>`;
  return new Response(html.replace('<main ', `${note}<main `), { headers: saved.headers });
};

/** A copy with its time of arrival in a header. */
export const stamped = async (answer: Response, now: Date): Promise<Response> => {
  const headers = new Headers(answer.headers);
  headers.set(seenAt, String(now.getTime()));
  // The bytes are kept as they are read.
  headers.delete('content-encoding');
  headers.delete('content-length');
  return new Response(await answer.blob(), { headers });
};
