import { dayLabel } from '#content/texts/event.ts';
import { dateAndTime } from '#domain/time/wedding-time.ts';
import { defineElement } from '#islands/client/define-element.ts';
import { isOwn } from '#islands/client/offline/own-answer.ts';

type Event = { id: number; name: string; date: string; day_number: number };

const skeletons = 6;

/** What this guest is invited to. When the answer does not come, the button alone is there. */
class GuestEvents extends HTMLElement {
  private list = this.querySelector('ul')!;

  connectedCallback() {
    void this.load();
  }

  private async load() {
    this.fill(Array.from({ length: skeletons }, () => skeleton()));
    this.list.setAttribute('aria-busy', 'true');
    const events = await fetchEvents().catch(() => []);
    this.list.removeAttribute('aria-busy');
    this.fill(events.map(card));
    if (events.length > 0) this.querySelector('.btn')!.textContent = this.dataset['events']!;
  }

  private fill(items: HTMLElement[]) {
    this.list.replaceChildren(...items);
    this.list.hidden = items.length === 0;
  }
}

const fetchEvents = async (): Promise<Event[]> => {
  const answer = await fetch('/api/rsvp/events');
  return answer.ok && isOwn(answer) ? ((await answer.json()) as Event[]) : [];
};

/** An empty card, as its list draws it. */
const skeleton = () => {
  const item = document.createElement('li');
  item.className = 'skeleton';
  return item;
};

const card = ({ id, name, date, day_number }: Event) => {
  const item = document.createElement('li');
  const link = document.createElement('a');
  link.href = `/events/${id}`;
  for (const [tag, text] of [
    ['small', dayLabel(day_number)],
    ['b', name],
    ['small', dateAndTime(new Date(date))],
  ] as const) {
    const line = document.createElement(tag);
    line.textContent = text;
    link.append(line);
  }
  item.append(link);
  return item;
};

defineElement('guest-events', GuestEvents);
