import { outboxTexts } from '#content/texts/outbox.ts';
import { showUnderWay } from '#islands/client/under-way.ts';
import { allEntries } from '#islands/outbox/outbox.ts';

const texts = outboxTexts.leaving;

/** Signing out with unsent outbox entries is confirmed first. */
export const mayLeave = async (): Promise<boolean> => {
  const entries = await allEntries().catch(() => []);
  return entries.some(({ stopped }) => !stopped || stopped.why === 'changed') ? ask() : true;
};

/** The browser's own dialog: it keeps the focus inside and gives it back. */
const ask = () =>
  new Promise<boolean>((answer) => {
    const dialog = document.createElement('dialog');
    // Safari before 15.4 knows none.
    if (!dialog.showModal) return answer(confirm(`${texts.text} ¿${texts.leave}?`));
    dialog.className = 'card ask';
    // The home page has no style for it.
    dialog.style.margin = 'auto';
    dialog.style.maxWidth = '27rem';
    dialog.setAttribute('aria-labelledby', 'leaving');
    const title = document.createElement('h2');
    title.className = 'subtitle';
    title.id = 'leaving';
    title.textContent = texts.title;
    const text = document.createElement('p');
    text.textContent = texts.text;
    const form = document.createElement('form');
    form.method = 'dialog';
    form.append(button('btn btn-primary btn-block', texts.stay, 'stay'));
    form.append(button('btn btn-text btn-block', texts.leave, 'leave'));
    const inside = document.createElement('div');
    Object.assign(inside.style, { display: 'grid', gap: '1rem' });
    inside.append(title, text, form);
    dialog.append(inside);
    dialog.addEventListener('close', () => {
      dialog.remove();
      showUnderWay();
      answer(dialog.returnValue === 'leave');
    });
    document.body.append(dialog);
    showUnderWay(false);
    dialog.showModal();
  });

const button = (className: string, text: string, value: string) => {
  const made = document.createElement('button');
  Object.assign(made, { className, textContent: text, value });
  return made;
};
