/** Runs in the page, so it stands alone: what the checks of the layout ask of it. */
export const lookAtPage = () => {
  const dialogs = [
    ...document.querySelectorAll('dialog[open], [role=dialog], [role=alertdialog], [role=menu]'),
  ].filter((dialog) => dialog.checkVisibility({ visibilityProperty: true }));
  const scope = dialogs.at(-1) ?? document.body;
  const width = document.documentElement.clientWidth;

  const named = (text: string) => `'${text.trim().replace(/\s+/gu, ' ').slice(0, 60)}'`;
  const nameOf = (element: Element) => {
    const label =
      element.getAttribute('aria-label') ||
      (element as HTMLInputElement).labels?.[0]?.textContent ||
      element.textContent ||
      element.getAttribute('class') ||
      '';
    return `<${element.localName}> ${named(label)}`;
  };

  // What is off the screen would be laid out anew for every question about it.
  const full = new CSSStyleSheet();
  full.replaceSync('* { content-visibility: visible !important }');
  if (scope === document.body) document.adoptedStyleSheets = [full];

  const everywhere = new DOMRect(-1e5, -1e5, 2e5, 2e5);
  const intersection = (one: DOMRect, other: DOMRect) => {
    const [left, top] = [Math.max(one.left, other.left), Math.max(one.top, other.top)];
    const right = Math.min(one.right, other.right);
    const bottom = Math.min(one.bottom, other.bottom);
    return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
  };
  const memoized = <T>(compute: (element: Element) => T) => {
    const answers = new Map<Element, T>();
    return (element: Element): T => {
      if (!answers.has(element)) answers.set(element, compute(element));
      return answers.get(element)!;
    };
  };
  /** For the ears only. */
  const isClippedAway = memoized((element): boolean => {
    const style = getComputedStyle(element);
    if (style.clipPath === 'inset(50%)') return true;
    if (style.getPropertyValue('clip') === 'rect(0px, 0px, 0px, 0px)') return true;
    return element.parentElement !== null && isClippedAway(element.parentElement);
  });
  const isSeen = memoized(
    (element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      !isClippedAway(element),
  );
  /** What is left of its box where the parts around it hide or scroll what sticks out. */
  const windowOf = memoized((element): DOMRect => {
    const around = element.parentElement ? windowOf(element.parentElement) : everywhere;
    const { overflowX, overflowY } = getComputedStyle(element);
    if (overflowX === 'visible' && overflowY === 'visible') return around;
    return intersection(element.getBoundingClientRect(), around);
  });
  /** The nearest part that moves on its own, over what it stands on. */
  const layerOf = memoized((element): Element => {
    if (element === scope || !element.parentElement) return scope;
    const { position } = getComputedStyle(element);
    return ['fixed', 'sticky', 'absolute'].includes(position)
      ? element
      : layerOf(element.parentElement);
  });
  const isMap = (element: Element) => element.closest('svg, iframe, .leaflet-container') !== null;

  return {
    dialogs,
    scope,
    width,
    named,
    nameOf,
    intersection,
    memoized,
    isSeen,
    windowOf,
    layerOf,
    isMap,
  };
};

export type Look = ReturnType<typeof lookAtPage>;
