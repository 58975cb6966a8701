/** Dispatched where the server has answered that no group is signed in: by a page, and in the worker. */
export const signedOutEvent = 'convite:signed-out';

/**
 * Whether the server says that it answers no group. Only this header counts: a captive portal or a proxy
 * may answer anything else.
 */
export const isSignedOut = ({ headers }: Pick<Response, 'headers'>): boolean =>
  headers.get('x-convite-for') === 'none';

/** Tells this page, or this worker, if the answer says so. */
export const noteSignedOut = (answer: Pick<Response, 'headers'>): void => {
  if (isSignedOut(answer)) globalThis.dispatchEvent?.(new Event(signedOutEvent));
};
