import { readDemoDate } from '#domain/time/demo-date.mjs';

const dayMs = 86_400_000;
/** Of the demo's weekend, as days from the wedding's own. */
const days = { viernes: -1, sábado: 0, domingo: 1 } as const;

const mark = /\{\{(?:(fecha) )?(viernes|sábado|domingo|año)\}\}/gu;

/**
 * The demo's dates live: where its files say '{{sábado}}' they mean the day of the month, with
 * '{{fecha sábado}}' the date. Text of a couple without such marks does not change.
 */
export const withDemoDates = (
  source: string,
  wedding: string = readDemoDate(process.env.DEMO_DATE, new Date()),
): string =>
  source.replaceAll(mark, (_, full: string | undefined, name: keyof typeof days | 'año') => {
    if (name === 'año') return wedding.slice(0, 4);
    const date = new Date(Date.parse(wedding) + days[name] * dayMs).toISOString().slice(0, 10);
    return full ? date : `${Number(date.slice(8))}`;
  });
