import { type SubmitEvent, useState } from 'react';
import { adminWordNames, adminWordsTexts as texts } from '#content/texts/admin-words.ts';
import type { AdminWords } from '#domain/admin-words.ts';
import { api, call } from '#islands/client/api.ts';
import { Button } from '#islands/ui/Button.tsx';
import { useAction } from '../ui/dialogs/use-action.tsx';

const offered = ['es', 'quoted'] as const satisfies readonly AdminWords[];

type Props = { initial: AdminWords };

/** In which words this area speaks to the couple. */
export const AdminWordsSection = ({ initial }: Props) => {
  const [selected, setSelected] = useState<AdminWords>(initial);
  const { isPending, run, passwordDialog } = useAction(texts.failed);

  const save = (submitted: SubmitEvent<HTMLFormElement>) => {
    submitted.preventDefault();
    void run(async () => {
      await call(api.api.admin.settings.$put({ json: { desk_words: selected } }));
      // Every screen speaks with the page's words.
      location.reload();
    });
  };

  return (
    <form className="card" onSubmit={save}>
      <fieldset className="grid gap-2">
        <legend className="subtitle">{texts.title}</legend>
        <p className="text-muted">{texts.about}</p>
        {offered.map((words) => (
          <label key={words} className="flex min-h-11 items-center gap-3">
            <input
              type="radio"
              name="desk_words"
              className="size-5 flex-none accent-accent"
              checked={selected === words}
              onChange={() => setSelected(words)}
            />
            <span>{adminWordNames[words]}</span>
          </label>
        ))}
      </fieldset>
      <Button type="submit" variant="quiet" className="mt-3" aria-disabled={isPending}>
        {isPending ? texts.saving : texts.save}
      </Button>
      {passwordDialog}
    </form>
  );
};
