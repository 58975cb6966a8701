import { type SubmitEvent, useState } from 'react';
import { adminNoticeTexts as texts } from '#content/texts/admin-notices.ts';
import type { AdminEventView } from '#contract/events.ts';
import type { AdminNoticeView } from '#contract/notices.ts';
import { noticeTextLimit } from '#domain/days/notices.ts';
import { fieldErrorsOf } from '#islands/admin/ui/dialogs/rejection-reason.ts';
import { useAction } from '#islands/admin/ui/dialogs/use-action.tsx';
import { api, call } from '#islands/client/api.ts';
import { toast } from '#islands/stores/toasts.ts';
import { Button } from '#islands/ui/Button.tsx';
import { Field } from '#islands/ui/Field.tsx';
import { SwitchRow } from '#islands/ui/SwitchRow.tsx';
import { NameOptions } from '#islands/ui/NameOptions.tsx';

type Props = {
  /** Without one the form is for a new notice. */
  notice?: AdminNoticeView;
  events: AdminEventView[];
  onSaved: (notice: AdminNoticeView) => void;
  onCancel?: () => void;
};

/** As the input of a date and a time holds it, in the wedding's zone. */
const localTime = (iso: string | null | undefined) => iso?.slice(0, 16) ?? '';

const typedIn = (notice: AdminNoticeView | undefined) => ({
  text: notice?.text ?? '',
  event: `${notice?.event_id ?? ''}`,
  starts: localTime(notice?.starts_at),
  ends: localTime(notice?.ends_at),
  urgent: notice?.urgent ?? false,
});

export const NoticeForm = ({ notice, events, onSaved, onCancel }: Props) => {
  const [typed, setTyped] = useState(() => typedIn(notice));
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const { isPending: isSaving, run, passwordDialog } = useAction(texts.failed);
  const set = (part: Partial<typeof typed>) => setTyped((before) => ({ ...before, ...part }));

  const submit = () =>
    run(
      async () => {
        const json = {
          text: typed.text,
          event_id: typed.event === '' ? null : Number(typed.event),
          starts_at: typed.starts || null,
          ends_at: typed.ends || null,
          urgent: typed.urgent,
        };
        const { notices } = api.api.admin;
        const saved = await call<AdminNoticeView>(
          notice
            ? notices[':id'].$put({ param: { id: `${notice.id}` }, json })
            : notices.$post({ json }),
        );
        setErrors({});
        if (!notice) setTyped(typedIn(undefined));
        onSaved(saved);
        toast({ title: notice ? texts.saved : texts.published });
      },
      (error) => setErrors(fieldErrorsOf(error)),
    );

  const left = noticeTextLimit - typed.text.length;
  const hasDetailError = Boolean(errors['event_id'] ?? errors['starts_at'] ?? errors['ends_at']);
  return (
    <>
      <form
        className="mt-3 grid gap-3"
        aria-busy={isSaving}
        onSubmit={(event: SubmitEvent) => {
          event.preventDefault();
          void submit();
        }}
      >
        <Field label={texts.text} error={errors['text']} hint={texts.left(left)}>
          {(control) => (
            <textarea
              {...control}
              rows={2}
              maxLength={noticeTextLimit}
              placeholder={texts.placeholder}
              value={typed.text}
              onChange={({ target }) => set({ text: target.value })}
            />
          )}
        </Field>
        <details open={notice !== undefined || hasDetailError || undefined}>
          <summary className="min-h-11 cursor-pointer py-2.5">{texts.more}</summary>
          <div className="grid gap-3 pb-2 sm:grid-cols-3">
            <Field label={texts.event} error={errors['event_id']}>
              {(control) => (
                <select
                  {...control}
                  value={typed.event}
                  onChange={({ target }) => set({ event: target.value })}
                >
                  <option value="">{texts.everyPerson}</option>
                  <NameOptions list={events} />
                </select>
              )}
            </Field>
            <Field label={texts.starts} error={errors['starts_at']} hint={texts.startsHint}>
              {(control) => (
                <input
                  {...control}
                  type="datetime-local"
                  value={typed.starts}
                  onChange={({ target }) => set({ starts: target.value })}
                />
              )}
            </Field>
            <Field label={texts.ends} error={errors['ends_at']} hint={texts.endsHint}>
              {(control) => (
                <input
                  {...control}
                  type="datetime-local"
                  value={typed.ends}
                  onChange={({ target }) => set({ ends: target.value })}
                />
              )}
            </Field>
          </div>
          <SwitchRow
            label={texts.urgent}
            hint={texts.urgentHint}
            checked={typed.urgent}
            onChange={({ target }) => set({ urgent: target.checked })}
          />
        </details>
        <div className="flex flex-wrap gap-2">
          <Button type="submit" disabled={isSaving}>
            {isSaving
              ? notice
                ? texts.saving
                : texts.publishing
              : notice
                ? texts.save
                : texts.publish}
          </Button>
          {onCancel && (
            <Button variant="text" onClick={onCancel}>
              {texts.cancel}
            </Button>
          )}
        </div>
      </form>
      {passwordDialog}
    </>
  );
};
