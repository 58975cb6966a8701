/** A link that leads somewhere without scripts, and with them is a button that opens something. */
export const asButton = (link: HTMLAnchorElement, press: () => void): void => {
  link.setAttribute('role', 'button');
  link.setAttribute('aria-expanded', 'false');
  link.addEventListener('click', (event) => {
    event.preventDefault();
    press();
  });
  link.addEventListener('keydown', (event) => {
    if (event.key !== ' ') return;
    event.preventDefault();
    link.click();
  });
};
