import './start.css';
import { useState } from 'react';
import { leaveDemoTexts as texts } from '#content/texts/leave-demo.ts';
import { dialogTexts } from '#content/texts/dialog.ts';
import { leaveDemo, wordToLeave } from '#contract/site/start.ts';
import { api, call } from '#islands/client/api.ts';
import { Button } from '#islands/ui/Button.tsx';
import { Field } from '#islands/ui/Field.tsx';
import { FormDialog } from '../ui/dialogs/FormDialog.tsx';
import { useReauthentication } from '../ui/dialogs/use-reauthentication.tsx';
import { useStartForm } from './use-start-form.ts';
import { WeddingFields } from './WeddingFields.tsx';

type Props = {
  /** Nothing that was typed about the demo is of use any more. */
  onLeft: () => void;
};

/** The way from the demo to a wedding of their own. */
export const LeaveDemo = ({ onLeft }: Props) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="notice leave-demo">
      <p>{texts.isDemo}</p>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        {texts.open}
      </Button>
      {isOpen && <LeaveDemoDialog onLeft={onLeft} onClose={() => setOpen(false)} />}
    </div>
  );
};

const LeaveDemoDialog = ({ onLeft, onClose }: Props & { onClose: () => void }) => {
  const { withPassword, passwordDialog } = useReauthentication();
  const { form, failure, isLoading, start } = useStartForm({
    draftKey: 'novios:leave-demo-draft',
    schema: leaveDemo,
    send: async (json) => {
      await withPassword(() => call(api.api.admin.site.begin.$post({ json })));
      onLeft();
    },
  });
  const { errors } = form.formState;
  return (
    <FormDialog
      title={texts.open}
      // What is typed is kept for the next time.
      unsaved={false}
      failure={failure}
      onSubmit={(submitted) => {
        submitted.preventDefault();
        if (!isLoading) void form.handleSubmit(start)(submitted);
      }}
      onClose={onClose}
      overlay={passwordDialog}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {dialogTexts.cancel}
          </Button>
          <Button type="submit" variant="danger" aria-disabled={isLoading}>
            {isLoading ? texts.leaving : texts.leave}
          </Button>
        </>
      }
    >
      <div className="start-fields">
        <p className="text-muted">{texts.what}</p>
        <WeddingFields register={form.register} errors={errors} />
        <Field label={texts.word(wordToLeave)} error={errors.word?.message}>
          {(input) => (
            <input
              {...input}
              {...form.register('word')}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
            />
          )}
        </Field>
      </div>
    </FormDialog>
  );
};
