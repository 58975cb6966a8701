/** The fields of the couple's content whose texts are on the share card, see `shareCardOf`. */
const cardFields = new Set([
  ...['wedding.couple.names.0', 'wedding.couple.names.1'],
  ...['wedding.venue.name', 'wedding.venue.place'],
]);

export const isOnShareCard = (path: readonly (string | number)[]): boolean =>
  cardFields.has(path.join('.'));
