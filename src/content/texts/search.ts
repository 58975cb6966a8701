import type { FoundKind } from '#domain/search.ts';

export const searchTexts = {
  open: 'Buscar en todo',
  keys: 'Ctrl K',
  label: 'Buscar grupos, personas, eventos, regalos o secciones',
  hint: 'Escriban un nombre: no importan las tildes ni las mayúsculas.',
  searching: 'Buscando…',
  none: (query: string) => `No hay nada con «${query}».`,
  some: (count: number) => (count === 1 ? '1 resultado' : `${count} resultados`),
  failed: 'No se pudo buscar.',
  retry: 'Intentar de nuevo',
  kinds: {
    screen: 'Sección',
    group: 'Grupo',
    person: 'Persona',
    event: 'Evento',
    gift: 'Regalo',
  } satisfies Record<FoundKind, string>,
} as const;
