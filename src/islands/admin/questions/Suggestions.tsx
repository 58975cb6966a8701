import { questionsTexts as texts } from '#content/texts/admin-questions.ts';
import { Button } from '#islands/ui/Button.tsx';
import type { Suggestion } from './question-fields.ts';

type Props = { onChoose: (suggestion: Suggestion) => void };

/** No question yet: ideas that fill the form. */
export const Suggestions = ({ onChoose }: Props) => (
  <div className="card py-10 text-center">
    <p className="mx-auto max-w-xl text-ink-soft">{texts.empty}</p>
    <ul className="mt-4 flex flex-wrap justify-center gap-3">
      {texts.suggestions.map((suggestion) => (
        <li key={suggestion.label}>
          <Button
            variant="quiet"
            aria-label={texts.suggestion(suggestion.label)}
            onClick={() => onChoose(suggestion)}
          >
            {suggestion.label}
          </Button>
        </li>
      ))}
    </ul>
  </div>
);
