import { loadPart } from '#islands/client/load-part.ts';

// Most visits are months before: the part is fetched from the day before the days on. What a phone has saved holds it.
const { phase, soon, done } = document.querySelector<HTMLElement>('days-now')!.dataset;
const now = Date.now();
if (phase === 'days' || (now > +soon! && now < +done!)) {
  void loadPart(() => import('./days-now.ts'));
}
