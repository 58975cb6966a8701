import { expect, test } from '@playwright/test';
import { errorsOf } from './failures-of.ts';

/** What the check is there to find, each planted alone; and what it has to let pass. */
const planted: [failure: string, html: string, found: RegExp | null][] = [
  ['nothing', '<h1>Eventos</h1><button>Editar</button>', null],
  ['a wide line', '<p style="width: 500px">Eventos</p>', /scrolls sideways/],
  [
    'a button as narrow as a letter',
    '<button style="width: 1em; overflow-wrap: anywhere">Editar</button>',
    /'Editar' is in pieces/,
  ],
  ['a word that breaks after its hyphen', '<p style="width: 6em">Valdivieso-Larraguibel</p>', null],
  [
    'an address that breaks',
    '<p style="width: 6em; overflow-wrap: anywhere">maria.bernardita@example.com</p>',
    null,
  ],
  [
    'a name as a column of words',
    '<p style="width: 5em">Desayuno de los amigos del colegio y de las primas</p>',
    /is stacked on/,
  ],
  [
    "an event's name on eight lines beside figures that take the line of a phone",
    '<div style="display: flex; gap: 1em"><h2 style="font-size: 1em">La gran fiesta de los novios, hasta que salga el sol sobre el río</h2><p style="flex: none">6 asisten · 2 no asisten · 3 pendientes</p></div>',
    /'La gran fiesta .* is stacked on/,
  ],
  [
    'a search field that its neighbours leave no room',
    '<div style="display: flex"><p style="flex: none; width: 350px">Todos los grupos</p><input aria-label="Buscar" style="flex: 1; min-width: 0; width: 0"></div>',
    /'Buscar' is crushed/,
  ],
  ['a crushed field', '<input aria-label="Buscar" style="width: 3em">', /'Buscar' is crushed/],
  [
    'a bar over a button',
    '<button>Guardar</button><div style="position: fixed; inset: 0">Barra</div>',
    /'Guardar' is covered by/,
  ],
  [
    'a text over another',
    '<div>Alojamientos</div><div style="margin-top: -1em">Regalos</div>',
    /lie over each other/,
  ],
  [
    'a text that is cut off',
    '<p style="width: 6em; overflow: hidden; white-space: nowrap">Familia Peñaloza Ríos</p>',
    /is cut off/,
  ],
  [
    'a text that is cut off with three dots',
    '<p style="width: 6em; overflow: hidden; white-space: nowrap; text-overflow: ellipsis">Familia Peñaloza Ríos</p>',
    null,
  ],
  [
    'a label that sticks out of its button',
    '<button class="btn" style="width: 4em; white-space: nowrap">Guardar cambios</button>',
    /sticks out of/,
  ],
  [
    'words for a screen reader',
    '<p style="position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%)">Historial</p><p>Regalos</p>',
    null,
  ],
];

test('the layout check finds each failure that is planted, and lets pass what is none', async ({
  page,
}) => {
  for (const [failure, html, found] of planted) {
    await page.setContent(
      `<meta name="viewport" content="width=device-width"><body style="font: 16px sans-serif">${html}`,
    );
    const errors = (await errorsOf(page)).join('\n');
    if (found) expect(errors, failure).toMatch(found);
    else expect(errors, failure).toBe('');
  }
});
