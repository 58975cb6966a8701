import { useState } from 'react';
import { messagesTexts as texts } from '#content/texts/admin-messages.ts';
import { Button } from '#islands/ui/Button.tsx';
import { Dialog } from '#islands/ui/Dialog.tsx';
import { DialogActions } from '#islands/ui/DialogActions.tsx';
import { Progress } from '#islands/ui/Progress.tsx';
import type { Person, Writer } from './people.ts';
import { ChatLink } from './PersonLine.tsx';

type Props = {
  /** People not written to yet, fixed when the dialog opens. */
  people: readonly Person[];
  writer: Writer;
  onMark: (memberId: number, sent: boolean) => void;
  onClose: () => void;
};

/** Opens chats one by one: each tap opens a chat and shows the next person. */
export const OneByOne = ({ people, writer, onMark, onClose }: Props) => {
  const [at, setAt] = useState(0);
  const [opened, setOpened] = useState<ReadonlySet<number>>(new Set());
  const person = people[at];

  const open = ({ member }: Person) => {
    onMark(member.id, true);
    setOpened((before) => new Set(before).add(member.id));
    // After the browser has followed the link: the next person's link replaces it.
    setTimeout(() => setAt(at + 1));
  };

  return (
    <Dialog title={texts.stepTitle} description={texts.stepHint} wide onClose={onClose}>
      <div className="mt-4" role="status">
        {people.length === 0 && <p>{texts.walkEmpty}</p>}
        {person && <p className="label">{texts.stepAt(at + 1, people.length)}</p>}
        {people.length > 0 && !person && <Ending people={people} opened={opened} />}
      </div>
      {person && (
        <>
          <Progress
            percent={(at / people.length) * 100}
            label={texts.stepAt(at + 1, people.length)}
          />
          <p className="subtitle mt-3">{person.member.name}</p>
          <p className="text-sm text-muted">{person.group.group_name}</p>
          <p
            className="message-preview walk-preview"
            tabIndex={0}
            role="region"
            aria-label={texts.preview}
          >
            {writer.message(person.group)}
          </p>
        </>
      )}
      <DialogActions>
        {at > 0 && (
          <Button variant="quiet" onClick={() => setAt(at - 1)}>
            {texts.back}
          </Button>
        )}
        {person ? (
          <>
            <Button variant="quiet" onClick={() => setAt(at + 1)}>
              {texts.skip}
            </Button>
            <ChatLink
              group={person.group}
              member={person.member}
              writer={writer}
              label={texts.writeTo(person.member.name)}
              className="btn btn-primary"
              onOpen={() => open(person)}
            />
          </>
        ) : (
          <Button onClick={onClose}>{texts.finish}</Button>
        )}
      </DialogActions>
    </Dialog>
  );
};

const Ending = ({ people, opened }: Pick<Props, 'people'> & { opened: ReadonlySet<number> }) => {
  const left = people.filter(({ member }) => !opened.has(member.id));
  return (
    <>
      <p className="subtitle">{texts.walkDone}</p>
      <p>{texts.walkSent(opened.size)}</p>
      {left.length > 0 && <p>{texts.walkSkipped(left.map(({ member }) => member.name))}</p>}
    </>
  );
};
