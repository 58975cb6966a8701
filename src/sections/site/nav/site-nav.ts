import { localStore, sessionStore } from '#islands/client/browser-storage.ts';
import { defineElement } from '#islands/client/define-element.ts';
import { loadPart } from '#islands/client/load-part.ts';
import { showInProgress } from '#islands/client/in-progress.ts';
import { $session } from '#islands/stores/session.ts';

import { asButton } from '../as-button.ts';
import { hasHint } from '../session-hint.ts';

/** A visitor who never signed in fetches nothing for it. */
const mayBeKnown = () =>
  hasHint(document.cookie) || localStore.keys().length + sessionStore.keys().length > 0;

class SiteNav extends HTMLElement {
  private get toggle() {
    return this.querySelector<HTMLAnchorElement>('.nav-toggle')!;
  }

  connectedCallback() {
    this.enableMenu();
    this.enableSession();
  }

  /** Without this script the toggle is a link to the menu, and `:target` opens it. */
  private enableMenu() {
    const toggle = this.toggle;
    asButton(toggle, () => this.open(!this.hasAttribute('open')));
    this.setAttribute('ready', '');
    this.addEventListener('keydown', (event) => {
      if (event.key !== 'Escape' || !this.hasAttribute('open')) return;
      this.open(false);
      toggle.focus();
    });
    document.addEventListener('pointerdown', (event) => {
      if (!this.contains(event.target as Node)) this.open(false);
    });
    this.addEventListener('focusout', ({ relatedTarget }) => {
      if (relatedTarget && !this.contains(relatedTarget as Node)) this.open(false);
    });
  }

  private open(open: boolean) {
    this.toggleAttribute('open', open);
    this.toggle.setAttribute('aria-expanded', String(open));
  }

  private enableSession() {
    const { guest, admin } = this.dataset;
    $session.set({ guest: guest !== undefined, admin: admin !== undefined });
    $session.listen((kinds) => {
      const admin = this.querySelector<HTMLElement>('.nav-admin');
      if (admin) admin.hidden = !kinds.admin;
      this.querySelector<HTMLElement>('.nav-logout')!.hidden = !kinds.guest && !kinds.admin;
    });
    const logout = this.querySelector<HTMLButtonElement>('.nav-logout button')!;
    logout.addEventListener('click', () => void this.logout(logout));
    if (mayBeKnown()) void this.watchSession();
    // A page that is the same for everybody was not told who is here.
    if (this.dataset['known'] === undefined && hasHint(document.cookie)) void this.fetchSession();
  }

  private async watchSession() {
    const part = await loadPart(() => import('../watch-session.ts'));
    part?.watchSession(this.dataset);
  }

  private async fetchSession() {
    const part = await loadPart(() => import('../session-check.ts'));
    if (part) $session.set(await part.fetchSession((path) => fetch(path), document.cookie));
  }

  private async logout(button: HTMLButtonElement) {
    if (button.ariaBusy) return;
    button.ariaBusy = 'true';
    showInProgress();
    const part = await loadPart(() => import('./log-out.ts'));
    if (await part?.logOut(this.dataset['logoutFailed']!)) return;
    button.ariaBusy = null;
    showInProgress(false);
  }
}

defineElement('site-nav', SiteNav);
