import { questionsTexts as texts } from '#content/texts/admin-questions.ts';
import { Empty } from '#islands/admin/ui/panel-states.tsx';
import { Button } from '#islands/ui/Button.tsx';
import type { Suggestion } from './question-fields.ts';

type Props = { onChoose: (suggestion: Suggestion) => void };

/** No question yet: ideas that fill the form. */
export const Suggestions = ({ onChoose }: Props) => (
  <Empty
    action={texts.suggestions.map((suggestion) => (
      <Button
        key={suggestion.label}
        variant="quiet"
        aria-label={texts.suggestion(suggestion.label)}
        onClick={() => onChoose(suggestion)}
      >
        {suggestion.label}
      </Button>
    ))}
  >
    {texts.empty}
  </Empty>
);
