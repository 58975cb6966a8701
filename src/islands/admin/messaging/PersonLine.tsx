import { messagesTexts as texts } from '#content/texts/admin-messages.ts';
import { messageStateTexts } from '#content/texts/message-faults.ts';
import { sendingTexts } from '#content/texts/sending.ts';
import type { MessagingGroup } from '#contract/messages.ts';
import { clockTime, dayAndMonth } from '#domain/time/wedding-time.ts';
import { toast } from '#islands/stores/toasts.ts';
import { ChatIcon } from '#islands/ui/icons.tsx';
import { Button } from '#islands/ui/Button.tsx';
import { isSent, type Member, type Person, type Writer } from './people.ts';
import { stateVariants } from './sending/state-variants.ts';

type Props = {
  group: MessagingGroup;
  member: Member;
  writer: Writer;
  onMark: (memberId: number, sent: boolean) => void;
  /** Sends the message through the connection, if there is one. */
  onSendNow: ((person: Person) => void) | undefined;
};

/** A member of a group: a link to a chat with the message written, and whether it was opened already. */
export const PersonLine = ({ group, member, writer, onMark, onSendNow }: Props) => {
  const { id, name, phone, phone_e164, phone_doubtful, writtenAt, message } = member;
  return (
    <li className="person-line">
      <ChatLink group={group} member={member} writer={writer} onOpen={() => onMark(id, true)} />
      {onSendNow && (
        <Button
          variant="text"
          onClick={() => onSendNow({ group, member, phone: phone_e164 ?? '' })}
        >
          {sendingTexts.one.open}
          <span className="sr-only">{texts.toPerson(name)}</span>
        </Button>
      )}
      {message && (
        <span className="badge" data-variant={stateVariants[message.state]}>
          <span>{messageStateTexts[message.state]}</span>
          <span className="sr-only">{texts.toPerson(name)}</span> ·{' '}
          <span>{whenSent(message.at)}</span>
        </span>
      )}
      {(writtenAt !== null || !isSent(member)) && (
        <label className="mark">
          <input
            type="checkbox"
            className="check"
            checked={writtenAt !== null}
            onChange={({ target }) => onMark(id, target.checked)}
          />
          <span>
            {texts.written}
            <span className="sr-only">{texts.toPerson(name)}</span>
            {writtenAt && <span className="text-muted">{` · ${whenSent(writtenAt)}`}</span>}
          </span>
        </label>
      )}
      {phone !== null && phone_doubtful && (
        <span className="doubtful">{texts.doubtful(phone)}</span>
      )}
    </li>
  );
};

type LinkProps = {
  group: MessagingGroup;
  member: Member;
  writer: Writer;
  label?: string;
  className?: string;
  onOpen: () => void;
};

/** A link and not a script: browsers do not block it, and it opens the app on a phone. */
export const ChatLink = ({
  group,
  member,
  writer,
  label,
  className = 'chat-link',
  onOpen,
}: LinkProps) => (
  <a
    className={className}
    href={writer.link(group, member.phone_e164 ?? '')}
    target="_blank"
    rel="noopener noreferrer"
    onClick={(event) => {
      if (!writer.isEmpty) return onOpen();
      event.preventDefault();
      toast({ title: texts.error, description: texts.needsTemplate, variant: 'destructive' });
    }}
  >
    <ChatIcon />
    <span>{label ?? texts.openChat(member.name)}</span>
  </a>
);

const whenSent = (text: string) => {
  const at = new Date(text);
  return `${dayAndMonth(at)}, ${clockTime(at)}`;
};
