import { useState } from 'react';
import { historyTexts as texts } from '#content/texts/admin-history.ts';
import type { HistoryQuery, HistoryLine } from '#contract/history.ts';
import { Button } from '#islands/ui/Button.tsx';
import { Controls } from '#islands/ui/Controls.tsx';
import { Field } from '#islands/ui/Field.tsx';
import { HistoryResults } from './HistoryResults.tsx';
import { useHistory } from './use-history.ts';

type Filter = Record<'group' | 'subject' | 'actor', string>;

const noFilter: Filter = { group: '', subject: '', actor: '' };

const queryOf = (filter: Filter) =>
  Object.fromEntries(
    Object.entries(filter).flatMap(([name, value]) => (value.trim() ? [[name, value.trim()]] : [])),
  ) as HistoryQuery;

const choices = (options: Record<string, string>) =>
  Object.entries(options).map(([value, label]) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));

/** Everything that was changed, found by group, by what and by whom. */
export const Changes = ({ first, now }: { first: HistoryLine[] | null; now: Date }) => {
  const [filter, setFilter] = useState(noFilter);
  const query = queryOf(filter);
  const history = useHistory(query, first);
  const bind = (name: keyof Filter) => ({
    value: filter[name],
    onChange: ({ target }: { target: { value: string } }) =>
      setFilter((before) => ({ ...before, [name]: target.value })),
  });
  return (
    <>
      <search aria-label={texts.filters}>
        <Controls className="grid grid-cols-2 items-end gap-x-4 gap-y-3 md:grid-cols-[1fr_1fr_1fr_auto]">
          <Field label={texts.byGroup} className="max-md:col-span-2">
            {(control) => (
              <input {...control} type="search" autoComplete="off" {...bind('group')} />
            )}
          </Field>
          <Field label={texts.bySubject}>
            {(control) => (
              <select {...control} {...bind('subject')}>
                <option value="">{texts.everything}</option>
                {choices(texts.subjects)}
              </select>
            )}
          </Field>
          <Field label={texts.byActor}>
            {(control) => (
              <select {...control} {...bind('actor')}>
                <option value="">{texts.allPeople}</option>
                {choices(texts.actors)}
              </select>
            )}
          </Field>
          <Button
            variant="quiet"
            className="max-md:col-span-2"
            aria-disabled={history.loading}
            onClick={() => !history.loading && history.reload()}
          >
            {texts.refresh}
          </Button>
        </Controls>
      </search>
      <div className="card mt-4">
        <HistoryResults
          history={history}
          now={now}
          empty={Object.keys(query).length === 0 ? texts.empty : texts.noMatch}
        />
      </div>
    </>
  );
};
