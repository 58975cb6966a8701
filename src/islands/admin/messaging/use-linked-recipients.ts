import { adminNoticeTexts } from '#content/texts/admin-notices.ts';
import { messagesTexts as texts } from '#content/texts/admin-messages.ts';
import type { AdminNoticeView, NoticeDelivery } from '#contract/notices.ts';
import { type Reminder, reminders } from '#domain/messages/filter.ts';
import { useWordInAddress } from '#islands/admin/ui/use-named-in-address.ts';
import { api, call, messageOf } from '#islands/client/api.ts';
import { toast } from '#islands/stores/toasts.ts';

type Linked = {
  /** All groups are there. */
  isComplete: boolean;
  couple: string;
  onReminder: (reminder: Reminder) => void;
  /** These groups alone are to get this text. */
  onChoose: (guestIds: readonly number[], text: string) => void;
};

/** A link from 'Los días' chooses whom to write to, and what: `?reminder=not_saved`, or those whom a notice has not reached: `?notice=3`. */
export const useLinkedRecipients = ({ isComplete, couple, onReminder, onChoose }: Linked) => {
  const takeReminder = (word: string) => {
    const reminder = reminders.find((one) => one === word);
    if (reminder) onReminder(reminder);
  };
  const takeNotice = async (word: string) => {
    const { notices } = api.api.admin;
    try {
      const [all, reach] = await Promise.all([
        call<AdminNoticeView[]>(notices.$get()),
        call<NoticeDelivery>(notices[':id'].reach.$get({ param: { id: word } })),
      ]);
      const notice = all.find(({ id }) => `${id}` === word);
      const ids = reach.missing.map(({ guestId }) => guestId);
      if (notice) onChoose(ids, adminNoticeTexts.message(notice.text, couple));
    } catch (error) {
      const description = messageOf(error) ?? adminNoticeTexts.wasDeleted;
      toast({ title: texts.error, description, variant: 'destructive' });
    }
  };
  useWordInAddress('reminder', takeReminder, isComplete);
  useWordInAddress('notice', (word) => void takeNotice(word), isComplete);
};
