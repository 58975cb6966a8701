import { expect, onTestFinished, test } from 'vitest';
import { defaultRegion, useRegion } from '#domain/region.ts';
import { stamped, withNote } from './saved-note.ts';

const page = '<body><header></header><main id="contenido">Hola</main></body>';

test('a kept page says first from when it is, on the wedding’s clock', async () => {
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-encoding': 'br',
    date: 'Thu, 18 Dec 2025 18:39:57 GMT',
  };
  const saved = await stamped(new Response(page, { headers }), new Date('2025-12-18T18:40:00Z'));
  expect(saved.headers.get('content-encoding')).toBeNull();
  const shown = await withNote(saved);
  expect(shown.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(await shown.text()).toBe(
    '<body><header></header><p class="saved-note" data-served="1766083197000" role="status">' +
      'Sin conexión: datos del 18 de diciembre, 15:40</p><main id="contenido">Hola</main></body>',
  );
});

test('the clock is that of the page that was kept', async () => {
  onTestFinished(() => useRegion(defaultRegion));
  const saved = await stamped(
    new Response(`<html lang="es-ES" data-region="Europe/Madrid CLP es-ES">${page}</html>`),
    new Date('2025-12-18T18:40:00Z'),
  );
  expect(await (await withNote(saved)).text()).toContain('datos del 18 de diciembre, 19:40');
});
