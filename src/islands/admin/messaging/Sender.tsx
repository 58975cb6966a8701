import { useDeferredValue, useMemo, useState } from 'react';
import { messagesTexts as texts } from '#content/texts/admin-messages.ts';
import { qrCardsAddress, qrCardTexts } from '#content/texts/qr-cards.ts';
import { sendingTexts } from '#content/texts/sending.ts';
import type { MessagingGuests, MessageView } from '#contract/messages.ts';
import type { Reminder } from '#domain/messages/filter.ts';
import { AnswerFilter } from '#islands/admin/questions/AnswerFilter.tsx';
import type { AnswerFilterState } from '#islands/admin/questions/use-answer-filter.ts';
import { GroupFilters } from '#islands/admin/ui/lists/GroupFilters.tsx';
import type { Loaded } from '#islands/admin/ui/use-loaded.ts';
import type { WeddingDetails } from '#islands/admin/ui/wedding-details.ts';
import { isPast } from '#domain/responses/deadline.ts';
import { toast } from '#islands/stores/toasts.ts';
import { Button } from '#islands/ui/Button.tsx';
import { Controls } from '#islands/ui/Controls.tsx';
import { OneByOne } from './OneByOne.tsx';
import { OpenChats } from './OpenChats.tsx';
import { isSent, peopleOf, type Person, writerOf } from './people.ts';
import { Preview } from './Preview.tsx';
import { recipientOptions } from './recipient-options.ts';
import { Recipients } from './Recipients.tsx';
import { Reminders } from './Reminders.tsx';
import { SendBatch } from './SendBatch.tsx';
import { Selection } from './Selection.tsx';
import { ApprovedTemplate } from './sending/ApprovedTemplate.tsx';
import { OutboxStrip } from './sending/OutboxStrip.tsx';
import { type Opened, SendingDialogs } from './sending/SendingDialogs.tsx';
import { useOutbox } from './sending/use-outbox.ts';
import { TemplateEditor } from './TemplateEditor.tsx';
import { useLinkedRecipients } from './use-linked-recipients.ts';
import { useSentState } from './use-sent-state.ts';
import { useOpenChat } from './use-open-chat.ts';
import { useRecipients } from './use-recipients.ts';
import { useTemplate } from './use-template.ts';
import { api, call } from '#islands/client/api.ts';
import { withDeliveryStates } from './sending/with-delivery-states.ts';

/** Updates the states of some campaigns in the list without loading the guests again. */
const showStates = async (
  { set }: Loaded<MessagingGuests>,
  campaignIds: readonly number[],
): Promise<void> => {
  try {
    const lists = await Promise.all(
      campaignIds.map((campaign) =>
        call<MessageView[]>(
          api.api.admin.whatsapp.status.$get({ query: { campaign: `${campaign}` } }),
        ),
      ),
    );
    set((before) => before && withDeliveryStates(before, lists.flat()));
  } catch {
    // The page already shows that the server is unreachable, and polls again.
  }
};

type Props = {
  data: MessagingGuests;
  loaded: Loaded<MessagingGuests>;
  answers: AnswerFilterState;
  details: WeddingDetails;
  invitedBy: readonly string[];
};

/** The template, its recipients, and the ways to send it. */
export const Sender = ({ data, loaded, answers, details, invitedBy }: Props) => {
  const { template, setTemplate, initial } = useTemplate(details);
  const recipients = useRecipients(data, answers);
  const sentState = useSentState(loaded);
  const chatQueue = useOpenChat();
  const [previewed, setPreviewed] = useState<number>();
  const [stepThrough, setStepThrough] = useState<Person[] | null>(null);
  const [opened, open] = useState<Opened | null>(null);
  const outbox = useOutbox({
    onProgress: (campaignIds) => void showStates(loaded, campaignIds),
    onEmpty: loaded.load,
  });
  const isConnected = Boolean(outbox.view?.channel);

  const shownTemplate = useDeferredValue(template);
  const writer = useMemo(
    () => writerOf({ template: shownTemplate, events: data.events, ...details }),
    [shownTemplate, data.events, details],
  );
  const { filters, found, selection: selected, filter } = recipients;
  const example =
    data.groups.find(({ id }) => id === previewed) ?? selected[0] ?? found[0] ?? data.groups[0];
  const allPeople = useMemo(() => peopleOf(data.groups), [data.groups]);
  const sent = allPeople.filter(({ member }) => isSent(member)).length;

  /** @returns whether there is a text and a recipient */
  const isReady = () => {
    if (selected.length > 0 && template.trim() !== '') return true;
    toast({ title: texts.error, description: texts.needsBoth, variant: 'destructive' });
    return false;
  };

  const openChats = () => {
    if (isReady())
      chatQueue.begin(peopleOf(selected), writer, ({ member }) => sentState.mark(member.id, true));
  };

  const startSteps = () => {
    if (isReady()) setStepThrough(peopleOf(selected).filter(({ member }) => !isSent(member)));
  };

  const send = () => {
    if (isReady())
      open({ kind: 'preview', sending: { kind: 'template', template }, groups: selected });
  };

  const takeText = (text: string) => {
    const before = template;
    setTemplate(text);
    toast({ title: texts.replaced, action: { label: texts.undo, run: () => setTemplate(before) } });
  };

  const takeReminderText = (reminder: Reminder) => {
    const now = new Date();
    const hasDeadline = data.events.some(
      ({ rsvp_deadline: at }) => at !== null && !isPast(new Date(at), now),
    );
    takeText(texts.reminderText[reminder]({ ...details, hasDeadline }));
  };

  useLinkedRecipients({
    isComplete: data.groups.length === data.total,
    couple: details.couple,
    onReminder: (reminder) => {
      recipients.sendReminder(reminder);
      takeReminderText(reminder);
    },
    onChoose: (guestIds, text) => {
      recipients.choose(guestIds);
      takeText(text);
    },
  });

  return (
    <>
      <Controls>
        <OutboxStrip
          outbox={outbox}
          onResults={(campaignId) => open({ kind: 'results', campaignId, unreachable: [] })}
        />
      </Controls>
      <Controls className="grid gap-6 lg:grid-cols-2">
        <TemplateEditor
          template={template}
          initial={initial}
          details={details}
          onChange={setTemplate}
        />
        <Preview groups={data.groups} group={example} onChoose={setPreviewed} writer={writer} />
      </Controls>
      <section aria-label={texts.recipients} className="mt-8 grid gap-4">
        <h2 className="subtitle">{texts.recipients}</h2>
        <Controls>
          <Reminders
            groups={data.groups}
            selected={filters.reminder}
            onChoose={recipients.sendReminder}
            onUseText={takeReminderText}
          />
        </Controls>
        <GroupFilters
          filters={filters}
          options={recipientOptions(data.events, invitedBy, filters)}
          onFilter={filter}
        />
        <AnswerFilter state={answers} />
        <Selection recipients={recipients}>
          <a
            className="btn btn-quiet"
            href={qrCardsAddress(selected.length > 0 ? selected.map(({ id }) => id) : undefined)}
          >
            {qrCardTexts.link}
          </a>
          <Button variant="quiet" onClick={openChats}>
            {texts.openChats}
          </Button>
          <Button variant={isConnected ? 'quiet' : 'primary'} onClick={startSteps}>
            {texts.oneByOne}
          </Button>
          <Button variant={isConnected ? 'primary' : 'quiet'} onClick={send}>
            {sendingTexts.send}
          </Button>
        </Selection>
        <ApprovedTemplate
          selected={selected.length}
          onSend={() => open({ kind: 'preview', sending: { kind: 'official' }, groups: selected })}
        />
        <Controls>
          <SendBatch
            sent={sent}
            all={allPeople.length}
            sentState={sentState}
            onStarted={loaded.load}
          />
        </Controls>
        <Recipients
          recipients={recipients}
          loaded={loaded}
          shown={data.groups.length}
          total={data.total}
          writer={writer}
          onMark={sentState.mark}
          onSendNow={
            isConnected && !writer.isEmpty ? (person) => open({ kind: 'one', person }) : undefined
          }
          onHistory={(group) => open({ kind: 'history', group })}
        />
      </section>
      {opened && (
        <SendingDialogs
          opened={opened}
          outbox={outbox}
          groups={data.groups}
          writer={writer}
          onOpen={open}
          onLinks={() => {
            open(null);
            startSteps();
          }}
          onMark={sentState.mark}
        />
      )}
      {stepThrough && (
        <OneByOne
          people={stepThrough}
          writer={writer}
          onMark={sentState.mark}
          onClose={() => setStepThrough(null)}
        />
      )}
      {chatQueue.current && (
        <OpenChats
          {...chatQueue.current}
          writer={writer}
          onMark={sentState.mark}
          onStop={chatQueue.stop}
          onClose={chatQueue.close}
        />
      )}
    </>
  );
};
