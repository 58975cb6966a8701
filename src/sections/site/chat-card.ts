/** The card of the chat button, fetched with the first tap. */
export const toggleCard = (button: HTMLElement): void => {
  const card = document.querySelector<HTMLElement>('#chat-card')!;
  const isOpen = () => !card.hasAttribute('hidden');
  const open = (isToOpen: boolean) => {
    card.hidden = !isToOpen;
    button.setAttribute('aria-expanded', String(isToOpen));
    (isToOpen ? card : button).focus();
  };
  card.querySelector<HTMLElement>('.chat-close')!.onclick = () => open(false);
  card.parentElement!.onkeydown = ({ key }) => {
    if (key === 'Escape' && isOpen()) open(false);
  };
  open(!isOpen());
};
