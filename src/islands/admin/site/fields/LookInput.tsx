import './look.css';

import coast from '#content/drawings/coast.svg?url';
import garden from '#content/drawings/garden.svg?url';
import valley from '#content/drawings/valley.svg?url';
import { optionLabels, labelOf } from '#content/texts/admin-site-labels.ts';
import { siteTexts as texts } from '#content/texts/admin-site.ts';
import { familiesOf } from '#domain/look/fonts.ts';
import { firstLook, type Look, type BackgroundName } from '#domain/look/look.ts';
import { palettes } from '#domain/look/palettes.ts';
import { type FieldPath, type FieldProps, useForm } from './form-context.ts';

const drawings: Record<BackgroundName, string> = { valley, coast, garden };

/** Palette, face and drawing, each chosen among small pictures of the couple's own invitation. */
export const LookInput = ({ field, path, value, label }: FieldProps<'group'>) => {
  const { read } = useForm();
  const look: Look = { ...firstLook, ...(value as Partial<Look> | undefined) };
  const hasPhoto = Boolean((read(['photos', 'hero']) as { photo?: string } | undefined)?.photo);
  return (
    <fieldset className="site-group">
      <legend>{label}</legend>
      {Object.entries(field.fields).map(
        ([name, inner]) =>
          inner.kind === 'choice' && (
            <Option
              key={name}
              name={name as keyof Look}
              values={inner.values}
              path={[...path, name]}
              look={look}
              hint={name === 'scene' && hasPhoto ? texts.behindPhoto : undefined}
            />
          ),
      )}
    </fieldset>
  );
};

type OptionProps = {
  name: keyof Look;
  values: string[];
  path: FieldPath;
  look: Look;
  hint: string | undefined;
};

const Option = ({ name, values, path, look, hint }: OptionProps) => {
  const { change, failureAt } = useForm();
  const failure = failureAt(path);
  return (
    <fieldset className="site-look">
      <legend className="label">{labelOf(path)}</legend>
      {hint && <p className="hint">{hint}</p>}
      {values.map((option) => (
        <label key={option}>
          <input
            type="radio"
            className="sr-only"
            name={path.join('.')}
            checked={look[name] === option}
            onChange={() => change(path, option)}
          />
          <SmallInvitation look={{ ...look, [name]: option }} isVisible={name === 'scene'} />
          <span>{optionLabels[option] ?? option}</span>
        </label>
      ))}
      {failure && <p className="error">{failure}</p>}
    </fieldset>
  );
};

/** Wider names are written smaller. */
const sizeOf = (name: string) => Math.min(25, 190 / Math.max(1, [...name].length));

const SmallInvitation = ({ look, isVisible }: { look: Look; isVisible: boolean }) => {
  const { read } = useForm();
  const palette = palettes[look.palette];
  const names = (read(['wedding', 'couple', 'names']) ?? []) as unknown[];
  const [first, second] = [0, 1].map((at) => String(names[at] ?? ''));
  const family = familiesOf(look.face).join();
  return (
    <svg viewBox="0 0 120 150" aria-hidden="true">
      <path fill={palette.paper} d="M0 0h120v150H0z" />
      {isVisible && (
        <image
          href={drawings[look.scene]}
          width="120"
          height="150"
          preserveAspectRatio="xMidYMax slice"
        />
      )}
      <g fill={palette.ink} fontFamily={family} textAnchor="middle">
        <text x="60" y="36" fontSize={sizeOf(first!)}>
          {first}
        </text>
        <text x="60" y="51" fontSize="12" fill={palette.accent}>
          &amp;
        </text>
        <text x="60" y="72" fontSize={sizeOf(second!)}>
          {second}
        </text>
      </g>
      {!isVisible && (
        <>
          <path stroke={palette['paper-edge']} d="M35 90h50" />
          <rect x="25" y="105" width="70" height="20" rx="2" fill={palette.accent} />
          <path stroke={palette['paper-light']} strokeWidth="2" d="M38 115h44" />
        </>
      )}
    </svg>
  );
};
