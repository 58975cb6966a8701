import { useId } from 'react';
import { guestImportTexts as texts } from '#content/texts/admin-guest-import.ts';
import { locationText } from '#content/texts/guest-import-notes.ts';
import type { ImportColumn, ImportPreview } from '#contract/guest-list/guest-import.ts';
import { groupColumns } from '#domain/groups/group-fields.ts';
import { sheetFields, type SheetField } from '#domain/texts/column-titles.ts';
import type { ColumnUse } from '#domain/guest-list/columns.ts';
import type { TextEncoding } from '#domain/guest-list/sheet.ts';
import { Field } from '#islands/ui/Field.tsx';
import { Notice } from '#islands/ui/Notice.tsx';
import { type ParseOptions, usesIn, withUse } from './import-state.ts';

type Props = {
  preview: ImportPreview;
  parseOptions: ParseOptions;
  onRead: (parseOptions: ParseOptions) => void;
};

const inQuotes = (name: string) => `«${name}»`;

const groupFields: readonly SheetField[] = [...groupColumns, 'places'];
const personFields = sheetFields.filter((field) => !groupFields.includes(field));

/** The proposed meaning of each column, which the couple can change. */
export const ColumnOptions = ({ preview, parseOptions, onRead }: Props) => {
  const id = useId();
  const { columns, sheets, hiddenSheets, readings, firstRows } = preview;
  const { sheet, header, split } = { ...preview, ...parseOptions };
  const uses = usesIn(preview, parseOptions);
  const unused = columns.flatMap(({ name, title, examples }, at) =>
    uses[at] === '' && examples.length > 0 ? [locationText(name, title)] : [],
  );
  const otherSheets = sheets.flatMap((name, at) =>
    at === sheet ? [] : [inQuotes(name || texts.unnamedSheet(at))],
  );
  // Another sheet or other titles have other columns.
  const { columns: _, ...withoutColumns } = parseOptions;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="subtitle">
        {texts.columnsTitle}
      </h2>
      <p className="text-muted">{texts.columnsAbout}</p>
      <div className="mt-3 grid gap-x-4 gap-y-3 md:grid-cols-3">
        {sheets.length > 1 && (
          <Field label={texts.sheet}>
            {(control) => (
              <select
                {...control}
                value={sheet}
                onChange={({ target }) => onRead({ sheet: Number(target.value) })}
              >
                {sheets.map((name, at) => (
                  <option key={at} value={at}>
                    {name || texts.unnamedSheet(at)}
                  </option>
                ))}
              </select>
            )}
          </Field>
        )}
        {readings.length > 0 && (
          <Field label={texts.encoding} hint={texts.encodingHint}>
            {(control) => (
              <select
                {...control}
                value={parseOptions.encoding ?? readings[0]!.encoding}
                onChange={({ target }) =>
                  onRead({ ...parseOptions, encoding: target.value as TextEncoding })
                }
              >
                {readings.map(({ encoding, examples }) => (
                  <option key={encoding} value={encoding}>
                    {examples.join(' · ')}
                  </option>
                ))}
              </select>
            )}
          </Field>
        )}
        <Field label={texts.header}>
          {(control) => (
            <select
              {...control}
              value={header}
              onChange={({ target }) => onRead({ ...withoutColumns, header: Number(target.value) })}
            >
              <option value={0}>{texts.noHeader}</option>
              {firstRows.map(({ number, text }) => (
                <option key={number} value={number}>
                  {texts.headerRow(number, text)}
                </option>
              ))}
            </select>
          )}
        </Field>
        <label className="flex min-h-11 items-center gap-2 self-end">
          <input
            className="check"
            type="checkbox"
            checked={split}
            onChange={({ target }) => onRead({ ...parseOptions, split: target.checked })}
          />
          {texts.split}
        </label>
      </div>
      <ul className="column-list">
        {columns.map((column, at) => (
          <li key={column.name}>
            <ColumnOption
              column={column}
              use={uses[at] ?? ''}
              events={preview.events}
              onChoose={(use) => onRead({ ...parseOptions, columns: withUse(uses, at, use) })}
            />
          </li>
        ))}
      </ul>
      {otherSheets.length > 0 && <Notice>{texts.otherSheets(otherSheets)}</Notice>}
      {hiddenSheets.length > 0 && (
        <Notice variant="warning">{texts.hiddenSheets(hiddenSheets.map(inQuotes))}</Notice>
      )}
      {unused.length > 0 && <Notice>{texts.skippedColumns(unused)}</Notice>}
      {!uses.includes('member') && <Notice variant="warning">{texts.missingNames}</Notice>}
      {uses.includes('member') && !uses.includes('group') && <Notice>{texts.noGroups}</Notice>}
    </section>
  );
};

type ColumnProps = {
  column: ImportColumn;
  use: ColumnUse;
  events: ImportPreview['events'];
  onChoose: (use: ColumnUse) => void;
};

const ColumnOption = ({
  column: { name, title, examples },
  use,
  events,
  onChoose,
}: ColumnProps) => (
  <Field
    label={texts.columnUse(name, title)}
    hint={examples.length > 0 ? examples.join(' · ') : texts.noSamples}
    className="column-choice"
  >
    {(control) => (
      <select
        {...control}
        value={use}
        data-unused={use === '' || undefined}
        onChange={({ target }) => onChoose(target.value as ColumnUse)}
      >
        <option value="">{texts.unused}</option>
        <optgroup label={texts.ofGroup}>
          {groupFields.map((field) => (
            <option key={field} value={field}>
              {texts.fields[field]}
            </option>
          ))}
        </optgroup>
        <optgroup label={texts.ofPerson}>
          {personFields.map((field) => (
            <option key={field} value={field}>
              {texts.fields[field]}
            </option>
          ))}
        </optgroup>
        {events.length > 0 && (
          <optgroup label={texts.ofEvents}>
            {events.map((event) => (
              <option key={event.id} value={`event-${event.id}`}>
                {event.name}
              </option>
            ))}
          </optgroup>
        )}
      </select>
    )}
  </Field>
);
