import { expect } from 'vitest';
import { loginOf } from './api.ts';
import { type Answer, type Browser } from './browser.ts';

export const family = loginOf('Familia Peñaloza Ríos');
export const wrong = { ...family, accessCode: 'WRONG' };

export const login = (browser: Browser, body: object) => browser.post('/api/rsvp/login', body);

export const expectLocked = (
  { status, json, headers }: Answer,
  minutes: number,
  seconds: number,
) => {
  const words = minutes === 1 ? '1 minuto' : `${minutes} minutos`;
  expect([status, json]).toMatchObject([
    429,
    {
      code: 'too_many_attempts',
      message: `Demasiados intentos. Espera ${words} y vuelve a intentarlo.`,
    },
  ]);
  expect(headers.get('Retry-After')).toBe(String(seconds));
};
