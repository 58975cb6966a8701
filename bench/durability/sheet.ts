/**
 * The cells that one call writes together, all of them anew with every call. Step 0 is how they
 * were found; after the n-th write every cell is at step n, and reads as at no other step.
 */
export type Sheet = {
  name: string;
  /** How the cells read at a step. */
  at(step: number): string[];
  /** Resolves when the site has acknowledged the step. */
  write(step: number): Promise<void>;
  read(): Promise<string[]>;
  /** True when the site answers a repeat of the same write like the first, with one effect. */
  repeatable: boolean;
  acknowledged: number;
  /** The last step that was sent: the acknowledged one, or one more when it was under way. */
  sent: number;
};

export type Verdict = { step: number } | { finding: string };

/** What may be seen: the last acknowledged step or the one that was under way, whole. Nothing else. */
export const judge = (sheet: Sheet, seen: string[]): Verdict => {
  for (const step of new Set([sheet.acknowledged, sheet.sent])) {
    if (same(seen, sheet.at(step))) return { step };
  }
  const steps = seen.map((cell, index) => stepOf(sheet, cell, index));
  return { finding: `${nameOf(sheet, new Set(steps))}: ${describe(sheet, seen, steps)}` };
};

const same = (seen: string[], expected: string[]) => seen.join('\n') === expected.join('\n');

const stepOf = (sheet: Sheet, cell: string, index: number) => {
  for (let step = sheet.sent; step >= 0; step--) {
    if (sheet.at(step)[index] === cell) return step;
  }
  return undefined;
};

const nameOf = ({ acknowledged }: Sheet, steps: Set<number | undefined>) => {
  if (steps.has(undefined)) return 'never written';
  if (steps.size > 1) return 'half written';
  const [step = 0] = steps;
  return step < acknowledged ? 'lost' : 'never acknowledged nor sent';
};

const describe = (sheet: Sheet, seen: string[], steps: (number | undefined)[]) =>
  `${sheet.name}, acknowledged ${sheet.acknowledged}, sent ${sheet.sent}, found ` +
  seen.map((cell, index) => `[${cell} = step ${steps[index] ?? '?'}]`).join(' ');
