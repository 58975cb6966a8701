import { useState } from 'react';
import { doorTexts as texts } from '#content/texts/door.ts';
import { bestMatches } from '#domain/search.ts';
import { Button } from '#islands/ui/Button.tsx';
import type { Door } from './door-client.ts';
import type { KnownPerson } from './known-people.ts';
import { PersonLine } from './PersonLine.tsx';
import { NotListedForm } from './SurpriseForms.tsx';

/** As many as fit on a phone. */
const shown = 8;
const fewFound = 4;

type Props = {
  door: Door;
  eventId: number;
  people: KnownPerson[];
  /** Those of the helper's other events too. */
  all: KnownPerson[];
};

/** Opens empty: no list for whoever looks over a shoulder. */
export const GuestSearch = ({ door, eventId, people, all }: Props) => {
  const [query, setQuery] = useState('');
  const [isAdding, setAdding] = useState(false);
  const [savedNote, setSavedNote] = useState('');
  const find = (some: KnownPerson[]) =>
    bestMatches(
      some.map((person) => ({ ...person, title: person.name, detail: person.groupName })),
      query,
      some.length,
    );
  const found = find(people);
  const own = new Set(people.map(({ memberId }) => memberId));
  const rest = new Map(
    all.filter(({ memberId }) => !own.has(memberId)).map((person) => [person.memberId, person]),
  );
  const elsewhere = find([...rest.values()]).slice(0, shown);

  const noteAndSync = (work: Promise<void>, note = '') => {
    setSavedNote(note);
    void work.then(door.sync);
  };

  return (
    <>
      <div className="field door-search">
        <label className="label" htmlFor="door-search">
          {texts.search}
        </label>
        <input
          id="door-search"
          className="input"
          type="search"
          autoComplete="off"
          autoCapitalize="words"
          enterKeyHint="search"
          spellCheck={false}
          value={query}
          onChange={({ target }) => {
            setQuery(target.value);
            setAdding(false);
            setSavedNote('');
          }}
        />
      </div>
      <p className="door-noted" role="status">
        {savedNote}
      </p>
      {query.trim() === '' ? (
        <p className="hint">{texts.searchHint}</p>
      ) : (
        <>
          {found.length === 0 && <p className="door-none">{texts.noOne(query.trim())}</p>}
          <ul className="door-people">
            {found.slice(0, shown).map((person) => (
              <PersonLine
                key={person.memberId}
                person={person}
                canReplace={found.length <= fewFound}
                onMark={(arrived) => {
                  noteAndSync(door.mark(person, arrived));
                  if (!arrived || !person.declined) return;
                  const { memberId } = person;
                  noteAndSync(door.report({ kind: 'declined', eventId, memberId }));
                }}
                onReplaced={(name) =>
                  noteAndSync(
                    door.report({ kind: 'instead_of', eventId, memberId: person.memberId, name }),
                    texts.savedNote(name),
                  )
                }
              />
            ))}
          </ul>
          {found.length > shown && <p className="hint">{texts.more(found.length - shown)}</p>}
          {elsewhere.length > 0 && (
            <section aria-labelledby="door-elsewhere">
              <h2 className="door-subtitle" id="door-elsewhere">
                {texts.elsewhere}
              </h2>
              <ul className="door-people">
                {elsewhere.map(({ memberId, name, groupName }) => (
                  <li key={memberId} className="door-person">
                    <div>
                      <p className="door-name">{name}</p>
                      <p className="door-detail">{groupName}</p>
                    </div>
                    <Button
                      variant="quiet"
                      aria-label={`${name}: ${texts.isAtOtherEvent}`}
                      onClick={() => {
                        noteAndSync(
                          door.report({ kind: 'other_event', eventId, memberId, name }),
                          texts.savedNote(name),
                        );
                        setQuery('');
                      }}
                    >
                      {texts.isAtOtherEvent}
                    </Button>
                  </li>
                ))}
              </ul>
            </section>
          )}
          {isAdding ? (
            <NotListedForm
              typed={query.trim()}
              onCancel={() => setAdding(false)}
              onSave={(surprise) => {
                noteAndSync(door.report({ ...surprise, eventId }), texts.savedNote(surprise.name));
                setAdding(false);
                setQuery('');
              }}
            />
          ) : (
            <Button variant="quiet" block onClick={() => setAdding(true)}>
              {texts.unlisted}
            </Button>
          )}
        </>
      )}
    </>
  );
};
