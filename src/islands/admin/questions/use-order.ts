import { useEffect, useRef, useState } from 'react';
import { questionsTexts as texts } from '#content/texts/admin-questions.ts';
import type { QuestionView } from '#contract/responding/questions.ts';
import {
  useReauthentication,
  wasCancelled,
} from '#islands/admin/ui/dialogs/use-reauthentication.tsx';
import { messageOf } from '#islands/client/api.ts';
import { toast } from '#islands/stores/toasts.ts';
import { putQuestion } from './question-calls.ts';
import { movedBy } from './question-fields.ts';

type Order = {
  questions: readonly QuestionView[];
  onChanged: (questions: QuestionView[]) => void;
  /** What is stored, after a failure. */
  reload: () => Promise<unknown>;
};

/** The couple's order of its questions: one step at a time. */
export const useOrder = ({ questions, onChanged, reload }: Order) => {
  const { withPassword, passwordDialog } = useReauthentication();
  const [status, setStatus] = useState('');
  const isSaving = useRef(false);
  /** The button that keeps the focus; its card has moved. */
  const pressed = useRef<string>(null);
  useEffect(() => {
    if (!pressed.current) return;
    const [id, step] = pressed.current.split('/');
    const selectors = [`[data-move="${id}/${step}"]`, `[data-move="${id}/${-Number(step)}"]`];
    // At an end of the list one of the two is not there.
    selectors
      .map((selector) => document.querySelector<HTMLButtonElement>(selector))
      .find((button) => button !== null)
      ?.focus();
    pressed.current = null;
  }, [questions]);

  const move = async (at: number, step: -1 | 1) => {
    if (isSaving.current) return;
    isSaving.current = true;
    const { id, text } = questions[at]!;
    const ordered = movedBy(questions, at, step);
    pressed.current = `${id}/${step}`;
    onChanged(ordered);
    try {
      await withPassword(async () => {
        const saved: QuestionView[] = [];
        for (const [place, question] of ordered.entries()) {
          const position = place + 1;
          saved.push(
            question.position === position
              ? question
              : await putQuestion(question, { ...bodyOf(question), position }),
          );
        }
        onChanged(saved);
      });
      setStatus(texts.moved(text, at + step + 1));
    } catch (error) {
      if (!wasCancelled(error)) {
        toast({
          title: texts.moveFailed,
          description: messageOf(error) ?? texts.saveFailed,
          variant: 'destructive',
        });
      }
      onChanged([...questions]);
      await reload().catch(() => undefined);
    }
    isSaving.current = false;
  };

  return { move, status, passwordDialog };
};

const bodyOf = (question: QuestionView) => {
  const { text, help, kind, options, scope, event_id, required, capacity, position } = question;
  return { text, help, kind, options, scope, event_id, required, capacity, position };
};
