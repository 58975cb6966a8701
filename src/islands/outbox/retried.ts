/** Pauses before further attempts: a database that is busy or closing fails for a moment. */
const pausesMs = [50, 250];

/** @throws the last error */
export const retried = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  for (const pauseMs of pausesMs) {
    try {
      return await work();
    } catch {
      await new Promise((wake) => setTimeout(wake, pauseMs));
    }
  }
  return work();
};
