type Question = { title: string; text: string; no: string; yes: string };

/** Asks before something is deleted, in the browser's own dialog: it keeps the focus inside and gives it back. */
export const confirmDialog = ({ title, text, no, yes }: Question) =>
  new Promise<boolean>((answer) => {
    const dialog = document.createElement('dialog');
    // Safari before 15.4 knows none.
    if (!dialog.showModal) return answer(confirm(`${text} ¿${yes}?`));
    dialog.className = 'card ask';
    // The home page has no style for it.
    dialog.style.margin = 'auto';
    dialog.style.maxWidth = '27rem';
    dialog.setAttribute('aria-labelledby', 'ask-title');
    const heading = document.createElement('h2');
    heading.className = 'subtitle';
    heading.id = 'ask-title';
    heading.textContent = title;
    const words = document.createElement('p');
    words.textContent = text;
    const form = document.createElement('form');
    form.method = 'dialog';
    form.append(button('btn btn-primary btn-block', no, 'no'));
    form.append(button('btn btn-text btn-block', yes, 'yes'));
    const inside = document.createElement('div');
    Object.assign(inside.style, { display: 'grid', gap: '1rem' });
    inside.append(heading, words, form);
    dialog.append(inside);
    dialog.addEventListener('close', () => {
      dialog.remove();
      answer(dialog.returnValue === 'yes');
    });
    document.body.append(dialog);
    dialog.showModal();
  });

const button = (className: string, text: string, value: string) => {
  const created = document.createElement('button');
  Object.assign(created, { className, textContent: text, value });
  return created;
};
