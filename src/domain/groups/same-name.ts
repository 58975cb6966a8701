import { nameKey } from './guest-group.ts';

const words = (name: string) => ` ${nameKey(name)} `;

/** Whether two names mean the same although one is longer: 'Achibueno' and 'Domo Achibueno'. */
export const isSameName = (one: string, other: string): boolean => {
  const [first, second] = [words(one), words(other)];
  if (first.trim() === '' || second.trim() === '') return false;
  return first.includes(second) || second.includes(first);
};
