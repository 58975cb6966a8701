import { loadPart } from '#islands/client/load-part.ts';
import { isGuestHinted } from '#sections/site/session-hint.ts';

// After the page itself. Not fetched without a session.
const load = () =>
  void loadPart(() => import('./notice-board.ts'), { isOptional: true }).then((part) =>
    part?.openNoticeBoard(),
  );
if (isGuestHinted(document.cookie)) {
  if (document.readyState === 'complete') load();
  else addEventListener('load', load);
}
