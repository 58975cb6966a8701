type RandomSource = Pick<Crypto, 'getRandomValues'> & Partial<Pick<Crypto, 'randomUUID'>>;

/** A name for one submission of one body: a repeat with it has one effect. */
export const newSubmissionKey = (random: RandomSource = crypto): string =>
  // Browsers hide randomUUID on plain http, where a home server may well be visited.
  random.randomUUID?.() ??
  Array.from(random.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
