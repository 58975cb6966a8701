import { useId, useState } from 'react';
import { requestsTexts as texts } from '#content/texts/admin-requests.ts';
import { answerText } from '#content/texts/questions.ts';
import type { AdminChangeRequestView } from '#contract/deadlines/change-requests.ts';
import {
  wasCancelled,
  type WithPassword,
} from '#islands/admin/ui/dialogs/use-reauthentication.tsx';
import { api, ApiError, call, messageOf, statusOf } from '#islands/client/api.ts';
import { ResponseBadge } from '#islands/rsvp/ResponseBadge.tsx';
import { toast } from '#islands/stores/toasts.ts';
import { Badge } from '#islands/ui/Badge.tsx';
import { Button } from '#islands/ui/Button.tsx';
import { Field } from '#islands/ui/Field.tsx';
import { Notice } from '#islands/ui/Notice.tsx';

type Props = {
  request: AdminChangeRequestView;
  /** It is another one than the couple has just decided about. */
  isChanged: boolean;
  withPassword: WithPassword;
  onSettled: () => void;
  onConflict: () => Promise<void>;
};

const { ':id': calls } = api.api.admin['change-requests'];

/** What is stored and what is asked, side by side, and the decision. */
export const OpenRequest = ({ request, isChanged, withPassword, onSettled, onConflict }: Props) => {
  const { id, groupName, eventName, people, answers, message, late, version } = request;
  const titleId = useId();
  const [note, setNote] = useState('');
  const [loading, setLoading] = useState(false);
  const [failure, setFailure] = useState('');

  const resolve = async (how: 'accept' | 'decline') => {
    if (loading) return;
    setLoading(true);
    setFailure('');
    const resolution = { param: { id: `${id}` }, json: { version, note } };
    try {
      await withPassword(() => call(calls[how].$post(resolution)));
      toast({ title: how === 'accept' ? texts.accepted : texts.declined, description: groupName });
      onSettled();
    } catch (error) {
      // Seats are taken: nothing was accepted, and the request stays open.
      if (error instanceof ApiError && error.errorBody?.code === 'full') {
        setFailure(`${error.errorBody.message} ${texts.full}`);
      } else if (statusOf(error) === 409 || statusOf(error) === 404) await onConflict();
      else if (!wasCancelled(error)) setFailure(messageOf(error) ?? texts.failed);
    }
    setLoading(false);
  };

  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-3 py-4" aria-labelledby={titleId}>
      <h3
        id={titleId}
        className="font-display text-lg wrap-anywhere"
      >{`${groupName} · ${eventName}`}</h3>
      {late && (
        <p>
          <Badge variant="wheat">{texts.late}</Badge>
        </p>
      )}
      {isChanged && <Notice variant="warning">{texts.changed}</Notice>}
      <ul
        className="grid grid-cols-[minmax(0,1fr)] gap-3 empty:hidden"
        aria-label={texts.people(groupName)}
      >
        {people
          .filter(({ asked }) => asked !== null)
          .map(({ memberId, name, isAttending, asked }) => (
            <li key={memberId}>
              <p className="font-semibold wrap-anywhere">{name}</p>
              <p className="flex flex-wrap gap-x-4 gap-y-1">
                <span className="flex flex-wrap items-center gap-x-2">
                  {texts.stored}: <ResponseBadge response={isAttending} />
                </span>
                <span className="flex flex-wrap items-center gap-x-2">
                  {texts.requested}: <ResponseBadge response={asked} />
                </span>
              </p>
            </li>
          ))}
      </ul>
      {answers.length > 0 && (
        <ul className="grid grid-cols-[minmax(0,1fr)] gap-2" aria-label={texts.answers(groupName)}>
          {answers.map(({ questionId, question, memberId, name, value, fits }) => (
            <li key={`${questionId}/${memberId}`} className="wrap-anywhere">
              <span className="text-muted">{question}</span>
              <span className="block">
                <span>{name ?? texts.group}</span>: <strong>{answerText(value)}</strong>
                {!fits && <span>{` (${texts.lost})`}</span>}
              </span>
            </li>
          ))}
        </ul>
      )}
      {message && <p className="wrap-anywhere whitespace-pre-line">{`«${message}»`}</p>}
      <Field label={texts.note} className="max-w-2xl">
        {(control) => (
          <textarea
            {...control}
            rows={2}
            maxLength={500}
            value={note}
            onChange={({ target }) => setNote(target.value)}
          />
        )}
      </Field>
      {failure && <Notice variant="error">{failure}</Notice>}
      <div className="flex flex-wrap gap-3">
        {(['accept', 'decline'] as const).map((how) => (
          <Button
            key={how}
            variant={how === 'accept' ? 'primary' : 'quiet'}
            aria-disabled={loading}
            onClick={() => void resolve(how)}
          >
            <span>{texts[how]}</span>
            <span className="sr-only"> {texts.of(groupName, eventName)}</span>
          </Button>
        ))}
      </div>
    </li>
  );
};
