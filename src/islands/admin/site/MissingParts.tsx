import { useEffect, useRef } from 'react';
import { siteTexts as texts } from '#content/texts/admin-site.ts';
import { type Section, sectionOf } from './sections.ts';
import type { Errors } from './use-site-draft.ts';

type Props = {
  errors: Errors;
  sections: readonly Section[];
  onChoose: (section: string) => void;
};

/** What keeps the site from being published, each with the way to it. */
export const MissingParts = ({ errors, sections, onChoose }: Props) => {
  const notice = useRef<HTMLDivElement>(null);
  const all = Object.entries(errors);
  useEffect(() => {
    if (all.length > 0) notice.current?.focus();
  }, [all.length]);
  if (all.length === 0) return null;
  return (
    <div ref={notice} className="notice mb-4" data-variant="warning" role="alert" tabIndex={-1}>
      <p className="font-semibold">{texts.missing(all.length)}</p>
      <ul>
        {all.map(([field, message]) => {
          const section = sectionOf(sections, field);
          return (
            <li key={field}>
              {section && (
                <a
                  className="link"
                  href={`#${section.key}`}
                  onClick={(click) => {
                    click.preventDefault();
                    onChoose(section.key);
                  }}
                >
                  {section.label}
                </a>
              )}
              <span>:</span> <span>{message}</span>
            </li>
          );
        })}
      </ul>
    </div>
  );
};
