import { useState } from 'react';
import { busTexts as texts, doorTexts } from '#content/texts/door.ts';
import type { DoorView } from '#contract/door.ts';
import { clockTime } from '#domain/time/wedding-time.ts';
import { Button } from '#islands/ui/Button.tsx';
import { NameOptions } from '#islands/ui/NameOptions.tsx';
import type { Door } from './door-client.ts';
import type { KnownPerson } from './known-people.ts';

type Props = { door: Door; stops: DoorView['events']; people: readonly KnownPerson[] };

/** Who gets on the bus, stop by stop: a driver calls the names out. */
export const BusList = ({ door, stops, people }: Props) => {
  const [selected, setSelected] = useState(0);
  const shown = stops.filter(({ id }) => selected === 0 || id === selected);

  const mark = (person: KnownPerson, boarded: boolean) =>
    void door.mark(person, boarded).then(door.sync);

  return (
    <>
      {stops.length > 1 && (
        <div className="field door-search">
          <label className="label" htmlFor="bus-stop">
            {texts.stop}
          </label>
          <select
            id="bus-stop"
            className="input"
            value={selected}
            onChange={({ target }) => setSelected(Number(target.value))}
          >
            <option value={0}>{texts.everyStop}</option>
            <NameOptions list={stops} />
          </select>
        </div>
      )}
      {shown.map(({ id, name }) => {
        const here = people.filter(({ eventId }) => eventId === id);
        const left = here.filter(({ at }) => at === null).length;
        return (
          <section key={id} aria-labelledby={`stop-${id}`}>
            <h2 className="door-subtitle" id={`stop-${id}`}>
              {name}
            </h2>
            <p className="door-detail" role="status">
              {here.length === 0 ? texts.none : texts.left(left)}
            </p>
            <ul className="door-people">
              {here.map((person) => (
                <Passenger
                  key={person.memberId}
                  person={person}
                  onMark={(boarded) => mark(person, boarded)}
                />
              ))}
            </ul>
          </section>
        );
      })}
    </>
  );
};

type PassengerProps = { person: KnownPerson; onMark: (boarded: boolean) => void };

const Passenger = ({ person: { name, groupName, at }, onMark }: PassengerProps) => (
  <li className="door-person" data-arrived={at !== null || undefined}>
    <div>
      <p className="door-name">{name}</p>
      <p className="door-detail">{groupName}</p>
      {at !== null && <p className="door-time">{texts.at(clockTime(new Date(at)))}</p>}
    </div>
    {at === null ? (
      <Button className="door-mark" aria-label={texts.markOf(name)} onClick={() => onMark(true)}>
        {texts.mark}
      </Button>
    ) : (
      <Button variant="text" aria-label={doorTexts.undoOf(name)} onClick={() => onMark(false)}>
        {doorTexts.undo}
      </Button>
    )}
  </li>
);
