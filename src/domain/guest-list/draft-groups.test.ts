import { describe, expect, test } from 'vitest';
import { detectLayout, type ColumnUse } from './columns.ts';
import { readDraftGroups } from './draft-groups.ts';
import type { Sheet, SheetCell } from './sheet.ts';

const context = {
  events: [
    { id: 46, name: '🔥 Noche de Brasas' },
    { id: 49, name: '💍 Main Event: ceremonia' },
    { id: 50, name: '🔥 Noche de Brasas' },
  ],
  inviters: ['Violeta', 'Lautaro'] as const,
};

/** A sheet as typed: an empty row leaves a gap in the numbers. */
const sheetOf = (...rows: SheetCell[][]): Sheet => ({
  name: 'Lista',
  rows: rows
    .map((cells, at) => ({ number: at + 1, cells }))
    .filter(({ cells }) => cells.some((cell) => cell !== '')),
});

const uses = (...titles: string[]): readonly ColumnUse[] =>
  detectLayout(sheetOf(titles), context).columns;

const groupsOf = (sheet: Sheet) => {
  const { draftGroups, notes, ignored } = readDraftGroups(
    sheet,
    detectLayout(sheet, context),
    context,
  );
  const codes = (row: number) => [
    ...notes.of(row).errors.map(({ code }) => code),
    ...notes.of(row).comments.map(({ code }) => code),
  ];
  return {
    groups: Object.fromEntries(
      draftGroups.map(({ name, people }) => [name, people.map((p) => p.name)]),
    ),
    notes: Object.fromEntries(
      sheet.rows
        .map(({ number }) => [number, codes(number)] as const)
        .filter(([, list]) => list.length > 0),
    ) as Record<number, string[]>,
    ignored: [...ignored],
    draftGroups,
  };
};

describe('columns', () => {
  test('are known by the words couples use, whatever the accents', () => {
    expect(
      uses('FAMILIA', 'Nombre y Apellido', 'Celular (WhatsApp)', 'E-mail', 'Alergias'),
    ).toEqual(['group', 'member', 'phone', 'email', 'allergies']);
    expect(uses('Group name', 'First name', 'Last name', 'Invited by', 'Access code')).toEqual([
      'group',
      'member',
      'surname',
      'invitedBy',
      'code',
    ]);
  });

  test('of events are known by name, each event once', () => {
    expect(uses('Nombre', 'Evento: 🔥 Noche de Brasas', 'Noche de brasas', 'Ceremonia')).toEqual([
      'member',
      'event-46',
      'event-50',
      'event-49',
    ]);
  });

  test('with the same title are left to the couple', () => {
    expect(uses('Nombre', 'Nombre', 'Mesa')).toEqual(['member', '', '']);
  });

  test('whose values say something else are not taken for what their title says', () => {
    const sheet = sheetOf(
      ['Nombre', 'Tipo', 'Lado'],
      ['Ana', 'Adulto', 'Violeta'],
      ['Eva', 'Niño', ''],
    );
    expect(detectLayout(sheet, context).columns).toEqual(['member', '', 'invitedBy']);
  });

  test('are found under the title of the list', () => {
    const sheet = sheetOf(['Invitados al matrimonio'], [''], ['Grupo', 'Nombre'], ['A', 'Ana']);
    expect(detectLayout(sheet, context).header).toBe(3);
  });

  test.each([['Código postal'], ['Guest Title'], ['Número de mesa'], ['Invitados confirmados']])(
    '%j is none of the fields that begin like it',
    (title) => {
      expect(uses('Nombre', title)).toEqual(['member', '']);
    },
  );

  test.each([
    ['Fono casa', 'phone'],
    ['Teléfono fijo', 'phone'],
    ['Guest Name', 'member'],
    ['Código', 'code'],
    ['Número de personas', 'places'],
    ['Party Size', 'places'],
    ['+1', 'extraPlaces'],
    ['Plus One', 'extraPlaces'],
    ['Acompañantes', 'extraPlaces'],
  ])('%j is a %s', (title, use) => {
    expect(uses('Grupo', title)).toEqual(['group', use]);
  });

  test('of a bare list of names are its names', () => {
    const layout = detectLayout(sheetOf(['1', 'Ana Soto'], ['2', 'Luis Soto']), context);
    expect(layout).toEqual({ header: 0, columns: ['', 'member'], split: false });
  });
});

describe('groups', () => {
  test('named in every row', () => {
    expect(
      groupsOf(sheetOf(['Grupo', 'Nombre'], ['Soto', 'Ana'], ['Rojas', 'Eva'], ['SOTO', 'Luis'])),
    ).toMatchObject({ groups: { Soto: ['Ana', 'Luis'], Rojas: ['Eva'] }, notes: {} });
  });

  test('named in their first row only', () => {
    expect(
      groupsOf(sheetOf(['Grupo', 'Nombre'], ['Soto', 'Ana'], ['', 'Luis'], ['Rojas', 'Eva'])),
    ).toMatchObject({
      groups: { Soto: ['Ana', 'Luis'], Rojas: ['Eva'] },
      notes: { 3: ['filled'] },
    });
  });

  test('named in a row of their own', () => {
    expect(
      groupsOf(sheetOf(['Grupo', 'Nombre'], ['Familia Soto'], ['', 'Ana'], ['', 'Luis'])),
    ).toMatchObject({ groups: { 'Familia Soto': ['Ana', 'Luis'] } });
  });

  test('end at an empty row: rows after it are ignored', () => {
    expect(
      groupsOf(sheetOf(['Grupo', 'Nombre'], ['Soto', 'Ana'], ['', ''], ['', 'Pedro'])),
    ).toMatchObject({ groups: { Soto: ['Ana'] }, notes: { 4: ['no_group'] } });
  });

  test('written in one row each', () => {
    const sheet = sheetOf(
      ['Familia', 'Integrantes', 'Fono', 'Correo'],
      ['Soto', 'Ana Soto, Luis Soto y Eva', '9 1111 1111', 'a@b.cl, c@d.cl, e@f.cl'],
      ['Rojas', 'Inés\nOlga', '1 / 2', ''],
      ['Tía Marta', 'Marta', '', ''],
    );
    const { groups, draftGroups, notes } = groupsOf(sheet);
    expect(groups).toEqual({
      Soto: ['Ana Soto', 'Luis Soto', 'Eva'],
      Rojas: ['Inés', 'Olga'],
      'Tía Marta': ['Marta'],
    });
    expect(draftGroups[0]!.people.map(({ phone, email }) => [phone, email])).toEqual([
      ['9 1111 1111', 'a@b.cl'],
      [undefined, 'c@d.cl'],
      [undefined, 'e@f.cl'],
    ]);
    expect(draftGroups[1]!.people.map(({ phone }) => phone)).toEqual(['1', '2']);
    expect(notes).toEqual({ 2: ['first_of_several'] });
  });

  test('are the people themselves where no column names them', () => {
    expect(
      groupsOf(sheetOf(['Nombre', 'Apellido'], ['Ana', 'Soto'], ['Luis', 'Rojas'])),
    ).toMatchObject({ groups: { 'Ana Soto': ['Ana Soto'], 'Luis Rojas': ['Luis Rojas'] } });
  });

  test('leave out sums and titles that repeat', () => {
    const sheet = sheetOf(
      ['Grupo', 'Nombre'],
      ['Soto', 'Ana'],
      ['Grupo', 'Nombre'],
      ['Total', '1'],
    );
    expect(groupsOf(sheet)).toMatchObject({ groups: { Soto: ['Ana'] }, ignored: [3, 4] });
  });

  test.each(['TOTAL: 1', 'Personas = 4', 'Total invitados 120', 'Subtotal'])(
    'leave out the sum %j below the list',
    (sum) => {
      const sheet = sheetOf(['Grupo', 'Nombre'], ['Soto', 'Ana'], [sum, '']);
      expect(groupsOf(sheet)).toMatchObject({ groups: { Soto: ['Ana'] }, ignored: [3], notes: {} });
    },
  );

  test('leave out formulas below the list: they hold nothing back', () => {
    const formula = { error: 'formula' } as const;
    const sheet = sheetOf(['Grupo', 'Nombre', 'Fono'], ['Soto', 'Ana', ''], ['', formula, formula]);
    expect(groupsOf(sheet)).toMatchObject({ groups: { Soto: ['Ana'] }, ignored: [3], notes: {} });
  });

  test('of people written surname first have one person a cell', () => {
    const sheet = sheetOf(['Grupo', 'Nombre'], ['Soto', 'Soto, Ana'], ['Soto', 'Soto Pérez, Luis']);
    expect(groupsOf(sheet).groups).toEqual({ Soto: ['Ana Soto', 'Luis Soto Pérez'] });
    const plural = sheetOf(['Familia', 'Integrantes'], ['Soto', 'Ana, Luis']);
    expect(groupsOf(plural).groups).toEqual({ Soto: ['Ana', 'Luis'] });
    const own = sheetOf(['Grupo', 'Nombre', 'Referencia'], ['Soto', 'Soto, Ana', '7']);
    expect(groupsOf(own).groups).toEqual({ Soto: ['Soto, Ana'] });
  });

  test('that are categories, or perhaps two families, are pointed out', () => {
    const heads = ['Grupo', 'Nombre', 'Fono'];
    const friends = ['Ana', 'Luis', 'Eva'].map((name) => ['Amigos', name, '']);
    expect(groupsOf(sheetOf(heads, ...friends)).notes).toEqual({ 2: ['category'] });
    const two = [
      ['Soto', 'Ana', '961234580'],
      ['Soto', 'Luis', ''],
      ['Rojas', 'Eva', ''],
      ['Soto', 'Inés', '961234581'],
    ];
    expect(groupsOf(sheetOf(heads, ...two)).notes).toEqual({ 5: ['two_blocks'] });
    const inOrderOfNames = [...two, ['Rojas', 'Olga', '']];
    expect(groupsOf(sheetOf(heads, ...inOrderOfNames)).notes).toEqual({});
  });

  test('with a formula or a broken cell say so, and only where the column counts', () => {
    const formula = { error: 'formula' } as const;
    const sheet = sheetOf(
      ['Grupo', 'Nombre', 'Mesa'],
      ['Soto', formula, formula],
      ['Rojas', 'Eva', { error: 'error' }],
    );
    expect(groupsOf(sheet).notes).toEqual({ 2: ['formula'] });
  });
});

describe('a column of allergies', () => {
  const read = (heads: string[], ...cells: string[]) => {
    const sheet = sheetOf(heads, ['Ana', ...cells]);
    const { draftGroups } = readDraftGroups(sheet, detectLayout(sheet, context), context);
    return draftGroups[0]?.people[0]?.diet;
  };

  test('comes before the menu and before the diet, and loses neither', () => {
    expect(read(['Nombre', 'Menú', 'Alergias'], 'Carne', 'Maní')).toEqual({
      type: 'Other',
      spec: 'Maní',
    });
    expect(read(['Nombre', 'Dieta', 'Alergias'], 'Vegana', 'Maní')).toEqual({
      type: 'Other',
      spec: 'Maní. Vegana',
    });
    expect(read(['Nombre', 'Alergias', 'Dieta'], 'No', 'Vegana')).toEqual({
      type: 'Vegan',
      spec: null,
    });
  });

  test('that says that it is grave is a grave allergy', () => {
    expect(read(['Nombre', 'Alergias'], 'Maní, anafilaxia')).toEqual({
      type: 'Other',
      spec: 'Maní, anafilaxia',
      severity: 'allergy',
    });
    expect(read(['Nombre', 'Dieta'], 'Alergia severa a las nueces')).toMatchObject({
      severity: 'allergy',
    });
  });
});

describe('the severity of a diet', () => {
  const heads = ['Nombre', 'Dieta', 'Detalle de la dieta', 'Gravedad'];
  const read = (...cells: string[]) => {
    const sheet = sheetOf(heads, ['Ana', ...cells]);
    const { draftGroups, notes } = readDraftGroups(sheet, detectLayout(sheet, context), context);
    return { diet: draftGroups[0]?.people[0]?.diet, errors: notes.of(2).errors };
  };

  test.each(['Alergia severa', 'Anafilaxia'])('%j is a grave allergy', (severity) => {
    expect(read('Maní', '', severity)).toEqual({
      diet: { type: 'Other', spec: 'Maní', severity: 'allergy' },
      errors: [],
    });
  });

  test.each(['', '-', 'No aplica'])('%j says nothing', (severity) => {
    expect(read('Vegana', '', severity)).toEqual({
      diet: { type: 'Vegan', spec: null },
      errors: [],
    });
    expect(read('', '', severity).errors).toEqual([]);
  });

  test('in unknown words is an error in its column', () => {
    const errors = [{ code: 'unknown_severity', column: 3, value: 'Se hincha' }];
    expect(read('Maní', '', 'Se hincha').errors).toEqual(errors);
    expect(read('', '', 'Se hincha').errors).toEqual(errors);
  });

  test('without a diet is an error: it does not say what is not eaten', () => {
    const errors = [{ code: 'severity_without_diet', column: 3 }];
    expect(read('', '', 'Alergia grave').errors).toEqual(errors);
    expect(read('Ninguna', '', 'Alergia grave').errors).toEqual(errors);
    expect(read('', 'Maní', 'Alergia grave').errors).toEqual([]);
  });

  test('is read for each person of a row', () => {
    const sheet = sheetOf(
      ['Familia', 'Integrantes', 'Dieta', 'Gravedad'],
      ['Soto', 'Ana, Luis', 'Vegana, Maní', '-, Severa'],
      ['Rojas', 'Inés, Olga', 'Maní, Nueces', 'Se hincha, Grave'],
    );
    const { draftGroups, notes } = readDraftGroups(sheet, detectLayout(sheet, context), context);
    expect(draftGroups[0]!.people.map(({ diet }) => diet?.severity)).toEqual([
      undefined,
      'allergy',
    ]);
    expect(notes.of(3).errors).toEqual([
      { code: 'unknown_severity', column: 3, value: 'Se hincha' },
    ]);
  });
});
