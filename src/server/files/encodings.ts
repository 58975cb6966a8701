export type Encoding = 'br' | 'gzip';

const preferred: Encoding[] = ['br', 'gzip'];

/** A cache: browsers send only a handful of different values. */
const known = new Map<string, Encoding[]>();

/** The encodings that the browser accepts, smallest result first. */
export const acceptedEncodings = (header: string | undefined): Encoding[] => {
  if (!header) return [];
  const accepted = known.get(header) ?? readEncodings(header);
  if (known.size < 50) known.set(header, accepted);
  return accepted;
};

const readEncodings = (header: string): Encoding[] => {
  const weights = new Map(
    header.split(',').map((part) => {
      const [name = '', ...parameters] = part
        .toLowerCase()
        .split(';')
        .map((word) => word.trim());
      const q = parameters.find((parameter) => parameter.startsWith('q='));
      return [name, q ? Number(q.slice(2)) : 1] as const;
    }),
  );
  return preferred.filter((encoding) => (weights.get(encoding) ?? weights.get('*') ?? 0) > 0);
};
