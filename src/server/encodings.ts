export type Encoding = 'br' | 'gzip';

const preferred: Encoding[] = ['br', 'gzip'];

/** The encodings the browser reads, the smallest one first. */
export const acceptedEncodings = (header: string | undefined): Encoding[] => {
  const weights = new Map(
    (header ?? '').split(',').map((part) => {
      const [name = '', ...parameters] = part
        .trim()
        .toLowerCase()
        .split(/\s*;\s*/);
      const q = parameters.find((parameter) => parameter.startsWith('q='));
      return [name, q ? Number(q.slice(2)) : 1] as const;
    }),
  );
  return preferred.filter((encoding) => (weights.get(encoding) ?? weights.get('*') ?? 0) > 0);
};
