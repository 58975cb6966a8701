import { outboxTexts as texts } from '#content/texts/outbox.ts';
import { isOtherGroup, statusOf } from '#islands/client/api.ts';
import type { EventView } from '#contract/events.ts';
import type { OwnMemberView } from '#contract/guest-groups.ts';
import { nameOfEntry } from '#islands/responses/names.ts';
import { hasUnsaved } from '#islands/responses/unsaved.ts';
import { FailureNotice } from '#islands/session/FailureNotice.tsx';
import { Button } from '#islands/ui/Button.tsx';
import { Notice } from '#islands/ui/Notice.tsx';

import type { ResponseSheetState } from '../use-response-sheet.ts';
import type { OutboxState } from './use-outbox.ts';

type Props = {
  responseSheet: ResponseSheetState;
  /** Of this screen. */
  events: readonly EventView[];
  members: readonly OwnMemberView[];
};

/** Only signing in helps. */
const isOver = ({ error }: OutboxState) => statusOf(error) === 401 || isOtherGroup(error);

const messageFor = (outbox: OutboxState) => {
  if (isOver(outbox)) return texts.savedUntilSignIn;
  // No answer of the server: the phone could not read what it holds.
  return statusOf(outbox.error) === undefined ? texts.unread : texts.kept;
};

/** The entries that wait, whether the screen shows something else, and the entries that will not be sent. */
export const OutboxNotice = ({ responseSheet, events, members }: Props) => {
  const { outbox, sheet, answers, diets } = responseSheet;
  const isUnsaved = hasUnsaved({ sheet, answers, diets }, events, members);
  return (
    <>
      <div className="grid gap-3" role="status">
        {outbox.isQueued && !isOver(outbox) && (
          <div className="notice" data-variant="warning">
            <p className="font-semibold">{texts.kept}</p>
            {(outbox.stillNoSignal || !isUnsaved) && (
              <p className="mt-1">{outbox.stillNoSignal ? texts.stillNot : texts.savedSome}</p>
            )}
            {/* Not disabled while it tries: the keyboard would lose its place. */}
            <Button
              variant="quiet"
              className="mt-3"
              aria-disabled={outbox.retryPending}
              onClick={() => void outbox.retry()}
            >
              {outbox.retryPending ? texts.retryPending : texts.retry}
            </Button>
          </div>
        )}
        {outbox.isQueued && isUnsaved && <Notice variant="warning">{texts.unsavedText}</Notice>}
      </div>
      {outbox.error !== undefined && (
        <FailureNotice message={messageFor(outbox)} error={outbox.error} />
      )}
      {outbox.entries.map((entry) => {
        const name = nameOfEntry(events)(entry);
        if (!entry.stopped || entry.stopped.why === 'changed' || name === undefined) return null;
        const { why: reason, sentence: message } = entry.stopped;
        return (
          <Notice key={entry.about} variant="error">
            <p className="font-semibold">{name}</p>
            <p className="mt-1">{texts.stopped[reason]}</p>
            {reason === 'refused' && message && <p className="mt-1">{message}</p>}
            <Button variant="quiet" className="mt-3" onClick={() => void outbox.remove(entry)}>
              {texts.understood}
            </Button>
          </Notice>
        );
      })}
    </>
  );
};
