import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';

/** Asks questions on the terminal; the answer to a secret one is not echoed. */
export const openQuestions = () => {
  let hidden = false;
  const output = new Writable({
    write(chunk: Buffer, _encoding, done) {
      if (!hidden) process.stdout.write(chunk);
      done();
    },
  });
  const lines = createInterface({ input: process.stdin, output, terminal: process.stdin.isTTY });
  const answers = lines[Symbol.asyncIterator]();
  return {
    request: async (text: string, secret = false): Promise<string> => {
      process.stdout.write(text);
      hidden = secret;
      const { value, done } = await answers.next();
      hidden = false;
      if (secret) process.stdout.write('\n');
      return done ? '' : value;
    },
    close: () => lines.close(),
  };
};
