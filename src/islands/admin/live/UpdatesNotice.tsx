import { liveTexts as texts } from '#content/texts/admin-live.ts';
import { Button } from '#islands/ui/Button.tsx';

/** Inside a dialog: says that updates are held back, and offers to show them. */
export const UpdatesNotice = ({ pending, onShow }: { pending: boolean; onShow: () => void }) => (
  <div role="status">
    {pending && (
      <div className="notice flex flex-wrap items-center justify-between gap-3" data-variant="info">
        <div>
          <p className="font-semibold">{texts.updates}</p>
          <p>{texts.updatesHint}</p>
        </div>
        <Button variant="quiet" onClick={onShow}>
          {texts.show}
        </Button>
      </div>
    )}
  </div>
);
