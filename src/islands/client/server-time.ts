let latest = NaN;

/** The time in an answer's header, in milliseconds since 1970; NaN where a proxy has taken it away. */
export const serverDate = (headers: Headers): number => Date.parse(headers.get('date') ?? '');

export const noteServerTime = ({ headers }: Response): void => {
  latest = serverDate(headers);
};

/** When the site answered last, by its own clock, in whole seconds: the phone's may be wrong, or set in between. */
export const serverTime = (): number => latest;
