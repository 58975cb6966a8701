import { useRef, useState } from 'react';
import { seatingTexts } from '#content/texts/admin-seating.ts';
import type { PlanView } from '#contract/seating-views.ts';
import { type PlannedGroup, type WishKind, wishKinds } from '#domain/seating/seating.ts';
import {
  useReauthentication,
  wasCancelled,
} from '#islands/admin/ui/dialogs/use-reauthentication.tsx';
import { api, call, messageOf } from '#islands/client/api.ts';
import { toast } from '#islands/stores/toasts.ts';
import { Button } from '#islands/ui/Button.tsx';
import { Dialog } from '#islands/ui/Dialog.tsx';
import { DialogActions } from '#islands/ui/DialogActions.tsx';
import { Notice } from '#islands/ui/Notice.tsx';
import type { GroupWish, Plan } from '../plan.ts';
import type { PlanState } from '../use-plan.ts';
import { WishIcon } from './WishLines.tsx';

const texts = seatingTexts.wishes;

type Props = { group: PlannedGroup; plan: Plan; state: PlanState; onClose: () => void };

/** With whom a group is to sit and with whom not: each choice is kept at once. */
export const WishDialog = ({ group, plan, state, onClose }: Props) => {
  const select = useRef<HTMLSelectElement>(null);
  const [otherId, setOtherId] = useState<number | null>(null);
  const [failure, setFailure] = useState('');
  const [loading, setLoading] = useState(false);
  const { withPassword, passwordDialog } = useReauthentication();
  const wishes = plan.wishesOf.get(group.id) ?? [];
  const candidates = [...plan.groups.values()].filter(
    ({ id }) => id !== group.id && !wishes.some(({ other }) => other.id === id),
  );

  const attempt = async (title: string, work: () => Promise<PlanView['wishes']>, done: string) => {
    if (loading) return;
    setLoading(true);
    setFailure('');
    try {
      const after = await withPassword(work);
      state.change((before) => ({ ...before, wishes: after }));
      setOtherId(null);
      toast({ title: done });
      // The pressed button is gone or disabled.
      select.current?.focus();
    } catch (error) {
      if (!wasCancelled(error)) {
        const message = messageOf(error) ?? texts.failed;
        setFailure(message);
        toast({ title, description: message, variant: 'destructive' });
      }
    }
    setLoading(false);
  };

  const add = (kind: WishKind) => {
    if (otherId === null) return;
    const json = { guest_id: group.id, other_id: otherId, kind };
    const save = async () => [
      ...plan.wishes,
      await call(api.api.admin['seating-wishes'].$post({ json })),
    ];
    void attempt(texts.saveError, save, texts.saved);
  };

  const remove = ({ id }: GroupWish) => {
    const drop = async () => {
      await call(api.api.admin['seating-wishes'][':id'].$delete({ param: { id: `${id}` } }));
      return plan.wishes.filter((wish) => wish.id !== id);
    };
    void attempt(texts.removeError, drop, texts.removed);
  };

  return (
    <Dialog title={texts.title(group.group_name)} description={texts.subtitle} onClose={onClose}>
      {wishes.length === 0 ? (
        <p className="mt-4 text-muted">{texts.none}</p>
      ) : (
        <ul className="mt-3 divide-y divide-paper-edge" aria-label={texts.of(group.group_name)}>
          {wishes.map((wish) => (
            <li key={wish.id} className="flex items-center gap-2">
              <WishIcon kind={wish.kind} />
              <span className={`min-w-0 flex-1 ${wish.isConflict ? 'text-accent-deep' : ''}`}>
                {(wish.isConflict ? texts.violations : texts.with)[wish.kind](
                  wish.other.group_name,
                )}
              </span>
              <Button variant="text" aria-disabled={loading} onClick={() => remove(wish)}>
                {texts.remove}
                <span className="sr-only">{texts.removeOf(wish.other.group_name)}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
      {candidates.length === 0 ? (
        <p className="mt-4 text-muted">{texts.noneElse}</p>
      ) : (
        <div className="mt-4 grid gap-3">
          <label className="field">
            <span className="label">{texts.other}</span>
            <select
              ref={select}
              className="input"
              value={otherId ?? ''}
              onChange={({ currentTarget: { value } }) =>
                setOtherId(value === '' ? null : Number(value))
              }
            >
              <option value="">{texts.choose}</option>
              {candidates.map(({ id, group_name }) => (
                <option key={id} value={id}>
                  {group_name}
                </option>
              ))}
            </select>
          </label>
          <div className="grid gap-2 sm:grid-cols-2">
            {wishKinds.map((kind) => (
              <Button
                key={kind}
                variant="quiet"
                disabled={otherId === null}
                aria-disabled={loading}
                onClick={() => add(kind)}
              >
                <WishIcon kind={kind} />
                <span>{texts.kinds[kind]}</span>
              </Button>
            ))}
          </div>
        </div>
      )}
      {failure && (
        <div className="mt-4">
          <Notice variant="error">{failure}</Notice>
        </div>
      )}
      <DialogActions>
        <Button onClick={onClose}>{texts.done}</Button>
      </DialogActions>
      {passwordDialog}
    </Dialog>
  );
};
