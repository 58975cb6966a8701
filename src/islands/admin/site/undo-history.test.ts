import { expect, test } from 'vitest';
import { noHistory, recordStep, redoStep, undoStep, type UndoHistory } from './undo-history.ts';

const typed = (steps: [before: string, key: string, at: number][]): UndoHistory<string> =>
  steps.reduce<UndoHistory<string>>(
    (history, [before, key, at]) => recordStep(history, { before, key, at }),
    noHistory,
  );

test('what is typed in one place without a pause is one step', () => {
  const history = typed([
    ['', 'title', 0],
    ['a', 'title', 400],
    ['ab', 'title', 1800],
    ['abc', 'title', 4000],
    ['abcd', 'text', 4100],
  ]);
  expect(history.past).toEqual(['', 'abc', 'abcd']);
});

test('goes back step by step, and forward again', () => {
  const back = undoStep(
    typed([
      ['a', 'x', 0],
      ['b', 'y', 0],
    ]),
    'c',
  )!;
  expect(back.state).toBe('b');
  const further = undoStep(back.history, back.state)!;
  expect(further.state).toBe('a');
  expect(undoStep(further.history, further.state)).toBeUndefined();
  const forward = redoStep(further.history, further.state)!;
  expect(forward.state).toBe('b');
  expect(redoStep(forward.history, forward.state)?.state).toBe('c');
});

test('another change after going back forgets what was undone', () => {
  const { history, state } = undoStep(typed([['a', 'x', 0]]), 'b')!;
  const changed = recordStep(history, { before: state, key: 'x', at: 10 });
  expect(changed.past).toEqual(['a']);
  expect(redoStep(changed, 'c')).toBeUndefined();
});

test('a hundred steps are enough', () => {
  const many = Array.from({ length: 150 }, (_, at): [string, string, number] => [
    `${at}`,
    `${at}`,
    0,
  ]);
  expect(typed(many).past).toHaveLength(100);
});
