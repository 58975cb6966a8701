import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import { placeholder } from './placeholder.ts';
import { answerError } from '../problems.ts';

const app = new Hono().route('/', placeholder).onError(answerError);

describe('the placeholder picture', () => {
  test('is a drawing of the asked size that may be kept for ever', async () => {
    const answer = await app.request('/960/600');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toContain('image/svg+xml');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(await answer.text()).toMatch(/^<svg [^>]*width="960" height="600"[^>]*>.*<\/svg>$/s);
  });

  test('stays small at every ratio', async () => {
    for (const path of ['/1/1', '/1/2000', '/2000/1', '/2000/2000']) {
      const answer = await app.request(path);
      expect(answer.status).toBe(200);
      const image = await answer.text();
      expect(image.length).toBeLessThan(20_000);
      expect(image).not.toMatch(/NaN|undefined|Infinity/);
    }
  });

  test('refuses what is not an integer from 1 to 2000', async () => {
    for (const path of ['/0/10', '/10/2001', '/-1/10', '/1.5/10', '/1e2/10', '/a/10', '/99999/1']) {
      const answer = await app.request(path);
      expect(answer.status, path).toBe(400);
      expect(await answer.json()).toMatchObject({ code: 'malformed' });
    }
  });
});
