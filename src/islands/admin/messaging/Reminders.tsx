import { messagesTexts as texts } from '#content/texts/admin-messages.ts';
import type { MessagingGroup } from '#contract/messages.ts';
import { needsReminder, type Reminder, reminders } from '#domain/messages/filter.ts';
import { Button } from '#islands/ui/Button.tsx';

type Props = {
  groups: readonly MessagingGroup[];
  selected: Reminder | '';
  onChoose: (reminder: Reminder | '') => void;
  onUseText: (reminder: Reminder) => void;
};

/** Shortcuts that select the groups without a response. */
export const Reminders = ({ groups, selected, onChoose, onUseText }: Props) => (
  <div role="group" aria-label={texts.reminders}>
    <p className="label mb-1">{texts.reminders}</p>
    <div className="flex flex-wrap items-center gap-2">
      {reminders.map((reminder) => (
        <button
          key={reminder}
          type="button"
          className="choice"
          aria-pressed={selected === reminder}
          onClick={() => onChoose(selected === reminder ? '' : reminder)}
        >
          <span>{texts.reminder[reminder]}</span>
          <span className="ml-2 tabular-nums">
            {groups.filter((group) => needsReminder(group, reminder)).length}
          </span>
        </button>
      ))}
      {selected !== '' && (
        <Button variant="text" onClick={() => onUseText(selected)}>
          {texts.useReminder}
        </Button>
      )}
    </div>
    <p className="hint mt-1">{texts.remindersHint}</p>
  </div>
);
