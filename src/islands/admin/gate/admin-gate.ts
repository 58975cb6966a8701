import { defineElement } from '#islands/client/define-element.ts';

/**
 * The server checks the session before it writes a page, so a page that arrives is already the right
 * one. A page from the back/forward cache may be older than a logout or a login: it shows a skeleton
 * until the session is checked again.
 */
class RequireAdmin extends HTMLElement {
  connectedCallback() {
    addEventListener('pageshow', this.#checkAgain);
  }

  disconnectedCallback() {
    removeEventListener('pageshow', this.#checkAgain);
  }

  #checkAgain = ({ persisted }: PageTransitionEvent) => {
    if (persisted) void this.#check();
  };

  async #check() {
    this.#show('checking');
    const isAdmin = await fetchIsAdmin();
    if (isAdmin === (this.dataset['admin'] !== undefined)) this.#show('content');
    else location.reload();
  }

  #show(part: 'checking' | 'content') {
    this.querySelector<HTMLElement>('.gate-checking')!.hidden = part !== 'checking';
    this.querySelector<HTMLElement>('.gate-content')!.hidden = part !== 'content';
  }
}

const fetchIsAdmin = async (): Promise<boolean | undefined> => {
  try {
    const response = await fetch('/api/admin/session', { cache: 'no-store' });
    const { isAdmin } = (await response.json()) as { isAdmin?: boolean };
    return isAdmin === true;
  } catch (error) {
    console.error('Error checking session:', error);
    return undefined;
  }
};

defineElement('admin-gate', RequireAdmin);
