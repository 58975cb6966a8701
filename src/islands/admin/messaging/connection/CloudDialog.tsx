import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { dialogTexts } from '#content/texts/dialog.ts';
import { connectionTexts } from '#content/texts/whatsapp-connection.ts';
import {
  cloudConfig,
  cloudSecrets,
  type CloudConfig,
  type CloudConfigView,
} from '#contract/whatsapp-connection.ts';
import { schemaResolver } from '#islands/admin/ui/dialogs/schema-resolver.ts';
import { showRejection } from '#islands/admin/ui/dialogs/show-rejection.ts';
import { UnsavedActions } from '#islands/admin/ui/dialogs/UnsavedActions.tsx';
import {
  useReauthentication,
  wasCancelled,
} from '#islands/admin/ui/dialogs/use-reauthentication.tsx';
import { api, call } from '#islands/client/api.ts';
import { toast } from '#islands/stores/toasts.ts';
import { Button } from '#islands/ui/Button.tsx';
import { Dialog } from '#islands/ui/Dialog.tsx';
import { DialogActions } from '#islands/ui/DialogActions.tsx';
import { Field } from '#islands/ui/Field.tsx';
import { Notice } from '#islands/ui/Notice.tsx';

const texts = connectionTexts.cloud;

const plain = ['phone_number_id', 'waba_id', 'version'] as const;

type Fields = Record<keyof CloudConfig, string>;

/** At most the end of a stored secret is shown; a field left empty keeps it. */
const fieldsOf = ({ phone_number_id, waba_id, version }: CloudConfigView): Fields => ({
  phone_number_id,
  waba_id,
  version,
  token: '',
  app_secret: '',
  verify_token: '',
});

type Props = {
  config: CloudConfigView;
  onSaved: (config: CloudConfigView) => void;
  onClose: () => void;
};

export const CloudDialog = ({ config, onSaved, onClose }: Props) => {
  const { register, handleSubmit, setError, formState } = useForm<Fields, unknown, CloudConfig>({
    resolver: schemaResolver<Fields, CloudConfig>(cloudConfig),
    defaultValues: fieldsOf(config),
  });
  const { errors, isDirty, isSubmitting } = formState;
  const { withPassword, passwordDialog } = useReauthentication();
  const [unsaved, setConfirmExit] = useState(false);
  const [failure, setFailure] = useState('');

  const save = async (json: CloudConfig) => {
    setFailure('');
    try {
      const saved = await withPassword(() =>
        call<CloudConfigView>(api.api.admin.whatsapp.config.$post({ json })),
      );
      toast({ title: texts.saved });
      onSaved(saved);
    } catch (error) {
      if (wasCancelled(error)) return;
      const words = { title: connectionTexts.configFailed, fallback: texts.notSaved };
      setFailure(showRejection(error, setError, { ...words, saved: texts.notSaved }));
    }
  };

  return (
    <Dialog
      title={texts.title}
      wide
      onClose={() => (isDirty && !unsaved ? setConfirmExit(true) : onClose())}
    >
      <form
        className="mt-4"
        method="post"
        noValidate
        autoComplete="off"
        onSubmit={(submitted) => {
          setConfirmExit(false);
          if (isSubmitting) return submitted.preventDefault();
          return handleSubmit(save)(submitted);
        }}
      >
        <div className="grid gap-4 md:grid-cols-2">
          {plain.map((name) => (
            <Field key={name} label={texts.fields[name]} error={errors[name]?.message}>
              {(control) => (
                <input {...control} {...register(name)} autoComplete="off" spellCheck={false} />
              )}
            </Field>
          ))}
          {cloudSecrets.map((name) => (
            <Field
              key={name}
              label={texts.fields[name]}
              hint={config[name].last4 && texts.kept(config[name].last4)}
              error={errors[name]?.message}
            >
              {(control) => (
                <input {...control} {...register(name)} type="password" autoComplete="off" />
              )}
            </Field>
          ))}
        </div>
        {failure && (
          <div className="mt-4">
            <Notice variant="error">{failure}</Notice>
          </div>
        )}
        {unsaved ? (
          <UnsavedActions onKeepEditing={() => setConfirmExit(false)} onLeave={onClose} />
        ) : (
          <DialogActions>
            <Button variant="quiet" onClick={onClose}>
              {dialogTexts.cancel}
            </Button>
            <Button type="submit" aria-disabled={isSubmitting}>
              {isSubmitting ? texts.saving : texts.save}
            </Button>
          </DialogActions>
        )}
      </form>
      {passwordDialog}
    </Dialog>
  );
};
