import { unsent as texts } from '#content/texts/unsent.ts';
import { statusOf } from '#islands/client/api.ts';
import type { Entry } from '#islands/outbox/entry.ts';
import { FailureNotice } from '#islands/session/FailureNotice.tsx';
import { Button } from '#islands/ui/Button.tsx';
import { Notice } from '#islands/ui/Notice.tsx';

import type { UnsentState } from './use-unsent.ts';

type Props = {
  unsent: UnsentState;
  /** Undefined for what does not belong to this screen. */
  nameOf: (about: Entry['about']) => string | undefined;
};

/** Only signing in helps. */
const isOver = ({ held }: UnsentState) => statusOf(held) === 401;

/** What waits on this phone, and what will never leave it. */
export const UnsentNotice = ({ unsent, nameOf }: Props) => (
  <>
    <div role="status">
      {unsent.waits && !isOver(unsent) && (
        <div className="notice" data-tone="warning">
          <p className="font-semibold">{texts.kept}</p>
          <p className="mt-1">{unsent.stillNoSignal ? texts.stillNot : texts.keptSome}</p>
          {/* Not disabled while it tries: the keyboard would lose its place. */}
          <Button
            tone="quiet"
            className="mt-3"
            aria-disabled={unsent.retrying}
            onClick={() => void unsent.retry()}
          >
            {unsent.retrying ? texts.retrying : texts.retry}
          </Button>
        </div>
      )}
    </div>
    {unsent.held !== undefined && (
      <FailureNotice
        message={isOver(unsent) ? texts.keptUntilSignIn : texts.kept}
        error={unsent.held}
      />
    )}
    {unsent.entries.map((entry) => {
      const name = nameOf(entry.about);
      if (!entry.stopped || entry.stopped.why === 'changed' || name === undefined) return null;
      const { why, sentence } = entry.stopped;
      return (
        <Notice key={entry.about} tone="error">
          <p className="font-semibold">{name}</p>
          <p className="mt-1">{texts.stopped[why]}</p>
          {why === 'refused' && sentence && <p className="mt-1">{sentence}</p>}
          <Button tone="quiet" className="mt-3" onClick={() => void unsent.remove(entry)}>
            {texts.understood}
          </Button>
        </Notice>
      );
    })}
  </>
);
