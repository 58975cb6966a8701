import { useRef, useState } from 'react';
import type { ContentChange } from '#content/content-changes.ts';
import { optionLabels } from '#content/texts/admin-site-labels.ts';
import { siteTexts as texts } from '#content/texts/admin-site.ts';
import { Button } from '#islands/ui/Button.tsx';

export type PartChange = ContentChange & { part: string };

type Props = {
  /** Of the section that is open. */
  changes: readonly PartChange[];
  /** What the field is called in the form. */
  nameOf: (change: PartChange) => string;
  onTakeBack: (change: PartChange) => void;
};

/** What of a section guests do not see yet, each of which can be taken back. */
export const SectionChanges = ({ changes, nameOf, onTakeBack }: Props) => {
  const summary = useRef<HTMLElement>(null);
  const [statusText, setStatusText] = useState('');
  return (
    <>
      {changes.length > 0 && (
        <details className="site-changes">
          <summary ref={summary}>{texts.changes(changes.length)}</summary>
          <ul>
            {changes.map((change) => {
              const label = nameOf(change);
              return (
                <li key={[change.part, ...change.path].join('.')}>
                  <p className="font-semibold">{label}</p>
                  <p className="wrap-anywhere">{`${texts.publishedValue}: ${shownValue(change.before)}`}</p>
                  <p className="wrap-anywhere">{`${texts.draftValue}: ${shownValue(change.after)}`}</p>
                  <Button
                    variant="text"
                    onClick={() => {
                      // The button goes with its change.
                      summary.current?.focus();
                      onTakeBack(change);
                      setStatusText(texts.takenBack(label));
                    }}
                  >
                    {texts.takeBack}
                    <span className="sr-only">{` (${label})`}</span>
                  </Button>
                </li>
              );
            })}
          </ul>
        </details>
      )}
      <p className="sr-only" role="status">
        {statusText}
      </p>
    </>
  );
};

/** The texts in a value, in their order. */
export const shownValue = (value: unknown): string => {
  if (value === null || value === undefined || value === '') return '—';
  if (Array.isArray(value)) return value.map(shownValue).join(' · ');
  if (typeof value === 'object') {
    const { hidden, ...rest } = value as Record<string, unknown>;
    const words = Object.values(rest).map(shownValue).join(' · ');
    return hidden === true ? `${words} (${texts.hiddenNow.toLowerCase()})` : words;
  }
  if (typeof value === 'boolean') return value ? texts.yes : texts.no;
  return optionLabels[`${value as string}`] ?? `${value as string}`;
};
