import { useState } from 'react';
import { siteTexts as texts } from '#content/texts/admin-site.ts';
import type { SiteView } from '#contract/site/site.ts';
import { ApiError, isSignedOut } from '#islands/client/api.ts';
import { toast } from '#islands/stores/toasts.ts';
import { reasonOf } from '../ui/dialogs/rejection-reason.ts';
import { resetDraft, publishSite, readPart, readSite, restorePublication } from './site-calls.ts';
import type { Errors, SiteForm } from './use-site-draft.ts';

/** The couple's own browser keeps the pages of its site as a guest's does: it looks for the new ones at once. */
const fetchNewVersion = async () => {
  const saved = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  await saved?.update().catch(() => undefined);
};

/** What guests see, part by part. */
export type PublishedParts = Readonly<Record<string, unknown>>;

/** From the form to the draft, and from the draft to the site. */
export const usePublish = (site: SiteView, initial: PublishedParts, form: SiteForm) => {
  const [{ published, changed }, setState] = useState(site);
  const [publishedParts, setPublishedParts] = useState(initial);
  const [missing, setMissing] = useState<Errors>({});
  const [isSubmitting, setPublish] = useState(false);
  const [isReplacement, setReplacement] = useState(false);

  const refresh = async () => setState(await readSite());

  const showError = (title: string, error: unknown) => {
    if (isSignedOut(error)) location.reload();
    else toast({ title, description: reasonOf(error), variant: 'destructive' });
  };

  const saveDraft = async () => {
    if (!(await form.save())) return;
    toast({ title: texts.saved });
    await refresh().catch(() => undefined);
  };

  const publish = async () => {
    if (isSubmitting || !(await form.save())) return;
    setPublish(true);
    setMissing({});
    try {
      const publication = await publishSite();
      setState((before) => ({ ...before, published: publication, changed: false }));
      setPublishedParts(form.savedParts());
      toast({ title: texts.published, description: texts.publishedText });
      void fetchNewVersion();
    } catch (error) {
      const { fields } = (error instanceof ApiError && error.errorBody) || {};
      if (fields) {
        setMissing(fields);
        form.setErrors(fields);
        await refresh().catch(() => undefined);
      }
      showError(texts.notPublished, error);
    } finally {
      setPublish(false);
    }
  };

  /** The draft has become something else on the server: the form shows that. */
  const replaceDraft = async (replace: () => Promise<unknown>, failed: string) => {
    setReplacement(true);
    try {
      await replace();
      const now = await readSite();
      form.begin(await Promise.all(now.parts.map(({ part }) => readPart(part))));
      setState(now);
      setMissing({});
      return true;
    } catch (error) {
      showError(failed, error);
      return false;
    } finally {
      setReplacement(false);
    }
  };

  const reset = async () => {
    if (await replaceDraft(resetDraft, texts.resetFailed)) toast({ title: texts.resetDone });
  };

  const restore = async (id: number) => {
    const done = await replaceDraft(() => restorePublication(id), texts.restoreFailed);
    if (done) toast({ title: texts.restored, description: texts.restoredText });
    return done;
  };

  return {
    published,
    publishedParts,
    changed,
    missing,
    isSubmitting,
    isReplacement,
    saveDraft,
    publish,
    reset,
    restore,
  };
};
