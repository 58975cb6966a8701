import { ageGroupLabels, missingAge } from '#content/texts/profiles.ts';
import { type AgeGroup, ageGroups, agesOf } from '#domain/groups/profile.ts';

/** The options of a select of age groups. */
export const AgeGroupOptions = () =>
  ageGroups.map((one) => (
    <option key={one} value={one}>
      {ageGroupLabels[one]}
    </option>
  ));

/**
 * The options of a select of ages in years, empty where it is not known.
 * @param age the stored age: it is always among the options, even outside the range of its group
 */
export const AgeOptions = ({ ageGroup, age }: { ageGroup: AgeGroup; age: number | null }) => (
  <>
    <option value="">{missingAge}</option>
    {agesOf(ageGroup, age).map((one) => (
      <option key={one} value={one}>
        {one}
      </option>
    ))}
  </>
);
