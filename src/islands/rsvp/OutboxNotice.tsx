import { outboxTexts as texts } from '#content/texts/outbox.ts';
import { isOtherGroup, statusOf } from '#islands/client/api.ts';
import type { Entry } from '#islands/outbox/entry.ts';
import { FailureNotice } from '#islands/session/FailureNotice.tsx';
import { Button } from '#islands/ui/Button.tsx';
import { Notice } from '#islands/ui/Notice.tsx';

import type { OutboxState } from './use-outbox.ts';

type Props = {
  outbox: OutboxState;
  /** Undefined for what does not belong to this screen. */
  nameOf: (entry: Entry) => string | undefined;
  /** The screen shows something that is not in the outbox, see `hasUnsaved`. */
  isUnsaved: boolean;
};

/** Only signing in helps. */
const isOver = ({ held }: OutboxState) => statusOf(held) === 401 || isOtherGroup(held);

const messageFor = (outbox: OutboxState) => {
  if (isOver(outbox)) return texts.keptUntilSignIn;
  // No answer of the server: the phone could not read what it holds.
  return statusOf(outbox.held) === undefined ? texts.unread : texts.kept;
};

/** The entries that wait, and those that will not be sent. */
export const OutboxNotice = ({ outbox, nameOf, isUnsaved }: Props) => (
  <>
    <div role="status">
      {outbox.waits && !isOver(outbox) && (
        <div className="notice" data-tone="warning">
          <p className="font-semibold">{texts.kept}</p>
          {(outbox.stillNoSignal || !isUnsaved) && (
            <p className="mt-1">{outbox.stillNoSignal ? texts.stillNot : texts.keptSome}</p>
          )}
          {isUnsaved && <p className="mt-1">{texts.unsavedText}</p>}
          {/* Not disabled while it tries: the keyboard would lose its place. */}
          <Button
            tone="quiet"
            className="mt-3"
            aria-disabled={outbox.retrying}
            onClick={() => void outbox.retry()}
          >
            {outbox.retrying ? texts.retrying : texts.retry}
          </Button>
        </div>
      )}
    </div>
    {outbox.held !== undefined && (
      <FailureNotice message={messageFor(outbox)} error={outbox.held} />
    )}
    {outbox.entries.map((entry) => {
      const name = nameOf(entry);
      if (!entry.stopped || entry.stopped.why === 'changed' || name === undefined) return null;
      const { why, sentence } = entry.stopped;
      return (
        <Notice key={entry.about} tone="error">
          <p className="font-semibold">{name}</p>
          <p className="mt-1">{texts.stopped[why]}</p>
          {why === 'refused' && sentence && <p className="mt-1">{sentence}</p>}
          <Button tone="quiet" className="mt-3" onClick={() => void outbox.remove(entry)}>
            {texts.understood}
          </Button>
        </Notice>
      );
    })}
  </>
);
