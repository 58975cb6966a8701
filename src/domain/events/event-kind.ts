export const eventKinds = [
  'glamping',
  'brasas',
  'desayuno',
  'ultima-mesa',
  'main',
  'sobrevivientes',
] as const;

export type EventKind = (typeof eventKinds)[number];

/** The keywords in an event's name that determine its kind, for badges, planner and statistics. */
const keywords: Record<EventKind, string> = {
  glamping: 'glamping',
  brasas: 'brasas',
  desayuno: 'desayuno de campeones',
  'ultima-mesa': 'última mesa',
  main: 'main event',
  sobrevivientes: 'sobrevivientes',
};

export const eventKind = (eventName: string): EventKind | null => {
  const name = eventName.normalize('NFC').toLowerCase();
  return eventKinds.find((kind) => name.includes(keywords[kind])) ?? null;
};

/** Whether people sleep there: its tables are tents, and each group may see its own. */
export const hasTents = (eventName: string): boolean => eventKind(eventName) === 'glamping';

/** Whether the couple's planner offers the event: only events with assigned seats. */
export const isPlanned = (eventName: string): boolean => {
  const name = eventName.normalize('NFC').toLowerCase();
  return name.includes(keywords.glamping) || name.includes(keywords.main);
};
