import { dashboardTexts } from '#content/texts/admin-dashboard.ts';
import { deadlineTime } from '#content/texts/deadline.ts';
import type { WaitingView } from '#contract/statistics.ts';

const texts = dashboardTexts.waiting;

/** What the couple has to decide, the most urgent first, each with where it is done. Hidden while there is nothing. */
export const Waiting = ({ surprises, deadlines, ...counts }: WaitingView) => {
  const { transfers, purchaseAlerts, messages, photos } = counts;
  const lines = [
    {
      key: 'surprises',
      count: surprises,
      text: texts.surprises(surprises),
      action: texts.seeSurprises,
      href: '/admin/days',
    },
    {
      key: 'transfers',
      count: transfers,
      text: texts.transfers(transfers),
      action: texts.seeTransfers,
      href: '/admin/gifts',
    },
    {
      key: 'alerts',
      count: purchaseAlerts,
      text: texts.purchaseAlerts(purchaseAlerts),
      action: texts.seePayments,
      href: '/admin/gifts',
    },
    {
      key: 'messages',
      count: messages,
      text: texts.messages(messages),
      action: texts.seeMessages,
      href: '/admin/whatsapp',
    },
    {
      key: 'photos',
      count: photos,
      text: texts.photos(photos),
      action: texts.seePhotos,
      href: '/admin/photos',
    },
    ...deadlines.map(({ eventId, name, at, silent }) => ({
      key: `event-${eventId}`,
      count: silent,
      text: texts.deadline(name, silent, deadlineTime(at)),
      action: texts.write,
      href: '/admin/whatsapp',
    })),
  ].filter(({ count }) => count > 0);
  if (lines.length === 0) return null;
  return (
    <section className="card" aria-labelledby="waiting">
      <h2 className="subtitle" id="waiting">
        {texts.title}
      </h2>
      <ul className="mt-2 divide-y divide-paper-deep">
        {lines.map(({ key, text, action, href }) => (
          <li key={key} className="flex flex-wrap items-center justify-between gap-x-4">
            <span className="min-w-0 py-1 wrap-anywhere">{text}</span>
            <a className="link inline-flex min-h-11 items-center" href={href}>
              {action}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
};
