import type { ReactNode } from 'react';
import { messagesTexts as texts } from '#content/texts/admin-messages.ts';
import { Button } from '#islands/ui/Button.tsx';
import { Controls } from '#islands/ui/Controls.tsx';
import type { RecipientsState } from './use-recipients.ts';

type Props = { recipients: RecipientsState; children: ReactNode };

/** Selects all groups found, and offers the actions on the selected ones. */
export const Selection = ({ recipients, children }: Props) => {
  const { found, selection, hidden, allFound, select, clear } = recipients;
  return (
    <Controls className="selection-bar">
      <label className="flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          className="check"
          checked={allFound}
          disabled={found.length === 0}
          onChange={({ target }) => select(found, target.checked)}
        />
        <span>{found.length === 1 ? texts.selectOne : texts.selectAll(found.length)}</span>
      </label>
      <p
        className="text-sm text-muted"
        role="status"
      >{`${texts.selected(selection.length)}${hidden > 0 ? ` · ${texts.hidden(hidden)}` : ''}`}</p>
      {selection.length > 0 && (
        <Button variant="text" onClick={clear}>
          {texts.unselect}
        </Button>
      )}
      <div className="flex min-w-0 flex-wrap gap-2 md:ml-auto">{children}</div>
    </Controls>
  );
};
