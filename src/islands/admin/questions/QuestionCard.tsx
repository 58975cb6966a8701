import { useId } from 'react';
import { questionsTexts as texts } from '#content/texts/admin-questions.ts';
import type { QuestionView } from '#contract/responding/questions.ts';
import { Badge } from '#islands/ui/Badge.tsx';
import { Button } from '#islands/ui/Button.tsx';
import { listAddress, QuestionResults } from './QuestionResults.tsx';

type Props = {
  question: QuestionView;
  eventName: string | undefined;
  isFirst: boolean;
  isLast: boolean;
  onMove: (step: -1 | 1) => void;
  onEdit: () => void;
  onDelete: () => void;
};

export const QuestionCard = ({ question, eventName, isFirst, isLast, ...on }: Props) => {
  const { id, text, help, kind, scope, required } = question;
  const titleId = useId();
  const steps = ([-1, 1] as const).filter((step) => !(step === -1 ? isFirst : isLast));
  const named = <span className="sr-only"> {texts.of(text)}</span>;
  return (
    <li className="card" aria-labelledby={titleId}>
      <h2 className="subtitle wrap-anywhere" id={titleId}>
        {text}
      </h2>
      <ul className="mt-2 flex flex-wrap gap-2">
        {[texts.kinds[kind], texts.scopes[scope], eventName ?? texts.allEvents].map((detail) => (
          <li key={detail} className="wrap-anywhere">
            <Badge>{detail}</Badge>
          </li>
        ))}
        {required && (
          <li>
            <Badge variant="river">{texts.required}</Badge>
          </li>
        )}
      </ul>
      {help && <p className="mt-2 text-muted wrap-anywhere whitespace-pre-line">{help}</p>}
      <div className="mt-3 max-w-3xl">
        <QuestionResults question={question} />
      </div>
      <div className="-mx-4 mt-2 flex flex-wrap">
        <a className="btn btn-text" href={listAddress(id)}>
          {texts.print}
          {named}
        </a>
        <Button variant="text" onClick={on.onEdit}>
          {texts.edit}
          {named}
        </Button>
        {steps.map((step) => (
          <Button
            key={step}
            variant="text"
            data-move={`${id}/${step}`}
            onClick={() => on.onMove(step)}
          >
            <span>{step === -1 ? texts.up : texts.down}</span>
            {named}
          </Button>
        ))}
        <Button variant="text" onClick={on.onDelete}>
          {texts.delete}
          {named}
        </Button>
      </div>
    </li>
  );
};
