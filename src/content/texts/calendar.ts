export const calendar = {
  /** The names of the downloaded files. */
  eventFile: (eventId: number) => `evento-${eventId}.ics`,
  allEventsFile: 'mis-eventos.ics',
} as const;
