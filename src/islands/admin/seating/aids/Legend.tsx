import { tablesTexts as texts } from '#content/texts/admin-tables.ts';

/** What the colours and the two kinds of occupancy mean. */
export const Legend = () => (
  <section
    className="flex flex-wrap gap-x-6 gap-y-1 text-sm text-ink-soft"
    aria-label={texts.legend}
  >
    <ul className="flex flex-wrap gap-x-4 gap-y-1">
      {(
        [
          ['yes', texts.confirmed],
          ['wheat', texts.silent],
          ['no', texts.over],
        ] as const
      ).map(([variant, label]) => (
        <li key={variant} className="flex items-center gap-1.5">
          <span className="legend-dot" data-variant={variant} aria-hidden="true" />
          <span>{label}</span>
        </li>
      ))}
    </ul>
    <p>{texts.realLegend}</p>
    <p>{texts.tentativeLegend}</p>
  </section>
);
