import { type ReactNode, useEffect, useState } from 'react';
import { copying as texts } from '#content/texts/copying.ts';
import { toast } from '#islands/stores/toasts.ts';
import { CheckIcon } from './icons.tsx';

type Props = { text: string; label: string; className?: string; children: ReactNode };

const confirmationMs = 3000;

/** Copies a text; for a moment it says so. */
export const CopyButton = ({
  text,
  label,
  className = 'btn btn-icon icon-btn',
  children,
}: Props) => {
  const [copied, setCopied] = useState(0);

  useEffect(() => {
    if (copied === 0) return undefined;
    const over = setTimeout(() => setCopied(0), confirmationMs);
    return () => clearTimeout(over);
  }, [copied]);

  const copy = async () => {
    if (await toClipboard(text)) setCopied((times) => times + 1);
    else toast({ title: texts.failed, description: text, variant: 'destructive' });
  };

  return (
    <button
      type="button"
      className={className}
      title={label}
      aria-label={copied ? texts.copied : label}
      onClick={() => void copy()}
    >
      {copied ? <CheckIcon /> : children}
    </button>
  );
};

const toClipboard = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
};

/** On an address without https the browser offers no clipboard, but still copies what is selected. */
const copyBySelection = (text: string): boolean => {
  const field = Object.assign(document.createElement('textarea'), {
    value: text,
    readOnly: true,
    className: 'sr-only',
  });
  const active = document.activeElement;
  // Beside what has the focus: an open dialog lets nothing outside of it be selected.
  (active?.parentElement ?? document.body).append(field);
  field.select();
  // Deprecated, but the only way without https.
  const old: { execCommand(command: 'copy'): boolean } = document;
  const done = old.execCommand('copy');
  field.remove();
  if (active instanceof HTMLElement) active.focus();
  return done;
};
