import type { ElementHandle, Page } from 'puppeteer-core';
import {
  type Attempt,
  firstOf,
  isLibraryLoaded,
  keepsItsPlace,
  testingLibrary,
  untilDone,
} from './finding.ts';
import type { Target, Visitor } from './visitor.ts';

/** Firefox. */
export const byPuppeteer = (page: Page, origin: string): Visitor => {
  const evaluate = async <Value>(expression: string) => (await page.evaluate(expression)) as Value;

  const findFirst = async (target: Target) => {
    if (!(await evaluate(isLibraryLoaded))) await page.evaluate(testingLibrary);
    return (await page.evaluateHandle(firstOf(target))).asElement() as ElementHandle | null;
  };

  /** Does it once, as soon as there is one of that name that is enabled. */
  const act = <Value>(target: Target, action: (element: ElementHandle) => Promise<Value>) =>
    untilDone(target, async (): Promise<Attempt<Value>> => {
      try {
        const element = await findFirst(target);
        if (!element) return { hindrance: 'not there' };
        if (!(await element.evaluate(isEnabled))) return { hindrance: 'not enabled' };
        return { value: await action(element) };
      } catch (error) {
        // The page was exchanged meanwhile, or something lies above for a moment.
        return { hindrance: String(error) };
      }
    });

  return {
    open: async (path) => {
      await page.goto(new URL(path, origin).href);
    },
    path: async () => new URL(page.url()).pathname,
    resize: (width, height) => page.setViewport({ width, height }),
    press: (target) =>
      act(target, async (element) => {
        if (!(await element.evaluate(keepsItsPlace))) throw new Error('it moves');
        if (!(await element.evaluate(isOnTop))) throw new Error('something lies above');
        await element.click();
      }),
    type: (target, text) => act(target, (element) => element.type(text)),
    choose: (target, option) =>
      act(target, async (element) => {
        await element.select(await element.evaluate(valueOf, option));
      }),
    upload: (target, file) =>
      act(target, (element) => (element as ElementHandle<HTMLInputElement>).uploadFile(file)),
    focus: (target) => act(target, (element) => element.focus()),
    key: (key) => page.keyboard.press(key === 'Space' ? ' ' : key),
    text: (part) =>
      part
        ? act(part, (element) => element.evaluate((shown) => (shown as HTMLElement).innerText))
        : // Firefox has a document without a body for a moment while a page comes.
          evaluate<string>('document.body?.innerText ?? ""'),
    evaluate,
  };
};

const isEnabled = (element: Element) => !element.matches(':disabled');

/** The driver clicks at the element's position even where another element covers it. */
const isOnTop = (element: Element) => {
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { x, y, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
};

const valueOf = (element: Element, label: string) => {
  const options = [...(element as HTMLSelectElement).options];
  const option = options.find((option) => option.label === label);
  if (!option) throw new Error(`no option ${label}`);
  return option.value;
};
