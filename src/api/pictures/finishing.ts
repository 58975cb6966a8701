/** How many answers are remembered. */
const most = 200;

/**
 * Work that is done once for an id, however often it is asked for: while it is under way, and after its answer was
 * lost on the line. What failed may be tried again.
 */
export const finishing = <T>(work: (id: string) => Promise<T>): ((id: string) => Promise<T>) => {
  const answers = new Map<string, Promise<T>>();
  return (id) => {
    const known = answers.get(id);
    if (known) return known;
    const answer = work(id);
    answers.set(id, answer);
    answer.catch(() => answers.delete(id));
    const [oldest] = answers.keys();
    if (answers.size > most) answers.delete(oldest!);
    return answer;
  };
};
