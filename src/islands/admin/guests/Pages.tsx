import { guestsTexts as texts } from '#content/texts/admin-guests.ts';
import { Button } from '#islands/ui/Button.tsx';
import { pageSize } from './group-rows.ts';

type Props = { page: number; all: number; onPage: (page: number) => void };

/** Turns the pages of a long list; a short one has none. */
export const Pages = ({ page, all, onPage }: Props) => {
  if (all <= pageSize) return null;
  const first = page * pageSize;
  const last = Math.min(first + pageSize, all);
  const changePage = (by: number, isEnabled: boolean) => () => {
    if (isEnabled) onPage(page + by);
  };
  return (
    <nav className="mt-3 flex items-center justify-between gap-3" aria-label={texts.pages}>
      <Button variant="quiet" aria-disabled={page === 0} onClick={changePage(-1, page > 0)}>
        {texts.previous}
      </Button>
      <p className="text-sm text-muted tabular-nums" role="status">
        {texts.shown(first + 1, last, all)}
      </p>
      <Button variant="quiet" aria-disabled={last === all} onClick={changePage(1, last < all)}>
        {texts.next}
      </Button>
    </nav>
  );
};
