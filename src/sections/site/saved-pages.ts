import { defineElement } from '#islands/client/define-element.ts';
import { guestCache } from '#islands/client/offline/caches.ts';

/** Where there is no signal: the pages that this phone can open all the same. */
class CachedPages extends HTMLElement {
  connectedCallback() {
    if ('caches' in globalThis) void this.list().catch(() => undefined);
  }

  private async list() {
    const names = JSON.parse(this.dataset['names']!) as Record<string, string>;
    const guest = await caches.open(guestCache);
    const saved = await Promise.all(
      (await guest.keys()).map(async (request) => {
        const { pathname } = new URL(request.url);
        return [pathname, names[pathname] ?? (await this.titleOf(guest, request))] as const;
      }),
    );
    const always = ['/', '/accommodations'].map((path) => [path, names[path]!] as const);
    this.querySelector('ul')!.append(
      ...[...saved, ...always].map(([path, name]) => {
        const link = document.createElement('a');
        link.href = path;
        link.textContent = name;
        const item = document.createElement('li');
        item.append(link);
        return item;
      }),
    );
    this.hidden = false;
  }

  /** An event's page is called like the event. */
  private async titleOf(guest: Cache, request: Request) {
    const html = (await (await guest.match(request))?.text()) ?? '';
    const { title } = new DOMParser().parseFromString(html, 'text/html');
    return title.replace(/ · [^·]*$/, '');
  }
}

defineElement('kept-pages', CachedPages);
