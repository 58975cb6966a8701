/** One request to a server: with a short timeout, without following redirects; a failure is a result too. */
export const request = async (url: string, headers: Record<string, string> = {}) => {
  try {
    const answer = await fetch(url, {
      headers,
      redirect: 'manual',
      signal: AbortSignal.timeout(8000),
    });
    const text = await answer.text();
    return { status: answer.status, text, date: answer.headers.get('Date') };
  } catch (error) {
    return { status: 0, text: reasonOf(error), date: null };
  }
};

/** The system's error code: ECONNREFUSED, ENOTFOUND, CERT_HAS_EXPIRED. */
export const reasonOf = (error: unknown): string => {
  const { cause, code, name } = error as {
    cause?: { code?: string };
    code?: string;
    name?: string;
  };
  return cause?.code ?? code ?? name ?? 'Error';
};
