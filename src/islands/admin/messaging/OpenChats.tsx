import { useState } from 'react';
import { messagesTexts as texts } from '#content/texts/admin-messages.ts';
import { Button } from '#islands/ui/Button.tsx';
import { Dialog } from '#islands/ui/Dialog.tsx';
import { DialogActions } from '#islands/ui/DialogActions.tsx';
import { CheckIcon } from '#islands/ui/icons.tsx';
import { Notice } from '#islands/ui/Notice.tsx';
import type { Person, Writer } from './people.ts';
import { ChatLink } from './PersonLine.tsx';
import type { OpenChat } from './use-open-chat.ts';

type Props = OpenChat & {
  writer: Writer;
  onMark: (memberId: number, sent: boolean) => void;
  onStop: () => void;
  onClose: () => void;
};

/** Opens several chats automatically; where the browser blocks tabs, a list of links. */
export const OpenChats = ({ people, opened, state, writer, onMark, onStop, onClose }: Props) => {
  const [pressed, setPressed] = useState<ReadonlySet<number>>(new Set());

  const isOpened = ({ member }: Person, at: number) => at < opened || pressed.has(member.id);
  const open = ({ member }: Person) => {
    onMark(member.id, true);
    setPressed((before) => new Set(before).add(member.id));
  };

  return (
    <Dialog title={texts.chatsTitle} wide onClose={onClose}>
      <div className="mt-3" role="status">
        {people.length === 0 ? (
          <p>{texts.chatsEmpty}</p>
        ) : state === 'opening' ? (
          <p>{texts.chatsLoading(opened, people.length)}</p>
        ) : state === 'done' ? (
          <p>{texts.chatsOpened(opened)}</p>
        ) : (
          <Notice variant="warning">{texts.chatsBlocked}</Notice>
        )}
      </div>
      <ul className="mt-3">
        {people.map((person, at) => (
          <li key={person.member.id} className="person-line">
            <ChatLink
              group={person.group}
              member={person.member}
              writer={writer}
              onOpen={() => open(person)}
            />
            <span className="text-sm text-muted">{person.group.group_name}</span>
            {isOpened(person, at) && (
              <span className="badge" data-variant="yes">
                <CheckIcon />
                {texts.chatOpened}
              </span>
            )}
          </li>
        ))}
      </ul>
      <DialogActions>
        {state === 'opening' && people.length > 0 ? (
          <Button variant="quiet" onClick={onStop}>
            {texts.stop}
          </Button>
        ) : (
          <Button onClick={onClose}>{texts.close}</Button>
        )}
      </DialogActions>
    </Dialog>
  );
};
