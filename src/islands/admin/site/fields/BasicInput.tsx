import { useState } from 'react';
import { aboutLabel, optionLabels } from '#content/texts/admin-site-labels.ts';
import { siteTexts as texts } from '#content/texts/admin-site.ts';
import { isOnShareCard } from '#content/card-fields.ts';
import { unsupported } from '#domain/look/card-letters.ts';
import { Field, type ControlProps } from '#islands/ui/Field.tsx';
import { Button } from '#islands/ui/Button.tsx';
import { NameOptions } from '#islands/ui/NameOptions.tsx';
import { NamedCodeInput } from './NamedCodeInput.tsx';
import { type FieldPath, type FieldProps, useForm } from './form-context.ts';

type Kind = Exclude<FieldProps['field']['kind'], 'group' | 'list' | 'pair' | 'block' | 'photo'>;

/** Texts that take more than a line. */
const long =
  /^(text|intro|history|steps|tip|greeting|message|description|note|notes|detail|items|includes|early|address|beds|bathroom)$/u;

const isLong = (path: FieldPath) =>
  long.test(path.filter((step) => typeof step === 'string').at(-1)!);

const inputs: Partial<Record<Kind, object>> = {
  hour: { type: 'time' },
  day: { type: 'date', min: '1900-01-01', max: '2999-12-31' },
  email: { type: 'email', inputMode: 'email', autoCapitalize: 'none' },
  phone: { type: 'tel', inputMode: 'tel' },
  webAddress: { inputMode: 'url', autoCapitalize: 'none', spellCheck: false },
};

export const BasicInput = ({ field, path, value, label }: FieldProps<Kind>) => {
  const { change, failureAt, events, regions } = useForm();
  const set = (next: unknown) => change(path, next);
  const currencyNames = new Map(regions.currencies.map(({ code, name }) => [code, name]));
  const typed = typeof value === 'string' || typeof value === 'number' ? String(value) : '';

  if (field.kind === 'yesNo') {
    return (
      <label className="site-check">
        <input
          type="checkbox"
          checked={value === true}
          onChange={({ target }) => set(target.checked)}
        />
        <span>{label}</span>
      </label>
    );
  }

  const control = (props: ControlProps) => {
    if (path.join('.') === 'wedding.country') {
      return (
        <NamedCodeInput
          control={props}
          codes={regions.countries}
          value={typed || 'CL'}
          onChange={set}
        />
      );
    }
    if (path.join('.') === 'wedding.timeZone') {
      return <ZoneInput control={props} value={typed || 'America/Santiago'} onChange={set} />;
    }
    if (path.at(-1) === 'glampingEventId') {
      return (
        <select
          {...props}
          value={typed}
          onChange={({ target }) => set(target.value === '' ? null : Number(target.value))}
        >
          <option value="">{texts.none}</option>
          <NameOptions list={events} />
        </select>
      );
    }
    if (field.kind === 'choice') {
      return (
        <select
          {...props}
          value={typed || (field.byDefault ?? '')}
          onChange={({ target }) => set(target.value)}
        >
          {!typed && !field.byDefault && <option value="" />}
          {field.values.map((selection) => (
            <option key={selection} value={selection}>
              {optionLabels[selection] ?? currencyNames.get(selection) ?? selection}
            </option>
          ))}
        </select>
      );
    }
    if (field.kind === 'wholeNumber' || field.kind === 'decimal') {
      return <NumberInput control={props} value={value} onNumber={set} />;
    }
    const common = {
      ...props,
      value: typed,
      autoComplete: 'off',
      onChange: ({ target }: { target: { value: string } }) => set(target.value),
    };
    return isLong(path) ? (
      <textarea {...common} rows={2} />
    ) : (
      <input {...common} {...inputs[field.kind]} />
    );
  };

  return (
    <Field
      label={
        <>
          <span>{label}</span>
          {field.optional && <span className="site-optional"> ({texts.optional})</span>}
        </>
      }
      hint={[searchedHints[path.join('.')] ?? hintOf(field.about, label), cardHint(path, typed)]
        .filter(Boolean)
        .join(' ')}
      error={failureAt(path)}
    >
      {control}
    </Field>
  );
};

/** Hints of the fields that are searched by name; their schemas describe the code instead. */
const searchedHints: Record<string, string> = {
  'wedding.country': texts.countryHint,
  'wedding.timeZone': texts.zoneHint,
};

type ZoneProps = { control: ControlProps; value: string; onChange: (zone: string) => void };

/** The zone of all times; where it is none of the country's, those are proposed. */
const ZoneInput = ({ control, value, onChange }: ZoneProps) => {
  const { read, regions } = useForm();
  const country = read(['wedding', 'country']) || 'CL';
  const own = regions.zones.filter((zone) => zone.country === country);
  const isOther = own.every(({ code }) => code !== value);
  return (
    <>
      <NamedCodeInput control={control} codes={regions.zones} value={value} onChange={onChange} />
      {isOther && own.length < 5 && (
        <span className="site-proposals">
          {own.map(({ code, name }) => (
            <Button key={code} variant="text" onClick={() => onChange(code)}>
              {texts.useZone(name)}
            </Button>
          ))}
        </span>
      )}
    </>
  );
};

/** The card that chat apps show beside a link has the letters of a few faces alone. */
const cardHint = (path: FieldPath, typed: string): string | undefined => {
  const missing = isOnShareCard(path) ? unsupported(typed) : [];
  return missing.length > 0 ? texts.notOnCard(missing) : undefined;
};

/** The schema's own line as a sentence; undefined where it says no more than the label. */
export const hintOf = (about: string, label = ''): string | undefined =>
  about === '' || repeats(about, label) ? undefined : `${capitalised(about)}.`;

export const capitalised = (text: string): string =>
  `${text.slice(0, 1).toLocaleUpperCase('es')}${text.slice(1)}`;

/** 'el título del lugar' below 'Título', 'un tramo de la ruta' below 'Tramo 2', 'un nombre' below anything. */
const repeats = (about: string, label: string): boolean => {
  if (aboutLabel(about) === label) return true;
  const [noun, name] = [withoutArticle(about), withoutArticle(label.replace(/ \d+$/u, ''))];
  if (noun === name || /^una? \S+$/iu.test(about)) return true;
  return name !== '' && noun.startsWith(`${name} `) && !/[,:;]|\bcomo\b/u.test(noun);
};

const withoutArticle = (words: string): string =>
  words
    .toLocaleLowerCase('es')
    .trim()
    .replace(/^(?:el|la|los|las|un|una) /u, '');

type NumberProps = { control: ControlProps; value: unknown; onNumber: (value: unknown) => void };

/** Keeps what is typed as it is typed: '-35.' is on its way to a number. */
const NumberInput = ({ control, value, onNumber }: NumberProps) => {
  const shown = typeof value === 'number' || typeof value === 'string' ? String(value) : '';
  const [text, setText] = useState(shown);
  const isSame = numberIn(text) === (value ?? null);
  return (
    <input
      {...control}
      inputMode="decimal"
      autoComplete="off"
      value={isSame ? text : shown}
      onChange={({ target }) => {
        setText(target.value);
        onNumber(numberIn(target.value));
      }}
    />
  );
};

/** Null for nothing; what is no number stays text, for the server to say so. */
const numberIn = (text: string): number | string | null => {
  const trimmed = text.trim().replace(',', '.');
  if (trimmed === '') return null;
  const number = Number(trimmed);
  return Number.isFinite(number) ? number : text;
};
