import { numberText } from '#domain/number-text.ts';

/** '1 persona', '2.000 personas' */
export const counted = (count: number, one: string, many: string): string =>
  `${numberText(count)} ${count === 1 ? one : many}`;
