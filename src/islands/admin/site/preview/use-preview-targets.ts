import { useCallback, useEffect, useRef } from 'react';
import { siteTexts as texts } from '#content/texts/admin-site.ts';
import type { SiteDraft } from '../site-draft.ts';
import { entriesOf, elementOf, targetAt, targetsIn } from './preview-targets.ts';

type Targets = {
  draft: SiteDraft;
  /** The field in which somebody is writing; lit up in the preview. */
  activeField: string | null;
  onChoose: (field: string) => void;
};

const outline = '3px solid var(--accent)';

/**
 * Leads from what is tapped in the preview to its field, and shows where a field stands in it.
 * @returns the frame, and what is called when the page in it is another one, or has changed
 */
export const usePreviewTargets = ({ draft, activeField, onChoose }: Targets) => {
  const frame = useRef<HTMLIFrameElement>(null);
  const targets = useRef<ReadonlyMap<Element, string>>(new Map());
  const lit = useRef<HTMLElement | undefined>(undefined);
  const latest = useRef({ draft, activeField, onChoose });
  useEffect(() => {
    latest.current = { draft, activeField, onChoose };
  });

  const lightUp = useCallback((field: string | null) => {
    if (lit.current) lit.current.style.outline = '';
    lit.current = field === null ? undefined : elementOf(targets.current, field);
    if (!lit.current) return;
    lit.current.style.outline = outline;
    lit.current.style.outlineOffset = '4px';
    const page = lit.current.ownerDocument;
    const { top, bottom } = lit.current.getBoundingClientRect();
    const height = page.defaultView?.innerHeight ?? 0;
    // Not `scrollIntoView`: it would move the page around the frame as well.
    if (top < 0 || bottom > height) page.documentElement.scrollTop += top - height / 3;
  }, []);

  useEffect(() => lightUp(activeField), [activeField, lightUp]);

  const handleClick = useCallback((event: Event) => {
    if ('key' in event && event.key !== 'Enter') return;
    const found = targetAt(targets.current, event.target as Element);
    if (!found) return;
    event.preventDefault();
    event.stopPropagation();
    latest.current.onChoose(found.field);
  }, []);

  const updateTargets = useCallback(() => {
    const page = frame.current?.contentDocument;
    if (!page?.body) return;
    targets.current = targetsIn(page, entriesOf(latest.current.draft));
    for (const element of targets.current.keys()) {
      const target = element as HTMLElement;
      target.tabIndex = 0;
      target.title = texts.editable;
      target.style.cursor = 'pointer';
    }
    lightUp(latest.current.activeField);
    // Added twice, the same listener is one.
    for (const type of ['click', 'keydown'])
      page.addEventListener(type, handleClick, { capture: true });
  }, [handleClick, lightUp]);

  return { frame, updateTargets };
};
