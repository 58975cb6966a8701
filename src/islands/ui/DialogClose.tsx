import { dialogTexts as texts } from '#content/texts/dialog.ts';

/** The cross in a dialog's corner: last in it, so that the keyboard meets the content first. */
export const DialogClose = ({ onClose }: { onClose: () => void }) => (
  <button type="button" className="dialog-close" aria-label={texts.close} onClick={onClose}>
    <svg viewBox="0 0 12 12" width="14" height="14" stroke="currentColor" aria-hidden="true">
      <path d="m1 1 10 10M11 1 1 11" />
    </svg>
  </button>
);
