import { chartTexts as texts } from '#content/texts/admin-charts.ts';
import { dietLabels } from '#content/texts/diets.ts';
import { dietOfMember } from '#contract/diet-spellings.ts';
import type { AttendanceStats } from '#contract/statistics.ts';
import { CountTable } from './CountTable.tsx';

type Props = Pick<AttendanceStats, 'dietaryStats' | 'graveAllergies' | 'peopleStats'>;

/** What the kitchen needs to know: grave allergies by name, the rest in figures. */
export const DietTable = ({
  dietaryStats: diets,
  graveAllergies: severeAllergies,
  peopleStats: people,
}: Props) => (
  <div className="grid gap-4">
    {severeAllergies.length > 0 && (
      <section className="notice" data-variant="error" aria-labelledby="grave-allergies">
        <h3 id="grave-allergies" className="font-semibold">
          {texts.severeAllergies}
        </h3>
        <ul className="mt-1 grid gap-1">
          {severeAllergies.map((person) => {
            const { type, spec } = dietOfMember(person);
            return (
              <li key={person.id}>
                <strong>{person.name}</strong> (<span>{person.group_name}</span>):{' '}
                <span>{spec ?? dietLabels[type]}</span>
              </li>
            );
          })}
        </ul>
      </section>
    )}
    <CountTable
      title={texts.diets}
      hint={texts.dietsHint}
      heading={texts.dietColumn}
      variant="wheat"
      full={diets.reduce((sum, { count }) => sum + count, 0)}
      rows={diets.map(({ type, count }) => ({ label: texts.diet[type], count }))}
    />
    {hasOthers(people) && (
      <CountTable
        title={texts.profiles}
        hint={texts.dietsHint}
        heading={texts.profileColumn}
        variant="wheat"
        full={people.adult + people.child + people.infant}
        rows={(Object.keys(texts.profile) as (keyof typeof people)[]).map((kind) => ({
          label: texts.profile[kind],
          count: people[kind],
        }))}
      />
    )}
  </div>
);

/** Most weddings have adults alone, who need nothing. */
const hasOthers = ({ adult: _, ...rest }: Props['peopleStats']) =>
  Object.values(rest).some((count) => count > 0);
