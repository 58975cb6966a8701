import type { Page } from '@playwright/test';

type Role = Parameters<Page['getByRole']>[0];

/** A control or a part of the page, by role and accessible name; `within` narrows it down. */
export type Target = ({ role: Role; name: string | RegExp } | { label: string }) & {
  within?: Target;
};

/**
 * A visitor with a browser of any engine, driven by any driver. What is acted on is waited for
 * until it can be seen and used; of several with its name it is the first.
 */
export type Visitor = {
  open(path: string): Promise<void>;
  path(): Promise<string>;
  resize(width: number, height: number): Promise<void>;
  press(target: Target): Promise<void>;
  type(target: Target, text: string): Promise<void>;
  choose(target: Target, option: string): Promise<void>;
  upload(target: Target, file: string): Promise<void>;
  focus(target: Target): Promise<void>;
  /** To what has the focus. */
  key(key: Key): Promise<void>;
  /** What can be read on the page, or in a part of it. */
  text(part?: Target): Promise<string>;
  /** The value of an expression within the page. */
  evaluate<Value>(expression: string): Promise<Value>;
};

export type Key = 'Space' | 'Tab' | 'ArrowRight' | 'PageDown';

const byRole =
  (role: Role) =>
  (name: string | RegExp, within?: Target): Target => ({ role, name, ...(within && { within }) });

export const button = byRole('button');
export const link = byRole('link');
export const dialog = byRole('dialog');
export const region = byRole('region');
export const group = byRole('group');
export const choice = byRole('combobox');
export const radio = byRole('radio');
export const checkbox = byRole('checkbox');
export const tab = byRole('tab');
export const field = (label: string, within?: Target): Target => ({
  label,
  ...(within && { within }),
});
