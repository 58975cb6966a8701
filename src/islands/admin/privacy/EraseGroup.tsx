import { type SubmitEvent, useRef, useState } from 'react';
import { connection } from '#content/texts/connection.ts';
import { privacyTexts as texts } from '#content/texts/admin-privacy.ts';
import type { PrivacyView } from '#contract/privacy.ts';
import { nameKey } from '#domain/groups/guest-group.ts';
import { fullDate } from '#domain/time/wedding-time.ts';
import {
  useReauthentication,
  wasCancelled,
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
  const [loading, setLoading] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const { withPassword, passwordDialog } = useReauthentication();

  const reject = (reason: string) => {
    setError(reason);
    input.current?.focus();
  };

  const erase = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (loading) return;
    setFailure('');
    setError('');
    if (nameKey(name) !== nameKey(group.name)) return reject(texts.otherName);
    setLoading(true);
    try {
      const param = { id: String(group.id) };
      const erased = api.api.admin.privacy.groups[':id'].erase;
      onErased(await withPassword(() => call(erased.$post({ param, json: { name } }))));
    } catch (cause) {
      setLoading(false);
      if (wasCancelled(cause)) return;
      const { status, errorBody } =
        cause instanceof ApiError ? cause : { status: 0, errorBody: undefined };
      if (errorBody?.fields?.['name']) return reject(errorBody.fields['name']);
      setFailure(status === 0 ? connection.offline : (errorBody?.message ?? texts.eraseFailed));
    }
  };

  return (
    <Dialog title={texts.eraseTitle(group.name)} onClose={onClose}>
      <form className="mt-2" method="post" noValidate onSubmit={(event) => void erase(event)}>
        <div className="flex flex-col gap-3 text-muted">
          <p>{texts.eraseText(group.people)}</p>
          {group.gave && <p>{texts.eraseWithGifts}</p>}
          <p>{texts.eraseBackups(fullDate(new Date(backupsUntil)))}</p>
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
            <Notice variant="error">{failure}</Notice>
          </div>
        )}
        <DialogActions>
          <Button variant="quiet" onClick={onClose}>
            {texts.keep}
          </Button>
          <Button type="submit" variant="danger" aria-disabled={loading}>
            {loading ? texts.erasing : texts.eraseNow}
          </Button>
        </DialogActions>
      </form>
      {passwordDialog}
    </Dialog>
  );
};
