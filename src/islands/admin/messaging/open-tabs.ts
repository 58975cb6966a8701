/** Browsers, and some chat services, block tabs that open at the same time. */
export const betweenTabsMs = 300;

type OpenChat = {
  urls: readonly string[];
  /** @returns whether the browser allowed it */
  open: (address: string) => boolean;
  onOpened: (index: number) => void;
  /** How many were opened; the rest were stopped, or blocked. */
  onEnd: (opened: number, blocked: boolean) => void;
};

/** Opens each address 300 ms after the one before, the first at once. @returns how to stop */
export const openTabs = ({ urls, open, onOpened, onEnd }: OpenChat): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const step = (index: number) => {
    const address = urls[index];
    if (address === undefined) return onEnd(index, false);
    if (!open(address)) return onEnd(index, true);
    onOpened(index);
    timer = setTimeout(() => step(index + 1), betweenTabsMs);
  };
  step(0);
  return () => clearTimeout(timer);
};

/** The chat page learns nothing of this one. */
export const openTab = (address: string): boolean => {
  const tab = window.open(address, '_blank');
  if (tab) tab.opener = null;
  return tab !== null;
};
