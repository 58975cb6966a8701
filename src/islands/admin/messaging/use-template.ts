import { useState } from 'react';
import { messagesTexts as texts } from '#content/texts/admin-messages.ts';
import type { WeddingDetails } from '#islands/admin/ui/wedding-details.ts';
import { readDraft } from '#islands/client/draft.ts';
import { useSavedDraft } from '#islands/client/use-saved-draft.ts';
import { useHydrated } from '#islands/ui/use-hydrated.ts';

const draftKey = 'mensaje';

const textOf = (stored: unknown): string | undefined => {
  const { text } = (stored ?? {}) as { text?: unknown };
  return typeof text === 'string' ? text : undefined;
};

/** The couple's text; unsaved input survives a reload. */
export const useTemplate = (details: WeddingDetails) => {
  const initial = texts.defaultTemplate(details);
  const hydrated = useHydrated();
  const [typed, setTyped] = useState<string>();
  const template = typed ?? (hydrated ? readDraft(draftKey, textOf) : undefined) ?? initial;
  useSavedDraft(typed === undefined ? undefined : draftKey, { text: template });
  return { template, setTemplate: setTyped, initial };
};
