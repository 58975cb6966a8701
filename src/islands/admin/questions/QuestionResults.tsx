import { questionsTexts as texts } from '#content/texts/admin-questions.ts';
import { answerText } from '#content/texts/questions.ts';
import type { QuestionView } from '#contract/responding/questions.ts';
import type { AnswerValue } from '#domain/questions/question.ts';
import { seatState, type SeatState } from '#domain/questions/summary.ts';
import { Bar } from '#islands/admin/charts/Bar.tsx';
import { Badge } from '#islands/ui/Badge.tsx';

type Props = { question: QuestionView };

export const listAddress = (id: number) => `/admin/questions/print?question=${id}`;

/** What was answered: options as bars, numbers together, the last of the texts. */
export const QuestionResults = ({ question }: Props) => {
  const { counts, answered, missing, kind, scope, sum, latest } = question;
  return (
    <div>
      {counts.length > 0 && <OptionTable question={question} />}
      {kind === 'number' && answered > 0 && <p>{texts.numbers(sum, sum / answered)}</p>}
      {latest.length > 0 && (
        <ul className="grid gap-1" aria-label={texts.latest}>
          {latest.map((text, at) => (
            <li key={at} className="line-clamp-3 wrap-anywhere">{`«${text}»`}</li>
          ))}
        </ul>
      )}
      <p className="mt-1 text-sm text-muted">
        {answered + missing === 0
          ? texts.noneRequested
          : `${texts.responded(scope, answered)}. ${texts.missing(scope, missing)}.`}
      </p>
    </div>
  );
};

/** The option above its bar: options are long, phones narrow. */
const OptionTable = ({ question }: Props) => {
  const { counts, capacity, text } = question;
  const max = Math.max(capacity ?? 0, ...counts.map(({ count }) => count));
  return (
    <table role="table" className="block w-full" aria-label={`${texts.charts}: ${text}`}>
      <thead role="rowgroup" className="sr-only">
        <tr role="row">
          <th role="columnheader" scope="col">
            {texts.option}
          </th>
          <th role="columnheader" scope="col">
            {texts.count}
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup" className="block">
        {counts.map(({ value, count }) => (
          <tr role="row" key={String(value)} className="block py-1.5">
            <th role="rowheader" scope="row" className="block text-left font-normal wrap-anywhere">
              {answerText(value)}
            </th>
            <td role="cell" className="block">
              <Seats question={question} value={value} count={count} max={max} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};

const variants = { free: 'yes', full: 'wheat', over: 'no' } as const satisfies Record<
  SeatState,
  string
>;

type SeatsProps = Props & { value: AnswerValue; count: number; max: number };

const Seats = ({ question, value, count, max }: SeatsProps) => {
  const state = seatState(question, value, count);
  return (
    <>
      <Bar total={max} parts={[{ variant: variants[state ?? 'free'], count }]} />
      <p className="flex flex-wrap items-center gap-x-2 tabular-nums">
        <span className={state ? '' : 'font-semibold'}>
          {state ? texts.seats(count, question.capacity!) : count}
        </span>
        {state && state !== 'free' && (
          <Badge variant={variants[state]}>{texts.seatWords[state]}</Badge>
        )}
      </p>
    </>
  );
};
