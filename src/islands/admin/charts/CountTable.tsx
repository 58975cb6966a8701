import { useId } from 'react';
import { chartTexts as texts } from '#content/texts/admin-charts.ts';
import { Bar } from './Bar.tsx';

type Props = {
  title: string;
  hint: string;
  /** Heading of the first column. */
  heading: string;
  variant: 'wheat' | 'yes';
  /** Number of people of a full bar. */
  full: number;
  rows: { label: string; count: number }[];
};

/** A bar chart as a table: screen readers get the figures. */
export const CountTable = ({ title, hint, heading, variant, full, rows }: Props) => {
  const titleId = useId();
  return (
    <section className="card" aria-labelledby={titleId}>
      <h2 className="subtitle" id={titleId}>
        {title}
      </h2>
      {full === 0 ? (
        <p className="mt-3 text-muted">{texts.noData}</p>
      ) : (
        <>
          <p className="mt-1 text-sm text-muted">{hint}</p>
          <table className="mt-2 w-full" aria-labelledby={titleId}>
            <thead className="sr-only">
              <tr>
                <th scope="col">{heading}</th>
                <th scope="col">{texts.people}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ label, count }) => (
                <tr key={label}>
                  <th
                    scope="row"
                    className="w-2/5 py-1.5 max-md:w-1/2 pr-3 text-left font-normal wrap-anywhere"
                  >
                    {label}
                  </th>
                  <td className="py-1.5">
                    <div className="grid grid-cols-[1fr_3rem] items-center">
                      <Bar total={full} parts={[{ variant, count }]} />
                      <span className="text-right font-semibold tabular-nums">{count}</span>
                    </div>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
    </section>
  );
};
