import { useState } from 'react';
import { questionsTexts } from '#content/texts/admin-questions.ts';
import { useAction } from '#islands/admin/ui/dialogs/use-action.tsx';
import { api, call } from '#islands/client/api.ts';
import { toast } from '#islands/stores/toasts.ts';
import { SwitchRow } from '#islands/ui/SwitchRow.tsx';

const texts = questionsTexts.askPeople;

/** Whether guests are asked for ages and needs, beside the couple's own questions. */
export const AskPeople = ({ initial }: { initial: boolean }) => {
  const [isEnabled, setEnabled] = useState(initial);
  const { isPending, run, passwordDialog } = useAction(texts.failed);

  const save = (ask_people: boolean) => {
    if (isPending) return;
    setEnabled(ask_people);
    void run(
      async () => {
        await call(api.api.admin.settings.$put({ json: { ask_people } }));
        toast({ title: ask_people ? texts.on : texts.off });
      },
      () => setEnabled(!ask_people),
    );
  };

  return (
    <section className="card mb-4" aria-label={texts.title}>
      <SwitchRow
        label={texts.title}
        hint={texts.about}
        checked={isEnabled}
        onChange={({ currentTarget }) => save(currentTarget.checked)}
      />
      {passwordDialog}
    </section>
  );
};
