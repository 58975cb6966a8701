/**
 * Defines a custom element once the document is parsed, so that its children are there. The scripts of a page wait for
 * that by themselves, the import of an island does not: it also runs what it shares with the page's own scripts.
 */
export const defineElement = (name: string, element: CustomElementConstructor): void => {
  const define = () => customElements.define(name, element);
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', define);
  else define();
};
