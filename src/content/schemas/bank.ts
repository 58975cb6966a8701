import * as z from 'zod/mini';
import { shownLike } from './field-types.ts';
import {
  email,
  checkedText,
  group,
  list,
  optional,
  shortText,
  text,
  webAddress,
} from './fields.ts';

const about = 'la cuenta para regalos por transferencia';

const quickTransfer = optional(webAddress('la página de transferencia rápida de la cuenta'));

const linedBank = group(about, {
  lines: list(
    'al menos un dato de la cuenta',
    group('un dato de la cuenta', {
      label: shortText('cómo se llama el dato, por ejemplo Banco o CLABE'),
      value: text('el dato que se copia; si es un número, entre comillas'),
    }),
  ),
  quickTransfer,
});

/** Labels of a Chilean account, whose fields had names of their own before there were lines. */
const bankLabels = {
  holder: 'Titular',
  rut: 'RUT',
  bank: 'Banco',
  accountType: 'Tipo de cuenta',
  accountNumber: 'Número de cuenta',
  email: 'Correo',
} as const;

type BankField = keyof typeof bankLabels;
const bankFields = Object.keys(bankLabels) as BankField[];

const chileanBank = group(about, {
  holder: shortText('el titular de la cuenta'),
  rut: checkedText(
    'el RUT del titular',
    (rut) => /^\d{1,2}\.\d{3}\.\d{3}-[\dkK]$/.test(rut),
    'el RUT, como 12.345.678-5',
  ),
  bank: shortText('el banco'),
  accountType: shortText('el tipo de cuenta'),
  accountNumber: shortText('el número de la cuenta, entre comillas'),
  email: email('el correo que recibe el aviso del banco'),
  quickTransfer,
});

/** What the fields of a Chilean account say, as lines; anything else as it is. */
export const asLines = (raw: unknown): unknown => {
  if (!isLocal(raw)) return raw;
  const lines = bankFields.map((field) => ({
    label: bankLabels[field],
    value: raw[field],
  }));
  const page = raw['quickTransfer'];
  return page === undefined ? { lines } : { lines, quickTransfer: page };
};

const isLocal = (raw: unknown): raw is Record<string, unknown> =>
  typeof raw === 'object' &&
  raw !== null &&
  !('lines' in raw) &&
  bankFields.some((field) => field in raw);

/** Its data in the order in which guests see them, or the fields of a Chilean account as they were written before. */
export const bank = z.pipe(
  z.unknown(),
  z.transform((raw, context): z.output<typeof linedBank> => {
    const isOld = isLocal(raw);
    const rejected = (isOld ? chileanBank : linedBank).safeParse(raw).error;
    const issues = rejected?.issues ?? [];
    context.issues.push(
      ...issues.map((issue) => ({ ...issue, input: raw }) as z.core.$ZodRawIssue),
    );
    return rejected ? z.NEVER : linedBank.parse(asLines(raw));
  }),
);
shownLike.set(bank, linedBank);
