import { useId, useRef, useState } from 'react';
import type { HomeSection } from '#content/home-sections.ts';
import { optionLabels } from '#content/texts/admin-site-labels.ts';
import { siteTexts as texts } from '#content/texts/admin-site.ts';
import { type FieldProps, useForm } from './form-context.ts';
import { ListItem } from './ListItem.tsx';
import { moved, SortArea } from './SortArea.tsx';

/** The sections of the home page: all of them, in an order, and each may be hidden. */
export const SectionsInput = ({ path, value, label }: FieldProps<'list'>) => {
  const { change, failureAt } = useForm();
  const id = useId();
  const list = useRef<HTMLOListElement>(null);
  const [statusText, setStatusText] = useState('');
  const sections = (value ?? []) as readonly HomeSection[];
  const failure = failureAt(path);

  const move = (from: number, to: number) => {
    if (to < 0 || to >= sections.length || to === from) return;
    change(path, moved(sections, from, to));
    setStatusText(texts.moved(to + 1, sections.length));
    requestAnimationFrame(() =>
      list.current?.children[to]?.querySelector<HTMLElement>('[data-move]')?.focus(),
    );
  };

  return (
    <fieldset className="site-group">
      <legend>{label}</legend>
      <p className="hint">{texts.sectionsHint}</p>
      {failure && <p className="error">{failure}</p>}
      <SortArea ids={sections.map((_, at) => `${id}-${at}`)} onSort={move}>
        <ol ref={list} className="site-list">
          {sections.map((section, at) => (
            <ListItem
              key={section.id}
              id={`${id}-${at}`}
              at={at}
              count={sections.length}
              name={optionLabels[section.id] ?? section.id}
              isOpen={false}
              isPlain
              isHidden={section.hidden}
              onMove={(to) => move(at, to)}
              onHide={(hidden) => change([...path, at, 'hidden'], hidden)}
            >
              <p className="site-section-name">
                <span>{optionLabels[section.id]}</span>
                {section.hidden && <span className="badge">{texts.hiddenNow}</span>}
              </p>
            </ListItem>
          ))}
        </ol>
      </SortArea>
      <p className="sr-only" role="status">
        {statusText}
      </p>
    </fieldset>
  );
};
