import type { Page } from '@playwright/test';
import { expect } from './long-site.ts';

/** The chat button floats, and stands on nothing that can be pressed once the page rests. */
export const expectChatAside = (page: Page, where: string) =>
  expect.poll(() => page.evaluate(underChat), `under the chat button, ${where}`).toEqual([]);

/** Runs in the page: the controls of which the chat button hides a part. */
export const underChat = (): string[] => {
  const button = document.querySelector('chat-button .chat-open');
  if (!button || getComputedStyle(button).visibility === 'hidden') return [];
  const { left, right, top, bottom } = button.getBoundingClientRect();
  const controls = 'a[href], button, input, select, textarea, summary, label, [role=button]';
  const found = new Set<string>();
  for (let x = left + 1; x < right; x += 6) {
    for (let y = top + 1; y < bottom; y += 6) {
      for (const part of document.elementsFromPoint(x, y)) {
        if (part.closest('chat-button') || !part.matches(controls)) continue;
        found.add(part.getAttribute('aria-label') ?? (part.textContent.trim() || part.tagName));
      }
    }
  }
  return [...found];
};
