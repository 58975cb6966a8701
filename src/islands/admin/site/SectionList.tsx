import { useEffect, useId, useRef } from 'react';
import { guideEvent } from '#content/schemas/guide-part.ts';
import { siteTexts as texts } from '#content/texts/admin-site.ts';
import type { Section } from './sections.ts';

type Props = {
  sections: readonly Section[];
  selected: string;
  /** Those of which guests do not see everything yet. */
  changed: readonly string[];
  onChoose: (section: string) => void;
};

const isGuide = (key: string) => guideEvent(key) !== null;

/** The parts of the site: a column, or on a phone a row in which the chosen one is in sight. */
export const SectionList = ({ sections, selected, changed, onChoose }: Props) => {
  const markId = useId();
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const link = list.current?.querySelector('[aria-current]');
    if (!list.current || !link) return;
    const [row, own] = [list.current.getBoundingClientRect(), link.getBoundingClientRect()];
    if (own.right > row.right) list.current.scrollLeft += own.right - row.right;
    if (own.left < row.left) list.current.scrollLeft -= row.left - own.left;
  }, [selected]);
  return (
    <nav className="site-sections" aria-label={texts.sections}>
      <ul ref={list}>
        {sections.map(({ key, label }, at) => (
          <li key={key}>
            {isGuide(key) && !isGuide(sections[at - 1]!.key) && (
              <p className="site-guides eyebrow" aria-hidden="true">
                {texts.guides}
              </p>
            )}
            <a
              href={`#${key}`}
              aria-current={key === selected ? 'true' : undefined}
              aria-describedby={changed.includes(key) ? markId : undefined}
              onClick={(click) => {
                click.preventDefault();
                onChoose(key);
              }}
            >
              {isGuide(key) && <span className="sr-only">{`${texts.guideName} `}</span>}
              <span>{isGuide(key) ? label.slice(texts.guideName.length + 1) : label}</span>
              {changed.includes(key) && <span className="site-changed" />}
            </a>
          </li>
        ))}
      </ul>
      <p id={markId} hidden>
        {texts.changedMark}
      </p>
    </nav>
  );
};
