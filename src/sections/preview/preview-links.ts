const preview = '/admin/site/preview/';

/** The pages of the draft that can be looked at; the others need a guest. */
const pages = /^\/(|accommodations|privacy|events\/\d+)$/u;

addEventListener(
  'click',
  (click) => {
    const link = (click.target as Element).closest('a');
    if (!link || link.getAttribute('href')?.startsWith('#')) return;
    click.preventDefault();
    const { origin, pathname } = new URL(link.href, location.href);
    if (origin === location.origin && pages.test(pathname)) {
      location.href = preview + pathname.slice(1) + location.search;
    }
  },
  { capture: true },
);
