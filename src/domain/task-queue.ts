/** Performs asynchronous work one after the other, in the order in which it comes; a failure stops nothing. */
export const taskQueue = () => {
  let last: Promise<unknown> = Promise.resolve();
  return {
    /** @returns what the work returns, or its error */
    add: <Result>(work: () => Promise<Result> | Result): Promise<Result> => {
      const result = last.then(work);
      last = result.catch(() => undefined);
      return result;
    },
    /** Resolves when everything that was added so far has ended. */
    idle: (): Promise<unknown> => last,
  };
};
