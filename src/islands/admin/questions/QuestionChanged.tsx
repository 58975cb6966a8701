import { questionsTexts as texts } from '#content/texts/admin-questions.ts';
import type { QuestionKind, QuestionScope } from '#domain/questions/question.ts';
import { FormChanged } from '#islands/admin/ui/dialogs/FormChanged.tsx';
import type { FormDifference, MergedForm } from '#islands/admin/ui/dialogs/merge-fields.ts';
import { optionsIn, type QuestionFields } from './question-fields.ts';
import type { EventOption } from './QuestionInputs.tsx';

type Props = {
  merged: MergedForm<QuestionFields>;
  events: readonly EventOption[];
  onUseStored: (difference: FormDifference<QuestionFields>) => void;
};

const labels = {
  text: texts.text,
  help: texts.help,
  kind: texts.kind,
  options: texts.options,
  scope: texts.scope,
  event_id: texts.event,
  required: texts.required,
  capacity: texts.capacity.choice,
};

export const QuestionChanged = ({ events, ...props }: Props) => {
  const shown = (field: keyof QuestionFields, value: string | boolean): string => {
    if (typeof value === 'boolean') return value ? texts.yes : texts.no;
    if (field === 'kind') return texts.kinds[value as QuestionKind];
    if (field === 'scope') return texts.scopes[value as QuestionScope];
    if (field === 'options') return optionsIn(value).join(', ');
    if (field !== 'event_id') return value;
    return events.find(({ id }) => `${id}` === value)?.name ?? texts.allEvents;
  };
  return <FormChanged title={texts.changed} labels={labels} shown={shown} {...props} />;
};
