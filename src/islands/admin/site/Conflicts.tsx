import { siteTexts as texts } from '#content/texts/admin-site.ts';
import { Button } from '#islands/ui/Button.tsx';
import { shownValue } from './SectionChanges.tsx';
import type { PartConflict } from './site-draft.ts';

type Props = {
  conflicts: readonly PartConflict[];
  /** What the field is called in the form. */
  nameOf: (conflict: PartConflict) => string;
  onResolve: (conflict: PartConflict, useStored: boolean) => void;
};

/** Where the other half of the couple stored something else than what was typed here. */
export const Conflicts = ({ conflicts, nameOf, onResolve }: Props) =>
  conflicts.length > 0 && (
    <div className="notice site-conflicts" data-variant="warning" role="alert">
      <p className="font-semibold">{texts.conflictTitle}</p>
      <p>{texts.conflictHint}</p>
      <ul>
        {conflicts.map((conflict) => {
          const label = nameOf(conflict);
          return (
            <li key={[conflict.part, ...conflict.path].join('.')}>
              <p className="font-semibold">{label}</p>
              <p className="wrap-anywhere">{`${texts.theirs}: ${shownValue(conflict.stored)}`}</p>
              <p className="wrap-anywhere">{`${texts.mine}: ${shownValue(conflict.typed)}`}</p>
              <Button variant="text" onClick={() => onResolve(conflict, true)}>
                {texts.acceptStored}
                <span className="sr-only">{` (${label})`}</span>
              </Button>
              <Button variant="text" onClick={() => onResolve(conflict, false)}>
                {texts.keepOwn}
                <span className="sr-only">{` (${label})`}</span>
              </Button>
            </li>
          );
        })}
      </ul>
    </div>
  );
