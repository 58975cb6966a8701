import { currentPhase, type PhaseSetting } from '#domain/days/phase.ts';
import { happeningAt } from '#domain/days/happening.ts';
import { pageTime } from '#islands/client/page-time.ts';
import { defineElement } from '#islands/client/define-element.ts';

const tickMs = 20_000;

/** A copy that is older says when it was read. */
const freshMs = 60 * 60_000;

/** Shows what is on and what comes next by the phone's clock. A copy that was saved before the days shows it during them. */
class DaysNow extends HTMLElement {
  private timer = 0;
  private items = [...this.querySelectorAll<HTMLLIElement>('li')].map((container) => ({
    container,
    start: new Date(container.dataset['start']!),
    end: container.dataset['end'] ? new Date(container.dataset['end']) : null,
  }));

  connectedCallback() {
    this.timer = window.setInterval(this.tick, tickMs);
    document.addEventListener('visibilitychange', this.tick);
    this.tick();
  }

  disconnectedCallback() {
    clearInterval(this.timer);
    document.removeEventListener('visibilitychange', this.tick);
  }

  private tick = () => {
    const now = new Date(pageTime());
    const { now: current, next } = happeningAt(now, this.items);
    this.put('now', current);
    this.put('next', next);
    this.put(
      'rest',
      this.items.filter((item) => !current.includes(item) && !next.includes(item)),
    );
    this.hidden = this.phase(now) !== 'days' || current.length + next.length === 0;
    this.showAge(now);
  };

  private phase(now: Date) {
    const { phase, from, until } = this.dataset;
    const days = from && until ? { from: new Date(from), until: new Date(until) } : null;
    return currentPhase(phase as PhaseSetting, now, days);
  }

  /** Moves only what stands elsewhere: what has the focus keeps it. */
  private put(part: string, items: readonly { container: HTMLLIElement }[]) {
    const block = this.querySelector<HTMLElement>(`[data-part=${part}]`)!;
    const list = block.matches('ul') ? block : block.querySelector('ul')!;
    for (const { container } of items) if (container.parentElement !== list) list.append(container);
    if (part !== 'rest') block.hidden = items.length === 0;
  }

  private showAge(now: Date) {
    const readAt = new Date(this.dataset['read']!);
    const line = this.querySelector<HTMLElement>('.known')!;
    line.hidden = now.getTime() - readAt.getTime() < freshMs;
  }
}

defineElement('days-now', DaysNow);
