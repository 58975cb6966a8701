import { useId } from 'react';
import { messagesTexts as texts } from '#content/texts/admin-messages.ts';
import { joinNames } from '#content/texts/join-names.ts';
import { sendingTexts } from '#content/texts/sending.ts';
import type { MessagingGroup } from '#contract/messages.ts';
import { GroupHeading } from '#islands/admin/ui/lists/GroupHeading.tsx';
import { Button } from '#islands/ui/Button.tsx';
import { useHydrated } from '#islands/ui/use-hydrated.ts';
import { hasChat, type Person, type Writer } from './people.ts';
import { PersonLine } from './PersonLine.tsx';

type Props = {
  group: MessagingGroup;
  selected: boolean;
  onSelect: (selected: boolean) => void;
  writer: Writer;
  onMark: (memberId: number, sent: boolean) => void;
  onSendNow: ((person: Person) => void) | undefined;
  onHistory: () => void;
};

/** A group to write to. */
export const RecipientCard = ({ group, selected, onSelect, writer, ...on }: Props) => {
  const titleId = useId();
  const hydrated = useHydrated();
  const unreachable = group.members.filter((member) => !hasChat(member));
  return (
    <li
      className="card recipient focus:outline-none"
      tabIndex={-1}
      aria-labelledby={titleId}
      data-selected={selected || undefined}
    >
      <label className="recipient-pick">
        <input
          type="checkbox"
          className="check"
          aria-label={texts.select(group.group_name)}
          checked={selected}
          disabled={!hydrated}
          onChange={({ target }) => onSelect(target.checked)}
        />
      </label>
      <div className="min-w-0 grow">
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
          <GroupHeading group={group} id={titleId} flat />
          <div className="flex flex-wrap items-center gap-x-3">
            <span className="badge" data-variant={group.opened ? 'river' : undefined}>
              {group.opened ? texts.opened : texts.notOpened}
            </span>
            <Button variant="text" disabled={!hydrated} onClick={on.onHistory}>
              {sendingTexts.history.open}
              <span className="sr-only">{sendingTexts.history.ofGroup(group.group_name)}</span>
            </Button>
          </div>
        </div>
        <ul className="recipient-people mt-1">
          {group.members.filter(hasChat).map((member) => (
            <PersonLine
              key={member.id}
              group={group}
              member={member}
              writer={writer}
              onMark={on.onMark}
              onSendNow={on.onSendNow}
            />
          ))}
        </ul>
        {unreachable.length > 0 && (
          <p className="text-sm text-muted">
            {texts.noPhone(joinNames(unreachable.map(({ name }) => name)))}
          </p>
        )}
      </div>
    </li>
  );
};
