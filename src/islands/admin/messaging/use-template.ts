import { useState } from 'react';
import { messagesTexts as texts } from '#content/texts/admin-messages.ts';
import type { WeddingFacts } from '#islands/admin/ui/wedding-facts.ts';
import { readDraft } from '#islands/client/draft.ts';
import { useKeptDraft } from '#islands/client/use-kept-draft.ts';
import { useHydrated } from '#islands/ui/use-hydrated.ts';

const draftKey = 'mensaje';

const textOf = (stored: unknown): string | undefined => {
  const { text } = (stored ?? {}) as { text?: unknown };
  return typeof text === 'string' ? text : undefined;
};

/** The couple's text; unsaved input survives a reload. */
export const useTemplate = (facts: WeddingFacts) => {
  const initial = texts.defaultTemplate(facts);
  const hydrated = useHydrated();
  const [typed, setTyped] = useState<string>();
  const template = typed ?? (hydrated ? readDraft(draftKey, textOf) : undefined) ?? initial;
  useKeptDraft(typed === undefined ? undefined : draftKey, { text: template });
  return { template, setTemplate: setTyped, initial };
};
