import { useId, useState } from 'react';
import { guestImportTexts as texts } from '#content/texts/admin-guest-import.ts';
import type { ImportPreview } from '#contract/guest-list/guest-import.ts';
import { Button } from '#islands/ui/Button.tsx';
import { Notice } from '#islands/ui/Notice.tsx';

type Props = {
  preview: ImportPreview;
  isSubmitting: boolean;
  failure: string | undefined;
  onConfirm: () => void;
};

/** The button that writes what the preview says. */
export const ConfirmImport = ({ preview, isSubmitting, failure, onConfirm }: Props) => {
  const { groups } = preview;
  const id = useId();
  const [withoutThem, setWithoutThem] = useState(false);
  const [isApplicable, setIsRequested] = useState(false);
  const isEmpty = groups.new + groups.changed === 0;
  const needsTick = groups.held > 0 && !withoutThem;

  const confirm = () => {
    if (isEmpty || isSubmitting) return;
    if (needsTick) return setIsRequested(true);
    onConfirm();
  };

  return (
    <section className="confirm-import card" aria-label={texts.confirmTitle}>
      {failure && <Notice variant="error">{failure}</Notice>}
      {isApplicable && needsTick && (
        <p id={`${id}-tick`} className="error" role="alert">
          {texts.tickFirst}
        </p>
      )}
      <div className="confirm-line">
        {groups.held > 0 && !isEmpty && (
          <label className="flex min-h-11 items-center gap-2">
            <input
              className="check"
              type="checkbox"
              checked={withoutThem}
              aria-describedby={isApplicable && needsTick ? `${id}-tick` : undefined}
              onChange={({ target }) => setWithoutThem(target.checked)}
            />
            <span>{texts.withoutThem(groups.held)}</span>
          </label>
        )}
        <Button aria-disabled={isEmpty || isSubmitting || needsTick} onClick={confirm}>
          {isSubmitting
            ? texts.submitting
            : isEmpty
              ? texts.noChanges
              : texts.confirm(groups.new, groups.changed)}
        </Button>
      </div>
    </section>
  );
};
