import type { MessagingGroup, SendResult, SendResults } from '#contract/messages.ts';
import type { Person, Writer } from '../people.ts';
import { GroupMessages } from './GroupMessages.tsx';
import { ResultsDialog } from './ResultsDialog.tsx';
import { SendDialog } from './SendDialog.tsx';
import { SendOne } from './SendOne.tsx';
import type { Outbox } from './use-outbox.ts';
import type { Sending } from './use-send-preview.ts';

/** What is open over the page: nothing, or one thing. */
export type Opened =
  | { kind: 'preview'; sending: Sending; groups: readonly MessagingGroup[] }
  | { kind: 'results'; campaignId: number; unreachable: readonly SendResult[] }
  | { kind: 'one'; person: Person }
  | { kind: 'history'; group: MessagingGroup };

type Props = {
  opened: Opened;
  outbox: Outbox;
  groups: readonly MessagingGroup[];
  writer: Writer;
  onOpen: (opened: Opened | null) => void;
  onLinks: () => void;
  onMark: (memberId: number, sent: boolean) => void;
};

export const SendingDialogs = ({ opened, outbox, groups, writer, onOpen, ...on }: Props) => {
  const close = () => onOpen(null);
  const chatOf = (guestId: number, memberId: number) => {
    const group = groups.find(({ id }) => id === guestId);
    const phone = group?.members.find(({ id }) => id === memberId)?.phone_e164;
    return group && phone && !writer.isEmpty ? writer.link(group, phone) : undefined;
  };
  const showResults = ({ campaignId, results }: SendResults) => {
    outbox.watch(campaignId);
    const unreachable = results.filter(({ messageId }) => messageId === null);
    onOpen({ kind: 'results', campaignId, unreachable });
  };
  switch (opened.kind) {
    case 'preview':
      return (
        <SendDialog
          sending={opened.sending}
          groups={opened.groups}
          paused={Boolean(outbox.view?.paused)}
          onLinks={on.onLinks}
          onSent={showResults}
          onClose={close}
        />
      );
    case 'results':
      return (
        <ResultsDialog
          campaignId={opened.campaignId}
          campaigns={outbox.view?.campaigns ?? []}
          withoutPhone={opened.unreachable}
          chatOf={chatOf}
          onMark={on.onMark}
          onResolved={outbox.refresh}
          onClose={close}
        />
      );
    case 'one':
      return (
        <SendOne
          person={opened.person}
          message={writer.message(opened.person.group)}
          onSent={outbox.refresh}
          onClose={close}
        />
      );
    case 'history':
      return <GroupMessages group={opened.group} onClose={close} />;
  }
};
