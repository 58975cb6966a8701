import { useEffect, useRef } from 'react';
import { changedTexts as texts } from '#content/texts/changed-meanwhile.ts';
import { Button } from '#islands/ui/Button.tsx';

/** A field as a person reads it. */
export type ShownDifference = { key: string; label: string; typed: string; stored: string };

type Props = {
  title: string;
  /** What else happened, a sentence each. */
  messages?: string[];
  /** Changed here and there: what was typed stays, unless the person takes what is stored. */
  conflicts: ShownDifference[];
  /** Changed there alone: in the form already. */
  taken: ShownDifference[];
  onUseStored: (key: string) => void;
};

/** What another person stored while this form was open, beside what was typed here. */
export const ChangedSince = ({ title, messages = [], conflicts, taken, onUseStored }: Props) => {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), []);
  return (
    <div ref={notice} className="notice" data-variant="warning" role="alert" tabIndex={-1}>
      <p className="font-semibold">{title}</p>
      <p>{texts.hint}</p>
      {messages.map((message) => (
        <p key={message}>{message}</p>
      ))}
      {[...conflicts, ...taken].length > 0 && (
        <ul className="mt-2 divide-y divide-paper-edge">
          {conflicts.map(({ key, label, stored, typed }) => (
            <li key={key} className="py-2">
              <p className="font-semibold">{label}</p>
              <Text label={texts.storedNow} text={stored} />
              <Text label={texts.typed} text={typed} />
              <Button variant="text" className="-ml-4" onClick={() => onUseStored(key)}>
                {texts.useStored}
                <span className="sr-only">{` (${label})`}</span>
              </Button>
            </li>
          ))}
          {taken.map(({ key, label, stored }) => (
            <li key={key} className="py-2">
              <p className="font-semibold">{label}</p>
              <Text label={texts.storedNow} text={stored} />
              <p>{texts.inForm}</p>
            </li>
          ))}
        </ul>
      )}
      <p className="mt-1">{texts.merged}</p>
    </div>
  );
};

const Text = ({ label, text }: { label: string; text: string }) => (
  <p className="wrap-anywhere">
    <span className="text-muted">{`${label}:`}</span> <span>{text || texts.empty}</span>
  </p>
);
