import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect } from '@playwright/test';
import type { Target } from './visitor.ts';

/** Finds by role and by label within the page, as assistive technology would. */
export const testingLibrary = readFileSync(
  createRequire(import.meta.url).resolve(
    '@testing-library/dom/dist/@testing-library/dom.umd.min.js',
  ),
  'utf8',
);

export const isLibraryLoaded = "'TestingLibraryDom' in window";

/** An expression for the first element of a target, or null. */
export const firstOf = (target: Target) => `((target) => {
  const found = (target) => {
    const { queryAllByLabelText, queryAllByRole } = TestingLibraryDom;
    const scopes = target.within ? found(target.within) : [document.body];
    const name = target.flags === undefined ? target.name : new RegExp(target.name, target.flags);
    return scopes.flatMap((scope) =>
      target.label ? queryAllByLabelText(scope, target.label) : queryAllByRole(scope, target.role, { name }));
  };
  return found(target)[0] ?? null;
})(${JSON.stringify(plain(target))})`;

/**
 * Within the page: whether an element keeps its place over two frames. A dialog that still rises is
 * pressed where it no longer is.
 */
export const keepsItsPlace = async (element: Element) => {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const place = () => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return [x, y, width, height].join();
  };
  await frame();
  const before = place();
  await frame();
  return place() === before;
};

type PlainTarget = { label?: string; role?: string; name?: string; flags?: string };

/** An expression goes over the wire as text. */
function plain({ within, ...target }: Target): PlainTarget & { within?: PlainTarget } {
  return {
    ...('label' in target
      ? target
      : target.name instanceof RegExp
        ? { role: target.role, name: target.name.source, flags: target.name.flags }
        : { role: target.role, name: target.name }),
    ...(within && { within: plain(within) }),
  };
}

/** What kept an attempt from being done, in words, or what it came to. */
export type Attempt<Value> = { hindrance: string } | { value: Value };

/** Tries until it is done. */
export const untilDone = async <Value>(target: Target, attempt: () => Promise<Attempt<Value>>) => {
  const done: Value[] = [];
  const state = async () => {
    const result = await attempt();
    if ('hindrance' in result) return result.hindrance;
    done.push(result.value);
    return 'done';
  };
  const message = JSON.stringify(plain(target));
  await expect.poll(state, { message, timeout: 20_000 }).toBe('done');
  return done[0] as Value;
};
