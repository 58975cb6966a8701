import { chartTexts as texts } from '#content/texts/admin-charts.ts';
import type { AttendanceStats } from '#contract/statistics.ts';
import { CountTable } from './CountTable.tsx';

/** What the kitchen needs to know. */
export const DietTable = ({ diets }: { diets: AttendanceStats['dietaryStats'] }) => (
  <CountTable
    title={texts.diets}
    hint={texts.dietsHint}
    heading={texts.dietColumn}
    tone="wheat"
    whole={diets.reduce((sum, { count }) => sum + count, 0)}
    rows={diets.map(({ type, count }) => ({ label: texts.diet[type], count }))}
  />
);
