export type Finding = {
  /** `warning`: the site runs, but the operator should look at it soon. */
  state: 'well' | 'warning' | 'fault';
  says: string;
  /** What to do. */
  remedy?: string;
};

export const well = (says: string): Finding => ({ state: 'well', says });

export const warning = (says: string, remedy: string): Finding => ({
  state: 'warning',
  says,
  remedy,
});

export const failure = (says: string, remedy: string): Finding => ({
  state: 'fault',
  says,
  remedy,
});

const signs = { well: '✓', warning: '!', fault: '✗' };

export const lineOf = ({ state, says, remedy }: Finding) =>
  `${signs[state]} ${says}${remedy ? `\n    → ${remedy}` : ''}`;
