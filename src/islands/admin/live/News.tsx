import { liveTexts as texts } from '#content/texts/admin-live.ts';
import { Button } from '#islands/ui/Button.tsx';

/** Inside a dialog: says that updates are held back, and offers to show them. */
export const News = ({ waiting, onShow }: { waiting: boolean; onShow: () => void }) => (
  <div role="status">
    {waiting && (
      <div className="notice flex flex-wrap items-center justify-between gap-3" data-tone="info">
        <div>
          <p className="font-semibold">{texts.news}</p>
          <p>{texts.newsHint}</p>
        </div>
        <Button tone="quiet" onClick={onShow}>
          {texts.show}
        </Button>
      </div>
    )}
  </div>
);
