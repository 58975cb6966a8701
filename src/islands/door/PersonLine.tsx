import { useState } from 'react';
import { doorTexts as texts } from '#content/texts/door.ts';
import { clockTime } from '#domain/time/wedding-time.ts';
import { Button } from '#islands/ui/Button.tsx';
import type { KnownPerson } from './known-people.ts';
import { ReplacementForm } from './SurpriseForms.tsx';

type Props = {
  person: KnownPerson;
  /** Few others are found: what is rare is offered as well. */
  canReplace: boolean;
  onMark: (arrived: boolean) => void;
  /** Somebody of that name came in their place. */
  onReplaced: (name: string) => void;
};

const timeOf = (at: number) => clockTime(new Date(at));

/** A guest whom the helper has found, and whether they have arrived. */
export const PersonLine = ({ person, canReplace, onMark, onReplaced }: Props) => {
  const { name, groupName, table, companion, declined, facts, at } = person;
  const [isReplacement, setReplacement] = useState(false);
  const hasArrived = at !== null;
  return (
    <li className="door-person" data-arrived={hasArrived || undefined}>
      <div>
        <p className="door-name">{name}</p>
        <p className="door-detail">
          {[groupName, table ?? texts.noTable, companion && texts.companion]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {hasArrived && <p className="door-time">{texts.at(timeOf(at))}</p>}
        {declined && !hasArrived && <p className="door-declined">{texts.declined}</p>}
        {facts.length > 1 && (
          <p className="door-detail">
            {facts
              .map((fact) => (fact.arrived ? texts.markedAt : texts.undoneAt)(timeOf(fact.at)))
              .join(' · ')}
          </p>
        )}
      </div>
      {hasArrived ? (
        <Button variant="text" aria-label={texts.undoOf(name)} onClick={() => onMark(false)}>
          {texts.undo}
        </Button>
      ) : (
        <Button className="door-mark" aria-label={texts.markOf(name)} onClick={() => onMark(true)}>
          {texts.mark}
        </Button>
      )}
      {!hasArrived && canReplace && !isReplacement && (
        <Button
          variant="text"
          className="door-replace"
          aria-label={texts.replacedOf(name)}
          onClick={() => setReplacement(true)}
        >
          {texts.replaced}
        </Button>
      )}
      {isReplacement && (
        <ReplacementForm
          of={name}
          onCancel={() => setReplacement(false)}
          onSave={(replacement) => {
            onReplaced(replacement);
            setReplacement(false);
          }}
        />
      )}
    </li>
  );
};
