import { errorFunction, wilcoxonRankSum } from 'simple-statistics';

/**
 * Mann–Whitney: how likely two samples differ as much in rank when they are of one kind, two-sided. By the
 * normal approximation: for dozens of samples and more.
 */
export const rankTest = (one: number[], other: number[]): number => {
  const [n, m] = [one.length, other.length];
  const expected = (n * (n + m + 1)) / 2;
  const deviation = Math.sqrt((n * m * (n + m + 1)) / 12);
  const z = (wilcoxonRankSum(one, other) - expected) / deviation;
  return 1 - errorFunction(Math.abs(z) / Math.SQRT2);
};
