import { useState } from 'react';
import { questionsTexts } from '#content/texts/admin-questions.ts';
import { reasonOf } from '#islands/admin/ui/dialogs/rejections.ts';
import {
  useReauthentication,
  wasCancelled,
} from '#islands/admin/ui/dialogs/use-reauthentication.tsx';
import { api, call } from '#islands/client/api.ts';
import { toast } from '#islands/stores/toasts.ts';
import { SwitchRow } from '#islands/ui/SwitchRow.tsx';

const texts = questionsTexts.askPeople;

/** Whether guests are asked for ages and needs, beside the couple's own questions. */
export const AskPeople = ({ initial }: { initial: boolean }) => {
  const [asks, setAsks] = useState(initial);
  const [isSaving, setSaving] = useState(false);
  const { withPassword, passwordDialog } = useReauthentication();

  const save = async (ask_people: boolean) => {
    if (isSaving) return;
    setSaving(true);
    setAsks(ask_people);
    try {
      await withPassword(() => call(api.api.admin.settings.$put({ json: { ask_people } })));
      toast({ title: ask_people ? texts.on : texts.off });
    } catch (error) {
      setAsks(!ask_people);
      if (wasCancelled(error)) return;
      toast({ title: texts.failed, description: reasonOf(error), variant: 'destructive' });
    } finally {
      setSaving(false);
    }
  };

  return (
    <section className="card mb-4" aria-label={texts.title}>
      <SwitchRow
        label={texts.title}
        hint={texts.about}
        checked={asks}
        onChange={({ currentTarget }) => void save(currentTarget.checked)}
      />
      {passwordDialog}
    </section>
  );
};
