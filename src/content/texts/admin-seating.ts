import type { NoTableReason } from '#domain/seating/proposal.ts';
import { counted } from './counted.ts';
import { joinNames } from './join-names.ts';

const people = (count: number) => counted(count, 'persona', 'personas');
const groups = (count: number) => counted(count, 'grupo', 'grupos');
const places = (count: number) => counted(count, 'lugar', 'lugares');

/** What helps the couple to plan: wishes, the proposed distribution, what to look at. */
export const seatingTexts = {
  wishes: {
    open: 'Deseos',
    openFor: (group: string) => `Deseos de ${group}`,
    title: (group: string) => `Deseos de ${group}`,
    subtitle: 'Con quién se sienta y con quién no. Vale para todos los eventos.',
    kinds: { together: 'Mantener juntos', apart: 'Mantener separados' },
    with: {
      together: (other: string) => `Con ${other}`,
      apart: (other: string) => `Lejos de ${other}`,
    },
    violations: {
      together: (other: string) => `Debe estar con ${other}`,
      apart: (other: string) => `No debe estar con ${other}`,
    },
    of: (group: string) => `Deseos de ${group}`,
    none: 'Todavía no hay deseos para este grupo.',
    other: 'Otro grupo',
    choose: 'Elegir grupo…',
    noneElse: 'No hay más grupos invitados a este evento.',
    remove: 'Quitar',
    removeOf: (other: string) => ` el deseo con ${other}`,
    done: 'Listo',
    saved: 'Deseo guardado',
    removed: 'Deseo quitado',
    saveError: 'No se guardó el deseo',
    removeError: 'No se quitó el deseo',
    failed: 'Algo falló. Intenten de nuevo.',
  },

  alerts: {
    count: (count: number) => counted(count, 'aviso', 'avisos'),
    declined: (group: string, table: string) => `${group} no viene y tiene lugar en ${table}.`,
    freed: (names: readonly string[], group: string, table: string) =>
      `${joinNames(names)} (${group}) no ${names.length === 1 ? 'viene' : 'vienen'} y ${names.length === 1 ? 'ocupa' : 'ocupan'} ${places(names.length)} en ${table}.`,
    notSeated: (group: string) => `${group} viene y no tiene lugar.`,
    someNotSeated: (some: number, all: number, group: string) =>
      `${group} viene, y ${some} de ${all} no ${some === 1 ? 'tiene' : 'tienen'} lugar.`,
    together: (one: string, here: string, other: string, there: string) =>
      `${one} y ${other} deben estar juntos: están en ${here} y en ${there}.`,
    apart: (one: string, other: string, table: string) =>
      `${one} y ${other} deben estar separados y están en ${table}.`,
    show: 'Ver',
    showOf: (group: string) => ` a ${group}`,
    removeFromTable: 'Quitar de la mesa',
    removeFromTent: 'Quitar de la carpa',
    free: (count: number) => `Liberar ${places(count)}`,
    assign: (table: string) => `Asignar a ${table}`,
    noRoom: 'No cabe en ningún lugar',
    change: 'Cambiar deseo',
    all: (count: number) => `Ver los ${count} avisos`,
    first: 'Ver menos',
  },

  proposal: {
    open: 'Sugerir distribución',
    title: 'Distribución sugerida',
    subtitle: 'Quien ya tiene lugar no se mueve. Nada cambia hasta que la apliquen.',
    summary: (seated: number, someGroups: number, tables: number) =>
      `${people(seated)} de ${groups(someGroups)}, en ${counted(tables, 'mesa o carpa', 'mesas o carpas')}`,
    nobody: 'Todos los que pueden venir ya tienen lugar.',
    noTables: 'Primero creen las mesas o carpas de este evento.',
    noneCompatible: 'Nadie más cabe en los lugares que hay.',
    assigned: 'Quién va a cada mesa',
    from: (before: number, after: number, capacity: number) =>
      `${before} → ${after} de ${capacity}`,
    occupied: (before: number, after: number) =>
      `Ocupación tentativa: antes ${before}, después ${after}`,
    people,
    unchanged: 'Sin cambios',
    unchangedTable: (name: string, people_: number, capacity: number) =>
      `${name} (${people_} de ${capacity})`,
    left: (count: number) =>
      count === 1 ? '1 grupo queda sin lugar' : `${count} grupos quedan sin lugar`,
    reason: {
      no_table: 'no hay mesas',
      too_large: 'no cabe entero en ningún lugar: pueden separarlo',
      apart: 'donde cabe está alguien de quien debe estar separado',
      full: 'no quedan tantos lugares juntos',
    } satisfies Record<NoTableReason, string>,
    separated: 'No caben juntos',
    separatedPair: (one: string, other: string) => `${one} y ${other}`,
    apply: 'Aplicar distribución',
    applied: 'Distribución aplicada',
    undoHint: 'Pueden deshacerla de una vez.',
    notApplied: 'No se aplicó la distribución',
    conflict: 'Alguien cambió un lugar mientras la miraban: no se movió a nadie. Pídanla de nuevo.',
  },
} as const;
