import { localStore } from '#islands/client/browser-storage.ts';
import { loadPart } from '#islands/client/load-part.ts';

/** What the phone has heard, for pages that were saved before. */
const noticesKey = 'convite:notices';

/** Shows the notices that there are; a page of a group without any waits for the first one with little. */
export const awaitNotices = (): void => {
  const place = document.querySelector<HTMLElement>('.notices:empty');
  let source: EventSource | undefined;

  const open = () => {
    source?.close();
    document.onvisibilitychange = null;
    void loadPart(() => import('./notice-list.ts')).then((part) =>
      part?.openNoticeList(noticesKey),
    );
  };

  /** A hidden window would hold a connection that others need. */
  const subscribe = () => {
    source?.close();
    if (document.hidden) return;
    source = new EventSource(place!.dataset['stream']!);
    source.addEventListener('change', open);
  };

  // A page that is the same for everybody knows of none.
  if (!place || localStore.read(noticesKey)) return open();
  document.onvisibilitychange = subscribe;
  return subscribe();
};
