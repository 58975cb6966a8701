import { useEffect, useRef, useState } from 'react';
import { requestTexts as texts } from '#content/texts/change-request.ts';
import type { ResponseView } from '#contract/responses.ts';
import type { IsAttending } from '#domain/responses/attendance.ts';
import { AttendanceOption } from '#islands/rsvp/AttendanceOption.tsx';
import { FailureNotice } from '#islands/session/FailureNotice.tsx';
import { Button } from '#islands/ui/Button.tsx';
import { Field } from '#islands/ui/Field.tsx';
import { Notice } from '#islands/ui/Notice.tsx';
import type { ChangeRequestState } from './use-change-request.ts';

type Props = {
  eventId: number;
  responses: readonly ResponseView[];
  changeRequest: ChangeRequestState;
  onSent: () => void;
  onCancel: () => void;
};

const storedOf = ({ responded, isAttending }: ResponseView): IsAttending =>
  responded ? isAttending : null;

/** What should be different, and a word to the couple. */
export const RequestChange = ({ eventId, responses, changeRequest, onSent, onCancel }: Props) => {
  const [selected, setSelected] = useState<Record<number, boolean>>({});
  const [message, setMessage] = useState('');
  const [isEmpty, setEmpty] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  const send = async () => {
    const changed = responses.flatMap((response) => {
      const isAttending = selected[response.memberId];
      const isOther = isAttending !== undefined && isAttending !== storedOf(response);
      return isOther ? [{ memberId: response.memberId, isAttending }] : [];
    });
    setEmpty(changed.length === 0);
    if (changed.length > 0 && (await changeRequest.send(changed, message))) onSent();
  };

  return (
    <section className="grid gap-6" aria-labelledby="ask">
      <h2 className="subtitle focus:outline-none" id="ask" ref={heading} tabIndex={-1}>
        {texts.requestTitle}
      </h2>
      {responses.map((response) => (
        <AttendanceOption
          key={response.memberId}
          field={`ask-${eventId}-${response.memberId}`}
          name={response.name}
          response={selected[response.memberId] ?? storedOf(response)}
          onChoose={(isAttending) => setSelected({ ...selected, [response.memberId]: isAttending })}
        />
      ))}
      <Field label={texts.message}>
        {(control) => (
          <textarea
            {...control}
            rows={3}
            maxLength={500}
            value={message}
            onChange={({ target }) => setMessage(target.value)}
          />
        )}
      </Field>
      {isEmpty && <Notice variant="error">{texts.empty}</Notice>}
      {changeRequest.error !== undefined && (
        <FailureNotice message={texts.failed} error={changeRequest.error} />
      )}
      <div className="grid gap-2">
        <Button block onClick={() => void send()}>
          {changeRequest.isSending ? texts.sending : texts.send}
        </Button>
        <Button variant="text" block onClick={onCancel}>
          {texts.cancel}
        </Button>
      </div>
    </section>
  );
};
