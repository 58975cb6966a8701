import { requestTexts as texts } from '#content/texts/change-request.ts';
import { answerText } from '#content/texts/questions.ts';
import type { ChangeRequestView } from '#contract/deadlines/change-requests.ts';
import type { ResponseView } from '#contract/responses.ts';
import { Notice, type NoticeVariant } from '#islands/ui/Notice.tsx';

type Props = { request: ChangeRequestView; responses: readonly ResponseView[] };

const variants = {
  pending: 'info',
  accepted: 'success',
  declined: 'warning',
} as const satisfies Record<ChangeRequestView['status'], NoticeVariant>;

/** What the group asked for, and what became of it. */
export const RequestState = ({ request, responses }: Props) => {
  const { status, message, note } = request;
  const nameOf = (id: number) => responses.find(({ memberId }) => memberId === id)?.name;
  return (
    <Notice variant={variants[status]}>
      <p className="font-semibold">{texts.states[status]}</p>
      <p>{texts.stateTexts[status]}</p>
      <ul className="mt-2">
        {request.responses.map(({ memberId, isAttending }) => {
          const name = nameOf(memberId);
          return name && <li key={memberId}>{texts.requested(name, isAttending)}</li>;
        })}
        {request.answers.map(({ questionId, question, memberId, name: person, value }) => (
          <li key={`${questionId}/${memberId}`} className="wrap-anywhere">
            {`${question} ${person ?? texts.group}: ${answerText(value)}`}
          </li>
        ))}
      </ul>
      {message && (
        <p className="mt-2 wrap-anywhere whitespace-pre-line">{`${texts.yours}: ${message}`}</p>
      )}
      {note && (
        <p className="mt-2 wrap-anywhere whitespace-pre-line">{`${texts.theirs}: ${note}`}</p>
      )}
    </Notice>
  );
};
