let latest: number | undefined;

/** The time in an answer's header, in milliseconds since 1970. */
export const servedAt = (headers: Headers): number | undefined => {
  const time = Date.parse(headers.get('date') ?? '');
  return Number.isNaN(time) ? undefined : time;
};

export const noteServerTime = ({ headers }: Response): void => {
  latest = servedAt(headers) ?? latest;
};

/** When the site answered last, by its own clock, in whole seconds: the phone's may be wrong, or set in between. */
export const serverTime = (): number => latest ?? Date.now();
