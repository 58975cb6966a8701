import { useRef, useState } from 'react';
import { requestTexts } from '#content/texts/change-request.ts';
import { deadlineTexts as texts } from '#content/texts/deadline.ts';
import { outboxTexts } from '#content/texts/outbox.ts';
import type { ChangeRequestView } from '#contract/deadlines/change-requests.ts';
import type { InvitedEventView } from '#contract/events.ts';
import type { GuestView } from '#contract/guest-groups.ts';
import type { ResponseView } from '#contract/responses.ts';
import { statusOf } from '#islands/client/api.ts';
import { FailureNotice } from '#islands/session/FailureNotice.tsx';
import { ResponseBadge } from '#islands/rsvp/ResponseBadge.tsx';
import { Badge } from '#islands/ui/Badge.tsx';
import { Button } from '#islands/ui/Button.tsx';
import { Controls } from '#islands/ui/Controls.tsx';
import { Notice } from '#islands/ui/Notice.tsx';
import { RequestChange } from './AskForChange.tsx';
import { RequestState } from './RequestState.tsx';
import { useChangeRequest } from './use-change-request.ts';

type Props = {
  guest: GuestView;
  event: InvitedEventView;
  responses: ResponseView[];
  /** The newest one about this event. */
  request: ChangeRequestView | null;
};

/** An event after its deadline: what is stored, and a way to ask the couple for something else. */
export const ClosedEvent = ({ guest, event, responses, request: stored }: Props) => {
  const [isRequesting, setChangeRequest] = useState(false);
  const changeRequest = useChangeRequest(guest.id, event.id, stored);
  const { request, isPending } = changeRequest;
  const state = useRef<HTMLDivElement>(null);

  /** The form is gone: what became of it takes its place, also for the keyboard. */
  const sent = () => {
    setChangeRequest(false);
    requestAnimationFrame(() => {
      state.current?.focus();
      state.current?.scrollIntoView({ block: 'center' });
    });
  };

  return (
    <Controls loading={changeRequest.isSending} className="mt-6 grid gap-6">
      <Notice variant="warning">
        {event.rsvp_deadline && <p>{texts.over(event.rsvp_deadline)}</p>}
        <p>{texts.overText}</p>
      </Notice>
      <ul className="grid gap-1">
        {responses.map(({ memberId, name, responded, isAttending }) => (
          <li key={memberId} className="flex flex-wrap items-center justify-between gap-x-3">
            <span>{name}</span>
            <ResponseBadge response={responded ? isAttending : null} />
          </li>
        ))}
      </ul>
      <div className="focus:outline-none" role="status" ref={state} tabIndex={-1}>
        {isPending && changeRequest.outboxError !== undefined ? (
          <FailureNotice
            message={
              statusOf(changeRequest.outboxError) === 401
                ? outboxTexts.savedUntilSignIn
                : outboxTexts.kept
            }
            error={changeRequest.outboxError}
          />
        ) : isPending ? (
          <Notice>
            <Badge variant="wheat">{outboxTexts.pending}</Badge>
            <p className="mt-2">{outboxTexts.kept}</p>
          </Notice>
        ) : (
          request && <RequestState request={request} responses={responses} />
        )}
      </div>
      {isRequesting ? (
        <RequestChange
          eventId={event.id}
          responses={responses}
          changeRequest={changeRequest}
          onSent={sent}
          onCancel={() => setChangeRequest(false)}
        />
      ) : (
        <Button
          block
          variant={request ? 'quiet' : 'primary'}
          onClick={() => setChangeRequest(true)}
        >
          {request ? requestTexts.requestAgain : texts.ask}
        </Button>
      )}
    </Controls>
  );
};
