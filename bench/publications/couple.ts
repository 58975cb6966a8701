import { admin } from '../../e2e/fixtures/template.ts';
import type { Look } from '../../src/domain/look/look.ts';
import type { SitePartView } from '../../src/contract/site/site.ts';

/** The couple at its desk: writes the same number into several parts, and publishes. */
export const openCouple = async (url: string) => {
  const headers = { 'Content-Type': 'application/json', Origin: url };
  const login = await fetch(`${url}/api/admin/login`, {
    method: 'POST',
    headers,
    body: JSON.stringify(admin),
  });
  const cookies = login.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
  const call = async <T>(method: string, path: string, body?: object): Promise<T> => {
    const answer = await fetch(`${url}/api/admin/site${path}`, {
      method,
      headers: { ...headers, Cookie: cookies.join('; ') },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as T;
  };
  const write = async (part: string, change: (content: Content) => Content) => {
    const { version, content } = await call<SitePartView>('GET', `/${part}`);
    await call('PUT', `/${part}`, { version, content: change(content as Content) });
  };
  return {
    write: async (number: number) => {
      await write('wedding', (content) => ({
        ...content,
        couple: { names: [`Antonieta${number}`, 'Lautaro'], initials: ['A', 'L'] },
      }));
      await write('home', (content) => ({
        ...content,
        gift: { title: `Regalo${number}`, text: 'Gracias' },
      }));
      await write('lodging', (content) => ({ ...content, title: `Alojar${number}` }));
    },
    /** Changes how the invitation looks. */
    dress: (look: Look) => write('wedding', (content) => ({ ...content, look })),
    publish: () => call<{ id: number }>('POST', '/publish', {}),
  };
};

type Content = Record<string, unknown>;

const marks = /(?:Antonieta|Regalo|Alojar)(\d+)/gu;

/** The numbers that a page says; of a whole version there is one, or none before the first. */
export const numbersIn = (page: string): number[] => [
  ...new Set([...page.matchAll(marks)].map(([, number]) => Number(number))),
];

/** Home says all of it or nothing; @returns the number, 0 before the first publication. @throws for a mixture */
export const fullVersion = (page: string): number => {
  const numbers = numbersIn(page);
  if (numbers.length > 1) throw new Error(`a page of two publications: ${numbers.join()}`);
  return numbers[0] ?? 0;
};
