import { messagesTexts as texts } from '#content/texts/admin-messages.ts';
import type { MessagingGroup } from '#contract/messages.ts';
import { needsReminder, type Reminder, reminders } from '#domain/messages/filter.ts';
import { Button } from '#islands/ui/Button.tsx';

type Props = {
  groups: readonly MessagingGroup[];
  chosen: Reminder | '';
  onChoose: (reminder: Reminder | '') => void;
  onUseText: (reminder: Reminder) => void;
};

/** Shortcuts that select the groups without a response. */
export const Reminders = ({ groups, chosen, onChoose, onUseText }: Props) => (
  <div role="group" aria-label={texts.reminders}>
    <p className="label mb-1">{texts.reminders}</p>
    <div className="flex flex-wrap items-center gap-2">
      {reminders.map((reminder) => (
        <button
          key={reminder}
          type="button"
          className="choice"
          aria-pressed={chosen === reminder}
          onClick={() => onChoose(chosen === reminder ? '' : reminder)}
        >
          <span>{texts.reminder[reminder]}</span>
          <span className="ml-2 tabular-nums">
            {groups.filter((group) => needsReminder(group, reminder)).length}
          </span>
        </button>
      ))}
      {chosen !== '' && (
        <Button tone="text" onClick={() => onUseText(chosen)}>
          {texts.useReminder}
        </Button>
      )}
    </div>
    <p className="hint mt-1">{texts.remindersHint}</p>
  </div>
);
