import { partTexts as texts } from '#content/texts/parts.ts';
import { toast } from '#islands/stores/toasts.ts';

const retryDelaysMs = [500, 2_000];

/** Long enough to read it and to look up from what is being typed. */
const shownMs = 30_000;

/**
 * Loads a part of the page by its dynamic import, and tries again when it does not come: the line was cut, or a new
 * version has replaced the file.
 * @param isOptional the page is whole without it, or its caller says what is missing
 * @returns undefined where it did not come: unless it is optional, a toast says so and offers to reload
 */
export const loadPart = async <Part>(
  load: () => Promise<Part>,
  { isOptional = false } = {},
): Promise<Part | undefined> => {
  for (const delay of retryDelaysMs) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, delay));
    }
  }
  return load().catch((error: unknown) => {
    console.error(error);
    if (!isOptional) showMissing();
    return undefined;
  });
};

const showMissing = () =>
  toast({
    title: texts.missing,
    variant: 'destructive',
    isOfPage: true,
    leftMs: shownMs,
    action: { label: texts.reload, run: () => location.reload() },
  });
