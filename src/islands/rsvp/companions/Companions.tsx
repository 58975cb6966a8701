import { useId, useRef } from 'react';

import { rsvp } from '#content/texts/rsvp.ts';
import type { GuestView, OwnMemberView } from '#contract/guest-groups.ts';
import { companionField, nameField, shownNameField } from '#contract/responding/form-fields.ts';
import { remainingCompanions } from '#domain/groups/companions.ts';
import type { Diet } from '#domain/responses/dietary.ts';
import { nameLimit } from '#domain/text-limits.ts';
import { Button } from '#islands/ui/Button.tsx';
import { Field } from '#islands/ui/Field.tsx';
import { useHydrated } from '#islands/ui/use-hydrated.ts';

import { type Diets, dietShown } from '../../responses/diets.ts';
import { goTo } from '../plain-form/controls.tsx';
import { DietarySelect } from '../DietarySelect.tsx';
import type { CompanionsState } from './use-companions.ts';

type Props = {
  guest: GuestView;
  members: OwnMemberView[];
  diets: Diets;
  onDiet: (memberId: number, diet: Diet) => void;
  companions: CompanionsState;
};

type Added = OwnMemberView & { companion_ref: number };

const texts = rsvp.companions;

/** Whom the group brings along, by name, or nobody. */
export const Companions = ({ guest, members, diets, onDiet, companions }: Props) => {
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const added = members.filter(({ is_companion }) => is_companion);
  const left = remainingCompanions(guest.extraPlaces, members);
  if (guest.extraPlaces === 0 && added.length === 0) return null;

  /** Whom the couple has added, the couple changes. */
  const isOpen = (member: OwnMemberView): member is Added =>
    !guest.companionsClosed && member.companion_ref !== null;
  const hint = () => {
    if (guest.companionsClosed) return texts.closed;
    return left > 0 ? texts.places(left) : texts.full;
  };
  const add = () => void companions.add({ needsName: true }).then(back);
  const back = (isDone: boolean) => {
    // Where the button was, there is nothing any more.
    if (isDone) requestAnimationFrame(() => (input.current ?? title.current)?.focus());
  };

  return (
    <section
      id="acompanantes"
      aria-labelledby={titleId}
      className="grid gap-4 border-t border-paper-edge pt-5"
    >
      <div>
        <h3 id={titleId} ref={title} tabIndex={-1} className="font-display text-lg outline-none">
          {texts.title}
        </h3>
        <p className="mt-1 text-muted">{hint()}</p>
      </div>
      {added.map((member) => (
        <div key={member.companion_ref ?? member.id} className="grid gap-2">
          {isOpen(member) && (
            <NameField
              member={member}
              typed={companions.names[member.companion_ref]}
              onType={(typed) => companions.rename(member.companion_ref, typed)}
            />
          )}
          <DietarySelect
            memberId={member.id}
            name={member.name}
            named={isOpen(member)}
            diet={dietShown(member, diets)}
            onChange={(diet) => onDiet(member.id, diet)}
          />
          {isOpen(member) && (
            <Button
              type="submit"
              {...goTo(`remove-${member.id}`)}
              variant="text"
              className="-mx-2 justify-self-start"
              aria-label={texts.removeOf(member.name)}
              onClick={() => void companions.remove(member.companion_ref).then(back)}
            >
              {texts.remove}
            </Button>
          )}
        </div>
      ))}
      {!guest.companionsClosed && left > 0 && (
        <div className="grid gap-3">
          <Field label={texts.name} hint={texts.hint} error={companions.error}>
            {(control) => (
              <input
                {...control}
                ref={input}
                name={companionField}
                onKeyDown={(pressed) => {
                  if (pressed.key !== 'Enter' || pressed.nativeEvent.isComposing) return;
                  pressed.preventDefault();
                  add();
                }}
                autoComplete="off"
                maxLength={nameLimit}
                value={companions.name}
                onChange={({ target }) => companions.setName(target.value)}
              />
            )}
          </Field>
          <Button type="submit" {...goTo('add')} variant="quiet" onClick={add}>
            {companions.adding ? texts.adding : texts.add}
          </Button>
        </div>
      )}
      {left === 0 && companions.error && <p role="alert">{companions.error}</p>}
    </section>
  );
};

type NameProps = { member: Added; typed: string | undefined; onType: (typed: string) => void };

/** Their name, to be corrected. */
const NameField = ({ member, typed, onType }: NameProps) => {
  const hydrated = useHydrated();
  const isMissing = typed?.trim() === '';
  return (
    <Field
      label={
        <>
          {texts.nameOf} <span className="sr-only">{rsvp.dietary.of(member.name)}</span>
        </>
      }
      error={isMissing && texts.missing}
    >
      {(control) => (
        <>
          {!hydrated && (
            <input type="hidden" name={shownNameField(member.id)} value={member.name} />
          )}
          <input
            {...control}
            name={nameField(member.id)}
            autoComplete="off"
            maxLength={nameLimit}
            value={typed ?? member.name}
            onChange={({ target }) => onType(target.value)}
          />
        </>
      )}
    </Field>
  );
};
