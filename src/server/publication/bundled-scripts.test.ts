import { expect, test } from 'vitest';
import { joinScripts } from './bundled-scripts.ts';

const tag = (name: string) => `<script type="module" src="/_astro/${name}.js"></script>`;
const page = {
  scripts: ['/_astro/menu.js', '/_astro/gallery.js'],
  joined: '/_astro/index.js',
};

test('the scripts of a page become one, at its end', () => {
  const html = `<body>${tag('menu')}<p>Hola</p>${tag('gallery')}</body>`;
  expect(joinScripts(html, page)).toBe(`<body><p>Hola</p>${tag('index')}</body>`);
});

test('a page that asks for fewer than when it was built has the same file', () => {
  expect(joinScripts(`<body>${tag('menu')}</body>`, page)).toBe(`<body>${tag('index')}</body>`);
});

test('a page that asks for another one keeps its own', () => {
  const html = `<body>${tag('menu')}${tag('map')}</body>`;
  expect(joinScripts(html, page)).toBe(html);
  expect(joinScripts(html, undefined)).toBe(html);
});
