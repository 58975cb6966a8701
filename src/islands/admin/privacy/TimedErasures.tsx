import { useState } from 'react';
import { privacyTexts as texts } from '#content/texts/admin-privacy.ts';
import { guestListTexts } from '#content/texts/guest-list.ts';
import type { PrivacyView } from '#contract/privacy.ts';
import { dateAndTime, fullDate } from '#domain/time/wedding-time.ts';
import { ConfirmDialog } from '#islands/admin/ui/dialogs/ConfirmDialog.tsx';
import { DownloadButton } from '#islands/admin/ui/DownloadButton.tsx';
import { api, call } from '#islands/client/api.ts';
import { Badge } from '#islands/ui/Badge.tsx';
import { Button } from '#islands/ui/Button.tsx';
import type { TimedErasure } from '#domain/keeping/erasures.ts';
import { useAction } from '#islands/admin/ui/dialogs/use-action.tsx';
import { toast } from '#islands/stores/toasts.ts';

type Props = { view: PrivacyView; onChanged: (view: PrivacyView) => void };

type Timed = PrivacyView['timed'][number];

/** What is erased by itself some time after the wedding, once the couple has switched it on. */
export const TimedErasures = ({ view, onChanged }: Props) => {
  const [toConfirm, setToConfirm] = useState<Timed | null>(null);
  const { isPending, run, passwordDialog } = useAction(texts.switchFailed);

  const toggle = async (kind: TimedErasure, isOn: boolean) => {
    const put = api.api.admin.privacy.timed[':kind'].$put;
    onChanged(await call(put({ param: { kind }, json: { isOn } })));
    toast({ title: isOn ? texts.turnedOn : texts.turnedOff, description: texts.kinds[kind] });
  };
  const start = (kind: TimedErasure, isOn: boolean) => void run(() => toggle(kind, isOn));

  if (isNoneLeft(view)) {
    return (
      <section className="card" aria-labelledby="timed-erasures">
        <h3 className="font-display text-lg" id="timed-erasures">
          {texts.timed}
        </h3>
        <p className="mt-1 text-sm text-muted">{texts.noneLeft}</p>
      </section>
    );
  }
  return (
    <section className="card" aria-labelledby="timed-erasures">
      <h3 className="font-display text-lg" id="timed-erasures">
        {texts.timed}
      </h3>
      <p className="mt-1 text-sm text-muted">{texts.timedDescription}</p>
      <ul className="mt-2 divide-y divide-paper-edge">
        {view.timed.map((one) => (
          <li key={one.kind} className="py-4">
            <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
              <h4 className="font-semibold">{texts.kinds[one.kind]}</h4>
              <Badge variant={one.isOn ? 'yes' : undefined}>
                {one.isOn ? texts.on : texts.off}
              </Badge>
            </div>
            <p className="mt-1 text-sm text-muted">{texts.about[one.kind]}</p>
            <p className="mt-1 text-sm">
              {one.isOn
                ? texts.willHappen(dateAndTime(new Date(one.dueAt)))
                : texts.due(one.kind, fullDate(new Date(one.day)))}
            </p>
            <Button
              variant="quiet"
              className="mt-3"
              aria-disabled={isPending}
              aria-label={
                one.isOn
                  ? texts.disableOf(texts.kinds[one.kind])
                  : texts.enableOf(texts.kinds[one.kind])
              }
              onClick={() => (one.isOn ? start(one.kind, false) : setToConfirm(one))}
            >
              {one.isOn ? texts.disable : texts.enable}
            </Button>
          </li>
        ))}
      </ul>
      <DownloadButton
        label={texts.export}
        variant="quiet"
        fileName={guestListTexts.fileName}
        fetchFile={async () => api.api.admin.guests.export.$get()}
      />
      {toConfirm && (
        <ConfirmDialog
          title={texts.confirmOn(toConfirm.kind)}
          description={
            <>
              <p>{texts.confirmOnText(dateAndTime(new Date(toConfirm.dueAt)))}</p>
              {toConfirm.isPast && <p className="mt-2">{texts.pastDay}</p>}
            </>
          }
          confirm={texts.enable}
          onConfirm={() => {
            setToConfirm(null);
            start(toConfirm.kind, true);
          }}
          onClose={() => setToConfirm(null)}
        />
      )}
      {passwordDialog}
    </section>
  );
};

/** After a full erasure there is nothing left to switch on; a site without groups yet may switch it on. */
const isNoneLeft = ({ groups, erasures, timed }: PrivacyView) =>
  groups.length === 0 &&
  erasures.some(({ kind }) => kind === 'everything') &&
  timed.every(({ isOn }) => !isOn);
