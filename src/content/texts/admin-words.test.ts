import { expect, onTestFinished, test } from 'vitest';
import { useAdminWords } from '#domain/admin-words.ts';
import { admin, type QuotedSentence, spanishOf } from './admin-words.ts';

const sources = import.meta.glob<string>(
  ['./admin-*.ts', './dialog.ts', '../../contract/*.ts', '!**/*.test.ts'],
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
);

const quoted = Object.keys(spanishOf) as QuotedSentence[];

test('every sentence is said in both', () => {
  onTestFinished(() => useAdminWords('quoted'));
  for (const sentence of quoted) {
    useAdminWords('quoted');
    expect(admin(sentence)).toBe(sentence);
    useAdminWords('es');
    expect(admin(sentence)).toBe(spanishOf[sentence]);
    expect(admin(sentence)).not.toBe(sentence);
  }
});

test('every sentence is said somewhere', () => {
  const all = Object.values(sources).join('\n');
  expect(quoted.filter((sentence) => !all.includes(`'${sentence}'`))).toEqual([]);
});

/** Words that Spanish has not; `e-mail`, `RSVP` and names are the same in both. */
const english =
  /\b(?:the|this|your|you|failed|required|invalid|loading|please|successfully|created|updated|deleted|found|select|search|available|members?|guests?|add|edit|remove|save|name|date|of|and)\b/iu;

test('no sentence of the couple’s area is English beside the dictionary', () => {
  const beside = Object.entries(sources)
    .filter(([file]) => file.includes('admin-') || file.includes('dialog'))
    .flatMap(([file, source]) =>
      source
        .split('\n')
        .filter((line) => !/admin(?:Message)?\(|^\s*(?:\/\/|\*|\/\*\*)|import /u.test(line))
        .flatMap((line) => [...line.matchAll(/'([^']{3,})'/gu)].map(([, text]) => text!))
        .filter(
          (text) =>
            !(text in spanishOf) &&
            /\s/u.test(text) &&
            english.test(text.replace(/\{\{\w+\}\}/gu, '')),
        )
        .map((text) => `${file}: ${text}`),
    );
  expect(beside).toEqual([]);
});
