import { type SubmitEvent, useRef, useState } from 'react';
import { connection } from '#content/texts/connection.ts';
import { privacyTexts as texts } from '#content/texts/admin-privacy.ts';
import type { PrivacyView } from '#contract/privacy.ts';
import { nameKey } from '#domain/groups/guest-group.ts';
import { longDate } from '#domain/time/wedding-time.ts';
import {
  useReauthentication,
  wasAbandoned,
} from '#islands/admin/ui/dialogs/use-reauthentication.tsx';
import { api, ApiError, call } from '#islands/client/api.ts';
import { Button } from '#islands/ui/Button.tsx';
import { Dialog } from '#islands/ui/Dialog.tsx';
import { DialogActions } from '#islands/ui/DialogActions.tsx';
import { Field } from '#islands/ui/Field.tsx';
import { Notice } from '#islands/ui/Notice.tsx';

type Props = {
  group: PrivacyView['groups'][number];
  backupsUntil: string;
  onErased: (view: PrivacyView) => void;
  onClose: () => void;
};

/** Cannot be undone: asks for the group's name and the password. */
export const EraseGroup = ({ group, backupsUntil, onErased, onClose }: Props) => {
  const [name, setName] = useState('');
  const [error, setError] = useState('');
  const [failure, setFailure] = useState('');
  const [busy, setBusy] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const { withPassword, passwordDialog } = useReauthentication();

  const refuse = (why: string) => {
    setError(why);
    input.current?.focus();
  };

  const erase = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    setFailure('');
    setError('');
    if (nameKey(name) !== nameKey(group.name)) return refuse(texts.otherName);
    setBusy(true);
    try {
      const param = { id: String(group.id) };
      const erased = api.api.admin.privacy.groups[':id'].erase;
      onErased(await withPassword(() => call(erased.$post({ param, json: { name } }))));
    } catch (refusal) {
      setBusy(false);
      if (wasAbandoned(refusal)) return;
      const { status, problem } =
        refusal instanceof ApiError ? refusal : { status: 0, problem: undefined };
      if (problem?.fields?.['name']) return refuse(problem.fields['name']);
      setFailure(status === 0 ? connection.offline : (problem?.message ?? texts.eraseFailed));
    }
  };

  return (
    <Dialog title={texts.eraseTitle(group.name)} onClose={onClose}>
      <form className="mt-2" method="post" noValidate onSubmit={(event) => void erase(event)}>
        <div className="flex flex-col gap-3 text-ink-soft">
          <p>{texts.eraseText(group.people)}</p>
          {group.gave && <p>{texts.eraseWithGifts}</p>}
          <p>{texts.eraseBackups(longDate(new Date(backupsUntil)))}</p>
        </div>
        <Field className="mt-4" label={texts.typeName} hint={group.name} error={error}>
          {(control) => (
            <input
              {...control}
              ref={input}
              name="name"
              value={name}
              autoComplete="off"
              spellCheck={false}
              onChange={(typed) => setName(typed.target.value)}
            />
          )}
        </Field>
        {failure && (
          <div className="mt-4">
            <Notice tone="error">{failure}</Notice>
          </div>
        )}
        <DialogActions>
          <Button tone="quiet" onClick={onClose}>
            {texts.keep}
          </Button>
          <Button type="submit" tone="danger" aria-disabled={busy}>
            {busy ? texts.erasing : texts.eraseNow}
          </Button>
        </DialogActions>
      </form>
      {passwordDialog}
    </Dialog>
  );
};
