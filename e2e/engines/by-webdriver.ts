import { By, error, Key, type WebDriver, type WebElement } from 'selenium-webdriver';
import {
  type Attempt,
  firstOf,
  isLibraryLoaded,
  keepsItsPlace,
  testingLibrary,
  untilDone,
} from './finding.ts';
import type { Target, Visitor } from './visitor.ts';

const show = "arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' })";

const stillness = `return (${keepsItsPlace})(arguments[0])`;

const keys = {
  Space: ' ',
  Tab: Key.TAB,
  ArrowRight: Key.ARROW_RIGHT,
  PageDown: Key.PAGE_DOWN,
};

/** What another try may mend: the page was exchanged, something moves or lies above for a moment. */
const isPassing = (cause: unknown) =>
  cause instanceof error.StaleElementReferenceError ||
  cause instanceof error.ElementClickInterceptedError ||
  cause instanceof error.ElementNotInteractableError ||
  cause instanceof error.JavascriptError;

/** WebKit. */
export const byWebDriver = (driver: WebDriver, origin: string): Visitor => {
  const evaluate = <Value>(expression: string) =>
    driver.executeScript<Value>(`return ${expression}`);

  const findFirst = async (target: Target) => {
    if (!(await evaluate(isLibraryLoaded))) await driver.executeScript(testingLibrary);
    return evaluate<WebElement | null>(firstOf(target));
  };

  /** Does it once, as soon as there is one of that name that is enabled. */
  const act = <Value>(target: Target, action: (element: WebElement) => Promise<Value>) =>
    untilDone(target, async (): Promise<Attempt<Value>> => {
      const element = await findFirst(target).catch(ifPassing(null));
      if (!element) return { hindrance: 'not there' };
      if (!(await element.isEnabled().catch(ifPassing(false)))) return { hindrance: 'not enabled' };
      // At once: the driver clicks before a page that scrolls smoothly has arrived.
      await driver.executeScript(show, element).catch(ifPassing(null));
      return action(element).then((value) => ({ value }), ifPassing({ hindrance: 'in the way' }));
    });

  return {
    open: (path) => driver.get(new URL(path, origin).href),
    path: async () => new URL(await driver.getCurrentUrl()).pathname,
    resize: async (width, height) => {
      await driver.manage().window().setRect({ x: 0, y: 0, width, height });
    },
    press: (target) =>
      act(target, async (element) => {
        const isStill = await driver.executeScript<boolean>(stillness, element);
        if (!isStill) throw new error.ElementClickInterceptedError('it moves');
        await element.click();
      }),
    type: (target, text) => act(target, (element) => element.sendKeys(text)),
    choose: (target, option) =>
      act(target, (element) => {
        // Selenium's Select has a promise that nobody awaits: rejected while the page changes, it ends the test.
        const named = By.xpath(`.//option[normalize-space() = '${option}']`);
        return element.findElement(named).click();
      }),
    upload: (target, file) => act(target, (element) => element.sendKeys(file)),
    focus: (target) =>
      act(target, async (element) => {
        await driver.executeScript('arguments[0].focus()', element);
      }),
    key: (key) => driver.switchTo().activeElement().sendKeys(keys[key]),
    text: (part) => {
      const read = 'return arguments[0].innerText';
      return part
        ? act(part, (element) => driver.executeScript<string>(read, element))
        : evaluate<string>('document.body.innerText');
    },
    evaluate,
  };
};

const ifPassing =
  <Value>(value: Value) =>
  (cause: unknown): Value => {
    if (isPassing(cause)) return value;
    throw cause;
  };
