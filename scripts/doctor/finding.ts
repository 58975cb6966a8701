export type Finding = {
  /** `warning`: the site runs, but the operator should look at it soon. */
  state: 'passed' | 'warning' | 'failed';
  says: string;
  /** What to do. */
  remedy?: string;
};

export const passed = (says: string): Finding => ({ state: 'passed', says });

export const warning = (says: string, remedy: string): Finding => ({
  state: 'warning',
  says,
  remedy,
});

export const failed = (says: string, remedy: string): Finding => ({
  state: 'failed',
  says,
  remedy,
});

const signs = { passed: '✓', warning: '!', failed: '✗' };

export const lineOf = ({ state, says, remedy }: Finding) =>
  `${signs[state]} ${says}${remedy ? `\n    → ${remedy}` : ''}`;
