import { useEffect, useRef, useState } from 'react';
import { questionsTexts as texts } from '#content/texts/admin-questions.ts';
import type { QuestionView } from '#contract/responding/questions.ts';
import type { LiveChange } from '#domain/history/live-change.ts';
import { LiveNote } from '#islands/admin/live/LiveNote.tsx';
import { useLive } from '#islands/admin/live/use-live.ts';
import { toastWithUndo } from '#islands/admin/ui/undelete.ts';
import { api, call } from '#islands/client/api.ts';
import { Button } from '#islands/ui/Button.tsx';
import { Controls } from '#islands/ui/Controls.tsx';
import { AskPeople } from './AskPeople.tsx';
import { DeleteQuestion } from './DeleteQuestion.tsx';
import { loadQuestions } from './question-calls.ts';
import type { Suggestion, EventOption } from './question-fields.ts';
import { QuestionCard } from './QuestionCard.tsx';
import { QuestionDialog } from './QuestionDialog.tsx';
import { Suggestions } from './Suggestions.tsx';
import { useOrder } from './use-order.ts';

type Open =
  | { kind: 'form'; question: QuestionView | null; suggestion: Suggestion | null }
  | { kind: 'delete'; question: QuestionView }
  | null;

type Props = {
  questions: QuestionView[];
  events: EventOption[];
  asksPeople: boolean;
  /** See `useLive`. */
  mark: string;
};

/** What the couple asks of its own, and what was answered. */
export const QuestionsScreen = ({ questions: stored, events: known, asksPeople, mark }: Props) => {
  const [questions, setQuestions] = useState(stored);
  const [events, setEvents] = useState(known);
  const [open, setOpen] = useState<Open>(null);
  const [trash, setTrash] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);
  const close = () => setOpen(null);

  const reload = async () => setQuestions(await loadQuestions());
  const handleChange = async ({ kinds }: LiveChange) => {
    if (kinds.includes('events')) setEvents(await call(api.api.admin.events.$get()));
    await reload();
  };
  const live = useLive({ since: mark, refresh: handleChange, isBlocked: open !== null });
  const order = useOrder({ questions, onChanged: setQuestions, reload });

  const saved = (question: QuestionView) => {
    setQuestions((before) =>
      before.some(({ id }) => id === question.id)
        ? before.map((each) => (each.id === question.id ? question : each))
        : [...before, question],
    );
    close();
  };

  const deleted = ({ id, text }: QuestionView) => {
    setQuestions((before) => before.filter((question) => question.id !== id));
    close();
    setTrash((before) => before + 1);
    toastWithUndo({ title: texts.deleted, description: text }, { kind: 'question', id }, () => {
      // The question is undeleted already: a failed reload shows on the page.
      reload().catch(() => location.reload());
    });
  };

  // The buttons of the deleted question are gone: the focus would fall to the page's beginning.
  useEffect(() => {
    if (trash > 0) requestAnimationFrame(() => heading.current?.focus());
  }, [trash]);

  const create = (suggestion: Suggestion | null) =>
    setOpen({ kind: 'form', question: null, suggestion });

  return (
    <Controls>
      <header className="mb-4 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div>
          <h1 className="title focus:outline-none" ref={heading} tabIndex={-1}>
            {texts.title}
          </h1>
          <p className="text-muted">{texts.subtitle}</p>
          <LiveNote live={live} />
        </div>
        <Button onClick={() => create(null)}>{texts.create}</Button>
      </header>
      <p className="sr-only" role="status">
        {order.status}
      </p>
      <AskPeople initial={asksPeople} />
      {questions.length === 0 ? (
        <Suggestions onChoose={create} />
      ) : (
        <ul className="grid grid-cols-[minmax(0,1fr)] gap-4" aria-label={texts.list}>
          {questions.map((question, at) => (
            <QuestionCard
              key={question.id}
              question={question}
              eventName={events.find(({ id }) => id === question.event_id)?.name}
              isFirst={at === 0}
              isLast={at === questions.length - 1}
              onMove={(step) => void order.move(at, step)}
              onEdit={() => setOpen({ kind: 'form', question, suggestion: null })}
              onDelete={() => setOpen({ kind: 'delete', question })}
            />
          ))}
        </ul>
      )}
      {open?.kind === 'form' && (
        <QuestionDialog
          {...open}
          position={Math.max(0, ...questions.map(({ position }) => position)) + 1}
          events={events}
          onSaved={saved}
          onClose={close}
        />
      )}
      {open?.kind === 'delete' && (
        <DeleteQuestion
          question={open.question}
          onDone={() => deleted(open.question)}
          onClose={close}
        />
      )}
      {order.passwordDialog}
    </Controls>
  );
};
