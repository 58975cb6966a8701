import { guestsTexts as texts } from '#content/texts/admin-guests.ts';
import type { GroupRow } from '#contract/guest-list/group-rows.ts';
import { chatLink } from '#domain/messages/whatsapp-link.ts';
import { CompanionMark } from '#islands/admin/ui/lists/CompanionMark.tsx';
import { ChatIcon } from '#islands/ui/icons.tsx';

type Props = { members: GroupRow['members']; host: string; message: string };

/** The members of the group; those with a phone link to a chat with the invitation written. */
export const MembersCell = ({ members, host, message }: Props) => {
  if (members.length === 0) return <span className="text-muted">{texts.noMembers}</span>;
  return (
    <ul className="members" data-many={members.length > 4 || undefined}>
      {members.map(({ id, name, phone_e164, is_companion }) => (
        <li key={id} className="chat-line">
          {phone_e164 ? (
            <a
              className="chat-link"
              href={chatLink(host, phone_e164, message)}
              target="_blank"
              rel="noopener noreferrer"
              title={texts.sendTo(name)}
            >
              <ChatIcon />
              <span className="sr-only">{texts.sendTo('')}</span>
              <span className="member-name">{name}</span>
            </a>
          ) : (
            <span className="member-name" title={name}>
              {name}
            </span>
          )}
          <CompanionMark member={{ is_companion }} />
        </li>
      ))}
    </ul>
  );
};
